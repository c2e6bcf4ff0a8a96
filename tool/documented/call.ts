import { UsageError } from '#core/command-line/usage-error';
import { isJson } from '#core/http/wire/body-format';
import type { Json } from '#core/json/json';
import { tryParse } from '#core/json/try-parse';
import type { Content } from '../content/content';
import type { DocumentedResponse } from '../content/documented';
import { fenced, shorten } from '../text/clean';
import { textIn, type Verb } from '../verb';
import { describeMistakes } from '../verbs/check-payload';
import { checkBody, UncheckableBody } from './check-body';
import { findCalled, operationOf } from './operation-of';

const LIMIT = 12_000;
const BODY = 10_500;

/** The call of a description without a simulator. */
export const call: Verb = {
  name: 'call',
  description:
    'See what a request gets: checks its body, and returns the documented example of the response. Nothing is sent, and nothing is kept.',
  takes: {
    method: { type: 'string', required: true, description: 'GET, POST, PUT, PATCH, DELETE' },
    path: { type: 'string', required: true, description: 'below the base URL' },
    body: { type: 'any', description: 'its value, or its text as sent' },
  },
  limit: LIMIT,
  run(given, { content }) {
    const id = findCalled(content, textIn(given, 'method'), textIn(given, 'path'));
    const note = requireValid(content, id, given.body);
    const { body, responses } = operationOf(content, id);
    const [status, response] = chooseResponse(responses);
    const [example] = Object.values(response.bodies);
    return [
      `Status ${status} · documented example of ${id}; nothing was sent`,
      ...(given.body === undefined || body === undefined || isJson(body.mediaType)
        ? []
        : [`Send the body as ${body.mediaType}.`]),
      ...(note === undefined ? [] : [`The body was not checked. ${note}`]),
      ...(response.description === '' ? [] : [shorten(response.description, LIMIT - BODY - 500)]),
      ...(example === undefined
        ? ['The description has no example of a body.']
        : ['The body is data:', fenced(shorten(JSON.stringify(example, null, 1), BODY))]),
    ].join('\n');
  },
};

/**
 * Returns why a body could not be checked, or undefined.
 * @throws UsageError with the mistakes of the body, or if it is missing.
 */
function requireValid(content: Content, id: string, given?: Json): string | undefined {
  const { body } = operationOf(content, id);
  if (given === undefined && body?.required) throw new UsageError(`${id} requires a \`body\`.`);
  if (given === undefined) return undefined;
  try {
    const value = typeof given === 'string' ? (tryParse(given) ?? given) : given;
    const mistakes = checkBody(content, id, value);
    if (mistakes.length === 0) return undefined;
    throw new UsageError(`The body does not match the description: ${describeMistakes(id, mistakes).text}`);
  } catch (error) {
    if (error instanceof UncheckableBody) return error.message;
    throw error;
  }
}

/** The first success with an example, otherwise the first success, otherwise the first response. */
function chooseResponse(responses: Record<string, DocumentedResponse>): [string, DocumentedResponse] {
  const all = Object.entries(responses);
  const successes = all.filter(([status]) => status.startsWith('2'));
  const shown = successes.find(([, { bodies }]) => Object.keys(bodies).length > 0);
  return shown ?? successes[0] ?? all[0] ?? ['unknown', { description: '', bodies: {} }];
}
