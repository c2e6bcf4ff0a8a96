import type { Json } from '../json/json';
import type { CodeData } from './code-data';
import type { LiveOperation } from './live';
import type { Reproduction } from './reproductions';

/**
 * The data of reference pages: the pages stage writes it as JSON next to each MDX file, and the theme components of the
 * site render it. Empty and false members are left out to keep pages light.
 */

/** HTML generated from an author's Markdown: sanitized, safe to insert. */
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

/** The basis of a statement outside the product specification. Its index in the list of a page is its number there. */
export interface SourceData extends BasisData {
  /** The decision; absent for a mark that does not name one. */
  html?: Html;
}

/** Common to all pages: the sources of its marks, without duplicates, in order of first appearance. */
export interface WithSources {
  sources?: SourceData[];
}

export interface NoteData extends BasisData {
  html: Html;
  /** The subject of this and of the notes next to it that have the same one. */
  topic?: string;
}

/** Since when something is there and deprecated, and which version no longer has it: links to the changes. */
export type LifeData = LinkData[];

export interface EnumValueData {
  /** The value as JSON; strings without quotes. */
  value: string;
  html?: Html;
}

/** One field, parameter or header: a row with its own id. */
export interface FieldData {
  /** Permanent anchor, unique in the page: `query.limit`, `request.items.unit_price`, `201.contact.email`, on object pages `items.unit_price`. */
  id: string;
  name: string;
  /** The author's title for it, unless it repeats the name or type. */
  title?: string;
  type: TypeData;
  required?: boolean;
  readOnly?: boolean;
  writeOnly?: boolean;
  deprecated?: boolean;
  life?: LifeData;
  html?: Html;
  /** As JSON, like `const` and `examples`. */
  default?: string;
  const?: string;
  enum?: EnumValueData[];
  /** Readable and exact: `at most 20 characters`, `1 to 100`, `pattern ^[A-Z]{3}$`. */
  limits?: string[];
  examples?: string[];
  /** Replaces them when an author describes at least one. */
  explainedExamples?: EnumValueData[];
  basis?: BasisData;
  notes?: NoteData[];
  /** On the page of an object: the entries of its `usedBy` that have the field, under the anchor `<at>.<id>`. */
  usedBy?: number[];
  /** Members of the object, or of the items of the array. */
  fields?: FieldData[];
  branches?: BranchGroupData[];
  /** Link to the members when they are not expanded here (a cycle, or a page that would grow too large). */
  more?: LinkData;
}

/** oneOf, anyOf, if/then, not, dependentRequired, discriminator: rendered as a labeled group. */
export interface BranchGroupData {
  /** For example `Exactly one of`, `At least one of`, `If tax_based_on is country, then`. */
  label: string;
  branches: BranchData[];
}

export interface BranchData {
  label: string;
  href?: string;
  type?: TypeData;
  /** Values of the properties that distinguish it from the other alternatives. */
  values?: Record<string, Json[]>;
  /** Names that become required in this branch. */
  required?: string[];
  html?: Html;
  fields?: FieldData[];
  branches?: BranchGroupData[];
  more?: LinkData;
}

/** The top level of a body, an object or any other schema. */
export interface SchemaData {
  type: TypeData;
  /** The author's title for it, unless it repeats the type. */
  title?: string;
  html?: Html;
  enum?: EnumValueData[];
  limits?: string[];
  /** As JSON, like `const` and `examples`; examples shown in full elsewhere on the page are left out. */
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
  /** True for a request body that no snippet sends: its examples are shown in the page body instead of the panel. */
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
  /** True for an error that every operation can return, with the same description. */
  common?: boolean;
  /** For an error: calls that cause it in the simulator, simplest first. */
  reproduce?: ReproductionData[];
}

/** A call that a response makes possible. */
export interface ResponseLinkData {
  /** Anchor: `201.link.Read`. */
  id: string;
  name: string;
  html?: Html;
  /** The target operation or event. */
  target?: LinkData;
  /** Without a target: the author's reference as written. */
  reference?: string;
  /** URL that replaces that of the operation. */
  server?: string;
  /** Arguments of the call by parameter, with the source of each: `$response.body#/id`. */
  values?: { name: string; value: string }[];
}

