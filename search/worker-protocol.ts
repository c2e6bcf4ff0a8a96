import type { Json } from '#core/json/json';
import type { AlgoliaResult } from './algolia';

/** Messages to the worker. Each has a number, under which its reply comes. */
export type WorkerRequest =
  | {
      id: number;
      kind: 'load';
      /** Absolute address of the index. */ index: string;
      /** What addresses of hits begin with. */ origin: string;
    }
  | { id: number; kind: 'search'; payload: Json };

/** Messages of the worker; `error` is a sentence for the console. */
export type WorkerReply =
  { id: number; results: AlgoliaResult[] } | { id: number; loaded: true } | { id: number; error: string };
