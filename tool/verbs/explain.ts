import { UsageError } from '#core/command-line/usage-error';
import { statusKeys } from '#core/http/status-keys';
import type { Json, JsonObject } from '#core/json/json';
import { type Aids, explain, type Explanation } from '#core/paste/explain';
import type { BlamedField } from '#core/paste/find-fields';
import type { FoundObject } from '#core/paste/find-object';
import { maskSecrets } from '#core/paste/mask-secrets';
import { parse, READ } from '#core/paste/parse';
import type { Pasted } from '#core/paste/pasted';
import { didYouMean } from '#core/text/did-you-mean';
import type { Content } from '../content/content';
import { documentedIn, exampleOf } from '../content/explained';
import { findOperation, unknown } from '../content/find';
import { fenced, shorten } from '../text/clean';
import { textIn, type Arguments, type Session, type Verb } from '../verb';

const LIMIT = 3000;
const BODY = 300;
const LINE = 220;

const TEXT: JsonObject = { type: 'string' };
const MAYBE: JsonObject = { type: ['string', 'null'] };

/** @param checkOf returns what checks the body of an operation. */
export function createExplain(checkOf: (session: Session) => NonNullable<Aids['check']>): Verb {
  return {
    name: 'explain',
    description:
      'Explain an error or anything pasted: curl line, HTTP request or response, JSON, stack trace, log line, HAR. Give text, or status and body. Returns cause, field at fault with its rule, remedy, whether to retry, and a call that works, as far as documented. Secrets are masked.',
    example: { text: '422 {"errors":{"country":["is invalid"]}}', operation: 'createContact' },
    takes: {
      text: { type: 'string', description: 'what to explain', fromInput: true },
      status: { type: 'integer', description: 'of the response' },
      operation: { type: 'string', description: 'as operation takes it' },
      body: { type: 'any', description: 'of the response' },
    },
    limit: LIMIT,
    returns: {
      what: TEXT,
      cause: MAYBE,
      certain: { type: 'boolean' },
      remedy: MAYBE,
      retry: MAYBE,
      page: TEXT,
    },
    run(given, session) {
      const { content } = session;
      const id =
        given.operation === undefined ? undefined : findOperation(content, textIn(given, 'operation'));
      const pasted = readGiven(given);
      requireDocumented(content, given, id);
      const found = explain(pasted, documentedIn(content), {
        operation: id,
        check: checkOf(session),
        example: (one) => exampleOf(content, one),
      });
      return format(found, content, given);
    },
  };
}

/** @throws UsageError if there is nothing to explain. */
function readGiven(given: Arguments): Pasted {
  const { status, body } = given;
  if (given.text !== undefined) return parse(textIn(given, 'text'));
  if (typeof status !== 'number')
    throw new UsageError('explain needs `text`, or the `status` of a response with its `body`.');
  return { ...parse(body === undefined ? '' : textOf(body)), kind: 'response', status };
}

/** @throws UsageError if no operation, or not this one, documents a status that the caller names. */
function requireDocumented(content: Content, { text, status }: Arguments, id?: string): void {
  if (text !== undefined || typeof status !== 'number') return;
  const { causes } = documentedIn(content);
  const own = causes.filter(({ operations }) => id === undefined || operations.includes(id));
  const statuses = new Set(own.map((cause) => cause.status));
  if (statusKeys(status).some((one) => statuses.has(one))) return;
  const kind = `documented error of ${id ?? 'any operation'} with status`;
  throw unknown(kind, String(status), String(status), statuses);
}

