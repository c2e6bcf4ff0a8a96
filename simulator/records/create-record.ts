import type { CallContext } from '../call';
import type { Computed, SchemaName, Shown } from '../schema-types';
import { RESOURCES, type Records, type Resource, type SchemaOf } from '../store/resources';
import type { Memory, StoredRecord } from '../store/table';

/** What must be given of a new object: everything that only a handler can compute; what was sent besides. */
export type New<Name extends SchemaName> = Computed<Name> & Partial<Shown<Name>>;

/**
 * Stores a new record of the caller's account: the empty object of its component, the defaults of the create request,
 * then `value`.
 */
export function createRecord<R extends Resource>(
  call: CallContext,
  resource: R,
  value: New<SchemaOf<R>> & { id: Records[R]['id'] },
  memory: Memory = {},
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

/** An object of the component `schema`: what was given, and what a response holds when nothing was sent. */
export function fillIn<Name extends SchemaName>(
  call: CallContext,
  schema: Name,
  value: New<Name>,
): Shown<Name> {
  return { ...defaultObject(call, schema), ...value } as Shown<Name>;
}

/** Defaults, null and empty lists, by the description. That nothing else is missing, only tests can prove. */
function defaultObject({ contract }: CallContext, schema: SchemaName): object {
  const object = contract.defaultObjects[schema];
  if (object === undefined) throw new Error(`The contract holds no object schema ${schema}.`);
  return structuredClone(object);
}
