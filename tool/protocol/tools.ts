import type { JsonObject } from '#core/json/json';
import type { Outcome } from '../calls/call';
import type { Argument, Verb } from '../verb';

/** The description of a verb as a tool; its schema accepts no argument but its own. */
export function describeVerb({ name, description, example, takes, returns, changes }: Verb) {
  const required = Object.keys(takes).filter((key) => takes[key]?.required);
  const properties = Object.fromEntries(Object.entries(takes).map(([key, one]) => [key, schemaOf(one)]));
  return {
    name,
    description: example ? `${description} Example: ${JSON.stringify(example)}` : description,
    inputSchema: objectSchema(properties, required),
    ...(returns && { outputSchema: objectSchema(returns, Object.keys(returns)) }),
    annotations: changes
      ? { readOnlyHint: false, destructiveHint: false, openWorldHint: false }
      : { readOnlyHint: true, openWorldHint: false },
  };
}

function objectSchema(properties: JsonObject, required: string[]) {
  return {
    type: 'object' as const,
    properties,
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

function schemaOf({ type, description }: Argument): Record<string, string> {
  return type === 'any' ? { description } : { type, description };
}

/** The outcome of a call as the result of a tool: Markdown, with the data if there are some. */
export function toToolResult(outcome: Outcome) {
  if ('error' in outcome) return { content: [textOf(outcome.error)], isError: true };
  const { text, data } = outcome.result;
  return { content: [textOf(text)], ...(data && { structuredContent: data }) };
}

const textOf = (text: string) => ({ type: 'text' as const, text });
