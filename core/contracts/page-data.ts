import type { Json } from '../json/json';
import type { CodeData } from './code-data';
import type { Reproduction } from './reproductions';

/**
 * The data of reference pages: what the pages stage writes as JSON beside each MDX file and what the theme components
 * of the site render. Members that are empty or false are left out, so that a page stays light.
 */

/** HTML made by the generator from an author's Markdown: sanitised, safe to insert. */
export type Html = string;

export interface LinkData {
  label: string;
  /** Root-relative with trailing slash, without the site's base URL, for example `/api/objects/invoice/`. */
  href: string;
}

/** A type as printed, for example `['array of ', {label: 'Document item', href: '…'}, ' or null']`. */
export type TypeData = (string | LinkData)[];

/** Marks a statement as outside the product specification. */
export interface BasisData {
  basis: 'public' | 'choice';
  decision?: string;
}

/** What a statement outside the product specification rests on; its place in the list of a page is its number there. */
export interface SourceData extends BasisData {
  /** What was decided; absent for a mark that names no decision. */
  html?: Html;
}

/** What every page has: the sources of its marks, each once, in the order in which they first appear. */
export interface WithSources {
  sources?: SourceData[];
}

export interface NoteData extends BasisData {
  html: Html;
}

export interface EnumValueData {
  /** The value as JSON text without quotes for strings. */
  value: string;
  html?: Html;
}

/** One field, parameter or header: a row with an id of its own. */
export interface FieldData {
  /** Permanent anchor, unique in the page: `query.limit`, `request.items.unit_price`, `201.contact.email`, on object pages `items.unit_price`. */
  id: string;
  name: string;
  /** What the author calls it, where name and type say something else. */
  title?: string;
  type: TypeData;
  required?: boolean;
  readOnly?: boolean;
  writeOnly?: boolean;
  deprecated?: boolean;
  html?: Html;
  /** JSON text, as are `const` and `examples`. */
  default?: string;
  const?: string;
  enum?: EnumValueData[];
  /** Readable and exact: `at most 20 characters`, `1 to 100`, `pattern ^[A-Z]{3}$`. */
  limits?: string[];
  examples?: string[];
  /** Instead of them, where an author says something of one. */
  explainedExamples?: EnumValueData[];
  basis?: BasisData;
  notes?: NoteData[];
  /** On the page of an object: the entries of its `usedBy` that have the field, under the anchor `<at>.<id>`. */
  usedBy?: number[];
  /** Members of the object, or of the items of the array. */
  fields?: FieldData[];
  branches?: BranchGroupData[];
  /** Where the members are documented when they are not expanded here (a cycle, or a page that would grow too large). */
  more?: LinkData;
}

/** oneOf, anyOf, if/then, not, dependentRequired, discriminator: printed as a labelled group. */
export interface BranchGroupData {
  /** For example `Exactly one of`, `At least one of`, `If tax_based_on is country, then`. */
  label: string;
  branches: BranchData[];
}

export interface BranchData {
  label: string;
  href?: string;
  type?: TypeData;
  /** What tells an alternative from the others: the values that its properties can have. */
  values?: Record<string, Json[]>;
  /** Names that become required in this branch. */
  required?: string[];
  html?: Html;
  fields?: FieldData[];
  branches?: BranchGroupData[];
  more?: LinkData;
}

/** What a body, an object or any other schema holds at its top level. */
export interface SchemaData {
  type: TypeData;
  /** What the author calls it, where the type says something else. */
  title?: string;
  html?: Html;
  enum?: EnumValueData[];
  limits?: string[];
  /** JSON text, as are `const` and `examples`; examples that stand in full elsewhere on the page are left out. */
  default?: string;
  const?: string;
  examples?: string[];
  notes?: NoteData[];
  fields?: FieldData[];
  branches?: BranchGroupData[];
  more?: LinkData;
}

export interface ExampleData {
  /** Anchor, unique in the page. */
  id: string;
  name: string;
  summary?: string;
  html?: Html;
  code: string;
  /** Name of its Prism grammar, for example `json`. */
  grammar: string;
  /** True when the value was made from the schema and not written by an author. */
  isSample?: boolean;
}

export interface MediaTypeData {
  mediaType: string;
  schema?: SchemaData;
  examples?: ExampleData[];
  /** True for a body of a request that no snippet sends: its examples stand in the text. */
  isInText?: boolean;
}

export interface RequestBodyData {
  required?: boolean;
  html?: Html;
  content: MediaTypeData[];
}

