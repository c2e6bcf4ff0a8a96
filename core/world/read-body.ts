import type { BodyFacts, FormFacts, OperationFacts } from '../contracts/world-contract';
import { essenceOf, isJson, isMultipart } from '../http/wire/body-format';
import { readBody as readWire } from '../http/wire/read-body';
import { isObject, type Json } from '../json/json';
import { tryParse } from '../json/try-parse';
import { readBrackets } from './read-brackets';
import { errorsOf, MAX_BODY, type WorldRequest } from './read-request';
import { Refusal } from './refusal';
import type { World } from './world';

/** More levels would overflow the stack of what reads the body later. */
const MAX_LEVELS = 100;

/** A body as its schema judges it, and as records take it. */
interface ReadBody {
  /** Without the members that only answers have. Undefined if it is neither JSON nor a form. */
  value: Json | undefined;
  /** With them. */
  whole: Json | undefined;
  /** Their names. */
  ignored: string[];
  /** Whether it is neither JSON nor a form. */
  isUnread: boolean;
  /** Of its schema; absent without one. */
  validator?: string;
  /** The names of the members that are files, whose contents no record has. */
  files: string[];
}

const NO_BODY: ReadBody = { value: undefined, whole: undefined, ignored: [], isUnread: false, files: [] };

/** Reads the body: 415 for another media type, 400 if it is broken. Clients send records as they read them. */
export function readBody({ body, method }: OperationFacts, request: WorldRequest): ReadBody {
  if (body === undefined || method === 'GET' || method === 'HEAD') return NO_BODY;
  if (request.isTooLong)
    throw new Refusal([413], 'body-size', `The body is longer than ${MAX_BODY.toLocaleString('en')} bytes.`);
  if (request.body === '') {
    if (!body.isRequired) return NO_BODY;
    throw new Refusal([400, 422], 'missing-body', `Send a body as ${body.mediaTypes.join(' or ')}.`);
  }
  const contentType = request.headers['content-type'] ?? '';
  const mediaType = essenceOf(contentType);
  requireKnown(body, mediaType);
  const form = Object.hasOwn(body.forms, mediaType) ? body.forms[mediaType] : undefined;
  const value = form
    ? parseForm(form, contentType, request.body)
    : isJson(mediaType)
      ? parseJson(request.body)
      : undefined;
  const { validator } = form ?? body;
  const ignored = isObject(value) ? body.readOnly.filter((name) => Object.hasOwn(value, name)) : [];
  return {
    value: without(value, ignored),
    whole: value,
    ignored,
    isUnread: value === undefined,
    ...(validator !== undefined && { validator }),
    files: (form?.fields ?? []).flatMap(({ property, isFile }) => (isFile ? [property] : [])),
  };
}

/** Returns a value without some of its members. */
export function without(value: Json | undefined, names: readonly string[]): Json | undefined {
  if (!isObject(value) || names.length === 0) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}

/** Refuses a body that its schema does not allow. @param notes receives that nothing could check it. */
export function checkBody(world: World, { validator, value }: ReadBody, notes: string[]): void {
  if (value === undefined || validator === undefined) return;
  const errors = errorsOf(world, validator, value, notes);
  if (errors.length === 0) return;
  const [first] = errors;
  throw new Refusal(
    [422, 400],
    'invalid-body',
    first
      ? `${first.pointer === '' ? 'The body' : `\`${first.pointer}\``}: ${first.remedy}.`
      : 'The body is invalid.',
    errors,
  );
}

function requireKnown({ mediaTypes }: BodyFacts, mediaType: string): void {
  if (mediaTypes.some((type) => takes(type, mediaType))) return;
  throw new Refusal(
    [415],
    'media-type',
    `Send the body as ${mediaTypes.join(' or ')}; this request has ${mediaType === '' ? 'no Content-Type' : `Content-Type ${mediaType}`}.`,
  );
}

function parseJson(text: string): Json {
  const value = tryParse(text);
  if (value === undefined) throw new Refusal([400], 'broken-json', 'The body is not JSON.');
  if (levelsOf(value) > MAX_LEVELS)
    throw new Refusal([400], 'body-levels', `The body has more than ${MAX_LEVELS} levels.`);
  return value;
}

function parseForm(form: FormFacts, contentType: string, text: string): Json {
  const value = readForm(form, contentType, text);
  if (isMultipart(contentType) || !isObject(value)) return value;
  const brackets = readBrackets(text, form.shape, value);
  const isRead = (name: string) => Object.hasOwn(brackets, name.split('[')[0]!);
  const plain = Object.entries(value).filter(([name]) => !isRead(name));
  return { ...Object.fromEntries(plain), ...brackets };
}

function readForm(form: FormFacts, contentType: string, text: string): Json {
  try {
    return readWire(text, contentType, form);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new Refusal([400], 'broken-parts', `The body is not ${essenceOf(contentType)}: ${error.message}`);
  }
}

function takes(documented: string, sent: string): boolean {
  const type = essenceOf(documented);
  if (type === sent || type === '*/*') return true;
  return type.endsWith('/*') && sent.startsWith(type.slice(0, -1));
}

/** The number of levels, level by level, because recursion could overflow the stack. */
function levelsOf(value: Json): number {
  let containers: Json[] = [value];
  let levels = 0;
  while (containers.length > 0 && levels <= MAX_LEVELS) {
    levels += 1;
    containers = containers
      .flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
      .filter((one) => typeof one === 'object' && one !== null);
  }
  return levels;
}
