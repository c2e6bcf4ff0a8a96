import { runQueries } from './algolia';
import { readQueries } from './algolia-query';
import { createEngine, type Engine } from './engine';
import { openIndex } from './index/open-index';
import { partAddress } from './index/part-address';
import type { IndexPart, SearchIndex } from './index/search-index';
import type { WorkerReply, WorkerRequest } from './worker-protocol';

/** The part of a worker's global scope that we use. */
interface Scope {
  addEventListener(type: 'message', listener: (event: { data: WorkerRequest }) => void): void;
  postMessage(reply: WorkerReply): void;
}

/** The worker: loads the index once, then responds to queries. Bundlers use this file as its entry. */
const scope = globalThis as unknown as Scope;
let loading: Promise<{ engine: Engine; origin: string }> | undefined;

scope.addEventListener('message', ({ data }) => {
  reply(data).then(
    (message) => scope.postMessage(message),
    (error: unknown) => scope.postMessage({ id: data.id, error: String(error) }),
  );
});

async function reply(request: WorkerRequest): Promise<WorkerReply> {
  const { id } = request;
  if (request.kind === 'load') {
    loading = load(request.index, request.origin);
    await loading;
    return { id, loaded: true };
  }
  if (!loading) throw new Error('Load the index first.');
  const { engine, origin } = await loading;
  return { id, ...(await runQueries(engine, readQueries(request.payload), origin)) };
}

async function load(address: string, origin: string): Promise<{ engine: Engine; origin: string }> {
  const index = await fetchJson<SearchIndex>(address);
  const source = openIndex(index, (name) => fetchJson<IndexPart>(partAddress(address, name)));
  return { engine: createEngine(source), origin };
}

async function fetchJson<Content>(address: string): Promise<Content> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} has the status ${response.status}.`);
  return (await response.json()) as Content;
}
