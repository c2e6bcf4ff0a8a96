import type { Json } from '#core/json/json';

/**
 * The settings that the simulator of an API needs in addition to the description, from the file `simulator.yaml` next to the
 * entry document. Without that file there is no simulator.
 */
export interface SimulatorSettings {
  /** The URL that the simulator listens on, including the path of the API; no slash at its end. */
  baseUrl: string;
  /** Header that requests a documented error of the operation. */
  errorHeader: string;
  paging: PagingSettings;
  /** The credentials of the simulator; the first opens every collection that does not belong to another one. */
  credentials: [CredentialSettings, ...CredentialSettings[]];
  /** A record that no caller may see, in every collection except those listed. */
  hidden: { id: number; cause: string; except: string[] };
  records: RecordSettings;
  reproductions: ReproductionSettings;
  /** By operationId: bodies besides the documented ones that show what else an operation changes. */
  effects?: Record<string, { summary: string; body: Json }[]>;
  /** Behavior of the simulator beyond the API: one paragraph for readers in Markdown, by subject. */
  about?: Record<string, string>;
  /** Calls that belong together, by their id. */
  flows?: Record<string, FlowSettings>;
}

export interface PagingSettings {
  /** Query parameter that returns only records older than this one. A list with this parameter is paged. */
  before: string;
  /** Query parameter with the number of records per page. */
  size: string;
  /** Header of a page; `true` if there are older records. */
  more: string;
}

export interface CredentialSettings {
  /** Its name in workflows. */
  name: string;
  scheme: 'basic' | 'bearer';
  /** User name of HTTP basic authentication, or a token. */
  value: string;
  /** The account that it opens; undefined for a credential that does not open one. */
  account?: number;
  scope?: string;
  isExpired?: true;
  /** Collections that belong to its account and require it. */
  collections?: string[];
  /** Operations whose snippets have it although no collection requires it. */
  operations?: string[];
}

/** How examples become records. A collection is named after the last fixed part of its path. */
export interface RecordSettings {
  /** Field with the time of a record in Unix seconds; the newest one is the present time of the simulator. */
  time: string;
  /** Collections whose ids come from one sequence, by the name of the sequence. */
  sequences: Record<string, string[]>;
  /** Collections of the objects inside records, by the name of the field. */
  nested: Record<string, string>;
  /** Sequences of the ids in lists inside records, by the name of the field. */
  nestedIds: Record<string, string>;
  /**
   * Collections whose examples show a record of another collection with the same id. That record remembers these fields
   * but does not show them.
   */
  memory: Record<string, string[]>;
}

/** How to cause errors that do not follow from the description. */
export interface ReproductionSettings {
  /** Ids that no record has, by type. */
  unknownIds: { integer: number; string: string };
  /** Invalid values of query parameters, by name; the most instructive first. */
  wrongQuery: Record<string, { value: string; cause: string }>;
  /** Invalid values of body fields, by the name that errors use: `items[0].amount`. */
  wrongFields: Record<string, { value: Json; cause: string }>;
  /** By operationId and status. */
  operations: Record<string, Record<string, GivenReproduction>>;
}

export interface GivenCall {
  /** Values of path and query parameters that replace those of the first documented request. */
  parameters?: Record<string, Json>;
  body?: Json;
}

export interface GivenReproduction extends GivenCall {
  /** One sentence for readers, in Markdown; absent where only the error header causes the error. */
  cause?: string;
  /** Name of the credential to send instead of the one that opens the operation. */
  credential?: string;
  /** Calls that must be made before. */
  before?: (GivenCall & { operation: string })[];
  /** How often the call is made; the last response is the error. */
  times?: number;
  /** True if only the error header makes the simulator return the error. */
  simulated?: true;
}

/** Steps that readers play one after another. */
export interface FlowSettings {
  /** The purpose of the steps together. */
  summary: string;
  steps: FlowStepSettings[];
}

/** A call of an operation, or an event that the API reports at this point. */
export interface FlowStepSettings {
  /** Unique in its flow; later steps refer to its outputs by it. */
  id: string;
  /** Its purpose, in a few words. */
  title: string;
  operation?: string;
  event?: string;
  /** Name of the documented request of the operation; the first one if absent. */
  request?: string;
  /** Values of parameters that replace those of the documented request. */
  parameters?: Record<string, Json>;
  /** Values that replace those of the documented body, by JSON Pointer. */
  body?: Record<string, Json>;
  /** Values of the response that later steps take as `$steps.<id>.outputs.<name>`: JSON Pointers, by name. */
  outputs?: Record<string, string>;
}
