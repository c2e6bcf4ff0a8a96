import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LanguageId } from '../../generator/emit/snippets/languages';
import { readPrograms } from '../../site/remark/read-programs';
import { isRunnable } from '../snippets/run/is-runnable';
import { holds } from '../specified/holds';
import type { Failure } from './failures/outcomes';
import { createFailingServer, STEPS, type Step } from './run/failing-server';
import { blockOf, fieldsOf } from './run/page-blocks';
import { pageOf } from './run/page-calls';
import { runProgram, type ProgramRun } from './run/run-program';

const PAGE = pageOf('stay-in-sync/sync');
const { server, plan, isDone, list } = createFailingServer();
const root = mkdtempSync(join(tmpdir(), 'sync-'));
beforeAll(() => server.start());
afterAll(async () => {
  await server.stop();
  rmSync(root, { recursive: true });
});

/** A world, and the folder with the copies that runs have made of it. */
interface Place {
  world: string;
  folder: string;
}

const placeOf = (world: string): Place => ({ world, folder: mkdtempSync(join(root, `${world}-`)) });

interface Identified {
  id: number;
}

/** The records of a list by id. */
type Copy = Readonly<Record<string, Identified>>;

const copyIn = ({ folder }: Place, name: string): Copy =>
  (JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as { records: Copy }).records;

const recordsAt = async ({ world }: Place, path: string): Promise<Identified[]> =>
  (await list(world, path)) as unknown as Identified[];

async function send({ world }: Place, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${server.urlOf(world)}/api${path}`, {
    method,
    headers: { Authorization: `Basic ${btoa('sk_test_EXAMPLE:')}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(response.ok, `${method} ${path}`).toBe(true);
  return response.status === 204 ? undefined : response.json();
}

const recordSale = (place: Place, order: string): Promise<unknown> =>
  send(place, 'POST', '/transactions', {
    items: [{ description: 'Tea', amount: 5 }],
    payment: { method: 'cash' },
    processor_id: order,
  });

function run(name: string, place: Place, args: string[], options: Partial<ProgramRun> = {}): Promise<string> {
  const given = { args, url: server.urlOf(place.world), folder: place.folder, ...options };
  return runProgram(`docs/_code/stay-in-sync/${name}`, given);
}

const PAGES: Partial<ProgramRun> = { replace: ['limit=100', 'limit=2'] };

/** Runs a program while its second call goes wrong, then once more, as its page says. Returns all that both printed. */
async function runTwice(name: string, failure: Failure, place: Place, args: string[]): Promise<string> {
  let stop = (): Promise<void> => Promise.resolve();
  const step: Step = STEPS[failure]?.() ?? (() => stop());
  plan(place.world, ['responds', step]);
  const onStart = (kill: typeof stop): void => void (stop = kill);
  const first = await run(name, place, args, { ...PAGES, onStart, timeout: 3 }).catch(() => '');
  const next = await run(name, place, args, PAGES);
  expect(isDone(place.world)).toBe(true);
  return first + next;
}

const files = (readPrograms('docs/_code')['stay-in-sync/sync'] ?? [])
  .filter(({ language }) => isRunnable({ id: language as LanguageId }))
  .map(({ name }) => name);

const FAILURES: readonly Failure[] = ['hangs', 'drops', 'limited', 'unavailable', 'stops'];

describe('after one more run, the copy has every record once, as it is now', holds('sync.copy'), () => {
  test.concurrent.each(files)('%s', async (name) => {
    const place = placeOf(`copy-${extname(name).slice(1)}`);
    const copyOf = async (path: string): Promise<Copy> =>
      Object.fromEntries((await recordsAt(place, `${path}?limit=100`)).map((record) => [record.id, record]));
    for (const path of ['invoices', 'contacts']) await run(name, place, [path]);
    const before = copyIn(place, 'invoices');
    await send(place, 'PUT', '/invoices/90210', { notes: 'Changed' });
    await send(place, 'DELETE', '/contacts/60314');

    for (const failure of FAILURES) {
      for (const order of ['one', 'two', 'three']) await recordSale(place, `${failure}-${order}`);
      const added = (await recordsAt(place, '/invoices?limit=3')).map(({ id }) => id).reverse();
      const printed = await runTwice(name, failure, place, ['invoices']);
      expect(printed, failure).toBe(added.map((id) => `new ${id}\n`).join(''));
      // It reads only what is new: the change of an earlier record is left to the sweep.
      const expected = { ...(await copyOf('/invoices')), 90210: before['90210'] };
      expect(copyIn(place, 'invoices'), failure).toEqual(expected);
    }

    expect(await runTwice(name, 'drops', place, ['invoices', 'all'])).toBe('changed 90210\n');
    expect(copyIn(place, 'invoices')).toEqual(await copyOf('/invoices'));
    expect(await runTwice(name, 'stops', place, ['contacts', 'all'])).toMatch(
      /^(new \d+\n)+deleted 60314\n$/,
    );
    expect(copyIn(place, 'contacts')).toEqual(await copyOf('/contacts'));
    expect(await run(name, place, ['invoices', 'all'])).toBe('');
  });
});

