import type { Framing } from '#core/http/wire/sequence';
import type { UpdateMark } from '#core/openapi/update-mark';
import type { Deprecation } from '#core/openapi/deprecation';
import type { ParameterLocation } from '#core/http/parameter-location';
import type {
  FieldForm,
  PartsByPosition,
  Serialization,
  StyleSerialization,
} from '#core/http/wire/serialization';
import type { Json } from '#core/json/json';
import type { Limit } from '#core/schema/limit';
import type { CodeSample } from './code-samples';

export type { Limit, LimitKeyword } from '#core/schema/limit';

/**
 * The typed model of an API that every stage after `model` reads. Built once from the bundle; references between schemas stay
 * references (by component name), so the size of the model is linear in the size of the description. Descriptions are Markdown as
 * written by the author; the pages stage turns them into HTML.
 */
export interface ApiModel {
  info: ApiInfo;
  servers: Server[];
  securitySchemes: SecurityScheme[];
  /** Root security requirements, as alternatives. */
  security: SecurityRequirement[];
  /** In the order of the description; undeclared tags come last. Each has operations or a description. */
  tags: Tag[];
  /** In the order of tags, then in that of the site (list, create, get, update, delete, others). */
  operations: Operation[];
  webhooks: Webhook[];
  /** Component schemas by name, sorted by name. */
  schemas: NamedSchema[];
  /** Root extensions (`x-limits`, `x-api-versions`, `x-decisions`, …) as plain JSON, without the `x-` prefix. */
  extensions: Record<string, Json>;
  /** True if the code of an author replaces our snippets. */
  hasOnlySamples?: boolean;
  /** The origins that pages may send real requests to, if any: `https://api.books.example`. */
  liveOrigins?: readonly string[];
  /** The hosts that pages may load images from, if any: `images.books.example`. */
  imageHosts?: readonly string[];
}

export interface ApiInfo {
  title: string;
  version: string;
  summary?: string;
  description?: string;
  license?: { name: string; identifier?: string; url?: string };
  contact?: { name?: string; url?: string; email?: string };
  termsOfService?: string;
  /** The address or path of `x-logo`. */
  logo?: string;
  /** External documentation of the whole description. */
  externalDocs?: ExternalDocs;
  notes: Note[];
}

export interface Server {
  url: string;
  /** In OpenAPI 3.2; it is also at the start of the description. */
  name?: string;
  description?: string;
  basis?: Basis;
  variables: { name: string; default: string; enum?: string[]; description?: string }[];
  /** How the keys of this server begin (`x-key-prefixes`); undefined if the description does not say so. */
  keyPrefixes?: string[];
}

/** The source of a statement outside the product specification: public knowledge of such APIs, or our own choice. */
export interface Basis {
  basis: 'public' | 'choice';
  /** Id in the root extension `x-decisions`. */
  decision?: string;
}

/** A statement about an object that is outside the specification (`x-notes`). */
export interface Note extends Basis {
  text: string;
  /** The subject that it shares with the notes before or after it, such as `Refunds`: they are shown under it. */
  topic?: string;
}

/** The members that operations, parameters, headers, responses, and schemas have in common. */
export interface Described {
  description?: string;
  basis?: Basis;
  notes: Note[];
  deprecated: boolean;
  /** Until when it works and what replaces it; its description says so too. */
  deprecation?: Deprecation;
  /** Synonyms (`x-search-keywords`), used by the search and the lists of pages for programs. */
  keywords?: string[];
}

export interface Tag {
  /** Its key: what operations and groups name. */
  name: string;
  /** Its name for readers: `x-displayName`, the summary of OpenAPI 3.2, or the key. */
  title: string;
  /** The key of the tag that it belongs to. */
  parent?: string;
  /** In kebab case, unique: part of the URL. */
  slug: string;
  description?: string;
  externalDocs?: ExternalDocs;
  /** The operations whose first tag this is: their pages are below the page of the tag. */
  operationIds: string[];
  /** The operations that list this tag after another one. */
  otherOperationIds: string[];
  /** As in {@link Described}. */
  keywords?: string[];
}

/** A link to further documentation. */
export interface ExternalDocs {
  url: string;
  description?: string;
}

