import type { Json } from '#core/json/json';
import type { AlgoliaResult } from './algolia';
import type { WorkerReply, WorkerRequest } from './worker-protocol';

/** The part of a `Worker` that we use. */
interface WorkerPort {
  postMessage(request: WorkerRequest): void;
  addEventListener(type: 'message', listener: (event: { data: WorkerReply }) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: () => void): void;
  terminate(): void;
}

/** The part of an Algolia client that DocSearch calls. */
interface SearchClient {
  search(payload: unknown): Promise<{ results: AlgoliaResult[] }>;
  /** Loads the index before the first query. */
  preload(): Promise<void>;
  addAlgoliaAgent(): void;
  transporter: { algoliaAgent: { value: string } };
}

/** DocSearch shows its error screen only for errors of this name. */
class RetryError extends Error {
  override name = 'RetryError';
}

/** Messages get their ids when they are sent. */
type Unsent<Request> = Request extends unknown ? Omit<Request, 'id'> : never;

interface Pending {
  resolve: (reply: WorkerReply) => void;
  reject: (error: RetryError) => void;
}

/**
 * Creates a client of the embedded engine. When a worker fails, its queries are rejected and the next query starts another.
 * @param createWorker starts the worker, whose entry is `search/worker.ts`.
 * @param index absolute URL of the index.
 * @param origin prefix of the URLs of hits, without trailing slash.
 */
export function createWorkerClient(
  createWorker: () => WorkerPort,
  index: string,
  origin: string,
): SearchClient {
  let session: Promise<Session> | undefined;
  const open = (): Promise<Session> => {
    session ??= openSession(createWorker, { index, origin }).catch((error: unknown) => {
      session = undefined;
      throw error;
    });
    return session;
  };
  return {
    async search(payload) {
      const { send, ended } = await open();
      try {
        const reply = await send({ kind: 'search', payload: payload as Json });
        if ('results' in reply) return { results: reply.results };
        throw new RetryError('The search worker sent an unknown reply.');
      } catch (error) {
        if (ended()) session = undefined;
        throw error;
      }
    },
    preload: async () => void (await open()),
    addAlgoliaAgent: () => undefined,
    transporter: { algoliaAgent: { value: 'embedded' } },
  };
}

interface Session {
  send: (request: Unsent<WorkerRequest>) => Promise<WorkerReply>;
  ended: () => boolean;
}

async function openSession(
  createWorker: () => WorkerPort,
  target: { index: string; origin: string },
): Promise<Session> {
  const worker = createWorker();
  const pending = new Map<number, Pending>();
  let last = 0;
  let hasEnded = false;
  const end = (message: string): void => {
    hasEnded = true;
    worker.terminate();
    for (const { reject } of pending.values()) reject(new RetryError(message));
    pending.clear();
  };
  worker.addEventListener('message', ({ data }) => {
    const waiting = pending.get(data.id);
    pending.delete(data.id);
    if ('error' in data) waiting?.reject(new RetryError(data.error));
    else waiting?.resolve(data);
  });
  worker.addEventListener('error', () => end('The search worker failed.'));
  worker.addEventListener('messageerror', () => end('The search worker sent an unreadable reply.'));
  const send: Session['send'] = (request) =>
    new Promise((resolve, reject) => {
      if (hasEnded) return reject(new RetryError('The search worker has ended.'));
      last += 1;
      pending.set(last, { resolve, reject });
      worker.postMessage({ id: last, ...request });
    });
  try {
    await send({ kind: 'load', ...target });
  } catch (error) {
    end('The index was not loaded.');
    throw error;
  }
  return { send, ended: () => hasEnded };
}
