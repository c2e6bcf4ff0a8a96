import type { ParameterLocation } from '../http/parameter-location';
import type { ReadableBody } from '../http/wire/read-body';
import type { ReadableParameter } from '../http/wire/read-parameters';
import type { Json, JsonObject } from '../json/json';

/** The part of a description that a world needs: its operations with examples and samples. Schemas are named, not contained. */
export interface WorldContract {
  title: string;
  /** The paths of the servers, without a slash at their ends; requests may begin with one. */
  basePaths: string[];
  operations: OperationFacts[];
}

/** One operation of the description. `validator` members name schemas. */
export interface OperationFacts {
  id: string;
  /** In upper case. */
  method: string;
  /** Path template. */
  path: string;
  parameters: ParameterFacts[];
  /** Alternatives, each with the credentials that it needs together; empty if none are needed. */
  security: CredentialFacts[][];
  body?: BodyFacts;
  /** In ascending order of status; `default` last. */
  responses: ResponseFacts[];
}

/** Where a credential is. Its value does not matter, because no description has a valid one. */
export interface CredentialFacts {
  in: 'header' | 'query' | 'cookie';
  name: string;
}

export interface ParameterFacts extends ReadableParameter {
  in: ParameterLocation;
  isRequired: boolean;
  /** Whether an empty string may be sent where it would be left out: `allowEmptyValue`. */
  mayBeEmpty?: true;
  /** Absent without a schema. */
  validator?: string;
}

export interface BodyFacts {
  isRequired: boolean;
  /** As the description writes them. */
  mediaTypes: string[];
  /** Of JSON. */
  validator?: string;
  /** How forms and multipart bodies are read, by their media types in lower case. */
  forms: Record<string, FormFacts>;
  /** Default values of the members of the record. */
  defaults: JsonObject;
  /** The members of the record that only answers have, as far as the schema of the request names them. */
  readOnly: string[];
  /** The members of the record that requests have. */
  members: string[];
}

export interface FormFacts extends ReadableBody {
  validator?: string;
}

export interface ResponseFacts {
  /** `200`, `4XX` or `default`. */
  status: string;
  isError: boolean;
  /** JSON if it is documented, else the first; absent without a body. */
  mediaType?: string;
  mediaTypes: string[];
  validator?: string;
  /** Those of the author, in their order. */
  examples: { name: string; value: Json }[];
  /** Values made from the schema: one for each alternative. */
  made: Json[];
  /** The members of the record that the schema names; absent if it names none. */
  members?: string[];
  /** The members of the record that the schema requires. */
  required: string[];
  /** Whether the record may have members that the schema does not name. */
  isOpen: boolean;
  headers: { name: string; value?: string }[];
}
