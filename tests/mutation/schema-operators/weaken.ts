import type { SchemaOperator } from './schema-operator';

const STEPS: Record<string, number> = {
  minimum: -1,
  minLength: -1,
  minItems: -1,
  maximum: 1,
  maxLength: 1,
  maxItems: 1,
  maxProperties: 1,
};

/** Each limit by one, in the direction that lets more through. */
export const weakenLimit: SchemaOperator = {
  name: 'weaken-limit',
  mutate: (schema) =>
    Object.fromEntries(
      Object.entries(STEPS)
        .filter(([keyword]) => typeof schema[keyword] === 'number')
        .map(([keyword, step]) => [
          `weaken ${keyword}`,
          { ...schema, [keyword]: Number(schema[keyword]) + step },
        ]),
    ),
};

/** And in the direction that lets less through. */
export const tightenLimit: SchemaOperator = {
  name: 'tighten-limit',
  mutate: (schema) =>
    Object.fromEntries(
      Object.entries(STEPS)
        .filter(([keyword]) => typeof schema[keyword] === 'number')
        .map(([keyword, step]) => [
          `tighten ${keyword}`,
          { ...schema, [keyword]: Number(schema[keyword]) - step },
        ]),
    ),
};
