import { objectOf, textOf } from '#core/json/read';
import type { SearchSection } from '#core/search/create-records';
import { createClaimId } from '../../model/addresses/anchors';
import { listCommonErrors } from '../../model/api/common-errors';
import { isError } from '../../model/api/is-error';
import type { WordingContext } from '../../model/wording/wording-context';
import { listResponseFields, titleOfStatus } from './bodies';
import { groupOf } from './groups';
import { plainText } from '#core/text/plain-text';

/** Every error status once, with its general meaning, and the fields of what every operation returns. */
export function listErrors(context: WordingContext): SearchSection[] {
  const { operations, extensions } = context.model;
  const meanings = objectOf(extensions['error-statuses']);
  const statuses = new Map<string, string | undefined>();
  for (const { responses } of operations)
    for (const response of responses.filter((candidate) => isError(candidate, responses))) {
      const { status, description } = response;
      if (!statuses.has(status)) statuses.set(status, textOf(meanings[status]) ?? description);
    }
  const records = [...statuses]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([status, meaning]): SearchSection => ({
      kind: 'error',
      titles: [groupOf('Errors', context), titleOfStatus(status)],
      content: plainText(meaning),
      url: `${context.addresses.errors}#${status}`,
    }));
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