/** @see https://spec.openapis.org/oas/v3.1.0#operation-object */
export interface Operation extends Described {
  /** Unique, consists of letters, digits, `_` and `-`; derived from method and path if the description does not have one. */
  id: string;
  /** In kebab case, unique within its tag: part of the URL. */
  slug: string;
  /** As the description writes it: `get`, or a custom method such as `COPY`. */
  method: string;
  /** Path template, for example `/invoices/{id}`. */
  path: string;
  /** The first of its tags; its page is below that tag. */
  tag: string;
  otherTags: string[];
  summary: string;
  parameters: Parameter[];
  requestBody?: RequestBody;
  /** In ascending order of status; `default` last. */
  responses: Response[];
  /** Alternatives; empty if the operation does not need credentials. */
  security: SecurityRequirement[];
  servers: Server[];
  /** Includes those of callbacks. */
  callbacks: Callback[];
  /** Named calls: one per request body example or per entry of `x-request-examples`; at least one, and the first is `default`. */
  requests: RequestExample[];
  /**
   * Calls with a body in another media type than `requests`: one per example that can be serialized. Their names differ from those
   * of `requests`.
   */
  otherRequests: RequestExample[];
  externalDocs?: ExternalDocs;
  /** Words about it that readers see before its description: `Beta`. */
  badges: string[];
  /** Code of the author, next to the snippets. */
  codeSamples: CodeSample[];
}

/** A complete call of an operation with the values of one named example. */
export interface RequestExample {
  name: string;
  /** Name of the example of the body, if it is not that of the call. */
  example?: string;
  summary?: string;
  description?: string;
  parameters: { in: ParameterLocation; name: string; value: Json; serialized?: string }[];
  body?: { mediaType: string; value: Json; serialized?: string };
}

/**
 * An operation that the API calls at a URL from an earlier request or response; `path` is the expression for that URL.
 * @see https://spec.openapis.org/oas/v3.1.0#callback-object
 */
export interface Callback extends Operation {
  /** Key in the `callbacks` map; not unique, because a callback may have several URLs and methods. */
  name: string;
}

/** An operation that our API calls on the reader's server. @see https://spec.openapis.org/oas/v3.1.0#fixed-fields (webhooks) */
export interface Webhook extends Operation {
  /** Key in the `webhooks` map: the event type. */
  event: string;
}

