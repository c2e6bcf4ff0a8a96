import { isObject, type Json } from '#core/json/json';
import { locationsIn, asText } from './json';
import type { World } from './load-world';
import { sightingsIn, type Sighting } from './sightings';

/** The account that all keys of the examples belong to; it is not a connected account, so no response lists it. */
const OWN_ACCOUNT = 4821;

const TYPE_BY_ID_KEY: Record<string, string> = {
  account_id: 'account',
  contact: 'contact',
  customer: 'contact',
  document_id: 'document',
  invoice_id: 'document',
  jurisdiction_id: 'jurisdiction',
  related_document: 'document',
  session: 'session',
};

const TYPE_BY_CODE_KEY: Record<string, string> = {
  product: 'product',
  product_code: 'product',
  product_id: 'product',
  coupon: 'coupon',
};

const referredId = (value: Json): number | undefined => {
  const id = isObject(value) ? value['id'] : value;
  return typeof id === 'number' ? id : undefined;
};

function knownKeys(sightings: Sighting[]): Set<string> {
  const ids = sightings.map(({ type, id }) => `${type} ${id}`);
  const codes = sightings.map(({ type, record }) => `${type} ${asText(record['code'])}`);
  return new Set([...ids, ...codes, `account ${OWN_ACCOUNT}`]);
}

function referenceAt(key: string, value: Json): string | undefined {
  const id = referredId(value);
  if (key in TYPE_BY_ID_KEY && id !== undefined) return `${TYPE_BY_ID_KEY[key]} ${id}`;
  return key in TYPE_BY_CODE_KEY && typeof value === 'string'
    ? `${TYPE_BY_CODE_KEY[key]} ${value}`
    : undefined;
}

/** Reports ids and codes that lead to no record of any response or event. */
export function checkReferences(world: World): string[] {
  const known = knownKeys(sightingsIn(world));
  return world.flatMap(({ name, value }) =>
    locationsIn(value).flatMap(({ path, value: target }) => {
      const reference = referenceAt(path.at(-1) ?? '', target);
      return reference === undefined || known.has(reference)
        ? []
        : [`${name}/${path.join('/')}: no ${reference}`];
    }),
  );
}
