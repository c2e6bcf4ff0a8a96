import type { Json } from '#core/json/json';
import type { Schema } from '../api/api-model';
import { elementOf } from './element-of';
import type { WordingContext } from './wording-context';

/** The constant, default, and examples of a schema, as JSON strings; allowed values are separate. */
interface OwnValues {
  const?: string;
  default?: string;
  examples: string[];
}

/**
 * Returns the constant, the default, and the examples of a schema. Includes only short examples of a component, because whole
 * objects have their own pages. Combines the examples of array elements into one example of the array.
 */
export function listOwnValues(schema: Schema, context: WordingContext): OwnValues {
  const { schema: merged } = context.merge(schema);
  const own = new Set(ownExamples(schema));
  const examples = merged.examples.filter((value) => typeof value !== 'object' || own.has(value));
  const elements = elementOf(schema, context)
    .levels.map(ownExamples)
    .find(({ length }) => length > 0);
  return {
    const: merged.const && JSON.stringify(merged.const.value),
    default: merged.default && JSON.stringify(merged.default.value),
    examples: [...examples, ...(elements && !areIn(elements, examples) ? [elements] : [])].map((value) =>
      JSON.stringify(value),
    ),
  };
}

/** Whether the arrays among the examples contain all of these elements. */
function areIn(elements: readonly Json[], examples: readonly Json[]): boolean {
  const shown = examples.flatMap((example) => (Array.isArray(example) ? example : []));
  const known = new Set(shown.map((value) => JSON.stringify(value)));
  return elements.every((element) => known.has(JSON.stringify(element)));
}

function ownExamples({ examples, allOf }: Schema): Json[] {
  return [...examples, ...allOf.filter(({ isBase }) => !isBase).flatMap(ownExamples)];
}
