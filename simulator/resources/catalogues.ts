import type { CallContext, Handlers } from '../call';
import { Refusal } from '../refusal';
import type { Records } from '../store/resources';

// Catalogs do not belong to an account and are returned in full, in the order of the description.

type Catalogue = 'jurisdictions' | 'tax_codes';

/** The entries of a catalog. */
function entriesOf<C extends Catalogue>({ store }: CallContext, catalogue: C): Records[C][] {
  return store
    .table(catalogue)
    .entries()
    .map(({ value }) => value);
}

function entryOf<C extends Catalogue>(
  { store, path }: CallContext & { path: { id: Records[C]['id'] } },
  catalogue: C,
): Records[C] {
  const found = store.table(catalogue).get(path.id);
  if (found === undefined) throw new Refusal(404);
  return found.value;
}

export const taxCodes = {
  listTaxCodes: (call) => entriesOf(call, 'tax_codes'),
  getTaxCode: (call) => entryOf(call, 'tax_codes'),
} satisfies Partial<Handlers>;

export const jurisdictions = {
  listJurisdictions: (call) => {
    const { country, region } = call.query;
    return entriesOf(call, 'jurisdictions').filter(
      (jurisdiction) =>
        (country === undefined || jurisdiction.country === country) &&
        (region === undefined || jurisdiction.region === region),
    );
  },
  getJurisdiction: (call) => entryOf(call, 'jurisdictions'),
} satisfies Partial<Handlers>;
