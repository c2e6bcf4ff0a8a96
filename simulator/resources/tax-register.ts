import type { CallContext } from '../call';
import { listRecords } from '../records/records';
import { accountOf } from '../store/account';
import type { Registration } from '../tax/registration';

/** Registrations of the caller's account: its tax IDs, and its `local_tax_id` at home (G-API-117). */
export function readRegistrations(call: CallContext): Registration[] {
  return [...byTaxIds(call), ...atHome(call)];
}

function byTaxIds(call: CallContext): Registration[] {
  return listRecords(call, 'tax_ids').map(({ value }) => ({
    jurisdiction: value.jurisdiction,
    validFrom: value.valid_from,
    validUntil: value.valid_until,
  }));
}

function atHome({ store, access }: CallContext): Registration[] {
  const account = store.table('accounts').get(access.accountId)?.value;
  if ((account?.local_tax_id ?? null) === null) return [];
  const { country } = accountOf(store, access.accountId);
  return [{ jurisdiction: { country, region: null }, validFrom: '', validUntil: null }];
}
