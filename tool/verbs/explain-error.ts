import type { JsonObject } from '#core/json/json';
import type { DocumentedError } from '#core/contracts/errors-file';
import type { Content } from '../content/content';
import { findOperation, unknown } from '../content/find';
import { describeFields } from '../errors/describe-fields';
import { matchBody } from '../errors/match-body';
import { fenced, shorten } from '../text/clean';
import { numberIn, textIn, type Arguments, type Verb } from '../verb';

const LIMIT = 2000;
const BODY = 300;

const TEXT: JsonObject = { type: 'string' };

export const explainError: Verb = {
  name: 'explain_error',
  description:
    'Explain an error response: the cause that its body names, remedy, whether to retry, and a call that works.',
  example: { status: 422, operation: 'createInvoice', body: { errors: {} } },
  takes: {
    status: { type: 'integer', required: true, description: 'of the response' },
    operation: { type: 'string', description: 'as operation takes it' },
    body: { type: 'any', description: 'of the response' },
  },
  limit: LIMIT,
  returns: { cause: TEXT, certain: { type: 'boolean' }, remedy: TEXT, retry: TEXT, page: TEXT },
  run(given, { content }) {
    const id = given.operation === undefined ? undefined : findOperation(content, textIn(given, 'operation'));
    const { error, cause, certain } = matchBody(findErrors(content, given, id), id, given.body);
    const fields = id === undefined ? [] : describeFields(content, id, given.body);
    const remedy = [error.remedy, ...fields].join('\n');
    const page = id === undefined ? `${content.about.site}/api/errors/#${error.status}` : error.page;
    const text = [
      ...(given.body === undefined ? [] : [quoteBody(given)]),
      `${certain ? 'Cause' : 'A usual cause'}: ${cause}`,
      `Remedy: ${remedy}`,
      `Retry: ${error.retry}`,
      `Details: ${page}`,
    ].join('\n');
    return {
      text: id === undefined ? text : `${text}\n${correctedCall(content, id, LIMIT - text.length - 1)}`,
      data: { cause, certain, remedy, retry: error.retry, page },
    };
  },
};

/** @throws UsageError if no operation, or not this one, documents the status. */
function findErrors({ errors }: Content, given: Arguments, id?: string): DocumentedError[] {
  const status = numberIn(given, 'status', 0);
  const own = errors.filter(({ operation }) => id === undefined || operation === id);
  if (own.some((error) => error.status === status)) return errors.filter((error) => error.status === status);
  const statuses = new Set(own.map((error) => String(error.status)));
  const kind = `documented error of ${id ?? 'any operation'} with status`;
  throw unknown(kind, `${status}`, `${status}`, statuses);
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
