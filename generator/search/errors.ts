import { responseTitle } from '#core/http/response-title';
import { statusName } from '#core/http/status-names';
import { objectOf, textOf } from '#core/json/read';
import type { SearchSection } from '#core/search/create-records';
import { ERRORS_URL } from '../addresses/urls';
import type { ApiModel } from '../model/api-model';
import { isError } from '../model/is-error';
import { groupOf } from './groups';
import { plainText } from '../wording/plain-text';

/** Every error status once, with its general meaning. */
export function listErrors({ operations, extensions }: ApiModel): SearchSection[] {
  const meanings = objectOf(extensions['error-statuses']);
  const statuses = new Map<string, string | undefined>();
  for (const { responses } of operations)
    for (const response of responses.filter((candidate) => isError(candidate, responses))) {
      const { status, description } = response;
      if (!statuses.has(status)) statuses.set(status, textOf(meanings[status]) ?? description);
    }
  return [...statuses]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([status, meaning]) => ({
      kind: 'error',
      titles: [groupOf('Errors'), responseTitle({ status, name: statusName(status) })],
      content: plainText(meaning),
      url: `${ERRORS_URL}#${status}`,
    }));
}
