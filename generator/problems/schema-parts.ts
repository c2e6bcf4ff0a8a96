export const TEXT = { type: 'string', minLength: 1 };
export const TEXTS = { type: 'array', items: TEXT };

/** A string that matches a pattern, with a readable name for the pattern and an example. */
export const textLike = (pattern: string, description: string, example: string) => ({
  type: 'string',
  pattern,
  description,
  examples: [example],
});

/** An object with these members and no others; all are required, unless told otherwise. */
export const closed = (properties: Record<string, unknown>, required = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

export const mapOf = (value: unknown) => ({ type: 'object', additionalProperties: value });
