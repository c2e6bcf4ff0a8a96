import type { Json } from '#core/json/json';
import type { AlgoliaResult } from './algolia';

/** Messages to the worker. The reply has the same id. */
export type WorkerRequest =
  | {
      id: number;
      kind: 'load';
      /** Absolute URL of the index. */ index: string;
      /** Prefix of the URLs of hits. */ origin: string;
    }
  | { id: number; kind: 'search'; payload: Json };

/** Messages from the worker; `error` is a sentence for the console. */
export type WorkerReply =
  | { id: number; results: AlgoliaResult[] }
  | { id: number; loaded: true }
  | { id: number; error: string };
