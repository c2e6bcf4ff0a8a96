import { isObject, type Json, type JsonObject } from '#core/json/json';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import bundleText from '../../../generated/bundle/openapi.json';
import type { Simulator } from '../../../simulator/create-simulator';
import { seed } from '../model/run-model';
import { CREDENTIALS, contract, openSimulator, send } from '../send';

const examples = bundleText.components.examples as unknown as Record<string, { value: Json }>;

/** Documented request bodies by operationId: what random changes start from. */
const bodies = contract.operations.flatMap(({ id, method, path, body }) => {
  const value = examples[`${id}.request`]?.value;
  return body && isObject(value) ? [{ id, method, path, value }] : [];
});

const IDS: Record<string, number> = {
  accounts: 5230,
  addresses: 118,
  contacts: 60312,
  credits: 90377,
  invoices: 90420,
};

/** A path with the id of a record of the world, so that the body is what decides. */
function concrete(path: string): string {
  const resource = path.split('/{')[0]?.split('/').at(-1) ?? '';
  const records: Record<string, number> = {
    ...IDS,
    items: 3301,
    recurring: 640,
    expenses: 7120,
    webhooks: 311,
  };
  const others: Record<string, number> = { tax_ids: 812, evidence: 7305, coupons: 45, sessions: 1501 };
  return path.replace('{id}', String({ ...records, ...others }[resource]));
}

/** `body` with one member, however deep, replaced by `value` or, without one, removed. */
function change(body: JsonObject, choice: number, value: Json | undefined): JsonObject {
  const copy = structuredClone(body);
  const places: { parent: JsonObject; name: string }[] = [];
  const visit = (parent: Json | undefined): void => {
    if (Array.isArray(parent)) parent.forEach(visit);
    if (!isObject(parent)) return;
    for (const name of [...Object.keys(parent), 'extra']) places.push({ parent, name });
    Object.values(parent).forEach(visit);
  };
  visit(copy);
  const { parent, name } = places[choice % places.length]!;
  if (value === undefined) delete parent[name];
  else parent[name] = value;
  return copy;
}

const anyValue = fc.option(
  fc.oneof(
    fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>,
    fc.constantFrom<Json>(
      -1,
      0,
      0.001,
      1e21,
      '',
      'DE',
      '2024-11-29',
      '2024-02-30',
      [],
      {},
      true,
      null,
      60312,
      99,
    ),
  ),
  { nil: undefined },
);

/** Up to four members of a body, each with what takes its place. */
const someChanges = fc.array(fc.tuple(fc.nat(200), anyValue), { minLength: 1, maxLength: 4 });

/** The responses of all lists, each under a separate key. */
async function worldOf(simulator: Simulator): Promise<(Json | undefined)[]> {
  const lists = contract.operations.filter(({ isPaged, path }) => isPaged && path !== '/addresses');
  const headers = { Authorization: CREDENTIALS.readWrite };
  const replies = lists.map(
    async ({ path }) => (await send(simulator, { path: `${path}?limit=100`, headers })).body,
  );
  return Promise.all(replies);
}

describe('any request', () => {
  it.each(['strict', 'lenient'] as const)(
    'gets a response as the description says in %s mode, and changes nothing when refused',
    async (mode) => {
      const fresh = await worldOf(openSimulator().simulator);
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...bodies), someChanges, async (given, changes) => {
          const { simulator } = openSimulator({ mode });
          const Authorization = given.path.startsWith('/addresses')
            ? CREDENTIALS.seller
            : CREDENTIALS.secretKey;
          const body = changes.reduce<JsonObject>(
            (changed, [choice, value]) => change(changed, choice, value),
            given.value,
          );
          const { status } = await send(simulator, {
            method: given.method,
            path: concrete(given.path),
            headers: { Authorization },
            body,
          });
          expect(simulator.log.at(-1)?.violations, `${given.id} ${JSON.stringify(body)}`).toEqual([]);
          expect([200, 201, 406, 422]).toContain(status);
          if (status >= 400) expect(await worldOf(simulator)).toEqual(fresh);
        }),
        { numRuns: 400, seed },
      );
    },
  );

  it('gets a response as the description says whatever its path and query', async () => {
    const { simulator, clock } = openSimulator();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...contract.operations.filter(({ method }) => method === 'GET')),
        fc.oneof(fc.string(), fc.nat().map(String)),
        fc.dictionary(
          fc.constantFrom('q', 'date', 'state', 'limit', 'amount', 'country', 'to_country', 'x'),
          fc.string(),
        ),
        async ({ path }, id, query) => {
          clock.advance(1);
          await send(simulator, {
            path: `${path.replace('{id}', encodeURIComponent(id))}?${new URLSearchParams(query).toString()}`,
          });
          expect(simulator.log.at(-1)?.violations).toEqual([]);
        },
      ),
      { numRuns: 600, seed },
    );
  });
});
