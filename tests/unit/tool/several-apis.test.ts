import { holds } from '../../specified/holds';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Examples } from '#core/contracts/examples';
import type { Facts } from '#core/contracts/facts';
import type { Json, JsonObject } from '#core/json/json';
import { generate } from '../../../generator/run/pipeline';
import { joinDocumented, readDocumented } from '../../../site/downloads/read-documented';
import type { Content } from '../../../tool/content/content';
import { verbs } from '../../../tool/documented/edition';
import { temporaryFolder } from '../../builders/temporary-folder';
import { COLLIDING, PROJECT } from '../apis/colliding';

const APIS = ['orders', 'billing'];

let content: Content;

/** One operation, one object and one event of billing have names that the other API lacks. */
const OWN = COLLIDING['billing/openapi.yaml']!.replace('operationId: putThing', 'operationId: putBill')
  .replace(
    '    Animal:\n',
    '    Bill: { type: object, properties: { sum: { type: number } } }\n    Animal:\n',
  )
  .replace('  thing.created:\n', '  bill.paid:\n');

beforeAll(async () => {
  const folder = temporaryFolder({ 'project.yaml': PROJECT, ...COLLIDING, 'billing/openapi.yaml': OWN });
  const { files } = await generate(path.join(folder, 'project.yaml'), async (_, work) => work());
  const made = new Map(files.map((file) => [file.path, file.content]));
  const read = (file: string) => JSON.parse(made.get(file)!) as unknown;
  const facts = read('facts/facts.json') as Facts;
  const pages = [...made].filter(([file]) => file.startsWith('text/'));
  content = {
    about: { name: 'shop-docs', product: 'Shop', version: '', site: 'https://docs.shop.example', apis: APIS },
    pages: Object.fromEntries(pages.map(([file, text]) => [file.replace(/^text|index\.md$/g, ''), text])),
    // Only the search reads it.
    index: null as never,
    facts,
    errors: [],
    requests: { server: '', operations: {} },
    workflows: [],
    documented: joinDocumented(
      APIS.map((name) =>
        readDocumented(
          read(`bundle/${name}/openapi.json`) as JsonObject,
          facts.operations,
          read('facts/examples.json') as Examples,
          `${name}.`,
        ),
      ),
    ),
  };
});

const run = async (name: string, given: Record<string, Json>): Promise<string> => {
  const result = await verbs.find((verb) => verb.name === name)!.run(given, { content } as never);
  return typeof result === 'string' ? result : result.text;
};

describe('a name that several APIs have', () => {
  test.each([
    ['operation', { id: 'getThing' }, 'orders.getThing or billing.getThing'],
    ['operation', { id: 'GET /things/{id}' }, 'orders.getThing or billing.getThing'],
    ['object', { name: 'thing' }, 'orders.Thing or billing.Thing'],
    ['call', { method: 'get', path: '/things/1' }, '/orders/things/{id} or /billing/things/{id}'],
    ['check_payload', { operation: 'getThing', body: {} }, 'orders.getThing or billing.getThing'],
    ['explain', { status: 404, operation: 'getThing' }, 'orders.getThing or billing.getThing'],
  ])('is a mistake of %s that lists what to write: %j', async (verb, given, names) => {
    const forms = names.split(' or ');
    const error = await run(verb, given).then(String, ({ message }: Error) => message);
    expect(error).toMatch(/^Several APIs have /);
    for (const form of forms) expect(error).toContain(form);
  });

  test('is found with that of its API', holds('tool.documented'), async () => {
    expect(await run('operation', { id: 'billing.getThing' })).toContain('https://billing.example/v2');
    expect(await run('object', { name: 'orders.thing' })).toContain('A thing of Orders.');
    expect(await run('call', { method: 'GET', path: '/billing/things/1' })).toContain('"Billing-1"');
    expect(await run('explain', { status: 404, operation: 'orders.getThing' })).toContain(
      'No such thing of Orders.',
    );
  });
});

test('a name that one API has needs no other', async () => {
  expect(await run('operation', { id: 'putBill' })).toContain('https://billing.example/v2');
  expect(await run('object', { name: 'Bill' })).toContain('sum');
  expect(await run('event', { name: 'bill.paid' })).toContain('A thing of Billing was created');
});

test('a name that none has is answered with the nearest', async () => {
  await expect(run('operation', { id: 'orders.getThin' })).rejects.toThrow('Did you mean orders.getThing');
});

test('a body is checked against the schemas of its API, those behind a discriminator too', async () => {
  const body = { id: '1', pet: { kind: 'cat', ofOrders: 'yes' } };
  expect(await run('check_payload', { operation: 'orders.putThing', body })).toMatch(/^The body matches/);
  expect(await run('check_payload', { operation: 'billing.putBill', body })).toContain('`/pet/ofOrders`');
  const { schemas } = content.documented!;
  const references = [...JSON.stringify(schemas).matchAll(/#\/components\/schemas\/([\w.]+)/g)];
  expect(references).toHaveLength(6);
  expect(references.filter(([, name = '']) => !Object.hasOwn(schemas, name))).toEqual([]);
});
