import type { CallField } from '../http/call';
import type { Serialization } from '../http/wire/serialization';

/** Everything that a page needs to send a real request of an operation. */
export interface LiveOperation {
  /** As it is sent: `GET`. */
  method: string;
  /** Path template. */
  path: string;
  summary: string;
  /** Addresses in full, without a slash at their ends, at origins that the project lists. */
  servers: string[];
  /** Value of the `Accept` header. */
  accept?: string;
  parameters: LiveParameter[];
  /** Whether it must have one of the bodies. */
  isBodyRequired?: true;
  /** The values of the requests in the snippets, by their names. */
  requests: { name: string; values: Record<string, string>; body?: LiveBody }[];
  /** Bodies in media types that no snippet sends. */
  otherBodies: LiveBody[];
  /** Alternatives; all credentials of one are sent together. Empty if the operation needs none. */
  security: LiveCredential[][];
}

export interface LiveParameter extends CallField {
  required?: true;
  serialization: Serialization;
}

/** A body that a form starts with: a string, the parts of a multipart body, or a file of the reader. */
export type LiveBody = { mediaType: string } & (
  | { kind: 'text'; text: string }
  | { kind: 'multipart'; parts: LivePart[] }
  | { kind: 'binary' }
);

/** A field for a part of a multipart body. */
export interface LivePart {
  name: string;
  value: string;
  isFile: boolean;
  /** Undefined: text/plain. */
  mediaType?: string;
}

/** How a reader gets a token with a code and PKCE. @see https://www.rfc-editor.org/rfc/rfc7636 */
export interface LiveSignIn {
  authorizationUrl: string;
  /** At an origin that the project lists. */
  tokenUrl: string;
  /** Those that the operation needs. */
  scopes: string[];
}

/** A security scheme, as far as a page can send its credentials. */
export type LiveCredential = { id: string } & (
  | { kind: 'basic' }
  /** The `Authorization` header is `<scheme> <token>`. */
  | { kind: 'token'; scheme: string; isPasted?: true; signIn?: LiveSignIn }
  | { kind: 'apiKey'; in: 'header' | 'query' | 'cookie'; name: string }
  /** A client certificate, which belongs to the connection. */
  | { kind: 'certificate' }
);
