import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LanguageId } from '../../../generator/emit/snippets/languages';
import { readPrograms } from '../../../site/remark/read-programs';
import { isRunnable } from '../../snippets/run/is-runnable';
import { createFailingServer, STEPS, type Records, type Step } from '../run/failing-server';
import { blockOf } from '../run/page-blocks';
import { pageOf } from '../run/page-calls';
import { runProgram, type ProgramRun } from '../run/run-program';
import { casesOf, commands, type Failure, type Promised } from './outcomes';
import { holds } from '../../specified/holds';

const { server, plan, isDone, playPage, list, readRecords } = createFailingServer();
const folder = mkdtempSync(join(tmpdir(), 'programs-'));
beforeAll(() => server.start());
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

type Id = keyof typeof commands;

/** A program in one language. */
interface File {
  id: Id;
  name: string;
}

const programs = readPrograms('docs/_code');
const ids = Object.keys(commands) as Id[];
const files: File[] = ids.flatMap((id) =>
  (programs[id] ?? [])
    .filter(({ language }) => isRunnable({ id: language as LanguageId }))
    .map(({ name }) => ({ id, name })),
);

const promiseOf = (id: Id): Promised => commands[id].promise;

/** A world in which the calls of the page were made, and what it has then. */
interface World {
  id: string;
  before: Records;
}

async function openWorld(
  { id, name }: File,
  what: string,
  prepare?: (world: string) => Promise<void>,
): Promise<World> {
  const world = `${what}-${name.replace('.', '-')}`;
  await playPage(world, id);
  await prepare?.(world);
  return { id: world, before: await readRecords(world) };
}

/** Runs a program in a world, in the folder of earlier runs there. */
function run({ id, name }: File, world: string, options: Partial<ProgramRun> = {}): Promise<string> {
  const { args, replace, reads } = promiseOf(id);
  const files = reads && { [reads]: blockOf(pageOf(id), reads) };
  const given = {
    args,
    ...(replace && { replace }),
    ...(files && { files }),
    url: server.urlOf(world),
    ...options,
  };
  return runProgram(join('docs/_code', dirname(id), name), given);
}

/** How many records were added since, by the path of their list. */
async function additionsIn({ id, before }: World): Promise<Record<string, number>> {
  const now = Object.entries(await readRecords(id));
  const counts = now.map(([path, all]) => [path, all.length - (before[path]?.length ?? 0)] as const);
  return Object.fromEntries(counts.filter(([, count]) => count !== 0));
}

/** A run without a failure. */
interface Whole {
  printed: string;
  records: Records;
}

const wholes = new Map<Id, Promise<Whole>>();

/** A whole run of a program, which is the same in all its languages. */
function wholeOf(file: File): Promise<Whole> {
  const whole = wholes.get(file.id) ?? runWhole(file);
  wholes.set(file.id, whole);
  return whole;
}

async function runWhole(file: File): Promise<Whole> {
  const { adds, prints } = promiseOf(file.id);
  const world = await openWorld(file, 'whole');
  const printed = await run(file, world.id);
  expect(await additionsIn(world)).toEqual(adds);
  for (const wanted of prints) {
    if (wanted instanceof RegExp) expect(printed).toMatch(wanted);
    else expect(firstWords(printed)).toEqual(await numbersOf(world.id, wanted));
  }
  return { printed, records: await readRecords(world.id) };
}

const firstWords = (printed: string): string[] =>
  printed
    .trim()
    .split('\n')
    .map((line) => line.split(' ')[0] ?? '');

async function numbersOf(world: string, path: string): Promise<string[]> {
  return ((await list(world, path)) as { number: string }[]).map((document) => document.number);
}