export interface ResponseData {
  status: string;
  /** Standard name of the status: `Created`. */
  name: string;
  html?: Html;
  basis?: BasisData;
  notes?: NoteData[];
  headers?: FieldData[];
  content?: MediaTypeData[];
  links?: ResponseLinkData[];
  /** True for an error that every operation can return, with the same text. */
  common?: boolean;
  /** Of an error: calls that bring it about in the simulator, the simplest first. */
  reproduce?: ReproductionData[];
}

/** A call that a response makes possible. */
export interface ResponseLinkData {
  /** Anchor: `201.link.Read`. */
  id: string;
  name: string;
  html?: Html;
  /** The operation or event that it leads to. */
  target?: LinkData;
  /** Without a target: what the author refers to. */
  reference?: string;
  /** Address to use instead of that of the operation. */
  server?: string;
  /** What the call is given, by parameter, and where it comes from: `$response.body#/id`. */
  values?: { name: string; value: string }[];
}

/** A call that makes the simulator return an error. */
export interface ReproductionData {
  /** Why it does. */
  html?: Html;
  /** The requests as they are sent. */
  code: string;
  /** The same for the simulator in the page. */
  calls: Pick<Reproduction, 'before' | 'request' | 'times'>;
  /** The body that they return, unless an example is shown next to the call. */
  response?: string;
  /** True when the error is asked for, because nothing in the simulator causes it. */
  simulated?: boolean;
}

export interface SnippetData {
  /** Id of the language in the registry: `curl`, `typescript`. */
  language: string;
  /** Name of its Prism grammar. */
  grammar: string;
  code: CodeData;
}

/** The snippets of one named request. */
export interface RequestData {
  /** Name of the request example; `default` for the main one. */
  name: string;
  /** Name that the examples of its responses have, where that is another. */
  example?: string;
  summary?: string;
  html?: Html;
  snippets: SnippetData[];
}

export interface SecurityData {
  /** Alternatives; each needs all of its schemes. */
  alternatives: { schemes: { id: string; label: string; href: string; scopes: string[] }[] }[];
}

export interface OperationData {
  id: string;
  method: string;
  path: string;
  summary: string;
  html?: Html;
  deprecated?: boolean;
  basis?: BasisData;
  notes?: NoteData[];
  tag: LinkData;
  /** URL templates of the servers, the first is the default. */
  servers: { url: string; description?: string }[];
  /** In full, where they are not those of the whole API. */
  ownServers?: ServerData[];
  security?: SecurityData;
  parameters?: { in: 'path' | 'query' | 'header' | 'cookie'; fields: FieldData[] }[];
  requestBody?: RequestBodyData;
  /** Successful responses in full. */
  responses: ResponseData[];
  /** Error responses, each with an example of its body; all examples stand on `/api/errors/`. */
  errors: ResponseData[];
  /** What the API calls because of the operation. */
  callbacks?: CallbackData[];
  /** Values in the snippets that readers replace by their own. */
  readerValues?: { name: string; value: string }[];
  /** Registry of the languages shown, in order. */
  languages: { id: string; label: string }[];
  requests: RequestData[];
}

/** A call that the API makes to an address which an operation gave it. */
export interface CallbackData {
  /** Anchor, which starts those of its fields: `callback.paid`, `callback.paid.request.amount`. */
  id: string;
  name: string;
  method: string;
  /** Runtime expression of the address: `{$request.body#/callback_url}`. */
  expression: string;
  summary: string;
  html?: Html;
  deprecated?: boolean;
  basis?: BasisData;
  notes?: NoteData[];
  parameters?: OperationData['parameters'];
  requestBody?: RequestBodyData;
  /** What the API expects; their statuses are no anchors, because the operation has the same. */
  responses: ResponseData[];
}

/** The page of an event: the webhook's payload, headers and the response it expects. */
export interface WebhookData {
  event: string;
  id: string;
  summary: string;
  html?: Html;
  basis?: BasisData;
  notes?: NoteData[];
  parameters?: OperationData['parameters'];
  requestBody?: RequestBodyData;
  responses: ResponseData[];
}

export interface ObjectData {
  name: string;
  title: string;
  html?: Html;
  basis?: BasisData;
  notes?: NoteData[];
  schema: SchemaData;
  /** Taken from the bodies that hold the object. */
  examples?: ExampleData[];
  /**
   * Operations and events whose bodies hold this object, and the role it has there. `at` is the anchor of what holds it,
   * such as `201.contact`; absent where the page has the object without its fields. Where there are too many, the pages that
   * list them, each with how many it has.
   */
  usedBy: (LinkData & { role: 'request' | 'response' | 'event'; at?: string; count?: number })[];
}

