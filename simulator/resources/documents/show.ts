import type { Json, JsonObject } from '#core/json/json';
import type { Call } from '../../call';
import type { StoredRecord } from '../../store/table';
import { objectOf } from '../fields';

/** A document as a response holds it: with its contact and its evidence as they are now. */
export function showDocument({ store }: Call, { value }: StoredRecord): JsonObject {
  const current = (resource: string, member: Json | undefined): Json => {
    const id = objectOf(member)?.id;
    const record = typeof id === 'number' ? store.table(resource).get(id) : undefined;
    return record?.value ?? member ?? null;
  };
  const shown: JsonObject = { ...value, contact: current('contacts', value.contact) };
  if ('evidence' in value) shown.evidence = current('evidence', value.evidence);
  return shown;
}
