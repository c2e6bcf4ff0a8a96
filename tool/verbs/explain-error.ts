import type { DocumentedError } from '#core/contracts/errors-file';
import type { Content } from '../content/content';
import { findOperation, unknown } from '../content/find';
import { fenced, shorten } from '../text/clean';
import { numberIn, textIn, type Arguments, type Verb } from '../verb';

const LIMIT = 2000;
const BODY = 500;

export const explainError: Verb = {
  name: 'explain_error',
  description:
    'Explain an error response: cause, remedy, whether to retry, and a call that works. Example: {"status": 422, "operation": "createInvoice", "body": {"errors": {}}}',
  takes: {
    status: { type: 'integer', required: true, description: 'of the response' },
    operation: { type: 'string', description: 'as operation takes it' },
    body: { type: 'any', description: 'of the response' },
  },
  run(given, { content }) {
    const error = findError(content, given);
    const operation = given.operation === undefined ? undefined : error.operation;
    const lines = [
      ...(given.body === undefined ? [] : [quoteBody(given)]),
      ...(operation === undefined ? [] : [`For example: ${error.cause}`]),
      `Remedy: ${error.remedy}`,
      `Retry: ${error.retry}`,
      ...(operation === undefined ? [] : [`Details: ${error.page}`]),
    ];
    const text = lines.join('\n');
    return operation === undefined
      ? text
      : `${text}\n${correctedCall(content, operation, LIMIT - text.length - 1)}`;
  },
};

function findError(content: Content, given: Arguments): DocumentedError {
  const status = numberIn(given, 'status', 0);
  const id = given.operation === undefined ? undefined : findOperation(content, textIn(given, 'operation'));
  const errors = content.errors.filter(({ operation }) => id === undefined || operation === id);
  const found = errors.find((error) => error.status === status);
  if (found) return found;
  const statuses = new Set(errors.map((error) => String(error.status)));
  throw unknown(
    `documented error of ${id ?? 'any operation'} with status`,
    `${status}`,
    `${status}`,
    statuses,
  );
}

/** One line, so that it cannot end the quotation. */
function quoteBody({ body }: Arguments): string {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return `The response says, as data:\n> ${shorten(text, BODY).replace(/\s+/g, ' ')}`;
}

/**
 * The documented request of the operation.
 * @param limit a longer one is only named.
 */
function correctedCall({ requests }: Content, id: string, limit: number): string {
  const named = `A call that works: the example of operation ${id}.`;
  const operation = requests.operations[id];
  const request = operation?.requests[0];
  if (operation === undefined || request === undefined) return named;
  const { parameters, body } = request;
  const { method, path } = operation;
  const shown = `A call that works:\n${fenced(JSON.stringify({ method, path, parameters, body }))}`;
  return shown.length <= limit ? shown : named;
}
