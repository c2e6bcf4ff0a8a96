import type { JsonObject } from '#core/json/json';
import type { Handlers } from '../call';
import { Refusal, type Call } from '../call';

// Catalogues belong to no account and are returned whole, in the order of the description.

function entries({ store }: Call, resource: string): JsonObject[] {
  return (store.seed.records[resource] ?? []).map(({ value }) => value);
}

function entry(call: Call, resource: string): JsonObject {
  const found = entries(call, resource).find(({ id }) => id === call.path.id);
  if (found === undefined) throw new Refusal(404);
  return found;
}

export const taxCodes: Handlers = {
  listTaxCodes: (call) => entries(call, 'tax_codes'),
  getTaxCode: (call) => entry(call, 'tax_codes'),
};

export const jurisdictions: Handlers = {
  listJurisdictions: (call) => {
    const { country, region } = call.query;
    return entries(call, 'jurisdictions').filter(
      (jurisdiction) =>
        (country === undefined || jurisdiction.country === country) &&
        (region === undefined || jurisdiction.region === region),
    );
  },
  getJurisdiction: (call) => entry(call, 'jurisdictions'),
};
