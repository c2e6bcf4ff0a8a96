/** How a style separates and names the values of an array or object. @see https://spec.openapis.org/oas/v3.2.0#style-values */
export type Style =
  | 'simple'
  | 'label'
  | 'matrix'
  | 'form'
  | 'spaceDelimited'
  | 'pipeDelimited'
  /** `collectionFormat: tsv` of Swagger 2.0, for which OpenAPI 3 has no style. */
  | 'tabDelimited'
  | 'deepObject'
  | 'cookie';

/** A value that a style writes, with the defaults of its place and version filled in. */
export interface StyleSerialization {
  kind: 'style';
  style: Style;
  explode: boolean;
  allowReserved: boolean;
}

/** A value that is written as a document of a media type. */
export interface ContentSerialization {
  kind: 'content';
  mediaType: string;
  /** Whether it is the whole query, without a name: `in: querystring` of OpenAPI 3.2. */
  isWhole?: true;
  /** For a form: how its fields are written. */
  fields?: readonly FieldForm[];
}

/** How a value is written; computed once, in the model, which alone knows defaults and versions. */
export type Serialization = StyleSerialization | ContentSerialization;

/** How a string is written that has no structure: encoded as a whole. */
export const TEXT: Serialization = { kind: 'content', mediaType: 'text/plain' };

/** How one part of a body is written; by its value where nothing is said. */
export interface PartForm {
  /** As a parameter of a query: `style`, `explode` or `allowReserved` is written in its encoding. */
  style?: StyleSerialization;
  /** A concrete media type. */
  mediaType?: string;
  /** Whether its strings are the contents of files. */
  isFile?: true;
  /** `base64`: strings are sent as they are, under a header that says so. */
  transferEncoding?: string;
  /** Headers of each part besides its type. */
  headers?: readonly { name: string; value: string }[];
  /** For a part that has parts: how these are written. */
  parts?: PartsByPosition;
}

/** How the parts of a body without names are written. */
export interface PartsByPosition {
  /** The first ones, in order. */
  prefix: readonly PartForm[];
  /** All others. */
  item?: PartForm;
}

/** How a field of a form is written. */
export interface FieldForm extends PartForm {
  property: string;
}
