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
  request: PostmanRequest;
  response: PostmanResponse[];
  event: { listen: 'test'; script: { type: 'text/javascript'; exec: string[] } }[];
}

export interface PostmanRequest {
  method: string;
  description?: string;
  header: KeyValue[];
  auth?: Auth;
  url: PostmanUrl;
  body?: { mode: 'raw'; raw: string; options: { raw: { language: 'json' } } };
}

export interface PostmanUrl {
  raw: string;
  host: string[];
  path: string[];
  query?: KeyValue[];
  /** Values of the path parameters. */
  variable?: KeyValue[];
}

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

export interface Auth {
  type: 'basic' | 'bearer';
  basic?: Variable[];
  bearer?: Variable[];
}

export interface KeyValue {
  key: string;
  value: string;
}

interface Variable extends KeyValue {
  type: 'string' | 'secret';
}
