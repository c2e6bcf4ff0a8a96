import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Json, JsonObject } from '#core/json/json';
import { objectOf } from '#core/json/read';

/** The request that a server must receive; parts that are absent are not judged. Written by hand from the specifications, not by any code. */
export interface Expected {
  path?: string;
  query?: string;
  /** By name in lower case; `null`: the header is not sent. */
  headers?: Record<string, string | null>;
  body?: ExpectedBody;
}

export type ExpectedBody =
  | { form: string }
  | { text: string }
  | { json: Json }
  | { xml: string }
  | { file: true }
  | { parts: ExpectedPart[] };

/** A part of a multipart body, with one of the members of {@link ExpectedBody}. */
export interface ExpectedPart {
  /** `null`: the part has no name. */
  name: string | null;
  contentType: string;
  headers?: Record<string, string>;
  text?: string;
  json?: Json;
  file?: true;
  parts?: ExpectedPart[];
}

/** A fragment of a description, and the request that its example is. */
export interface Vector {
  id: string;
  /** The file that has it: `query`, `multipart`. */
  group: string;
  /** The versions of OpenAPI that it is judged in. */
  versions: string[];
  /** How far OpenAPI says so: `specified`, `recommended`, `convention`, `undefined`, … */
  status: string;
  /** Where it says so. */
  basis: string;
  note?: string;
  method?: string;
  path?: string;
  operation: JsonObject;
  securitySchemes?: JsonObject;
  expect: Expected;
  /** Other values of the expected headers that say the same. */
  accept?: string[];
}

const FOLDER = path.join(__dirname, 'vectors');

/** All vectors, by group. */
export const vectors: readonly Vector[] = readdirSync(FOLDER)
  .toSorted()
  .flatMap((file) => {
    const group = path.basename(file, '.json');
    const list = JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as Omit<Vector, 'group'>[];
    return list.map((vector) => ({ ...vector, group }));
  });

/** The value that an author wrote for a parameter or a media type; undefined if it only has a serialized one. */
export function exampleOf({ example, examples, content, schema, ...others }: JsonObject): Json | undefined {
  const [first] = Object.values(objectOf(examples)).map(objectOf);
  const [media] = Object.values(objectOf(content)).map(objectOf);
  const given = [
    example,
    others['x-example'],
    first?.value,
    first?.dataValue,
    media && exampleOf(media),
    objectOf(schema).example,
  ];
  return given.find((value) => value !== undefined);
}
