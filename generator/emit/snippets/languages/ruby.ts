import { code, sharedLines, type Code } from '../code';
import { isStream } from '../accepted-media-type';
import type { HttpRequest } from '../http-request';
import type { WirePart } from '#core/http/wire/write-parts';
import type { RequestContent } from '../request-content';
import type { Piece } from '#core/http/wire/write-multipart';
import { isHtmlForm, isTypedText, writeOutParts } from '../write-out-parts';
import { upperCase } from './constant-name';
import { COMMON_ESCAPES, commonUnicode, escapeBy } from './escape-text';
import type { Language } from './language';
import { Expression, literalText, type Literal, type LiteralSyntax } from './literal';
import { joinParagraphs } from './paragraphs';
import { formPairs, pairsLiteral, queryPairs, type LiteralPair } from './pairs';
import { planSnippet } from './plan-snippet';
import { readerValueCode } from './reader-value-code';
import type { SnippetPlan, Text } from './snippet-plan';
import { streamLines } from './streams/ruby';
import { textCode } from './text-code';

/** A script for net/http of the standard library. */
export const ruby: Language = { label: 'Ruby', grammar: 'ruby', emit: emitRuby };

const escape = escapeBy(COMMON_ESCAPES, commonUnicode);

const SYNTAX: LiteralSyntax = {
  text: rubyText,
  key: (name) => `${/^[A-Za-z_]\w*$/.test(name) ? name : rubyText(name)}: `,
  words: { null: 'nil', true: 'true', false: 'false' },
  list: ['[', ']'],
  map: ['{', '}'],
  indent: 2,
  lineWidth: 100,
  padding: ' ',
  hasLastComma: false,
  breaksBehindKey: false,
};

// net/http has a class for each of these, which knows whether there is a body.
const OWN_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];

function emitRuby(given: HttpRequest): Code {
  const request = writeOutParts(given, (body) => isHtmlForm(body) && !body.parts.some(isTypedText));
  const plan = planSnippet(request);
  const usesJson = request.body?.kind === 'json' || ['json', 'lines', 'records'].includes(request.response);
  return joinParagraphs([
    [...(usesJson ? ['require "json"'] : []), 'require "net/http"'],
    plan.notes.map((note) => `# ${note}`),
    plan.readerValues.map(
      (one) =>
        code`${upperCase(one.name)} = ${readerValueCode(one, rubyText, (name) => `ENV.fetch("${name}")`)}`,
    ),
    [`uri = URI(${template(plan.url)})`, ...queryLines(request, plan)],
    [...requestLines(request, plan), ...bodyLines(request.body)],
    [sharedLines(sendLines(request))],
    printLines(request),
  ]);
}

function queryLines(request: HttpRequest, plan: SnippetPlan): string[] {
  const pairs = queryPairs(request, plan, template);
  return pairs.length > 0 ? [`uri.query = ${formEncoded(pairs, 'uri.query = '.length)}`] : [];
}

function formEncoded(pairs: LiteralPair[], column: number): string {
  const start = { indent: 0, column: column + 'URI.encode_www_form()'.length };
  const code = literalText(pairsLiteral(pairs), SYNTAX, start);
  // A hash needs no braces as the last argument.
  return `URI.encode_www_form(${code.replace(/^\{ (.*) \}$/, '$1').replace(/^\{(\n.*\n)\}$/s, '$1')})`;
}

function requestLines({ method, body }: HttpRequest, { basic, headers }: SnippetPlan): string[] {
  const isOwn = OWN_METHODS.includes(method);
  const className = method.charAt(0) + method.slice(1).toLowerCase();
  const created = isOwn
    ? `Net::HTTP::${className}.new(uri)`
    : `Net::HTTPGenericRequest.new(${rubyText(method)}, ${body !== undefined}, true, uri)`;
  const password = basic?.password === undefined ? '""' : upperCase(basic.password);
  // set_form sets the type of a multipart body, with its boundary.
  const written = headers.filter(({ name }) => !(body?.kind === 'multipart' && name === 'Content-Type'));
  return [
    `request = ${created}`,
    ...(basic ? [`request.basic_auth(${upperCase(basic.user)}, ${password})`] : []),
    ...written.map(({ name, value }) => `request[${rubyText(name)}] = ${template(value)}`),
  ];
}

function bodyLines(body: RequestContent | undefined): string[] {
  const column = 'request.body = '.length;
  switch (body?.kind) {
    case undefined:
      return [];
    case 'json':
      return [`request.body = ${literalText(body.value, SYNTAX, { indent: 0, column: column + 8 })}.to_json`];
    case 'form':
      return [`request.body = ${formEncoded(formPairs(body.pairs), column)}`];
    case 'multipart':
      return multipartLines(body.parts);
    case 'pieces':
      return [`request.body = ${piecesCode(body.pieces)}`];
    case 'text':
      return [`request.body = ${rubyText(body.text)}`];
    case 'binary':
      return ['request.body = File.binread("file.bin")'];
  }
}

function multipartLines(parts: WirePart[]): string[] {
  const pairs = parts.map(({ name = '', mediaType, content }): Literal => {
    if (content.kind !== 'file') return [name, content.kind === 'text' ? content.text : ''];
    const isKnown = mediaType !== undefined && mediaType !== 'application/octet-stream';
    return [name, new Expression('File.open("file.bin")'), ...(isKnown ? [{ content_type: mediaType }] : [])];
  });
  const code = literalText(pairs, SYNTAX, { indent: 0, column: 50 });
  return [`request.set_form(${code}, "multipart/form-data")`];
}

// Strings and files have different encodings, so that bytes are joined.
function piecesCode(pieces: readonly Piece[]): string {
  const codes = pieces.map((piece) =>
    piece.kind === 'file' ? 'File.binread("file.bin")' : `${rubyText(piece.text)}.b`,
  );
  return codes.join(' + ');
}

function sendLines({ response }: HttpRequest): string[] {
  const check = 'raise "#{response.code} #{response.body}" unless response.is_a?(Net::HTTPSuccess)';
  const start = 'Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == "https")';
  if (isStream(response)) return streamLines(response, start, check);
  return [
    `response = ${start} do |http|`,
    '  http.request(request)',
    'end',
    ...(response === 'never' ? [] : [check]),
  ];
}

function printLines({ response }: HttpRequest): string[] {
  // Each item is printed when it comes.
  if (isStream(response)) return [];
  const printed = {
    json: 'pp JSON.parse(response.body)',
    text: 'puts response.body',
    binary: 'puts "#{response.body.bytesize} bytes"',
    nothing: 'puts response.code',
    never: 'puts response.code, response.body',
  }[response];
  return [printed];
}

function rubyText(text: string): string {
  // A number sign starts an interpolation if one of these follows.
  return `"${escape(text).replace(/#(?=[{$@])/g, '\\#')}"`;
}

function template(text: Text): string {
  return textCode(text, { constant: upperCase, text: rubyText, mixed: interpolated });
}

function interpolated(parts: Text): string {
  const texts = parts.map((part) =>
    typeof part === 'string' ? rubyText(part).slice(1, -1) : `#{${upperCase(part.constant)}}`,
  );
  return `"${texts.join('')}"`;
}
