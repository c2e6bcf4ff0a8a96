import { getOrInsertComputed } from '#core/collections/get-or-insert-computed';
import type { ErrorReasonData } from '#core/contracts/page-data';
import type { Example, Operation, Response } from '../../model/api-model';
import type { PageContext } from '../page-context';
import { omitEmpty } from '../omit-empty';

/** The number of reasons listed per status; more would not help readers. */
const MAX_REASONS = 24;

/** If more operations than these share a reason, their number is shown: the page lists the operations once. */
const MAX_LINKS = 4;

interface Reason {
  name: string;
  code: string;
  operations: Operation[];
}

/**
 * Lists the reasons for an error status according to the examples of its bodies, each with the operations that return it.
 * Undefined if there is only one reason, or if an example has no summary.
 *
 * @param returned the responses with that status, each with its operation.
 */
export function listErrorReasons(
  returned: readonly { response: Response; operation: Operation }[],
  context: PageContext,
): ErrorReasonData[] | undefined {
  const reasons = new Map<string, Reason>();
  for (const { response, operation } of returned) {
    for (const { summary, value } of examplesOf(response)) {
      if (summary === undefined) return undefined;
      const code = JSON.stringify(value);
      const reason = getOrInsertComputed(reasons, code, () => ({ name: summary, code, operations: [] }));
      reason.operations.push(operation);
    }
  }
  if (reasons.size < 2) return undefined;
  return omitEmpty([...reasons.values()].slice(0, MAX_REASONS).map((reason) => describe(reason, context)));
}

function examplesOf({ content }: Response): Example[] {
  return content.flatMap(({ examples }) => examples.filter(({ isSample }) => !isSample));
}

function describe({ name, code, operations }: Reason, context: PageContext): ErrorReasonData {
  return {
    name,
    code,
    ...(operations.length === context.model.operations.length
      ? { everyOperation: true as const }
      : operations.length > MAX_LINKS
        ? { count: operations.length }
        : { operations: operations.map(context.linkToOperation) }),
  };
}
