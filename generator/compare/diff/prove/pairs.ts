import type { Operation } from '../../../model/api/api-model';
import { erasePath, hasMoved } from '../calls/call';
import type { Side } from '../side';

/** An operation or event of the base, and what it is in the head. */
export interface Pair {
  before: Operation;
  after?: Operation;
  isEvent: boolean;
}

/** Finds a pair by its operationId, or by the name of the event. */
export function createPairs(base: Side, head: Side): (affected: string) => Pair | undefined {
  const addressOf = ({ method, path }: Operation): string => `${method} ${erasePath(path)}`;
  const byAddress = new Map(head.model.operations.map((one) => [addressOf(one), one]));
  const operations = new Map(base.model.operations.map((one) => [one.id, one]));
  const [before, after] = [base, head].map(
    ({ model }) => new Map(model.webhooks.map((one) => [one.event, one])),
  );
  return (affected) => {
    const operation = operations.get(affected);
    const event = before!.get(affected);
    if (operation) {
      const now =
        byAddress.get(addressOf(operation)) ??
        head.model.operations.find((after) => hasMoved({ before: operation, after })) ??
        head.model.operations.find(({ id }) => id === affected);
      return { before: operation, after: now, isEvent: false };
    }
    return event && { before: event, after: after!.get(affected), isEvent: true };
  };
}
