import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Json } from '#core/json/json';

/** One example file: `subject` is an operationId or the name of an event. */
export type Example = {
  name: string;
  subject: string;
  part: 'request' | 'response' | 'event';
  variant: string;
  value: Json;
};

/** All examples of the API description, errors left out. */
export type World = Example[];

const FOLDER = join(__dirname, '../../../openapi/components/examples');
const OPERATION = /^([a-z]+[A-Z][A-Za-z]*)\.(request|\d{3})(?:\.([a-z-]+))?$/;

function toExample(name: string, value: Json): Example {
  const match = OPERATION.exec(name);
  if (match === null) return { name, subject: name, part: 'event', variant: 'default', value };
  const [, subject = '', kind, variant = 'default'] = match;
  return { name, subject, part: kind === 'request' ? 'request' : 'response', variant, value };
}

/**
 * Reads every example of requests, success responses and events.
 * @see https://spec.openapis.org/oas/v3.1.0#example-object
 */
export function loadWorld(): World {
  const names = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.yaml') && !file.startsWith('error.'))
    .map((file) => file.slice(0, -'.yaml'.length))
    .sort();
  return names.map((name) => {
    const { value } = parse(readFileSync(join(FOLDER, `${name}.yaml`), 'utf8')) as { value: Json };
    return toExample(name, value);
  });
}