export interface OperationSummaryData {
  id: string;
  method: string;
  path: string;
  summary: string;
  href: string;
  deprecated?: boolean;
}

export interface TagData {
  name: string;
  html?: Html;
  operations: OperationSummaryData[];
  /** Objects that the tag's operations send or receive. */
  objects: LinkData[];
  /** The events of the API, on the page of the tag whose operations register webhooks. */
  events?: EventSummaryData[];
}

export interface EventSummaryData {
  event: string;
  summary: string;
  href: string;
  basis?: BasisData;
}

/** `/api/objects/`. */
export interface ObjectIndexData {
  /** What operations return. */
  objects: LinkData[];
  /** Parts and inputs of these. */
  parts?: LinkData[];
}

export interface ServerData {
  url: string;
  /** A few words, which the address stands beside. */
  description?: string;
  /** What is said of it, when it is more. */
  html?: Html;
  basis?: BasisData;
  variables: { name: string; default: string; html?: Html }[];
}

/** `/api/conventions/`: what holds for every operation. */
export interface ConventionsData {
  html?: Html;
  /** Statements about the whole API that are outside the specification. */
  notes?: NoteData[];
  servers: ServerData[];
}

/** `/api/`: how to call the API, and every operation by tag. */
export interface LandingData {
  title: string;
  version: string;
  /** What stands above the first heading of the description; the rest has a page of its own (`ConventionsData`). */
  html?: Html;
  /** Address of that page, where there is a rest. */
  conventions?: string;
  servers: ServerData[];
  /** What else a caller counts with: version and limits. */
  facts: { label: string; text: string }[];
  /** Contact, license and the like. */
  about?: AboutData[];
  securitySchemes: SecuritySchemeData[];
  /** The call to try first, without fields and errors. */
  call?: OperationData;
  /** Under the names of `x-tagGroups`; tags without a group come last. */
  groups: { name?: string; tags: LandingTagData[] }[];
  /** Operations in all. */
  count: number;
  /** To the pages that list them; labels say how many there are. */
  objects?: LinkData;
  events?: LinkData;
  /** To the page about the tests; only a project with a report of them has one. */
  proof?: LinkData;
  /** Address of the page of decisions, where there are any. */
  decisions?: string;
}

export interface AboutData {
  label: string;
  html: Html;
}

export interface LandingTagData {
  name: string;
  href: string;
  /** None where there are too many of them in all: the page of the tag has them. */
  operations: OperationSummaryData[];
  count: number;
}

/** `/api/decisions/`: what the marks refer to (`x-decisions`), by id. */
export interface DecisionsData {
  decisions: { id: string; basis: 'public' | 'choice'; html: Html }[];
}

/** `/api/proof/`; the rest of its numbers comes from the report of the tests. */
export interface ProofData {
  operations: number;
  events: number;
  /** Pairs of operation and error status, by whether the simulator has a cause for them. */
  errors: { natural: number; simulated: number };
}

export interface SecuritySchemeData {
  /** Anchor on the landing page. */
  id: string;
  label: string;
  /** For example `HTTP basic`, `OAuth 2.0 authorization code`, `HTTP bearer`. */
  kind: string;
  html?: Html;
  notes?: NoteData[];
  flows?: {
    kind: string;
    authorizationUrl?: string;
    tokenUrl?: string;
    refreshUrl?: string;
    scopes: { name: string; html: Html }[];
  }[];
}

/** `/api/errors/`: every error status of the API once, with body, example and the operations that return it. */
export interface ErrorsData {
  errors: ErrorStatusData[];
}

export interface ErrorStatusData extends ResponseData {
  /** Why it is returned, where there are several reasons. */
  reasons?: ErrorReasonData[];
  /** Operations that return it; empty when all of them do, or too many. */
  operations: LinkData[];
  /** Tags of these operations, where they are too many to list. */
  tags?: LinkData[];
  /** True when every operation of the API returns it. */
  everyOperation?: boolean;
}

/** One reason for an error status. */
export interface ErrorReasonData {
  /** What its example is called: `Unknown tax code`. */
  name: string;
  /** The example as JSON text in one line. */
  code: string;
  /** The operations that have it, or how many, or that all have it. */
  operations?: LinkData[];
  count?: number;
  everyOperation?: boolean;
}
