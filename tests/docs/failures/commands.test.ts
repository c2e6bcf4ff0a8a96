import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LanguageId } from '../../../generator/snippets/languages';
import { readPrograms } from '../../../site/remark/read-programs';
import { isRunnable } from '../../snippets/run/is-runnable';
import { createFailingServer, STEPS, type Step } from '../run/failing-server';
import { runProgram, type ProgramRun } from '../run/run-program';
import { casesOf, commands, type Failure } from './outcomes';
import { holds } from '../../specified/holds';

const { server, plan, isDone } = createFailingServer();
beforeAll(() => server.start());
afterAll(() => server.stop());

/** How each program is run, and how many of its calls succeed before one fails. */
const RUNS: Readonly<Record<keyof typeof commands, { before: number; run: Omit<ProgramRun, 'url'> }>> = {
  'api/read-all': { before: 1, run: { replace: ['limit=100', 'limit=2'] } },
  'api/retry': { before: 0, run: {} },
  'download-reports/download': {
    before: 0,
    run: { replace: ['\ndownload\n', '\ndownload && cat tax-summary\n'] },
  },
  'record-sales/record-once': { before: 1, run: { args: ['order-3001', 'ch_3001'] } },
  'show-billing-history/history': {
    before: 1,
    run: { args: ['60301'], replace: ['limit=100', 'limit=1'] },
  },
  'ticketbai/read-response': { before: 0, run: { args: ['90203'] } },
};

const API = {
  Accept: 'application/json; api_version=20241028',
  Authorization: `Basic ${btoa('sk_test_EXAMPLE:')}`,
  'Content-Type': 'application/json',
};

/** Records the order in another shop that has the same id for it. */
async function recordElsewhere(world: string): Promise<void> {
  const payment = { method: 'cash' };
  const body = { items: [{ description: 'Tea', amount: 5 }], payment, processor: 'other-shop', ...ORDER };
  const url = `${server.urlOf(world)}/api/transactions`;
  const response = await fetch(url, { method: 'POST', headers: API, body: JSON.stringify(body) });
  expect(response.status).toBe(201);
}

const ORDER = { processor_id: 'order-3001' };

async function countInvoices(world: string): Promise<number> {
  const query = new URLSearchParams(ORDER).toString();
  const response = await fetch(`${server.urlOf(world)}/api/invoices?${query}`, { headers: API });
  return ((await response.json()) as unknown[]).length;
}

type Id = keyof typeof commands;

const run = (id: Id, file: string, world: string, options: Partial<ProgramRun> = {}): Promise<string> =>
  runProgram(file, { ...RUNS[id].run, url: server.urlOf(world), ...options });

const whole = new Map<Id, Promise<string>>();

/** Returns the output of the program without a failure. Runs it once for all languages. */
function printedWhole(id: Id, file: string): Promise<string> {
  const printed = whole.get(id) ?? run(id, file, `whole-${basename(file).replace('.', '-')}`);
  whole.set(id, printed);
  return printed;
}

/** The outcome of a program when the API responds or fails, in the words of the table. */
async function outcomeOf(
  id: Id,
  file: string,
  output: Promise<string>,
  options: Partial<ProgramRun>,
): Promise<string> {
  // The body of a refusal says what is wrong.
  const said = options.key === undefined ? '' : 'The key is wrong';
  try {
    const printed = await output;
    if (!printed.includes(said)) return `prints ${printed}`;
    return printed === (await printedWhole(id, file)) ? 'whole' : `prints ${printed.split(':')[0]}`;
  } catch (error) {
    // An error without a message helps nobody.
    expect(String(error)).toMatch(/ended with \d+:\s+\S/);
    expect(String(error)).toContain(said);
    return 'error';
  }
}

interface Provoked {
  outcome: string;
  /** Where it happened. */
  world: string;
}

/**
 * Provokes a failure: what becomes of the program. The seconds it waits for a response may be too few for the calls before the one
 * that hangs, on a busy machine; it then waits longer, in another world.
 */
async function provoke(id: Id, file: string, failure: Failure, seconds = 1): Promise<Provoked> {
  const world = `${failure}-${seconds}-${basename(file).replace('.', '-')}`;
  const outcome = await outcomeIn(world, id, file, failure, seconds);
  const isTooHasty = failure === 'hangs' && seconds < 30 && !isDone(world);
  return isTooHasty ? provoke(id, file, failure, 2 * seconds) : { outcome, world };
}

async function outcomeIn(
  world: string,
  id: Id,
  file: string,
  failure: Failure,
  timeout: number,
): Promise<string> {
  const step = STEPS[failure];
  if (step) plan(world, [...Array<Step>(RUNS[id].before).fill('responds'), step()]);
  if (failure === 'foreign') await recordElsewhere(world);
  const options = { ...(failure === 'hangs' && { timeout }), ...(failure === 'refused' && { key: 'wrong' }) };
  const printed = run(id, file, world, options);
  if (failure === 'foreign') {
    await printed;
    return (await countInvoices(world)) === 2 ? 'another invoice' : 'the same invoice';
  }
  return outcomeOf(id, file, printed, options);
}

const programs = readPrograms('docs/_code');
const ids = Object.keys(commands) as Id[];
const cases = ids.flatMap((id) =>
  (programs[id] ?? [])
    .filter(({ language }) => isRunnable({ id: language as LanguageId }))
    .flatMap(({ name }) => casesOf(commands[id]).map((given) => ({ id, name, ...given }))),
);

describe('a program that something happens to', holds('programs.failures'), () => {
  test.concurrent.each(cases)('$failure: $id, $name', async ({ id, name, failure, want }) => {
    const file = join('docs/_code', dirname(id), name);
    const [outcomes = '', isRepaired] = want.split(', then ');
    const { outcome, world } = await provoke(id, file, failure);
    expect(isDone(world)).toBe(true);
    expect(outcomes.split(' or ')).toContain(outcome);
    if (isRepaired === undefined) return;
    await run(id, file, world);
    expect(await countInvoices(world)).toBe(1);
  });
});
