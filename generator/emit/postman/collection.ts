/** The parts of a Postman collection that we write. @see https://schema.postman.com/json/collection/v2.1.0/docs/index.html */
export interface Collection {
  info: { _postman_id: string; name: string; description: string; schema: string };
  item: Folder[];
  auth: Auth;
  variable: Variable[];
}

export interface Folder {
  id: string;
  name: string;
  item: Item[];
}

/** One documented request. */
export interface Item {
  id: string;
  name: string;
  /** Postman drops the body of a GET or HEAD without it. */
  protocolProfileBehavior?: { disableBodyPruning: true };
  request: PostmanRequest;
  response: PostmanResponse[];
  event: { listen: 'test'; script: { type: 'text/javascript'; exec: string[] } }[];
}

export interface PostmanRequest {
  method: string;
  description?: string;
  header: KeyValue[];
  /** Without it, a request is authenticated as the collection says. */
  auth?: Auth;
  url: PostmanUrl;
  body?: PostmanBody;
}

export interface PostmanUrl {
  raw: string;
  host: string[];
  path: string[];
  /** A value of null: the pair has no equals sign. */
  query?: { key: string; value: string | null }[];
  /** Values of the path parameters. */
  variable?: KeyValue[];
}

export type PostmanBody =
  | { mode: 'raw'; raw: string; options: { raw: { language: 'json' | 'text' | 'xml' } } }
  | { mode: 'urlencoded'; urlencoded: KeyValue[] }
  | { mode: 'formdata'; formdata: FormPart[] }
  | { mode: 'file'; file: { src: string } };

/** A part of a form; that of a file has the path of one that readers choose. */
export type FormPart = { key: string; contentType?: string } & (
  | { type: 'text'; value: string }
  | { type: 'file'; src: string }
);

/** A documented response. */
export interface PostmanResponse {
  id: string;
  name: string;
  originalRequest: PostmanRequest;
  status: string;
  code: number;
  _postman_previewlanguage: 'json' | 'text';
  header: KeyValue[];
  body: string;
}

/** One way to authenticate a request, with its settings under the name of its type. */
export type Auth =
  | { type: 'noauth' }
  | { type: 'basic'; basic: Variable[] }
  | { type: 'bearer'; bearer: Variable[] }
  | { type: 'digest'; digest: Variable[] }
  | { type: 'apikey'; apikey: Variable[] };

export interface KeyValue {
  key: string;
  value: string;
}

export interface Variable extends KeyValue {
  type: 'string' | 'secret';
}
