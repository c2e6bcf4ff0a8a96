import type { Json } from '../json/json';

/**
 * How far a rule of inference can be trusted: `certain` follows from the description, `likely` from what most APIs do, `weak` from
 * a guess that people should look at.
 */
export type Certainty = 'certain' | 'likely' | 'weak';

/** Why something was inferred. */
export interface Reason {
  /** The name of the rule: `item-of-collection`. */
  because: string;
  certainty: Certainty;
}

/**
 * The effect of an operation on the records of a world. `computed` reads and `effect` writes something that no rule explains: both are
 * answered from the description. `refused` is a delete that documents nothing but its refusal.
 */
export type Role =
  | 'list'
  | 'search'
  | 'get'
  | 'create'
  | 'bulkCreate'
  | 'replace'
  | 'merge'
  | 'delete'
  | 'singletonGet'
  | 'singletonReplace'
  | 'singletonMerge'
  | 'singletonDelete'
  | 'action'
  | 'subview'
  | 'computed'
  | 'effect'
  | 'refused';

/**
 * The state of an API as far as its description lets it be inferred: people can read, compare and correct it, and an engine
 * interprets it. An inferred world is consistent with itself; it says nothing about what the API really does.
 */
export interface WorldPlan {
  /** Sorted by key. */
  resources: ResourcePlan[];
  /** In the order of the description. */
  operations: OperationPlan[];
  seeds: SeedPlan[];
  /** Initial time of the world in Unix seconds: the latest moment in the examples. */
  clock: number;
}

/** Records of one kind, addressed by paths. */
export interface ResourcePlan extends Reason {
  /** The path of its collection, with blank parameters: `/vaults/{}/secrets`. */
  key: string;
  /** The last word of its path: `secrets`. */
  name: string;
  kind: 'collection' | 'singleton';
  /** The key of the resource whose records it shows: its own, or that of another view of the same records. */
  table: string;
  /** Whether any operation adds records. */
  isCreatable: boolean;
  /** Absent for a singleton, and where records have no address. */
  identity?: IdentityPlan;
  references: ReferencePlan[];
}

/** The id of a record: where it is, and what it looks like. */
export interface IdentityPlan extends Reason {
  /** JSON Pointer into the record; absent if no answer shows the id, which only its address has then. */
  member?: string;
  /** The path parameter that has it, as most operations call it; absent without operations on single records. */
  parameter?: string;
  /** Who chooses the ids of new records. */
  given: 'client' | 'world';
  type: 'integer' | 'number' | 'string';
  format?: string;
  pattern?: string;
  /** A documented id, which new ones resemble. */
  example?: string | number;
  /** The names of the validators that a new id has to satisfy. */
  validators: string[];
}

/** A member with the id of a record of another resource. */
export interface ReferencePlan extends Reason {
  /** The name of the member. */
  member: string;
  /** The key of that resource. */
  resource: string;
}

export interface OperationPlan extends Reason {
  id: string;
  role: Role;
  /** The key of its resource. */
  resource?: string;
  /** The path parameters before the id: the key of the collection that each selects from. */
  scope: { parameter: string; resource: string }[];
  /** Where the id of the record is, if the operation is about a single one. */
  target?: { in: 'path' | 'query' | 'body'; name: string };
  /** Where the body of the request has the record. */
  request?: { at: string };
  /** Where the body of the answer has the record or the records. */
  answer?: AnswerPlan;
  paging?: PagingPlan;
  filters: FilterPlan[];
  /** For an action: the state that its verb leads to. */
  state?: { member: string; value: Json };
}

export interface AnswerPlan extends Reason {
  kind: 'record' | 'list' | 'map';
  /** JSON Pointer to the record or the records. */
  at: string;
  /** For a list whose elements hold the record under a name: that name. */
  wrap?: string;
}

/** The query parameters that select a part of a list. */
export interface PagingPlan {
  size?: { name: string; fallback?: number; most?: number };
  position?: { name: string; kind: 'offset' | 'page' | 'after' | 'before' | 'token'; first: number };
  isNewestFirst: boolean;
}

/** A query parameter that compares a member of the records. */
export interface FilterPlan {
  parameter: string;
  /** The name of the member; absent for a search in all strings. */
  member?: string;
  comparison: 'equal' | 'least' | 'above' | 'most' | 'below' | 'text';
}

/** A record that the examples of the description show. */
export interface SeedPlan {
  /** The key of the table. */
  table: string;
  id: string | number;
  /** Other ids under which paths find it. */
  aliases: string[];
  /** The ids of its parents, by the key of their collections. */
  parents: Record<string, string>;
  /** Where its value is: the example of an answer, and the pointer in it. */
  source: { operation: string; status: string; example: string; at: string };
}
