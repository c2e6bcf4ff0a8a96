import { UsageError } from '#core/command-line/usage-error';
import { findOperation } from '../content/find';
import { shorten } from '../text/clean';
import { textIn, type Verb } from '../verb';

const LIMIT = 4000;

export const checkPayload: Verb = {
  name: 'check_payload',
  description:
    'Validate a request body without sending it. Returns each mistake with its JSON Pointer and remedy. Example: {"operation": "createInvoice", "body": {"items": []}}',
  takes: {
    operation: { type: 'string', required: true, description: 'as operation takes it' },
    body: { type: 'any', required: true, description: 'JSON' },
  },
  run(given, { content, worlds }) {
    const id = findOperation(content, textIn(given, 'operation'));
    const { body = null } = given;
    if (content.requests.operations[id]?.mediaType === undefined)
      throw new UsageError(`${id} takes no body.`);
    const mistakes = worlds.open('check').checkBody(id, body);
    if (mistakes.length === 0) return `The body is valid for ${id}.`;
    const lines = mistakes.map(
      ({ pointer, value, rule, remedy }) => `- \`${pointer || '/'}\` (${value}): ${rule}; ${remedy}.`,
    );
    return shorten(`${mistakes.length} mistakes:\n${lines.join('\n')}`, LIMIT);
  },
};
