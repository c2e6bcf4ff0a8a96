import { getOrInsertComputed } from '#core/collections/get-or-insert-computed';
import type { Json } from '#core/json/json';
import type { ErrorReasonData, ReproductionData } from '#core/contracts/page-data';
import type { Example, Operation, Response } from '../../../model/api/api-model';
import type { PageContext } from '../page-context';
import { omitEmpty } from '../omit-empty';
import { messagesOf } from '../../../model/api/error-messages';

/** The number of reasons listed per status; more would not help readers. */
const MAX_REASONS = 24;

/** If more operations than these share a reason, their number is shown: the page lists the operations once. */
const MAX_LINKS = 4;

interface Reason {
  name: string;
  value: Json;
  operations: Operation[];
}

/**
 * Lists the reasons for an error status according to the examples of its bodies, each with the operations that return it and the
 * calls that cause it. Undefined if there is only one reason, or if an example has no summary.
 *
 * @param returned the responses with that status, each with its operation.
 * @param calls all calls that cause the status, each with its response.
 */
export function listErrorReasons(
  returned: readonly { response: Response; operation: Operation }[],
  calls: readonly ReproductionData[],
  context: PageContext,
): ErrorReasonData[] | undefined {
  const reasons = new Map<string, Reason>();
  for (const { response, operation } of returned) {
    for (const { summary, value } of examplesOf(response)) {
      if (summary === undefined) return undefined;
      const code = JSON.stringify(value);
      const reason = getOrInsertComputed(reasons, code, () => ({ name: summary, value, operations: [] }));
      reason.operations.push(operation);
    }
  }
  if (reasons.size < 2) return undefined;
  const shown = [...reasons.values()].slice(0, MAX_REASONS);
  return omitEmpty(shown.map((reason) => describe(reason, calls, context)));
}

function examplesOf({ content }: Response): Example[] {
  return content.flatMap(({ examples }) => examples.filter(({ isSample }) => !isSample));
}

/** Whether a call returns the body of this reason. */
function isCallOf(value: Json, { response }: ReproductionData): boolean {
  return response === JSON.stringify(value, null, 2);
}

function describe(
  { name, value, operations }: Reason,
  calls: readonly ReproductionData[],
  context: PageContext,
): ErrorReasonData {
  return {
    name,
    messages: messagesOf(value),
    reproduce: omitEmpty(calls.filter((call) => isCallOf(value, call))),
    ...(operations.length === context.model.operations.length
      ? { everyOperation: true as const }
      : operations.length > MAX_LINKS
        ? { count: operations.length }
        : { operations: operations.map(context.linkToOperation) }),
  };
}
