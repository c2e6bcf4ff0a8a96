import type { HttpMethod } from '#core/http/methods';
import type { ParameterLocation } from '#core/http/parameter-location';
import type { Json } from '#core/json/json';
import type { Limit } from '#core/schema/limit';

export type { Limit, LimitKeyword } from '#core/schema/limit';

/**
 * The typed picture of an API that every stage after `model` reads. Built once from the bundle; references between
 * schemas stay references (by component name), so the model is linear in the size of the description.
 * All texts are Markdown as written by the author; turning them into HTML is the business of the pages stage.
 */
export interface ApiModel {
  info: ApiInfo;
  servers: Server[];
  securitySchemes: SecurityScheme[];
  /** Root security requirements, as alternatives. */
  security: SecurityRequirement[];
  /** In the order of the description; a tag used but not declared comes last. Each has operations or a text. */
  tags: Tag[];
  /** In the order of tags, then of the site (list, create, get, update, delete, others). */
  operations: Operation[];
  webhooks: Webhook[];
  /** Component schemas by name, sorted by name. */
  schemas: NamedSchema[];
  /** Root extensions (`x-limits`, `x-api-versions`, `x-decisions`, …) as plain JSON, without the `x-` prefix. */
  extensions: Record<string, Json>;
}

export interface ApiInfo {
  title: string;
  version: string;
  summary?: string;
  description?: string;
  license?: { name: string; identifier?: string; url?: string };
  contact?: { name?: string; url?: string; email?: string };
  termsOfService?: string;
  /** Of the whole description. */
  externalDocs?: ExternalDocs;
  notes: Note[];
}

export interface Server {
  url: string;
  description?: string;
  basis?: Basis;
  variables: { name: string; default: string; enum?: string[]; description?: string }[];
}

/** What a statement outside the product specification rests on: public knowledge of such APIs, or our own choice. */
export interface Basis {
  basis: 'public' | 'choice';
  /** Id in the root extension `x-decisions`. */
  decision?: string;
}

/** A statement about an object that is outside the specification (`x-notes`). */
export interface Note extends Basis {
  text: string;
}

/** What operations, parameters, headers, responses and schemas have in common. */
export interface Described {
  description?: string;
  basis?: Basis;
  notes: Note[];
  deprecated: boolean;
  /** Other words for the same thing (`x-search-keywords`), for a search only. */
  keywords?: string[];
}

export interface Tag {
  name: string;
  /** Kebab-case, unique: part of the URL. */
  slug: string;
  description?: string;
  externalDocs?: ExternalDocs;
  /** The operations whose first tag it is: their pages stand below its own. */
  operationIds: string[];
  /** Those that name it behind another tag. */
  otherOperationIds: string[];
  /** As in {@link Described}. */
  keywords?: string[];
}

/** Where more is said. */
export interface ExternalDocs {
  url: string;
  description?: string;
}

/** @see https://spec.openapis.org/oas/v3.1.0#operation-object */
export interface Operation extends Described {
  /** Unique, made of letters, digits, `_` and `-`; derived from method and path when the description has none. */
  id: string;
  /** Kebab-case, unique within its tag: part of the URL. */
  slug: string;
  method: HttpMethod;
  /** Path template, for example `/invoices/{id}`. */
  path: string;
  /** The first of its tags, which its page stands under. */
  tag: string;
  otherTags: string[];
  summary: string;
  parameters: Parameter[];
  requestBody?: RequestBody;
  /** In ascending order of status; `default` last. */
  responses: Response[];
  /** Alternatives; empty when the operation needs no credentials. */
  security: SecurityRequirement[];
  servers: Server[];
  /** Those of callbacks included. */
  callbacks: Callback[];
  /** Named calls: one per request body example or per entry of `x-request-examples`; at least one, the first is `default`. */
  requests: RequestExample[];
  /** Calls with a body in another media type than theirs: one per example that can be written. No name is one of theirs. */
  otherRequests: RequestExample[];
  externalDocs?: ExternalDocs;
}

/** One complete call of an operation with the values of one named example. */
export interface RequestExample {
  name: string;
  /** Name of the example of the body, where another call has it. */
  example?: string;
  summary?: string;
  description?: string;
  parameters: { in: ParameterLocation; name: string; value: Json }[];
  body?: { mediaType: string; value: Json };
}

/**
 * An operation that the API calls at an address which an operation learned; `path` is the expression of that address.
 * @see https://spec.openapis.org/oas/v3.1.0#callback-object
 */
export interface Callback extends Operation {
  /** Key in the `callbacks` map; not unique, because a callback has several addresses and methods. */
  name: string;
}

/** An operation our API calls on the reader's server. @see https://spec.openapis.org/oas/v3.1.0#fixed-fields (webhooks) */
export interface Webhook extends Operation {
  /** Key in the `webhooks` map: the event type. */
  event: string;
}

/** How a value is written in an address, a header or a form. */
export interface Serialization {
  style?: string;
  explode?: boolean;
  allowReserved?: boolean;
}

/** @see https://spec.openapis.org/oas/v3.1.0#parameter-object */
export interface Parameter extends Described, WithRawSchema, Serialization {
  name: string;
  in: ParameterLocation;
  required: boolean;
  schema: Schema;
  allowEmptyValue?: boolean;
  examples: Example[];
  externalExamples: ExternalExample[];
}

export interface RequestBody extends Described {
  required: boolean;
  content: MediaType[];
}

/** The Schema Object as the description has it, for tools that take JSON Schema. Nothing else reads it. */
export interface WithRawSchema {
  rawSchema?: Json;
}

