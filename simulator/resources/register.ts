import type { JsonObject } from '#core/json/json';
import type { Call } from '../call';
import { accountOf } from '../store/account';
import type { Jurisdiction, Register, Registration } from '../tax/registration';
import { objectOf, textOf } from './fields';
import { listRecords } from './records';

/** Where the caller's account is registered: by its tax IDs, and at home by its `local_tax_id` (G-API-117). */
export function registerOf(call: Call): Register {
  const { store, access } = call;
  const catalogue = (store.seed.records.jurisdictions ?? []).map(({ value }) => jurisdictionOf(value));
  return {
    registrations: [...taxIds(call), ...atHome(store.table('accounts').get(access.accountId)?.value, call)],
    catalogue,
  };
}

function taxIds(call: Call): Registration[] {
  return listRecords(call, 'tax_ids').map(({ value }) => ({
    jurisdiction: jurisdictionOf(objectOf(value.jurisdiction) ?? {}),
    validFrom: textOf(value.valid_from) ?? '',
    validUntil: textOf(value.valid_until),
  }));
}

function atHome(account: JsonObject | undefined, { store, access }: Call): Registration[] {
  if (textOf(account?.local_tax_id) === null) return [];
  const { country } = accountOf(store, access.accountId);
  return [{ jurisdiction: { country, region: null }, validFrom: '', validUntil: null }];
}

function jurisdictionOf({ country, region }: JsonObject): Jurisdiction {
  return { country: textOf(country) ?? '', region: textOf(region) };
}
