import type { OperationFacts, ResponseFacts } from '../contracts/world-contract';
import type { OperationPlan, ResourcePlan } from '../contracts/world-plan';
import type { Json } from '../json/json';
import type { WorldRequest } from './read-request';
import type { Table, World } from './world';

/** A request that passed the checks of its operation, as roles read it. */
export interface Call {
  world: World;
  request: WorldRequest;
  plan: OperationPlan;
  facts: OperationFacts;
  /** The values of path parameters, as strings. */
  path: Readonly<Record<string, string>>;
  query: Readonly<Record<string, Json>>;
  /** Without the members that only answers have, and without files. */
  body: Json | undefined;
  /** The body with them: one may name the record. */
  whole: Json | undefined;
  /** Whether it is neither JSON nor a form. */
  isUnread: boolean;
  resource?: ResourcePlan;
  table?: Table;
  /** The ids of the parents, by the key of their collections. */
  parents: Record<string, string>;
  /** The response to a request that works; absent if none is documented. */
  success?: ResponseFacts;
  status: number;
  /** Sentences for people about the answer. */
  notes: string[];
}
