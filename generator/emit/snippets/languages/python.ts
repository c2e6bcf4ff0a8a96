import { code, type Code } from '../code';
import { isStream } from '../accepted-media-type';
import type { HttpRequest } from '../http-request';
import type { WirePart } from '#core/http/wire/write-parts';
import type { RequestContent } from '../request-content';
import type { Piece } from '#core/http/wire/write-multipart';
import { isHtmlForm, writeOutParts } from '../write-out-parts';
import { upperCase } from './constant-name';
import { COMMON_ESCAPES, commonUnicode, escapeBy } from './escape-text';
import type { Language } from './language';
import { Expression, literalText, type Literal, type LiteralSyntax, type Start } from './literal';
import { joinParagraphs } from './paragraphs';
import { formPairs, isRepeated, queryPairs, type LiteralPair } from './pairs';
import { planSnippet } from './plan-snippet';
import { readerValueCode, readsEnvironment } from './reader-value-code';
import type { SnippetPlan, Text } from './snippet-plan';
import { streamLines } from './streams/python';
import { textCode } from './text-code';

/** A script for requests, as Black formats it. */
export const python: Language = { label: 'Python', grammar: 'python', emit: emitPython };

const escape = escapeBy(COMMON_ESCAPES, commonUnicode);
const escapeSingleQuoted = escapeBy({ ...COMMON_ESCAPES, '"': '"' }, commonUnicode);
const escapeFormat = escapeBy({ ...COMMON_ESCAPES, '{': '{{', '}': '}}' }, commonUnicode);

const SYNTAX: LiteralSyntax = {
  text: pythonText,
  key: (name) => `${pythonText(name)}: `,
  words: { null: 'None', true: 'True', false: 'False' },
  list: ['[', ']'],
  map: ['{', '}'],
  indent: 4,
  lineWidth: 88,
  padding: '',
  hasLastComma: true,
  breaksBehindKey: false,
};

// requests has a function for each of these.
const OWN_METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];

function emitPython(given: HttpRequest): Code {
  const request = writeOutParts(given, canSend);
  const plan = planSnippet(request);
  return joinParagraphs([
    [
      ...(parsesJson(request) ? ['import json'] : []),
      ...(readsEnvironment(plan.readerValues) ? ['import os'] : []),
    ],
    ['import requests'],
    plan.notes.map((note) => `# ${note}`),
    pythonConstants(plan),
    [...callLines(request, plan), ...checkLines(request)],
    printLines(request),
  ]);
}

function callLines(request: HttpRequest, plan: SnippetPlan): string[] {
  const { method } = request;
  const isOwn = OWN_METHODS.includes(method);
  const isPrepared = !isOwn && method !== method.toUpperCase();
  const isStreamed = isStream(request.response);
  const args: [name: string, value: Literal][] = [
    ...authArgument(plan),
    ...headersArgument(request, plan),
    ...paramsArgument(request, plan),
    ...bodyArguments(request.body),
    ...(isStreamed && !isPrepared ? [['stream', true] satisfies [string, Literal]] : []),
  ];
  const lines = [
    `    ${pythonTemplate(plan.url)},`,
    ...args.map(([name, value]) => `    ${name}=${literal(value, name.length + 5)},`),
  ];
  if (isOwn) return [`response = requests.${method.toLowerCase()}(`, ...lines, ')'];
  const name = pythonText(method);
  if (!isPrepared) return ['response = requests.request(', `    ${name},`, ...lines, ')'];
  return [
    'request = requests.Request(',
    `    ${name},`,
    ...lines,
    ').prepare()',
    `request.method = ${name}  # requests writes it in capitals`,
    `response = requests.Session().send(request${isStreamed ? ', stream=True' : ''})`,
  ];
}

function literal(value: Literal, column: number): string {
  return literalText(value, SYNTAX, { indent: 4, column });
}

function authArgument({ basic }: SnippetPlan): [string, Literal][] {
  if (!basic) return [];
  const password = basic.password === undefined ? '""' : upperCase(basic.password);
  return [['auth', new Expression(`(${upperCase(basic.user)}, ${password})`)]];
}

// requests sets these types itself, that of a multipart body with its boundary.
function headersArgument({ body }: HttpRequest, { headers }: SnippetPlan): [string, Literal][] {
  const isOwn =
    body?.kind === 'multipart' || (isJsonArgument(body) && body?.mediaType === 'application/json');
  const written = headers.filter(({ name }) => !(isOwn && name === 'Content-Type'));
  if (written.length === 0) return [];
  return [
    [
      'headers',
      Object.fromEntries(written.map(({ name, value }) => [name, new Expression(pythonTemplate(value))])),
    ],
  ];
}

function paramsArgument(request: HttpRequest, plan: SnippetPlan): [string, Literal][] {
  const pairs = queryPairs(request, plan, pythonTemplate);
  return pairs.length > 0 ? [['params', dictionary(pairs)]] : [];
}

