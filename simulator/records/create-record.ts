import type { CallContext } from '../call';
import type { Computed, SchemaName, ResponseOf } from '../schema-types';
import { RESOURCES, type Records, type Resource, type SchemaOf } from '../store/resources';
import type { HiddenState, StoredRecord } from '../store/table';

/** Input for a new object: everything that only a handler can compute, and optionally the sent fields. */
export type New<Name extends SchemaName> = Computed<Name> & Partial<ResponseOf<Name>>;

/**
 * Stores a new record of the caller's account: the empty object of its component, the defaults of the create request,
 * then `value`.
 */
export function createRecord<R extends Resource>(
  call: CallContext,
  resource: R,
  value: New<SchemaOf<R>> & { id: Records[R]['id'] },
  memory: HiddenState = {},
): StoredRecord<Records[R]> {
  const { schema, form = schema }: { schema: SchemaName; form?: SchemaName } = RESOURCES[resource];
  const whole = Object.assign(
    // equivalent mutants (dropped-member): the id is a member of the value too; here it comes first
    { id: value.id },
    defaultObject(call, schema),
    defaultObject(call, form),
    value,
  ) as Records[R];
  return call.store
    .table(resource)
    .put({ id: value.id, value: whole, accountId: call.access.accountId, memory });
}

/** Builds an object of the component `schema` from `value` and the defaults of responses. */
export function applyDefaults<Name extends SchemaName>(
  call: CallContext,
  schema: Name,
  value: New<Name>,
): ResponseOf<Name> {
  return { ...defaultObject(call, schema), ...value } as ResponseOf<Name>;
}

/** Defaults, null and empty lists, as described. Only tests can prove that nothing else is missing. */
function defaultObject({ contract }: CallContext, schema: SchemaName): object {
  const object = contract.defaultObjects[schema];
  if (object === undefined) throw new Error(`The contract holds no object schema ${schema}.`);
  return structuredClone(object);
}
