import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import { expect, it } from 'vitest';
import type { Json } from '#core/json/json';
import { textOf } from '#core/json/read';
import { componentNameOf } from '#core/schema/component-pointer';
import { asObject, loadDescription } from '../description/description';
import { errorCases, eventCases, operationCases } from '../description/example-case';
import { SITE } from '../html/built-page';
import { holds } from '../../specified/holds';

const FOLDER = path.join(SITE, 'schemas');
const description = loadDescription();
const compiled = new Map<string, ValidateFunction>();

/** Compiles one file as a reader would: with Ajv and its formats, and nothing of this project. */
function compile(name: string): ValidateFunction {
  const known = compiled.get(name);
  if (known) return known;
  const ajv = new Ajv2020({ strict: false });
  addFormats(ajv);
  const validate = ajv.compile(JSON.parse(readFileSync(path.join(FOLDER, `${name}.json`), 'utf8')) as object);
  compiled.set(name, validate);
  return validate;
}

/** The object that a schema is, or a list of; and the values of it in `value`. */
function objectsIn(schema: Json, value: Json): { name: string; values: Json[] } | undefined {
  const { $ref, items } = asObject(schema);
  const list = textOf(asObject(items).$ref);
  const name = componentNameOf(textOf($ref) ?? list ?? '');
  if (name === undefined) return undefined;
  return { name, values: list !== undefined && Array.isArray(value) ? value : [value] };
}

const cases = [
  ...operationCases(description),
  ...eventCases(description),
  ...errorCases(description),
].flatMap(({ id, schema, value }) => {
  const found = objectsIn(schema, value);
  return found ? found.values.map((one) => ({ id, name: found.name, value: one })) : [];
});

it(
  'there is a file for each object, and each compiles by itself',
  holds('downloads.schemas', 'downloads.from-description'),
  () => {
    const names = readdirSync(FOLDER).map((file) => file.replace(/\.json$/, ''));
    expect(names.sort()).toEqual(Object.keys(description.components?.schemas ?? {}).sort());
    expect(names.flatMap((name) => (typeof compile(name) === 'function' ? [] : [name]))).toEqual([]);
  },
);

it('every example of an object is valid', () => {
  expect(cases.length).toBeGreaterThan(200);
  const wrong = cases.filter(({ name, value }) => !compile(name)(value));
  expect(wrong.map(({ id, name }) => `${id} is not a valid ${name}`)).toEqual([]);
});

it('an example with a member of another type is not', () => {
  const [number] = cases.filter(({ value }) => typeof asObject(value).id === 'number');
  expect(compile(number!.name)({ ...asObject(number!.value), id: 'text' })).toBe(false);
});