/** Returns the pairs as a dictionary, or as a list of tuples if a name is duplicated. */
function dictionary(pairs: LiteralPair[]): Literal {
  if (!isRepeated(pairs)) return Object.fromEntries(pairs);
  return pairs.map(([name, value]) => new Expression(`(${pythonText(name)}, ${literal(value, 0)})`));
}

function bodyArguments(body: RequestContent | undefined): [string, Literal][] {
  switch (body?.kind) {
    case undefined:
      return [];
    case 'json':
      // For requests, `None` means that there is no body.
      return isJsonArgument(body) ? [['json', body.value]] : [['data', 'null']];
    case 'form':
      return [['data', dictionary(formPairs(body.pairs))]];
    case 'multipart':
      return [['files', filesOf(body.parts)]];
    case 'pieces':
      return [['data', piecesCode(body.pieces)]];
    case 'text':
      return [['data', new Expression(`${pythonText(body.text)}.encode()`)]];
    case 'binary':
      return [['data', new Expression('open("file.bin", "rb")')]];
  }
}

function isJsonArgument(body: RequestContent | undefined): boolean {
  return body?.kind === 'json' && body.value !== null;
}

/** requests sends parts with names, and their headers, in `multipart/form-data`. */
function canSend({ mediaType, parts }: Extract<RequestContent, { kind: 'multipart' }>): boolean {
  return isHtmlForm({ mediaType, kind: 'multipart', parts: parts.map((part) => ({ ...part, headers: [] })) });
}

/** Returns the parts as a dictionary, or as a list of tuples if a name is duplicated. */
function filesOf(parts: readonly WirePart[]): Literal {
  const pairs = parts.map((part): [string, Expression] => [part.name ?? '', filePart(part)]);
  if (!isRepeated(pairs)) return Object.fromEntries(pairs);
  return pairs.map(([name, { code }]) => new Expression(`(${pythonText(name)}, ${code})`));
}

// A part without a file name is a plain field. requests gives a file no type.
function filePart({ mediaType, headers, content }: WirePart): Expression {
  const isFile = content.kind === 'file';
  const type = mediaType === undefined ? 'None' : pythonText(mediaType);
  const fields = headers.map(({ name, value }) => `${pythonText(name)}: ${pythonText(value)}`);
  const members = [
    isFile ? '"file.bin"' : 'None',
    isFile ? FILE_CODE : pythonText(content.kind === 'text' ? content.text : ''),
    ...(mediaType !== undefined || fields.length > 0 ? [type] : []),
    ...(fields.length > 0 ? [`{${fields.join(', ')}}`] : []),
  ];
  return new Expression(`(${members.join(', ')})`);
}

const FILE_CODE = 'open("file.bin", "rb")';

function piecesCode(pieces: readonly Piece[]): Expression {
  const codes = pieces.map((piece) =>
    piece.kind === 'file' ? `${FILE_CODE}.read()` : `${pythonText(piece.text)}.encode()`,
  );
  return new Expression(codes.join(' + '));
}

function checkLines({ response }: HttpRequest): string[] {
  if (response === 'never') return [];
  // `raise_for_status` would hide the body, which says what is wrong.
  return ['if not response.ok:', '    raise RuntimeError(f"{response.status_code} {response.text}")'];
}

function parsesJson({ response }: HttpRequest): boolean {
  return response === 'lines' || response === 'records';
}

function printLines({ response }: HttpRequest): string[] {
  if (isStream(response)) return streamLines(response);
  const printed = {
    json: 'response.json()',
    text: 'response.text',
    binary: 'response.content',
    nothing: 'response.status_code',
    never: 'response.status_code, response.text',
  }[response];
  return [`print(${printed})`];
}

/** Formats a value as Black does. */
export function pythonLiteral(value: Literal, start: Start): string {
  return literalText(value, SYNTAX, start);
}

/** Returns a line for each value that readers replace. */
export function pythonConstants({ readerValues }: Pick<SnippetPlan, 'readerValues'>): Code[] {
  return readerValues.map(
    (one) =>
      code`${upperCase(one.name)} = ${readerValueCode(one, pythonText, (name) => `os.environ["${name}"]`)}`,
  );
}

/** Formats a string literal: in double quotes, or in single quotes if that saves escapes. */
function pythonText(text: string): string {
  if (!text.includes('"') || text.includes("'")) return `"${escape(text)}"`;
  return `'${escapeSingleQuoted(text)}'`;
}

/** Returns the expression for a value that may contain constants. */
export function pythonTemplate(text: Text): string {
  return textCode(text, { constant: upperCase, text: pythonText, mixed: formatString });
}

function formatString(parts: Text): string {
  const texts = parts.map((part) =>
    typeof part === 'string' ? escapeFormat(part) : `{${upperCase(part.constant)}}`,
  );
  return `f"${texts.join('')}"`;
}
