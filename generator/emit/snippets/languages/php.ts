import { encodeData } from '#core/http/wire/percent-encoding';
import { code, sharedLines, type Code } from '../code';
import type { Framing } from '#core/http/wire/sequence';
import { isStream, type ResponseKind } from '../accepted-media-type';
import type { HttpRequest } from '../http-request';
import type { WirePart } from '#core/http/wire/write-parts';
import type { RequestContent } from '../request-content';
import type { Piece } from '#core/http/wire/write-multipart';
import { isHtmlForm, isTypedText, writeOutParts } from '../write-out-parts';
import { COMMON_ESCAPES, escapeBy, hasInvisible } from './escape-text';
import type { Language } from './language';
import { Expression, literalText, type Literal, type LiteralSyntax, type Start } from './literal';
import { joinParagraphs } from './paragraphs';
import { formPairs, isRepeated, queryPairs, type LiteralPair } from './pairs';
import { planSnippet } from './plan-snippet';
import { readerValueCode } from './reader-value-code';
import { joinTexts, plainText, type SnippetPlan, type Text } from './snippet-plan';
import { streamLines } from './streams/php';
import { textCode } from './text-code';

/** A script for the curl extension, in PSR-12. */
export const php: Language = { label: 'PHP', grammar: 'php', emit: emitPhp };

const SYNTAX: LiteralSyntax = {
  text: phpText,
  key: (name) => `${phpText(name)} => `,
  words: { null: 'null', true: 'true', false: 'false' },
  list: ['[', ']'],
  map: ['[', ']'],
  // PHP encodes an empty array as a JSON list, and also an array with the keys 0, 1, 2, …
  emptyMap: 'new stdClass()',
  mapPrefix: (names) => (names.every((name, index) => name === String(index)) ? '(object) ' : ''),
  indent: 4,
  lineWidth: 100,
  padding: '',
  hasLastComma: true,
  breaksBehindKey: false,
};

const escapeDoubleQuoted = escapeBy({ ...COMMON_ESCAPES, $: '\\$' }, (digits) => `\\u{${digits}}`);

function emitPhp(given: HttpRequest): Code {
  const request = writeOutParts(given, canSend);
  const plan = planSnippet(request);
  return joinParagraphs([
    [sharedLines(['<?php'])],
    plan.notes.map((note) => `// ${note}`),
    plan.readerValues.map(
      (one) => code`$${one.name} = ${readerValueCode(one, phpText, (name) => `getenv('${name}')`)};`,
    ),
    [...queryLines(request, plan), ...curlLines(request, plan)],
    [sharedLines(sendLines(request))],
    ...(isStream(request.response) ? [] : [[sharedLines([printLine(request.response)])]]),
  ]);
}

function queryLines(request: HttpRequest, plan: SnippetPlan): string[] {
  const pairs = queryPairs(request, plan, template);
  return pairs.length > 0
    ? [`$query = ${formEncoded(pairs, { indent: 0, column: '$query = '.length })};`]
    : [];
}

/** Returns the code of URL-encoded pairs; they are written out if a name is duplicated, which an array cannot hold. */
function formEncoded(pairs: LiteralPair[], start: Start): string {
  if (!isRepeated(pairs)) {
    const column = start.column + 'http_build_query();'.length;
    return `http_build_query(${literalText(Object.fromEntries(pairs), SYNTAX, { ...start, column })})`;
  }
  const items = pairs.map(([name, value]): Literal => {
    const code = literalText(value, SYNTAX, { indent: 0, column: 0 });
    return new Expression(`${phpText(`${encodeData(name)}=`)} . urlencode(${code})`);
  });
  return `implode('&', ${literalText(items, SYNTAX, { ...start, column: SYNTAX.lineWidth })})`;
}

function curlLines(request: HttpRequest, plan: SnippetPlan): string[] {
  const { body } = request;
  const url = template(plan.query.length > 0 ? joinTexts(plan.url, ['?', { constant: 'query' }]) : plan.url);
  // curl sets the type of a multipart body itself, with its boundary.
  const headers = plan.headers
    .filter(({ name }) => !(body?.kind === 'multipart' && name === 'Content-Type'))
    .map(({ name, value }) => new Expression(template(headerLine(name, value))));
  const options = [
    ...methodOption(request),
    ...basicOption(plan),
    ...(headers.length > 0 ? [`CURLOPT_HTTPHEADER => ${headersLiteral(headers)}`] : []),
    ...(body ? [`CURLOPT_POSTFIELDS => ${bodyCode(body)}`] : []),
    ...(isStream(request.response) ? [] : ['CURLOPT_RETURNTRANSFER => true']),
  ];
  return [
    `$curl = curl_init(${url});`,
    'curl_setopt_array($curl, [',
    ...options.map((option) => `    ${option},`),
    ']);',
  ];
}

