import { readFileSync } from 'node:fs';
import type { Json } from '#core/json/json';
import { fixedClock } from '../../../simulator/clock';
import world from '../../../generated/simulator/world.json';
import { RecordingServer } from '../../snippets/judge/recording-server';
import type { Failure } from '../failures/outcomes';
import { requestsOf } from './page-calls';
import { createResponder } from './responder';

/**
 * The fate of a call: processed with or without a response, a response without processing, or processed with something that
 * happens before the response.
 */
export type Step = 'responds' | 'hangs' | 'drops' | Response | (() => Promise<void>);

/** The records of a world, by the path of their list. */
export type Records = Readonly<Record<string, Json[]>>;

/** A local server for the calls of the pages that can make them fail. */
interface FailingServer {
  server: RecordingServer;
  /** Says what becomes of the next calls in a world; the ones after them succeed. */
  plan: (world: string, steps: Step[]) => void;
  /** Whether all planned calls were made. */
  isDone: (world: string) => boolean;
  /** Makes the calls of the page that shows a program, in a world. */
  playPage: (world: string, program: string) => Promise<void>;
  /** Returns the records of a list in a world. */
  list: (world: string, path: string) => Promise<Json[]>;
  readRecords: (world: string) => Promise<Records>;
}

export function createFailingServer(): FailingServer {
  const plans = new Map<string, Step[]>();
  // The clock stands still, so that equal calls make equal records.
  const work = createResponder(fixedClock(world.now));
  const server = new RecordingServer(async (request) => {
    const [, id = ''] = /\/s\/([^/]+)/.exec(request.url) ?? [];
    const step = plans.get(id)?.shift() ?? 'responds';
    if (step instanceof Response) return step;
    const response = await work(request);
    if (step === 'hangs') return new Promise(() => {});
    if (typeof step === 'function') await step();
    return step === 'drops' ? Response.error() : response;
  });
  const list = async (id: string, path: string): Promise<Json[]> => {
    const url = server.urlOf(id);
    const response = await work(new Request(`${url}/api${path}`, { headers: READER }));
    if (!response.ok) return []; // some lists are not there for every account
    return JSON.parse((await response.text()).replaceAll(url, '')) as Json[];
  };
  return {
    server,
    plan: (id, steps) => plans.set(id, steps),
    isDone: (id) => (plans.get(id) ?? []).length === 0,
    async playPage(id, program) {
      for (const { target, method, headers, body } of await requestsOf(program, server)) {
        const sent = { method, headers: headers as Record<string, string>, ...(body && { body }) };
        await work(new Request(`${server.urlOf(id)}${target}`, sent));
      }
    },
    list,
    async readRecords(id) {
      const entries = await Promise.all(
        LISTS.map(async (path) => [path, await list(id, `${path}?limit=100`)]),
      );
      return Object.fromEntries(entries) as Records;
    },
  };
}

/** A token of the account with the key: its calls do not count against those of the programs. */
const READER = {
  Accept: 'application/json; api_version=20241028',
  Authorization: 'Bearer at_EXAMPLE_READ_WRITE',
};

interface Described {
  paths: Record<string, { get?: { parameters?: { name?: string; $ref?: string }[] } }>;
}

/** The paths of the lists of records, which are those with pages. */
const LISTS = Object.entries(
  (JSON.parse(readFileSync('generated/bundle/openapi.json', 'utf8')) as Described).paths,
)
  .filter(([, { get }]) =>
    get?.parameters?.some(({ name, $ref }) => name === 'limit' || $ref?.endsWith('/Limit')),
  )
  .map(([path]) => path);

/** A time of the reset that has passed. */
const NOW = { 'X-RateLimit-Reset': '0' };

/** A response that asks for another try. */
function refusal(status: number, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json({ error: 'Try again.' }, { status, headers });
}

/** The steps of a call in the failures of the API. */
export const STEPS: Readonly<Partial<Record<Failure, () => Step>>> = {
  hangs: () => 'hangs',
  drops: () => 'drops',
  limited: () => refusal(429, NOW),
  unannounced: () => refusal(429),
  unavailable: () => refusal(503),
};
