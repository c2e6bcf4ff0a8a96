/** Everything that prose may state about the API, by key: the contents of `facts/facts.json`. All maps are sorted by key. */
export interface Facts {
  /**
   * Single values: the root extensions `x-limits`, `x-sandbox` and `x-accept` by path (`limits.rate.calls`, members of a
   * list by index), the current API version (`versions.current`), the title (`info.title`) and the number of
   * items of each kind (`counts.operations`).
   */
  values: Record<string, string | number | boolean>;
  /** By object and path: `Invoice.due_date`, `CustomAccount.authentication`. */
  fields: Record<string, FieldFact>;
  /** By operationId. */
  operations: Record<string, OperationFact>;
  /** By name of the component schema. */
  objects: Record<string, ObjectFact>;
  /** By event type. */
  events: Record<string, EventFact>;
  /** Every status that some operation returns. */
  statuses: Record<string, StatusFact>;
  /** Every header that some request or response has, by name. */
  headers: Record<string, HeaderFact>;
  /** By operationId and name: `listInvoices.limit`. */
  parameters: Record<string, ParameterFact>;
  /** By name. */
  tags: Record<string, TagFact>;
  /** The scopes of OAuth, by name. */
  scopes: Record<string, ScopeFact>;
  /** The root extension `x-decisions`, by id. */
  decisions: Record<string, DecisionFact>;
  /** The root extension `x-api-versions`, newest first as in the description. */
  apiVersions: ApiVersionFact[];
}

/** Facts about the values of a field or parameter. */
export interface ValueFact {
  /** Type in words. */
  type: string;
  required: boolean;
  deprecated: boolean;
  default?: string | number | boolean;
  /** Limits in words: `at most 20 characters`. */
  limits: string[];
  /** Allowed values in the order of the description. */
  enum: { value: string; description?: string }[];
}

export interface FieldFact extends ValueFact {
  name: string;
  href: string;
  readOnly: boolean;
  writeOnly: boolean;
}

export interface ParameterFact extends ValueFact {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  href: string;
}

export interface OperationFact {
  /** As it is sent: `GET`. */
  method: string;
  path: string;
  summary: string;
  href: string;
  tag: string;
  deprecated: boolean;
}

interface ObjectFact {
  title: string;
  href: string;
}

interface EventFact {
  summary: string;
  href: string;
  /** Id of the decision behind the event, when the product specification does not define it. */
  decision?: string;
  /** The header that signs the example of the event. */
  signature?: string;
}

export interface StatusFact {
  /** Standard name: `Too Many Requests`. */
  name: string;
  /** Meaning as Markdown, from the first operation that returns an error. */
  description?: string;
  /** Link to its entry on the errors page; absent for a success. */
  href?: string;
}

export interface HeaderFact {
  type: string;
  description?: string;
}

export interface TagFact {
  /** Its name for readers, if that is not its key; with several APIs, it begins with the title of its API. */
  title?: string;
  href: string;
  operationIds: string[];
}

interface ScopeFact {
  /** Link to its security scheme. */
  href: string;
}

interface DecisionFact {
  basis: 'public' | 'choice';
  text: string;
}

export interface ApiVersionFact {
  version: string;
  current: boolean;
  breaking: boolean;
  /** Markdown sentences. */
  changes: string[];
  basis?: 'public' | 'choice';
  decision?: string;
}
