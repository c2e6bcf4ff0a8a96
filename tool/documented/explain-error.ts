import { UsageError } from '#core/command-line/usage-error';
import { statusKeys } from '#core/http/status-keys';
import { findOperation } from '../content/find';
import { fenced, shorten } from '../text/clean';
import { numberIn, textIn, type Verb } from '../verb';
import { operationOf } from './operation-of';

const LIMIT = 2000;
const PART = 800;

/** Returns the documentation of an error of an operation. */
export const explainError: Verb = {
  name: 'explain_error',
  description: 'Read what an operation documents about an error: its meaning, and examples of its body.',
  takes: {
    status: { type: 'integer', required: true, description: 'of the response' },
    operation: { type: 'string', required: true, description: 'as operation takes it' },
  },
  limit: LIMIT,
  run(given, { content }) {
    const id = findOperation(content, textIn(given, 'operation'));
    const status = String(numberIn(given, 'status', 0));
    const { responses } = operationOf(content, id);
    const key = statusKeys(status).find((name) => Object.hasOwn(responses, name));
    const response = key === undefined ? undefined : responses[key];
    if (response === undefined)
      throw new UsageError(
        `${id} does not document status ${status}. It documents ${Object.keys(responses).join(', ')}.`,
      );
    const bodies = Object.values(response.bodies);
    return [
      `Status ${status} of ${id}: ${shorten(response.description, PART)}`,
      ...(bodies.length === 0
        ? []
        : [
            'Documented bodies:',
            fenced(shorten(bodies.map((body) => JSON.stringify(body)).join('\n'), PART)),
          ]),
      `Details: ${content.about.site}${content.facts.operations[id]?.href}`,
    ].join('\n');
  },
};
