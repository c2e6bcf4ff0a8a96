import { UsageError } from '#core/command-line/usage-error';
import type { JsonObject } from '#core/json/json';
import type { ExplainedError } from '#core/schema/explain-error';
import { countOf } from '#core/text/count-of';
import { findOperation } from '../content/find';
import { shorten } from '../text/clean';
import { textIn, type Result, type Verb } from '../verb';

const LIMIT = 4000;

/** In the data; the text has the number of all. */
const MOST_MISTAKES = 20;
const MOST_POINTER = 200;

const TEXT: JsonObject = { type: 'string' };

export const checkPayload: Verb = {
  name: 'check_payload',
  description:
    'Check a request body against the schema of its operation without sending it. Returns each mistake with its JSON Pointer and remedy. Says nothing of your records.',
  example: { operation: 'createInvoice', body: { items: [] } },
  takes: {
    operation: { type: 'string', required: true, description: 'as operation takes it' },
    body: { type: 'any', required: true, description: 'JSON' },
  },
  limit: LIMIT,
  returns: {
    valid: { type: 'boolean' },
    mistakes: {
      type: 'array',
      items: {
        type: 'object',
        properties: { pointer: TEXT, rule: TEXT, remedy: TEXT },
        required: ['pointer', 'rule', 'remedy'],
      },
    },
  },
  run(given, { content, worlds }) {
    const id = findOperation(content, textIn(given, 'operation'));
    const { body = null } = given;
    if (content.requests.operations[id]?.mediaType === undefined)
      throw new UsageError(`${id} takes no body.`);
    return describeMistakes(id, worlds.open('check').checkBody(id, body));
  },
};

/** The mistakes of a body of an operation as Markdown and data. */
export function describeMistakes(id: string, mistakes: readonly ExplainedError[]): Result {
  if (mistakes.length === 0)
    return {
      text: `The body matches the schema of ${id}. Whether the call succeeds also depends on your records.`,
      data: { valid: true, mistakes: [] },
    };
  const lines = mistakes.map(
    ({ pointer, value, rule, remedy }) =>
      `- \`${pointer || '/'}\` (${value}) breaks the rule "${rule}": ${remedy}.`,
  );
  return {
    text: shorten(`${countOf(mistakes.length, 'mistake')}:\n${lines.join('\n')}`, LIMIT),
    data: {
      valid: false,
      mistakes: mistakes
        .slice(0, MOST_MISTAKES)
        .map(({ pointer, rule, remedy }) => ({ pointer: pointer.slice(0, MOST_POINTER), rule, remedy })),
    },
  };
}
