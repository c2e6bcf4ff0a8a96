import type { JsonObject } from '../../bundle/bundled-description';
import type { Schema } from '../api-model';
import type { ModelContext } from '../model-context';
import { entriesOf, textsOf } from '../raw';
import { buildSchema } from './build-schema';

/** `if`, `then`, `else` and `dependentRequired`. */
export function buildConditions(
  raw: JsonObject,
  context: ModelContext,
): Pick<Schema, 'if' | 'then' | 'else' | 'dependentRequired'> {
  const build = (keyword: string) =>
    raw[keyword] === undefined ? undefined : buildSchema(raw[keyword], context);
  return {
    if: build('if'),
    then: build('then'),
    else: build('else'),
    dependentRequired: entriesOf(raw.dependentRequired).map(([property, required]) => ({
      property,
      required: textsOf(required),
    })),
  };
}
