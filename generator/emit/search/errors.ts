import { getOrInsertComputed } from '#core/collections/get-or-insert-computed';
import { objectOf, textOf } from '#core/json/read';
import type { SearchSection } from '#core/search/create-records';
import { createClaimId } from '../../model/addresses/anchors';
import type { Response } from '../../model/api/api-model';
import { listCommonErrors } from '../../model/api/common-errors';
import { messagesOf } from '../../model/api/error-messages';
import { isError } from '../../model/api/is-error';
import type { WordingContext } from '../../model/wording/wording-context';
import { listResponseFields, titleOfStatus } from './bodies';
import { groupOf } from './groups';
import { plainText } from '#core/text/plain-text';

/** An error status: its general meaning, and what the examples of its bodies say. */
interface Status {
  meaning: string | undefined;
  messages: Set<string>;
}

/** Every error status once, with its general meaning and its messages, and the fields of what every operation returns. */
export function listErrors(context: WordingContext): SearchSection[] {
  const { operations, extensions } = context.model;
  const meanings = objectOf(extensions['error-statuses']);
  const statuses = new Map<string, Status>();
  for (const { responses } of operations)
    for (const response of responses.filter((candidate) => isError(candidate, responses))) {
      const { status, description } = response;
      const { messages } = getOrInsertComputed(statuses, status, () => ({
        meaning: textOf(meanings[status]) ?? description,
        messages: new Set<string>(),
      }));
      for (const message of listMessages(response)) messages.add(message);
    }
  const records = [...statuses]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([status, known]) => describeStatus(status, known, context));
  const place = {
    titles: [groupOf('Errors', context)],
    page: context.addresses.errors,
    claimId: createClaimId(),
  };
  return [
    ...records,
    ...listCommonErrors(context.model).flatMap((response) => listResponseFields(response, place, context)),
  ];
}

function describeStatus(
  status: string,
  { meaning, messages }: Status,
  context: WordingContext,
): SearchSection {
  return {
    kind: 'error',
    titles: [groupOf('Errors', context), titleOfStatus(status)],
    content: plainText(meaning),
    url: `${context.addresses.errors}#${status}`,
    cells: [...messages].join('\n'),
  };
}

function listMessages({ content }: Response): string[] {
  return content.flatMap(({ examples }) =>
    examples.filter(({ isSample }) => !isSample).flatMap(({ value }) => messagesOf(value)),
  );
}