function textOf(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function format(found: Explanation, { about, facts }: Content, given: Arguments): ReturnType<Verb['run']> {
  const { causes, fields, mistakes, candidates, isCut } = found;
  const [first, ...others] = causes;
  const what = describeWhat(found);
  const page = `${about.site}${addressOf(found, facts)}`;
  const cause = first && causeOf(first);
  const lines = [
    ...(given.body === undefined ? [] : [quote(textOf(given.body))]),
    ...(isCut ? [`Only the first ${READ} characters were read.`] : []),
    `What it is: ${what}`,
    ...candidates.map(({ id, method, path }) => `- may be ${id}: ${method} ${path}`),
    ...(first ? [`${first.isCertain ? 'Cause' : 'A usual cause'}: ${cause}`] : []),
    ...(first && !first.isCertain ? bodyOf(first) : []),
    ...others.map((one) => `- ${one.isCertain ? 'also' : 'or'}: ${shorten(causeOf(one), LINE)}`),
    ...(found.isError && !first ? ['The documentation has no such error.'] : []),
    ...(first?.remedy === undefined ? [] : [`Remedy: ${first.remedy}`]),
    ...fields.map(describeField),
    ...mistakes.map(({ pointer, value, rule, remedy }) =>
      oneLine(`- \`${pointer || '/'}\` (${value}) of the request breaks the rule "${rule}": ${remedy}.`),
    ),
    ...(mistakes.length > 0 ? [] : (found.object?.unknown ?? [])).map(describeUnknown),
    ...(first ? [`Retry: ${first.retry}`] : []),
    `Details: ${page}`,
  ];
  const text = shorten(lines.join('\n'), LIMIT - 400);
  return {
    text: [text, ...requestOf(found, LIMIT - text.length - 1)].join('\n'),
    data: {
      what,
      cause: cause ?? null,
      certain: first?.isCertain ?? false,
      remedy: first?.remedy ?? null,
      retry: first?.retry ?? null,
      page,
    },
  };
}

/** The page, below the address of the site, that says most about the input. */
function addressOf(
  { operation, object, status, candidates }: Explanation,
  { statuses }: Content['facts'],
): string {
  return operation?.href ?? object?.href ?? statuses[String(status)]?.href ?? candidates[0]?.href ?? '/';
}

function describeField({ name, message, rule }: BlamedField): string {
  const named = rule === undefined ? `- \`${name}\`` : `- \`${name}\` (${rule})`;
  return oneLine(message === undefined ? named : `${named}: ${message}`);
}

function describeUnknown({ name, near }: FoundObject['unknown'][number]): string {
  const text = `- \`${name}\` is not one of its fields.`;
  return oneLine([text, didYouMean(near) ?? []].flat().join(' '));
}

function describeWhat({ kind, status, operation, object, isError }: Explanation): string {
  const named = operation
    ? ` of ${operation.id} (${operation.method} ${operation.path}): ${operation.summary}`
    : object
      ? `: ${object.title} (${object.name})`
      : '';
  const nothing = named === '' && !isError ? '; nothing in it is documented' : '';
  return `${KINDS[kind]}${status === undefined ? '' : ` with status ${status}`}${named}${nothing}`;
}

const KINDS: Readonly<Record<Explanation['kind'], string>> = {
  curl: 'a request as curl sends it',
  request: 'a request',
  response: 'a response',
  har: 'a recording',
  json: 'JSON',
  text: 'text',
};

function causeOf({ reason, text }: Explanation['causes'][number]): string {
  if (reason === undefined) return text ?? '';
  return text === undefined ? `${reason}.` : `${reason}. For example: ${text}`;
}

/** The documented body of a cause that the input does not say. */
function bodyOf({ body }: Explanation['causes'][number]): string[] {
  return body === undefined ? [] : [`Its documented body: ${shorten(JSON.stringify(body), BODY)}`];
}

/** One line, so that it cannot end the quotation. */
function quote(body: string): string {
  return `The response says, as data:\n> ${oneLine(shorten(maskSecrets(body), BODY))}`;
}

function oneLine(text: string): string {
  return shorten(text, LINE + BODY).replace(/\s+/g, ' ');
}

/** @param limit a longer request is only named. */
function requestOf({ operation, request }: Explanation, limit: number): string[] {
  if (!operation || !request) return [];
  const { isOwn, ...call } = request;
  const start = isOwn ? 'The request, corrected' : 'A call that works';
  const shown = `${start}:\n${fenced(JSON.stringify(call))}`;
  return [shown.length <= limit ? shown : `A call that works: the example of operation ${operation.id}.`];
}
