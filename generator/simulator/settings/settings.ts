import type { Json } from '#core/json/json';

/**
 * What the simulator of an API needs beyond its description, as the file `simulator.yaml` beside the entry document
 * says it. A description without such a file gets no simulator.
 */
export interface SimulatorSettings {
  /** Where the simulator listens, the path of the API included; no slash at its end. */
  baseUrl: string;
  /** Header that asks for a documented error of the operation. */
  errorHeader: string;
  paging: PagingSettings;
  /** What opens the simulator; the first opens whatever no other one does. */
  credentials: [CredentialSettings, ...CredentialSettings[]];
  /** A record of every collection that no caller may see. */
  hidden: { id: number; cause: string; except: string[] };
  records: RecordSettings;
  reproductions: ReproductionSettings;
}

export interface PagingSettings {
  /** Query parameter: only records older than this one. A list that has it comes in pages. */
  before: string;
  /** Query parameter: records of one page. */
  size: string;
  /** Header of a page, `true` when there are older records. */
  more: string;
}

export interface CredentialSettings {
  /** What workflows call it. */
  name: string;
  scheme: 'basic' | 'bearer';
  /** User name of HTTP basic authentication, or token. */
  value: string;
  /** The account it opens; absent for a credential that opens none. */
  account?: number;
  scope?: string;
  isExpired?: true;
  /** Collections that belong to its account, and need it. */
  collections?: string[];
}

/** How the examples become records. Collections are called by the last fixed part of their path. */
export interface RecordSettings {
  /** Field with the time of a record in Unix seconds: the newest one is the present of the simulator. */
  time: string;
  /** Collections that take their ids from one sequence, by its name. */
  sequences: Record<string, string[]>;
  /** Collections of the objects that stand inside records, by the name of the field. */
  nested: Record<string, string>;
  /** Sequences of the ids that entries of lists inside records have, by the name of the field. */
  nestedIds: Record<string, string>;
  /**
   * Collections whose examples show a record of another collection with the same id, which remembers these fields
   * and does not show them.
   */
  memory: Record<string, string[]>;
}

/** How errors come about that do not follow from the description. */
export interface ReproductionSettings {
  /** Ids that no record has, by type. */
  unknownIds: { integer: number; string: string };
  /** Values that a query parameter of this name does not take, the most telling first. */
  wrongQuery: Record<string, { value: string; cause: string }>;
  /** Values that a field of a body does not take, by the name that errors give it: `items[0].amount`. */
  wrongFields: Record<string, { value: Json; cause: string }>;
  /** By operationId and status. */
  operations: Record<string, Record<string, GivenReproduction>>;
}

export interface GivenCall {
  /** Values of path and query parameters instead of those of the first documented request. */
  parameters?: Record<string, Json>;
  body?: Json;
}

export interface GivenReproduction extends GivenCall {
  /** One sentence for readers, Markdown. */
  cause: string;
  /** Calls that must come first. */
  before?: (GivenCall & { operation: string })[];
  /** How often the call is made, the last response being the error. */
  times?: number;
  /** True where only the error header brings the response about. */
  simulated?: true;
}