/** A call that makes the simulator return an error. */
export interface ReproductionData {
  /** The reason. */
  html?: Html;
  /** The requests as they are sent. */
  code: string;
  /** The same requests for the simulator in the page. */
  calls: Pick<Reproduction, 'before' | 'request' | 'times'>;
  /** The body that they return, unless an example is shown next to the call. */
  response?: string;
  /** True when a header requests the error because nothing in the simulator causes it. */
  simulated?: boolean;
}

export interface SnippetData {
  /** Id of the language in the registry: `curl`, `typescript`. */
  language: string;
  /** Name of its Prism grammar. */
  grammar: string;
  code: CodeData;
  /** The same call with a file of types and a client: its path below the site, `clients/books.ts`, and where the code looks for it, if that is not next to it. */
  typed?: { code: CodeData; file: string; place?: string };
}

/** The snippets of one named request. */
export interface RequestData {
  /** Name of the request example; `default` for the main one. */
  name: string;
  /** Name of the examples of its responses, if different. */
  example?: string;
  summary?: string;
  html?: Html;
  snippets: SnippetData[];
}

export interface SecurityData {
  /** Alternatives; each requires all of its schemes. */
  alternatives: { schemes: { id: string; label: string; href: string; scopes: string[] }[] }[];
}

export interface OperationData {
  id: string;
  /** As it is sent: `GET`. */
  method: string;
  path: string;
  summary: string;
  html?: Html;
  deprecated?: boolean;
  life?: LifeData;
  basis?: BasisData;
  notes?: NoteData[];
  tag: LinkData;
  /** URL templates of the servers, the first is the default. */
  servers: { url: string; description?: string }[];
  /** The address of the server in the snippets, if they have it in full. */
  address?: string;
  /** In full, when they differ from those of the whole API. */
  ownServers?: ServerData[];
  security?: SecurityData;
  parameters?: { in: 'path' | 'query' | 'header' | 'cookie'; fields: FieldData[] }[];
  requestBody?: RequestBodyData;
  /** Successful responses in full. */
  responses: ResponseData[];
  /** Error responses, each with one example of its body; `/api/errors/` has all examples. */
  errors: ResponseData[];
  /** A sentence about all errors, from `x-error-advice` of the description. */
  errorAdvice?: string;
  /** Calls that the API makes because of the operation. */
  callbacks?: CallbackData[];
  /** Values in the snippets that readers replace with their own. */
  readerValues?: { name: string; value: string }[];
  /** The data for sending real requests, if the project lists its server. */
  live?: LiveOperation;
  /** Registry of the languages shown, in order. */
  languages: { id: string; label: string }[];
  requests: RequestData[];
}

/** A call that the API makes to a URL that an operation passed to it. */
export interface CallbackData {
  /** Anchor and prefix of the anchors of its fields: `callback.paid`, `callback.paid.request.amount`. */
  id: string;
  name: string;
  /** As it is sent: `GET`. */
  method: string;
  /** Runtime expression of its URL: `{$request.body#/callback_url}`. */
  expression: string;
  summary: string;
  html?: Html;
  deprecated?: boolean;
  basis?: BasisData;
  notes?: NoteData[];
  parameters?: OperationData['parameters'];
  requestBody?: RequestBodyData;
  /** The expected responses. Their statuses are not anchors, because the operation uses the same ones. */
  responses: ResponseData[];
}

/** The page of an event: the webhook's payload, headers and the response it expects. */
export interface WebhookData {
  event: string;
  id: string;
  summary: string;
  life?: LifeData;
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
  /** Taken from the bodies that contain the object. */
  examples?: ExampleData[];
  /**
   * Operations and events whose bodies contain this object, with its role there. `at` is the anchor of its parent, such as
   * `201.contact`; absent when that page shows the object without its fields. When there are too many, the pages that list
   * them, each with its count.
   */
  usedBy: (LinkData & { role: 'request' | 'response' | 'event'; at?: string; count?: number })[];
}

