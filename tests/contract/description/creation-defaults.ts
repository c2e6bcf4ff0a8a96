import type { BundledDescription } from '../../../generator/read/normalize/bundled-description';
import type { Json } from '#core/json/json';
import { asObject, listOperations, resolve } from './description';

/** Words that tell what happens to a new record. */
const CREATION = /\bdefaults? (?:to|is)\b|\bthe default\b|\bif (?:omitted|left out)\b|\bunless you say\b/i;

/**
 * Lists update bodies that state a default, for example `updateProduct: kind has a default`. An update leaves omitted fields as
 * they are, so only creation has defaults. Skips the members of nested objects that an update adds, such as a line.
 */
export function creationDefaults(description: BundledDescription): string[] {
  return listOperations(description, 'paths')
    .filter(({ method }) => method === 'PUT')
    .flatMap(({ id, operation }) => {
      const content = asObject(resolve(description, operation.requestBody).content);
      return Object.values(content).flatMap((media) =>
        membersOf(description, asObject(media).schema).flatMap(([name, member]) =>
          defaultsOf(member).map((found) => `${id}: ${name} ${found}`),
        ),
      );
    });
}

function defaultsOf(member: Json): string[] {
  const { default: value, description: text, 'x-notes': notes = [] } = asObject(member);
  const texts = [text, ...(notes as Json[]).map((note) => asObject(note).text)];
  const said = texts.filter((one): one is string => typeof one === 'string' && CREATION.test(one));
  return [...(value === undefined ? [] : ['has a default']), ...said.map((one) => `says: ${one}`)];
}

function membersOf(description: BundledDescription, schema: Json | undefined): [string, Json][] {
  const { properties, allOf = [], anyOf = [], oneOf = [] } = resolve(description, schema);
  const others = [allOf, anyOf, oneOf].flatMap((list) => list as Json[]);
  return [
    ...others.flatMap((other) => membersOf(description, other)),
    ...Object.entries(asObject(properties)),
  ];
}