test('a record that is created while a run reads is left to the next', holds('sync.meanwhile'), async () => {
  const place = placeOf('meanwhile');
  await run('sync.mjs', place, ['invoices']);
  await recordSale(place, 'one');
  await recordSale(place, 'two');
  plan(place.world, [async () => void (await recordSale(place, 'meanwhile'))]);
  const printed = await run('sync.mjs', place, ['invoices'], PAGES);
  const ids = (await recordsAt(place, '/invoices?limit=3')).map(({ id }) => id);
  expect(printed).toBe(`new ${ids[2]}\nnew ${ids[1]}\n`);
  expect(await run('sync.mjs', place, ['invoices'], PAGES)).toBe(`new ${ids[0]}\n`);
});

test('a record that an event brought hides none of those below it', holds('sync.event'), async () => {
  const place = placeOf('event');
  await run('sync.mjs', place, ['invoices']);
  for (const order of ['one', 'two']) await recordSale(place, order);
  const [newest, below] = await recordsAt(place, '/invoices?limit=2');
  const file = join(place.folder, 'invoices.json');
  const copy = JSON.parse(readFileSync(file, 'utf8')) as { records: Record<string, unknown> };
  const records = { ...copy.records, [newest!.id]: newest };
  writeFileSync(file, JSON.stringify({ ...copy, records }));
  expect(await run('sync.mjs', place, ['invoices'])).toBe(`new ${below!.id}\n`);
});

interface Described {
  paths: Record<string, { delete?: { responses: object } }>;
  components: { schemas: { EventType: { enum: string[] } } };
}

const described = JSON.parse(readFileSync('generated/bundle/openapi.json', 'utf8')) as Described;

test('contacts, products, expenses and recurring invoices can be deleted', holds('sync.deletions'), () => {
  const canDelete = (path: string): boolean =>
    '204' in (described.paths[`/${path}/{id}`]?.delete?.responses ?? {});
  expect(['contacts', 'items', 'expenses', 'recurring'].filter(canDelete)).toHaveLength(4);
  expect(['invoices', 'credits'].filter(canDelete)).toEqual([]);
});

test('products have no events; credit notes, contacts and expenses have', holds('sync.events'), () => {
  const kinds = new Set(described.components.schemas.EventType.enum.map((event) => event.split('.')[0]));
  expect([...kinds]).toEqual(expect.arrayContaining(['invoice', 'payment', 'credit', 'contact', 'expense']));
  expect(['product', 'item'].filter((kind) => kinds.has(kind))).toEqual([]);
});

/** Types a command of the page: the line, and what it prints. */
async function type(place: Place, [line, name = '', args = '']: readonly string[] = []): Promise<string> {
  return `${line}\n${await run(name, place, args.split(' '))}`;
}

describe('the page shows what its program and its requests return', holds('sync.page'), () => {
  test('three runs', async () => {
    const place = placeOf('page');
    const shown = blockOf(PAGE, 'Three runs');
    const [first, second, third] = [...shown.matchAll(/^\$ node (\S+) (.*)$/gm)];
    let printed = await type(place, first);
    await send(place, 'POST', '/items', { name: 'Workbook', unit_cost: '19.00', code: 'workbook' });
    await send(place, 'PUT', '/items/3301', { unit_cost: '129.00' });
    await send(place, 'DELETE', '/items/3302');
    printed += await type(place, second);
    printed += await type(place, third);
    expect(shown).toBe(printed.trimEnd());
  });

  test('two invoices before another one', async () => {
    const shown = JSON.parse(blockOf(PAGE, 'Response')) as object[];
    const records = (await list('before', '/invoices?created_before=90187&limit=2')) as object[];
    expect(shown).toEqual(records.map((record, index) => fieldsOf(record, shown[index] ?? {})));
  });
});

test('an invoice has its contact as it is now, and stays without it', holds('sync.contact'), async () => {
  const place = placeOf('contact');
  const contactOf = async (): Promise<{ full_name: string }> =>
    ((await send(place, 'GET', '/invoices/90381')) as { contact: { full_name: string } }).contact;
  await send(place, 'PUT', '/contacts/60313', { first_name: 'Lumen Books' });
  expect((await contactOf()).full_name).toBe('Lumen Books');
  await send(place, 'DELETE', '/contacts/60313');
  expect(await contactOf()).toMatchObject({ id: 60313 });
});

test('days find neither a sale with an earlier date nor a change', holds('sync.dates'), async () => {
  const place = placeOf('dates');
  const idsAt = async (path: string): Promise<number[]> => (await recordsAt(place, path)).map(({ id }) => id);
  const before = await idsAt('/invoices?limit=100');
  await send(place, 'PUT', '/invoices/90150', { notes: 'Changed' });
  expect(await idsAt('/invoices?limit=100')).toEqual(before);
  const sale = { items: [{ description: 'Tea', amount: 5 }], payment: {}, date: '2024-11-01' };
  await send(place, 'POST', '/transactions', sale);
  expect((await idsAt('/invoices?limit=100')).length).toBe(before.length + 1);
  expect(await idsAt('/invoices?date=2024-11-29,2024-11-29')).toEqual([]);
  expect(await recordsAt(place, '/invoices?date=2024-11-05,2024-11-05')).toMatchObject([
    { id: 90150, notes: 'Changed' },
  ]);
});

test('another name than the path of a list is not found', holds('sync.not-found'), async () => {
  await expect(run('sync.mjs', placeOf('path'), ['products'])).rejects.toThrow('404');
});
