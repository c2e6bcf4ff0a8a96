import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import type { Json, JsonObject } from '#core/json/json';
import { temporaryFolder } from '../../../builders/temporary-folder';
import type { CallOutcome, ClientCall, ClientLanguage, Judged } from '../client-language';
import { compile } from './compile';

const RANDOM = 0.5;

/** TypeScript: its calls are played in the process of the tests, its types judged by its compiler. */
export const typescript: ClientLanguage = {
  id: 'typescript',
  label: 'TypeScript',
  needs: 'Node 20.19 or newer',
  isHere: true,
  play: playAll,
  judge: judgeAll,
  load: async (files) => {
    const messages = await compile(
      Object.fromEntries(files.map((file) => [path.basename(file), readFileSync(file, 'utf8')])),
    );
    return Object.fromEntries(messages.map(({ file, text }) => [file, text]));
  },
  errors: { 'a cut connection': 'TypeError', 'no answer in time': 'TimeoutError', 'another origin': 'Error' },
  // All numbers have one type.
  blindTo: ['a fraction where integers are'],
};

type Method = (...args: unknown[]) => Promise<unknown> | AsyncIterable<unknown>;

type Client = Record<string, Method> & { sleep: (seconds: number) => Promise<void>; random: () => number };

/** The parts of a client file that tests name. */
interface ClientModule {
  Client: { new (options: object): Client; prototype: Client };
  ApiError: new (...args: unknown[]) => Error & { status: number; body: unknown };
}

async function load(file: string): Promise<ClientModule> {
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  });
  const folder = temporaryFolder({ 'client.mjs': outputText });
  return (await import(pathToFileURL(path.join(folder, 'client.mjs')).href)) as ClientModule;
}

async function playAll(file: string, calls: readonly ClientCall[]): Promise<CallOutcome[]> {
  const module = await load(file);
  const outcomes: CallOutcome[] = [];
  for (const call of calls) outcomes.push(await play(module, call));
  return outcomes;
}

async function play({ Client, ApiError }: ClientModule, call: ClientCall): Promise<CallOutcome> {
  const waits: number[] = [];
  const client = new Client({ ...call.keys, baseUrl: call.server, timeout: call.timeout ?? 10 });
  client.sleep = (seconds) => Promise.resolve(void waits.push(seconds));
  client.random = () => RANDOM;
  const { name, code } = findMethod(Client, call.method);
  try {
    const called = client[name]!(...argumentsOf(code, call.values ?? {}));
    const result = Symbol.asyncIterator in called ? await all(called) : await called;
    return { result: plainValue(result), waits };
  } catch (error) {
    if (error instanceof ApiError)
      return { error: error.name, status: error.status, body: plainValue(error.body), waits };
    const { name: own, message } = error as Error;
    return { error: own, message, waits };
  }
}

async function all(items: AsyncIterable<unknown>): Promise<unknown[]> {
  const found: unknown[] = [];
  for await (const item of items) found.push(item);
  return found;
}

function plainValue(value: unknown): Json {
  if (value instanceof Uint8Array) return { bytes: Buffer.from(value).toString('latin1') };
  return (value ?? null) as Json;
}

/** Returns the method of an operation, which has its name in another case. */
function findMethod({ prototype }: ClientModule['Client'], id: string): { name: string; code: string } {
  const [name, ...others] = Object.getOwnPropertyNames(prototype).filter((own) => plain(own) === plain(id));
  if (name === undefined || others.length > 0) throw new Error(`${id}: ${[name, ...others].join(', ')}`);
  return { name, code: prototype[name]!.toString() };
}

/** Returns the arguments in the order of a method. All other values are members of the last one. */
function argumentsOf(code: string, values: JsonObject): unknown[] {
  const names = /\(([^)]*)\)/
    .exec(code)![1]!
    .split(',')
    .map((one) => one.replace(/ = .*/, '').trim());
  const rest = new Map(Object.entries(values));
  return names
    .filter((name) => name !== '')
    .map((name) => {
      if (name === 'options') return Object.fromEntries(rest);
      const own = [...rest.keys()].find((one) => plain(one) === plain(name));
      const value = own === undefined ? undefined : rest.get(own);
      rest.delete(own ?? '');
      return value;
    });
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

/** Writes each value where the compiler compares it with a type, in a line for each. */
async function judgeAll(file: string, judged: readonly Judged[]): Promise<boolean[]> {
  const { Client } = await load(file);
  const lines = judged.map((one) => {
    const { name, code } = findMethod(Client, one.method);
    if ('result' in one)
      return `(): Awaited<ReturnType<Client[${JSON.stringify(name)}]>> => (${JSON.stringify(one.result)}),`;
    const args = argumentsOf(code, one.values).map((value) => JSON.stringify(value));
    return `(client: Client) => client.${name}(${args.join(', ')}),`;
  });
  const main = ["import type { Client } from './client';", 'export const judged = [', ...lines, '];'].join(
    '\n',
  );
  const messages = await compile({ 'client.ts': readFileSync(file, 'utf8'), 'judged.ts': main });
  const broken = messages.find((message) => message.file !== 'judged.ts');
  if (broken) throw new Error(broken.text);
  const wrong = new Set(messages.map(({ line }) => line - 3));
  return judged.map((_, index) => !wrong.has(index));
}
