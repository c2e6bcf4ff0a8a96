import { isError } from '../../model/api/is-error';
import { statusName } from '#core/http/status-names';
import type { Facts, StatusFact } from '#core/contracts/facts';
import { objectOf, textOf } from '#core/json/read';
import type { WordingContext } from '../../model/wording/wording-context';
import { sortByKey } from './sort-by-key';

/**
 * Every status that an operation returns. The general meaning of an error comes from the root extension
 * `x-error-statuses`, or else by the first response that has it.
 */
export function buildStatusFacts({ model, addresses }: WordingContext): Facts['statuses'] {
  const { operations, extensions } = model;
  const meanings = objectOf(extensions['error-statuses']);
  const statuses = new Map<string, StatusFact>();
  for (const { responses } of operations) {
    for (const response of responses) {
      const known = statuses.get(response.status);
      const { status, description } = response;
      if (isError(response, responses)) {
        const href = `${addresses.errors}#${status}`;
        statuses.set(status, {
          name: statusName(status),
          description: known?.description ?? textOf(meanings[status]) ?? description,
          href,
        });
      } else if (!known) {
        statuses.set(status, { name: statusName(status) });
      }
    }
  }
  return sortByKey(statuses);
}
