import type { JsonObject } from '#core/json/json';
import { listOf, objectOf } from '#core/json/read';
import type { BundledDescription } from '../../../../generator/read/normalize/bundled-description';
import { resolve } from '../../description/description';
import type { Printed } from '../read-printed';
import { describeField } from './describe';
import { anchorOf, listFields } from './list-fields';
import { wordOf } from './plain-text';
import { seeSchema, typesOf } from './see-schema';

/** A parameter or header as its page has to print it, with the fields below it. */
export function describeParameter(
  description: BundledDescription,
  parameter: JsonObject,
  place: string,
): Printed[] {
  const { name, in: location, required, schema = {}, ...own } = parameter;
  const id = anchorOf(`${place}.${wordOf(name)}`);
  const { example: _, examples: __, content: ___, style: ____, explode, ...said } = own;
  // The keywords of a parameter take precedence over those of its schema.
  const sources = [{ allOf: [schema], ...said, 'x-notes': notesOf(parameter) }];
  const field = describeField(description, { name: wordOf(name), isRequired: required === true, sources });
  const isList = typesOf(seeSchema(description, schema).keywords).includes('array');
  const isRepeated = explode ?? location === 'query';
  const style = isRepeated ? 'repeated for each value' : 'separated by commas';
  const limit = [...(field.limit ?? []), ...(isList ? [style] : [])];
  const texts = {
    ...field,
    limit,
    example: examplesOf(description, parameter),
  };
  return [{ owner: 'field', id, texts }, ...listFields(description, schema, id, 'request')];
}

function notesOf({ schema, 'x-notes': notes }: JsonObject) {
  return [...listOf(notes), ...listOf(objectOf(schema)['x-notes'])];
}

function examplesOf(description: BundledDescription, { example, examples }: JsonObject): string[] {
  const named = Object.values(objectOf(examples)).map((one) => resolve(description, one).value);
  return [...(example === undefined ? [] : [example]), ...named].map((value) => JSON.stringify(value));
}
