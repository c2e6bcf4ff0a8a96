import type { InterpretedSchemas } from './validators';
import type { OperationFacts } from './world-contract';
import type { OperationPlan, ResourcePlan, SeedPlan } from './world-plan';

/** Where the world of an API is, below the base of its site; of several APIs each has a folder in it. */
export const WORLD_FOLDER = 'world/';

/** The start of a world in pages: `world/index.json`. */
export interface WorldIndex {
  title: string;
  basePaths: string[];
  /** Initial time of the world in Unix seconds. */
  clock: number;
  /** The numbers of the parts that an operation needs, by its id. Part 3 is `world/3.json`. */
  operations: Record<string, number[]>;
}

/** The part of a world that the operations of one resource need. */
export interface WorldPart {
  resources: ResourcePlan[];
  operations: OperationPlan[];
  seeds: SeedPlan[];
  facts: OperationFacts[];
  schemas: InterpretedSchemas;
  /** The documented requests of each operation, by its id. */
  requests: Record<string, DocumentedRequest[]>;
}

/** A documented request as it is sent, without credentials. */
export interface DocumentedRequest {
  name: string;
  /** The values in the path by the names of their parameters, percent-encoded. */
  path: Record<string, string>;
  /** Without its question mark. */
  query: string;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: string;
}