export interface MediaType extends WithRawSchema {
  mediaType: string;
  schema?: Schema;
  /** Of a form: how its fields are sent. */
  encoding: Encoding[];
  /** Of a body of parts without names: how the first ones are sent, in their order. */
  prefixEncoding: PartEncoding[];
  /** And how the others are. */
  itemEncoding?: PartEncoding;
  examples: Example[];
  externalExamples: ExternalExample[];
}

/** @see https://spec.openapis.org/oas/v3.1.0#encoding-object */
export interface Encoding extends PartEncoding {
  property: string;
}

/** The same of a part that has no name. */
export interface PartEncoding extends Serialization {
  /** One or several media types, with commas between them. */
  contentType?: string;
  /** Of a part of a multipart body. */
  headers: Header[];
}

/** @see https://spec.openapis.org/oas/v3.1.0#example-object */
export interface Example {
  name: string;
  summary?: string;
  description?: string;
  value: Json;
  /** True when the description has no example and the value was made from the schema. */
  isSample: boolean;
}

/** An example in a file of its own. */
export interface ExternalExample extends Pick<Example, 'name' | 'summary' | 'description'> {
  url: string;
}

export interface Response extends Described {
  /** `200`, `4XX` or `default`. */
  status: string;
  /** Name of the component that the response refers to. */
  component?: string;
  headers: Header[];
  content: MediaType[];
  links: Link[];
}

/** A call that a response makes possible, with what it is given. @see https://spec.openapis.org/oas/v3.1.0#link-object */
export interface Link {
  name: string;
  description?: string;
  /** As the description has it; the id of the operation may be written otherwise. */
  operationId?: string;
  operationRef?: string;
  /** Values or runtime expressions by parameter: `$response.body#/id`. */
  parameters: { name: string; value: Json }[];
  requestBody?: { value: Json };
  server?: Server;
}

export interface Header extends Described, WithRawSchema {
  name: string;
  /** What an author wrote; no samples. */
  examples: Example[];
  externalExamples: ExternalExample[];
  required: boolean;
  schema: Schema;
}

export type SecurityScheme = Described & { id: string } & (
    | { type: 'http'; scheme: string; bearerFormat?: string }
    | { type: 'apiKey'; in: string; name: string }
    | { type: 'oauth2'; flows: OAuthFlow[] }
    | { type: 'openIdConnect'; url: string }
    | { type: 'mutualTLS' }
  );

export interface OAuthFlow {
  kind: string;
  authorizationUrl?: string;
  tokenUrl?: string;
  refreshUrl?: string;
  scopes: { name: string; description: string }[];
}

/** Schemes that are needed together; several requirements are alternatives. */
export interface SecurityRequirement {
  schemes: { id: string; scopes: string[] }[];
}

export interface NamedSchema extends WithRawSchema {
  name: string;
  /** Kebab-case, unique: part of the URL. */
  slug: string;
  schema: Schema;
}

/**
 * A JSON Schema 2020-12 object as the description has it, with references kept by component name.
 * OpenAPI 3.0 forms (`nullable`, boolean `exclusiveMinimum`) are already turned into their 3.1 equals.
 * @see https://spec.openapis.org/oas/v3.1.0#schema-object
 */
export interface Schema extends Described {
  /** Component name when the schema is, or starts from, a reference; the other members then stand beside it. */
  ref?: string;
  /** Of a part of a merged schema: true when it is written in a schema that the merged one refers to. */
  isBase?: boolean;
  title?: string;
  /** Empty: any type. */
  types: SchemaType[];
  format?: string;
  enum?: EnumValue[];
  const?: { value: Json };
  default?: { value: Json };
  examples: Json[];
  readOnly: boolean;
  writeOnly: boolean;
  /** Numeric, length, count, pattern, uniqueness, encoding keywords, in a fixed order. */
  limits: Limit[];
  properties: Property[];
  /** Names in `required` that have no property here (they restrict a base schema or a branch). */
  requiredOnly: string[];
  patternProperties: { pattern: string; schema: Schema }[];
  /** `false`: closed. `true` or absent: open. `unevaluatedProperties` counts where it is absent. */
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  items?: Schema;
  prefixItems: Schema[];
  contains: Contained[];
  /** Of a text in the form of `contentMediaType`: what it holds. */
  contentSchema?: Schema;
  allOf: Schema[];
  anyOf: Schema[];
  oneOf: Schema[];
  not?: Schema;
  if?: Schema;
  then?: Schema;
  else?: Schema;
  dependentRequired: { property: string; required: string[] }[];
  /** What the whole must fit when a property is there. */
  dependentSchemas: { property: string; schema: Schema }[];
  xml?: Xml;
  discriminator?: { propertyName: string; mapping: { value: string; ref: string }[] };
  /** A boolean schema: `true` accepts everything, `false` nothing. */
  boolean?: boolean;
}

/** @see https://spec.openapis.org/oas/v3.1.0#xml-object */
export interface Xml {
  name?: string;
  prefix?: string;
  namespace?: string;
  /** `element` or `attribute`; in OpenAPI 3.2 `text`, `cdata` and `none`, too. */
  node: string;
  /** Of an array: whether an element is around its elements. */
  wrapped: boolean;
}

/** What some elements of an array fit, and how many of them: `contains`, `minContains`, `maxContains`. */
export interface Contained {
  schema: Schema;
  least: number;
  most?: number;
}

export type SchemaType = 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | 'null';

export interface EnumValue {
  value: Json;
  /** From `x-enumDescriptions`. */
  description?: string;
}

export interface Property {
  name: string;
  required: boolean;
  schema: Schema;
}
