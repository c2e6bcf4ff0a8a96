import { isObject, type Json } from '#core/json/json';
import type { Operation, Schema } from '../../../generator/model/api/api-model';
import type { Description } from '../../../generator/read/read-description';

/**
 * The names that identify an API, from its description and the settings of its simulator. Fields, parameters and strings
 * count when they are more than one word of a dictionary: `tax_code`, not `name`.
 */
export function namesOfProduct({ model, settings }: Description): Set<string> {
  const { operations, webhooks, schemas, servers, info } = model;
  const fields = schemas.flatMap(({ schema }) => fieldsOf(schema));
  const examples = operations.flatMap(({ responses }) =>
    responses.flatMap(({ content }) =>
      content.flatMap((one) => one.examples.flatMap(({ value }) => idsOf(value))),
    ),
  );
  return new Set([
    ...operations.flatMap(namesOfOperation),
    ...webhooks.flatMap(({ id, event }) => [id, event]),
    ...schemas.map(({ name }) => name),
    ...servers.flatMap(({ url }) => wordsOf(new URL(url.replace(/\{\w+\}\./, '')).hostname)),
    ...wordsOf(info.title),
    ...[...fields, ...examples, ...textsOf(settings as unknown as Json)].filter(isTelling),
  ]);
}

function namesOfOperation({ id, path, parameters, responses }: Operation): string[] {
  const headers = responses.flatMap((response) => response.headers.map(({ name }) => name));
  const components = responses.flatMap(({ component }) => component ?? []);
  return [
    id,
    ...path.split('/').filter((segment) => /^\w/.test(segment)),
    ...components,
    ...[...parameters.map(({ name }) => name), ...headers].filter(isTelling),
  ];
}

function fieldsOf({ properties, items, allOf, anyOf, oneOf }: Schema): string[] {
  const parts = [
    ...allOf,
    ...anyOf,
    ...oneOf,
    ...properties.map(({ schema }) => schema),
    ...(items ? [items] : []),
  ];
  return [...properties.map(({ name }) => name), ...parts.flatMap(fieldsOf)];
}

/** The ids that an example shows, however deep. */
function idsOf(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(idsOf);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    /(^|_)id$/.test(name) && (typeof member === 'number' || typeof member === 'string')
      ? [String(member)]
      : idsOf(member),
  );
}

function textsOf(value: Json | undefined): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (isObject(value)) return Object.entries(value).flatMap(([name, member]) => [name, ...textsOf(member)]);
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
}

/** More than one word, or a number of more than three digits, which no status has. Names of settings in camelCase are the generator's own. */
function isTelling(text: string): boolean {
  return /^\d{4,}$/.test(text) || /[A-Za-z]\d|\w[_.-]\w|:\/\//.test(text);
}

function wordsOf(text: string): string[] {
  return [text, ...text.split(/[\s.]+/)];
}
