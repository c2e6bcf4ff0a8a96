import type { EntityName } from '../entities';
import type { Fields } from '../field';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** An operation. Its `id` is our name for it, all else is specified. */
export interface Operation {
  method: Method;
  path: string;
  id: string;
  query?: Fields;
  /** The values of `{id}`, where they are listed. */
  ids?: readonly string[];
  /** Entities of which a request may hold the fields. */
  takes?: readonly EntityName[];
  /** Entity of the response to one record, or the entity of a list in brackets. */
  returns?: EntityName | readonly [EntityName];
}