/** Records the order of the program in another shop that has the same ids for it and its payment. */
async function recordElsewhere(world: string): Promise<void> {
  const [order, charge] = promiseOf('record-sales/record-once').args;
  const payment = { method: 'cash', processor: 'other-till', processor_id: charge };
  const body = { items: [{ description: 'Tea', amount: 5 }], payment, processor_id: order };
  const response = await fetch(`${server.urlOf(world)}/api/transactions`, {
    method: 'POST',
    headers: { Authorization: `Basic ${btoa('sk_test_EXAMPLE:')}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(201);
}

const WRONG_FIELD = { errors: { items: ["can't be blank"] } };

/** A step at which two runs wait for each other. */
function meeting(): Step {
  let arrive = (): void => undefined;
  const isThere = new Promise<void>((resolve) => (arrive = resolve));
  let count = 0;
  return () => {
    count += 1;
    if (count === 2) arrive();
    return isThere;
  };
}

/** A failure of a program in a world, at one of its calls. */
interface Trouble {
  file: File;
  failure: Failure;
  at: number;
  world: World;
  /** The folder of the program, which a later run finds as it was left. */
  folder: string;
}

/** Runs a program while something goes wrong. Returns the outcome in the words of the table. */
async function provoke({ file, failure, at, world, folder: own }: Trouble, timeout: number): Promise<string> {
  let stop = (): Promise<void> => Promise.resolve();
  const meets = meeting();
  const steps: Partial<Record<Failure, Step[]>> = {
    refused: [Response.json(WRONG_FIELD, { status: 422 })],
    stops: [() => stop()],
    twice: [meets, meets],
    foreign: [],
  };
  plan(world.id, [...Array<Step>(at).fill('responds'), ...(steps[failure] ?? [STEPS[failure]!()])]);
  const onStart = (kill: typeof stop): void => void (stop = kill);
  const given = { folder: own, onStart, ...(failure === 'hangs' && { timeout }) };
  const runs = [run(file, world.id, given), ...(failure === 'twice' ? [run(file, world.id)] : [])];
  const outcomes = await Promise.allSettled(runs);
  const words = await Promise.all(outcomes.map((outcome) => wordFor(outcome, file, failure)));
  return new Set(words).size === 1 ? words[0]! : 'two records';
}

async function wordFor(outcome: PromiseSettledResult<string>, file: File, failure: Failure): Promise<string> {
  const isFulfilled = outcome.status === 'fulfilled';
  const printed = isFulfilled ? outcome.value : String(outcome.reason);
  if (failure === 'refused') expect(printed).toContain(WRONG_FIELD.errors.items[0]);
  if (isFulfilled)
    return printed === (await wholeOf(file)).printed ? 'whole' : `prints ${printed.split(/[:\n]/)[0]}`;
  if (failure === 'stops') return 'stopped';
  // An error without a message helps nobody.
  expect(printed).toMatch(/ended with \d+:\s+\S/);
  return 'error';
}

/** A failure at one of the calls, and the outcomes that the table allows. */
interface Case {
  failure: Failure;
  at: number;
  want: string;
}

/**
 * Provokes a failure. The seconds that a program waits for a response may be too few for the other calls, on a busy machine; it then
 * waits longer, in another world.
 */
async function meet(
  file: File,
  { failure, at, want }: Case,
  seconds = 1,
): Promise<Trouble & { outcome: string }> {
  const prepare = failure === 'foreign' ? recordElsewhere : undefined;
  const world = await openWorld(file, `${failure}-${at}-${seconds}`, prepare);
  const trouble = { file, failure, at, world, folder: mkdtempSync(join(folder, 'run-')) };
  const outcome = await provoke(trouble, seconds);
  const isWanted = isDone(world.id) && want.split(' or ').includes(outcome);
  const isTooHasty = failure === 'hangs' && seconds < 30 && !isWanted;
  return isTooHasty ? meet(file, { failure, at, want }, 2 * seconds) : { ...trouble, outcome };
}

const cases = files.flatMap((file) =>
  casesOf(commands[file.id]).flatMap(({ failure, want }) => {
    const calls = failure === 'foreign' || failure === 'twice' ? [0] : promiseOf(file.id).wrong;
    return calls.map((at) => ({ ...file, failure, at, want }));
  }),
);

describe(
  'a program keeps its promise after the calls of its page',
  holds(
    'programs.failures',
    'record-sales.once',
    'guides.read-all',
    'guides.history',
    'ticketbai.program',
    'move-in.once',
    'without-tax.once',
    'rehearsal.once',
  ),
  () => {
    test.concurrent.each(cases)('$failure, call $at: $id, $name', async ({ id, name, failure, at, want }) => {
      const file = { id, name };
      const { outcome, world, folder: own } = await meet(file, { failure, at, want });
      expect(isDone(world.id)).toBe(true);
      const { adds } = promiseOf(id);
      if (want === 'as promised') return expect(await additionsIn(world)).toEqual(adds);
      if (want === 'each number once') {
        await run(file, world.id, { folder: own });
        return expect((await additionsIn(world))['/invoices']).toBe(adds['/invoices']);
      }
      expect(want.split(' or ')).toContain(outcome);
      if (want === 'two records') return expect(await additionsIn(world)).toEqual(doubled(adds));
      const whole = await wholeOf(file);
      if (outcome !== 'whole') expect(await run(file, world.id, { folder: own })).toBe(whole.printed);
      expect(await readRecords(world.id)).toEqual(whole.records);
    });

    test.concurrent.each(files)('without a failure, again and again: $id, $name', async (file) => {
      const { known } = promiseOf(file.id);
      const { printed, records } = await wholeOf(file);
      const world = await openWorld(file, 'again');
      if (known) await run(file, world.id, { args: known });
      expect(await additionsIn(world)).toEqual({});
      expect(await run(file, world.id)).toBe(printed);
      if (known) expect(await run(file, world.id)).toBe(printed);
      expect(await readRecords(world.id)).toEqual(records);
    });
  },
);

const doubled = (counts: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).map(([path, count]) => [path, 2 * count]));
