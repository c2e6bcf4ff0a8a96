import { readLimitedText } from '../http/read-limited-text';
import type { Json } from '../json/json';
import type { WorldAnswer } from './answer';
import { handle } from './handle';
import { provenanceHeaders } from './headers';
import { MAX_BODY, type WorldRequest } from './read-request';
import { createWorld, resetWorld, tableOf, type World, type WorldSource } from './world';

/** An API in memory, as its plan says. */
export interface WorldServer {
  fetch: (request: Request) => Promise<Response>;
}

/** Called after each request to the API. */
export type OnAnswer = (request: WorldRequest, answer: WorldAnswer) => void;

/** More worlds would only take memory; the oldest is dropped. */
const MAX_WORLDS = 200;

const WORLD_PATH = /^(\/s\/([^/]+))(\/.*)$/;

/**
 * Serves worlds of one description: one without a name, and one for each name in `/s/<name>/…`. `/__last` says how the last answer came
 * about, `/__state` has all records, `/__plan` the plan, and a POST to `/__reset` forgets what clients did.
 */
export function createWorldServer(source: WorldSource, onAnswer: OnAnswer = () => undefined): WorldServer {
  const worlds = new Map<string, Opened>();
  const open = (name: string): Opened => {
    const known = worlds.get(name);
    if (known) return known;
    const [oldest] = worlds.keys();
    if (worlds.size >= MAX_WORLDS && oldest !== undefined) worlds.delete(oldest);
    const made = { world: createWorld(source) };
    worlds.set(name, made);
    return made;
  };
  return {
    async fetch(request) {
      const read = await readRequest(request);
      const [, base = '', name = '', rest] = WORLD_PATH.exec(read.path) ?? [];
      const own = rest === undefined ? read : { ...read, base, path: rest };
      const opened = open(name);
      const control = answerControl(opened, own);
      if (control) return control;
      const answer = handle(opened.world, own);
      opened.last = { request: own, answer };
      onAnswer(own, answer);
      return toResponse(own, answer);
    },
  };
}

interface Opened {
  world: World;
  last?: { request: WorldRequest; answer: WorldAnswer };
}

/** Reads a request of the platform. */
export async function readRequest(request: Request): Promise<WorldRequest> {
  const url = new URL(request.url);
  const { text, bytes } = await readLimitedText(request, MAX_BODY);
  return {
    method: request.method.toUpperCase(),
    path: url.pathname,
    query: url.search.slice(1),
    headers: { host: url.host, ...Object.fromEntries(request.headers) },
    body: text,
    isTooLong: bytes > MAX_BODY,
  };
}

/** Answers about the world instead of the API; undefined for any other path. */
function answerControl(opened: Opened, { method, path }: WorldRequest): Response | undefined {
  const { world, last } = opened;
  switch (path) {
    case '/__last':
      return json(last === undefined ? { message: 'No request yet.' } : describe(last.request, last.answer));
    case '/__state':
      return json(stateOf(world));
    case '/__plan':
      return json(world.plan as unknown as Json);
    case '/__reset':
      if (method !== 'POST') return new Response(null, { status: 405, headers: { Allow: 'POST' } });
      resetWorld(world);
      delete opened.last;
      return new Response(null, { status: 204 });
    default:
      return undefined;
  }
}

function json(value: Json): Response {
  return new Response(`${JSON.stringify(value, null, 2)}\n`, {
    headers: { 'Content-Type': 'application/json' },
  });
}

/** How an answer came about, in full. */
function describe({ method, path }: WorldRequest, answer: WorldAnswer): Json {
  const { status, operation, kind, rule, isDocumented, effect, provenance, repaired, notes } = answer;
  return {
    request: `${method} ${path}`,
    ...(operation !== undefined && { operation }),
    status,
    isDocumented,
    answer: kind,
    ...(rule !== undefined && { rule }),
    effect,
    provenance: { ...provenance },
    repaired,
    notes,
  };
}

/** All records by resource. */
function stateOf(world: World): Json {
  const tables = [...new Set(world.plan.resources.map(({ table }) => table))];
  return {
    now: world.now,
    unfitExamples: [...world.unfit],
    records: Object.fromEntries(
      tables.map((key) => [
        key,
        (tableOf(world, key)?.records ?? []).map(({ id, parents, value, origins }) => ({
          id,
          parents,
          value,
          origins: Object.fromEntries(origins),
        })),
      ]),
    ),
  };
}

/** Statuses that have no body. */
const BODILESS = new Set([101, 204, 205, 304]);

function toResponse({ method }: WorldRequest, answer: WorldAnswer): Response {
  const { body, text, status } = answer;
  const content = body === undefined ? text : JSON.stringify(body);
  const hasBody = content !== undefined && method !== 'HEAD' && !BODILESS.has(status);
  const headers = new Headers(provenanceHeaders(answer));
  for (const [name, value] of Object.entries(answer.headers))
    if (hasBody || name !== 'Content-Type') setHeader(headers, name, value);
  return new Response(hasBody ? content : null, { status: status < 200 ? 200 : status, headers });
}

/** Leaves out a header whose name is invalid. */
function setHeader(headers: Headers, name: string, value: string): void {
  try {
    headers.set(name, value);
  } catch {
    // Nothing that a client could read.
  }
}
