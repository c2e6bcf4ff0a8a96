import type { JsonObject } from '../../bundle/bundled-description';
import type { Schema } from '../api-model';
import type { ModelContext } from '../model-context';
import { listOf } from '../raw';
import { buildSchema } from './build-schema';

/** `allOf`, `anyOf`, `oneOf` and `not`. */
export function buildComposition(
  raw: JsonObject,
  context: ModelContext,
): Pick<Schema, 'allOf' | 'anyOf' | 'oneOf' | 'not'> {
  const buildAll = (keyword: string) => listOf(raw[keyword]).map((branch) => buildSchema(branch, context));
  return {
    allOf: buildAll('allOf'),
    anyOf: buildAll('anyOf'),
    oneOf: buildAll('oneOf'),
    not: raw.not === undefined ? undefined : buildSchema(raw.not, context),
  };
}