export interface OperationSummaryData {
  id: string;
  /** As it is sent: `GET`. */
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

/** A field that leads from one object to another. */
export interface ObjectLinkData {
  from: LinkData;
  /** Path of the field: `items.product_code`. */
  field: string;
  /** The field on the page of its object. */
  href: string;
  to: LinkData;
  /** Whether the field can have several. */
  isMany?: boolean;
}

/** An object in a drawing, with a row for each field that leads to another one. */
export interface DrawnBox extends LinkData {
  x: number;
  y: number;
  width: number;
  height: number;
  rows: { field: string; y: number }[];
}

/** The way from a field to an object in a drawing. */
export interface DrawnWire {
  /** In the form of the SVG attribute `d`. */
  path: string;
  start: { x: number; y: number };
  end: { x: number; y: number };
  isMany?: boolean;
}

/** A drawing of objects and how they lead to each other, in pixels. */
export interface ObjectMapData {
  width: number;
  height: number;
  boxes: DrawnBox[];
  wires: DrawnWire[];
}

/** `/api/objects/`. */
export interface ObjectIndexData {
  /** Absent if there are too many links for a drawing. */
  map?: ObjectMapData;
  /** How the objects lead to each other, from object to object. */
  links?: ObjectLinkData[];
  /** Objects that operations return. */
  objects: LinkData[];
  /** Objects that are parts or inputs of these. */
  parts?: LinkData[];
}

export interface ServerData {
  url: string;
  /** A short text that fits next to the URL. */
  description?: string;
  /** A longer description, if any. */
  html?: Html;
  basis?: BasisData;
  variables: { name: string; default: string; html?: Html }[];
}

/** `/api/conventions/`: statements that apply to every operation. */
export interface ConventionsData extends ProseData {
  /** The sections of the description, each with a title. */
  sections: ProseSectionData[];
  servers: ServerData[];
}

/** Text of the description, with the statements about it that are outside the specification. */
export interface ProseData {
  html?: Html;
  notes?: NoteData[];
}

export interface ProseSectionData extends ProseData {
  id: string;
  title: string;
}

/** `/api/`: how to call the API, and every operation by tag. */
export interface LandingData {
  title: string;
  version: string;
  /** The description up to its first heading; the rest is a separate page (`ConventionsData`). */
  html?: Html;
  /** Link to that page, if there is more. */
  conventions?: string;
  /** Whether any operation declares an error. */
  hasErrors: boolean;
  servers: ServerData[];
  /** Further facts for callers: version and limits. */
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
  /** Links to the pages that list them, labeled with their counts. */
  objects?: LinkData;
  events?: LinkData;
  /** Link to the page about the tests; absent in a project without a test report. */
  proof?: LinkData;
  /** Link to the decisions page, if there are decisions. */
  decisions?: string;
}

/** `/api/` of a site with several APIs: each with what a caller asks first. */
export interface ApiListData {
  apis: ApiData[];
}

export interface ApiData extends Pick<LandingData, 'title' | 'version' | 'html' | 'servers'> {
  /** The name of the API, an anchor of the page. */
  id: string;
  /** The first page of its reference. */
  href: string;
  /** How callers authenticate: `Bearer token`. */
  credentials: string[];
  /** Its pages, labeled with their counts. */
  pages: LinkData[];
  /** The files of its description. */
  files: LinkData[];
}

export interface AboutData {
  label: string;
  html: Html;
}

export interface LandingTagData {
  name: string;
  href: string;
  /** Empty when the API has too many operations: the page of the tag lists them. */
  operations: OperationSummaryData[];
  count: number;
}

/** `/api/decisions/`: the decisions that marks refer to (`x-decisions`), by id. */
export interface DecisionsData {
  decisions: { id: string; basis: 'public' | 'choice'; html: Html }[];
}

/** `/api/proof/`; the rest of its numbers comes from the report of the tests. */
export interface ProofData {
  operations: number;
  events: number;
  /** Pairs of operation and error status, by whether the simulator can cause them. */
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
  /** The reasons for it, if there are several. */
  reasons?: ErrorReasonData[];
  /** Operations that return it; empty when all or too many do. */
  operations: LinkData[];
  /** Tags of these operations when there are too many to list. */
  tags?: LinkData[];
  /** True when every operation of the API returns it. */
  everyOperation?: boolean;
}

/** One reason for an error status. */
export interface ErrorReasonData {
  /** Title of its example: `Unknown tax code`. */
  name: string;
  /** Messages of its body, one each: `first_name: can't be blank`. */
  messages: string[];
  /** Calls that cause it. */
  reproduce?: ReproductionData[];
  /** The operations that return it, or their number, or a note that all do. */
  operations?: LinkData[];
  count?: number;
  everyOperation?: boolean;
}
