import { describe, expect, test } from 'vitest';
import requestsText from '../../generated/simulator/requests.json';
import type { SimulatorRequests } from '#core/contracts/requests';
import type { ObjectData } from '#core/contracts/page-data';
import type { Json } from '#core/json/json';
import { draftOf, requestOf } from '../../site/src/session/draft';
import { openSimulator } from '../simulator/send';
import { findMisordered, type Follow } from './member-order/find-misordered';
import { listBodies, readPageData, successSchema } from './member-order/read-pages';

const pages = readPageData();
const bodies = [...pages].flatMap(([path, data]) => listBodies(data, path));
const { operations } = requestsText as unknown as SimulatorRequests;
const requests = Object.entries(operations).flatMap(([id, operation]) =>
  operation.requests.map((request) => ({ id, name: request.name, operation, request })),
);

const follow: Follow = (href) => {
  const [path = ''] = href.replace(/^\/api\//, '').split('#');
  return (pages.get(path.replace(/\/$/, '')) as ObjectData | undefined)?.schema;
};

describe('the members of an example have the order of the fields next to it', () => {
  test.each(bodies)('$name', ({ schema, examples }) => {
    const misordered = examples.flatMap((code) => findMisordered(JSON.parse(code) as Json, schema, follow));
    expect(misordered).toEqual([]);
  });
});

describe('the members of a live response have the order of the fields on the page', () => {
  test.each(requests)('$id ($name)', async ({ id, operation, request }) => {
    const schema = successSchema(pages, id);
    const { simulator } = openSimulator();
    const response = await simulator.fetch(requestOf(operation, draftOf(operation, request)));
    const text = await response.text();
    if (schema === undefined || text === '') return;
    expect(response.status).toBeLessThan(300);
    expect(findMisordered(JSON.parse(text) as Json, schema, follow)).toEqual([]);
  });
});

test('every object and every operation has something to compare', () => {
  const names = bodies.map(({ name }) => name);
  expect(names.filter((name) => name.startsWith('objects/')).length).toBeGreaterThan(40);
  expect(new Set(requests.map(({ id }) => id)).size).toBe(Object.keys(operations).length);
});

test('a wrong order is named, also inside of a list', () => {
  const inner = { id: 'items.id', name: 'id', type: [] };
  const shown = {
    fields: [
      { id: 'state', name: 'state', type: [] },
      { id: 'items', name: 'items', type: [], fields: [inner, { ...inner, name: 'rate' }] },
    ],
  };
  expect(findMisordered({ items: [{ rate: 1, id: 2 }], state: 'paid' }, shown, follow)).toEqual([
    '(body): items,state, not state,items',
    '.items: rate,id, not id,rate',
  ]);
});
