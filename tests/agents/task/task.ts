import type { Json } from '#core/json/json';

/** One call of a task. A string `$name` is replaced by the value that an earlier call kept under that name. */
export interface TaskCall {
  /** The operationId. */
  call: string;
  path?: Record<string, Json>;
  query?: Record<string, Json>;
  headers?: Record<string, string>;
  body?: Json;
  /** A credential of `openapi/simulator.yaml`, or a token; default: the account of the task. */
  as?: string;
  /** The status that the call has to get; default: any below 300. */
  status?: number;
  /** Values of the response to remember: a JSON Pointer by name. */
  keep?: Record<string, string>;
  /** Seconds that pass before the call. */
  after?: number;
  /** How often the call is made; default: once. */
  times?: number;
}

/** A fact that a reader has to find to solve the task. */
export interface TaskFact {
  /** Address of a page with the anchor of the element: `/api/credits/create-credit/#request.credited_amount`. */
  at: string;
  /** The text of the element, word for word. */
  value: string;
}

/** A statement about the response to a GET. It has exactly one of the five comparisons. */
export interface TaskAssertion {
  /** Path below `/api` with its query. */
  get: string;
  /** JSON Pointer into the response; default: the whole response. */
  at?: string;
  /** Whose credential reads; default: one that sees what the account of the task sees. */
  as?: string;
  equals?: Json;
  /** Number of entries of a list. */
  count?: number;
  /** Part of a string, an entry of a list, or members of an object; objects inside may have further members. */
  contains?: Json;
  /** The entries of a list, in any order. */
  'set-equals'?: Json[];
  /** A regular expression for a string or a number. */
  matches?: string;
}

/** How the records of one list may differ after the task. */
export interface AllowedChange {
  /** Number of records that are new. */
  new?: number;
  /** Ids of records that may have other values. */
  changed?: number[];
  /** Ids of records that are gone. */
  gone?: number[];
}

/** A call that has to be in the log of requests, for effects that no record shows. */
export interface ExpectedEntry {
  call: string;
  status: number;
  /** The id in the path; default: any. */
  id?: number;
  /** How often exactly; default: at least once. */
  times?: number;
}

/** A hasty solution, which leaves a wrong state. */
interface Trap {
  why: string;
  calls: TaskCall[];
  /** The assertions that the wrong state satisfies. */
  reaches: TaskAssertion[];
}

/** A task as an integrator gets it, with a solution and what has to be true afterwards: `tasks/<id>.yaml`. */
export interface Task {
  id: string;
  title: string;
  /** The request of a person; names no operation. */
  instruction: string;
  tags: string[];
  /** A credential of `openapi/simulator.yaml`. */
  account: string;
  /** The time at which the task starts: `2024-11-29T18:05:00Z`. */
  clock: string;
  /** Calls that were made before the task starts. */
  given: TaskCall[];
  facts: TaskFact[];
  /** Pages that a reader may fetch at most. */
  max_fetches: number;
  /** Set while the scripted reader cannot find the facts: why. */
  reader?: { fails: string };
  solution: TaskCall[];
  assert: TaskAssertion[];
  /** By list, named by its path: every record of every list that is not named here has to stay as it is. */
  unchanged: { except: Record<string, AllowedChange> };
  log: ExpectedEntry[];
  trap: Trap[];
}