// curl omits a header with an empty value unless a semicolon replaces the colon.
function headerLine(name: string, value: Text): Text {
  return plainText(value) === '' ? [`${name};`] : [`${name}: `, ...value];
}

function headersLiteral(headers: Expression[]): string {
  return literalText(headers, SYNTAX, { indent: 4, column: headers.length > 1 ? SYNTAX.lineWidth : 26 });
}

function methodOption({ method, body }: HttpRequest): string[] {
  if (method === 'GET' && !body) return [];
  if (method === 'HEAD') return ['CURLOPT_NOBODY => true'];
  return method === 'POST' && body
    ? ['CURLOPT_POST => true']
    : [`CURLOPT_CUSTOMREQUEST => ${phpText(method)}`];
}

function basicOption({ basic }: SnippetPlan): string[] {
  if (!basic) return [];
  const password = basic.password === undefined ? [] : [{ constant: basic.password }];
  return [`CURLOPT_USERPWD => ${template([{ constant: basic.user }, ':', ...password])}`];
}

function bodyCode(body: RequestContent): string {
  const start = { indent: 4, column: '    CURLOPT_POSTFIELDS => '.length };
  switch (body.kind) {
    case 'json': {
      const column = start.column + 'json_encode(),'.length;
      return `json_encode(${literalText(body.value, SYNTAX, { ...start, column })})`;
    }
    case 'form':
      return formEncoded(formPairs(body.pairs), start);
    case 'multipart':
      return literalText(Object.fromEntries(body.parts.map(partOf)), SYNTAX, start);
    case 'pieces':
      return piecesCode(body.pieces);
    case 'text':
      return phpText(body.text);
    case 'binary':
      return "file_get_contents('file.bin')";
  }
}

/** An array of PHP has each name once, and text in it has no type. */
function canSend(body: Extract<RequestContent, { kind: 'multipart' }>): boolean {
  const names = new Set(body.parts.map(({ name }) => name));
  return isHtmlForm(body) && names.size === body.parts.length && !body.parts.some(isTypedText);
}

function partOf({ name = '', mediaType, content }: WirePart): [string, Literal] {
  if (content.kind !== 'file') return [name, content.kind === 'text' ? content.text : ''];
  const isKnown = mediaType !== undefined && mediaType !== 'application/octet-stream';
  return [name, new Expression(`new CURLFile('file.bin'${isKnown ? `, ${phpText(mediaType)}` : ''})`)];
}

function piecesCode(pieces: readonly Piece[]): string {
  const codes = pieces.map((piece) =>
    piece.kind === 'file' ? "file_get_contents('file.bin')" : phpText(piece.text),
  );
  return codes.join(' . ');
}

function sendLines({ response }: HttpRequest): string[] {
  if (isStream(response)) return streamLines(response);
  const [condition, message] =
    response === 'never'
      ? ['$response === false', 'curl_error($curl)']
      : ['$response === false || $status >= 400', '"$status " . ($response ?: curl_error($curl))'];
  return [
    '$response = curl_exec($curl);',
    '$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);',
    `if (${condition}) {`,
    `    throw new RuntimeException(${message});`,
    '}',
  ];
}

function printLine(response: Exclude<ResponseKind, Framing>): string {
  return {
    json: 'print_r(json_decode($response, true));',
    text: 'echo $response, PHP_EOL;',
    binary: "echo strlen($response), ' bytes', PHP_EOL;",
    nothing: 'echo $status, PHP_EOL;',
    never: 'echo "$status $response", PHP_EOL;',
  }[response];
}

/** Formats a string literal: in single quotes, or in double quotes if it contains invisible characters. */
function phpText(text: string): string {
  return hasInvisible(text) ? `"${escapeDoubleQuoted(text)}"` : `'${text.replace(/[\\']/g, '\\$&')}'`;
}

function template(text: Text): string {
  return textCode(text, { constant: (name) => `$${name}`, text: phpText, mixed: interpolated });
}

function interpolated(parts: Text): string {
  const texts = parts.map((part) =>
    typeof part === 'string' ? escapeDoubleQuoted(part) : `{$${part.constant}}`,
  );
  return `"${texts.join('')}"`;
}