/** @see https://spec.openapis.org/oas/v3.1.0#parameter-object */
export interface Parameter extends Described, WithRawSchema {
  name: string;
  in: ParameterLocation;
  serialization: Serialization;
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

/** The Schema Object as in the description, for tools that take JSON Schema. No other code reads it. */
interface WithRawSchema {
  rawSchema?: Json;
}

export interface MediaType extends WithRawSchema {
  mediaType: string;
  schema?: Schema;
  /** For a form: how its fields are sent. */
  encoding: Encoding[];
  /** For a body of unnamed parts: how the first parts are sent, in order. */
  prefixEncoding: PartEncoding[];
  /** For a body of unnamed parts: how the other parts are sent. */
  itemEncoding?: PartEncoding;
  /** For a form: how its fields are written, as far as it is not their values that say so. */
  fields?: readonly FieldForm[];
  /** For a multipart body: how parts without names are written. */
  parts?: PartsByPosition;
  /** For a stream, whose `schema` is that of all items, or of one where the description has nothing else. */
  sequence?: Sequence;
  examples: Example[];
  externalExamples: ExternalExample[];
}

/** The items of a stream. @see https://spec.openapis.org/oas/v3.2.0#sequential-media-types */
export interface Sequence {
  item: Schema;
  /** How items are separated; absent for a media type of which only the description says that it is a stream. */
  framing?: Framing;
  /** Of server-sent events: whether `item` is the JSON in `data`, not the event with its fields. */
  isData: boolean;
}

/** @see https://spec.openapis.org/oas/v3.1.0#encoding-object */
export interface Encoding extends PartEncoding {
  property: string;
}

/** The encoding of a part, which may be unnamed. */
export interface PartEncoding {
  /** For a field that is written as a parameter of a query. */
  style?: StyleSerialization;
  /** One or more media types, separated by commas. */
  contentType?: string;
  /** For a part of a multipart body. */
  headers: Header[];
}

/** @see https://spec.openapis.org/oas/v3.1.0#example-object */
export interface Example {
  name: string;
  summary?: string;
  description?: string;
  value: Json;
  /** The value as its author serialized it (`serializedValue` of OpenAPI 3.2), if that is all that there is. */
  serialized?: string;
  /** True if the description does not have an example and the value was made from the schema. */
  isSample: boolean;
}

/** An example in a separate file. */
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

/** A call that a response makes possible, with the values passed to it. @see https://spec.openapis.org/oas/v3.1.0#link-object */
export interface Link {
  name: string;
  description?: string;
  /** As in the description; the id of the operation may be spelled differently. */
  operationId?: string;
  operationRef?: string;
  /** Values or runtime expressions by parameter: `$response.body#/id`. */
  parameters: { name: string; value: Json }[];
  requestBody?: { value: Json };
  server?: Server;
}

export interface Header extends Described, WithRawSchema {
  name: string;
  /** Examples written by an author; no samples. */
  examples: Example[];
  externalExamples: ExternalExample[];
  required: boolean;
  serialization: Serialization;
  schema: Schema;
}

export type SecurityScheme = Described & { id: string; metadataUrl?: string } & (
    | { type: 'http'; scheme: string; bearerFormat?: string }
    | { type: 'apiKey'; in: string; name: string }
    | { type: 'oauth2'; flows: OAuthFlow[] }
    | { type: 'openIdConnect'; url: string }
    | { type: 'mutualTLS' }
  );

export interface OAuthFlow {
  kind: string;
  authorizationUrl?: string;
  deviceAuthorizationUrl?: string;
  tokenUrl?: string;
  refreshUrl?: string;
  /** The method of PKCE that clients should use: `SHA-256`. */
  pkce?: string;
  scopes: { name: string; description: string }[];
}

/** Schemes that are required together; several requirements are alternatives. */
export interface SecurityRequirement {
  schemes: { id: string; scopes: string[] }[];
}

export interface NamedSchema extends WithRawSchema {
  name: string;
  /** In kebab case, unique: part of the URL. */
  slug: string;
  schema: Schema;
}

/**
 * A JSON Schema 2020-12 object as in the description, with references kept by component name. OpenAPI 3.0 forms (`nullable`,
 * boolean `exclusiveMinimum`) are already converted to their 3.1 equivalents.
 * @see https://spec.openapis.org/oas/v3.1.0#schema-object
 */
export interface Schema extends Described {
  /** Component name if the schema is a reference or has one; the other members are then the siblings of the reference. */
  ref?: string;
  /** True for a reference that includes none of the schemas that extend its target. */
  isExact?: boolean;
  /** For a component: the schemas that extend it, one of which its values match; empty if it may extend one itself. */
  variants?: Schema[];
  /** For a part of a merged schema: true if it is written in a schema that the merged one refers to. */
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
  /** Numeric, length, count, pattern, uniqueness, and encoding keywords, in a fixed order. */
  limits: Limit[];
  /** `x-order`: names of properties, the most important first, joined with those of the bases. */
  order?: readonly string[];
  /** Sorted by `order`; those that it does not name follow in the order of the description. */
  properties: Property[];
  /** Names in `required` that have no property here (they restrict a base schema or a branch). */
  requiredOnly: string[];
  patternProperties: { pattern: string; schema: Schema }[];
  /** `false`: closed. `true` or absent: open. If absent, `unevaluatedProperties` is used. */
  additionalProperties?: boolean | Schema;
  /** The author's term for the names of additional properties (`x-additionalPropertiesName`). */
  additionalName?: string;
  propertyNames?: Schema;
  items?: Schema;
  prefixItems: Schema[];
  contains: Contained[];
  /** For a string with a `contentMediaType`: the schema of its content. */
  contentSchema?: Schema;
  allOf: Schema[];
  anyOf: Schema[];
  oneOf: Schema[];
  not?: Schema;
  if?: Schema;
  then?: Schema;
  else?: Schema;
  dependentRequired: { property: string; required: string[] }[];
  /** Schemas that the whole object must match if a property is present. */
  dependentSchemas: { property: string; schema: Schema }[];
  xml?: Xml;
  /** The effect of an update that sends the value (`x-update`). */
  update?: UpdateMark;
  discriminator?: {
    propertyName: string;
    mapping: { value: string; ref: string }[];
    /** The schema of objects whose property is absent or has any other value: `defaultMapping` of OpenAPI 3.2. */
    defaultRef?: string;
  };
  /** A boolean schema: `true` accepts everything, `false` nothing. */
  boolean?: boolean;
}

/** @see https://spec.openapis.org/oas/v3.1.0#xml-object */
export interface Xml {
  name?: string;
  prefix?: string;
  namespace?: string;
  /** `element` or `attribute`; in OpenAPI 3.2 also `text`, `cdata` and `none`. */
  node: string;
  /** For an array: whether its elements are wrapped in an element. */
  wrapped: boolean;
}

/** The schema that some elements of an array must match, and how many: `contains`, `minContains`, `maxContains`. */
export interface Contained {
  schema: Schema;
  least: number;
  most?: number;
}

export type SchemaType = 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | 'null';

export interface EnumValue {
  value: Json;
  /** From `x-enumDescriptions` and its kin, as Markdown; begins with the name of the value in code, if it has one. */
  description?: string;
}

export interface Property {
  name: string;
  required: boolean;
  schema: Schema;
}
