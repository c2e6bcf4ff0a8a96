import type { ApiModel, Operation } from '../../model/api/api-model';
import { withIdsOf } from '../../model/api/tags';

const VERBS = ['list', 'create', 'get', 'update', 'delete'];

/**
 * Returns the model with the operations of each tag sorted by the first word of their ids: list, create, get, update, delete, then
 * the others.
 */
export function inCrudOrder(model: ApiModel): ApiModel {
  const operations = model.tags.flatMap(({ name }) =>
    model.operations.filter(({ tag }) => tag === name).toSorted((one, other) => rankOf(one) - rankOf(other)),
  );
  return { ...model, operations, tags: withIdsOf(model.tags, operations) };
}

function rankOf({ id }: Operation): number {
  const rank = VERBS.findIndex((verb) => new RegExp(`^${verb}([A-Z_-]|$)`).test(id));
  return rank === -1 ? VERBS.length : rank;
}
