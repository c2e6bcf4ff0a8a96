import { sharedLines, type Code, type MarkedText } from '../code';
import { isStream } from '../accepted-media-type';
import type { HttpRequest } from '../http-request';
import type { WirePart } from '#core/http/wire/write-parts';
import type { RequestContent } from '../request-content';
import type { Piece } from '#core/http/wire/write-multipart';
import { isFormData, writeOutParts } from '../write-out-parts';
import { javascriptLiteral } from './javascript-literal';
import {
  appendCode,
  javascriptConstants,
  javascriptHeaders,
  javascriptKey,
  javascriptTemplate,
  javascriptText,
  piecesCode,
} from './javascript-text';
import type { Language } from './language';
import type { Start } from './literal';
import { formPairs, pairsLiteral, queryPairs, type LiteralPair } from './pairs';
import { joinParagraphs } from './paragraphs';
import { planSnippet } from './plan-snippet';
import type { SnippetPlan } from './snippet-plan';
import { streamLines } from './streams/javascript';

/** A module for `fetch` in browsers, Node, Deno and Bun. */
export const javascript: Language = {
  label: 'JavaScript',
  grammar: 'javascript',
  emit: emitJavascript,
};

interface Body {
  imports: string[];
  setup: string[];
  code?: string;
}

/** @see https://fetch.spec.whatwg.org/#forbidden-method */
const REFUSED: ReadonlySet<string> = new Set(['CONNECT', 'TRACE', 'TRACK']);

const READ_FILE = "import { readFile } from 'node:fs/promises';";

function emitJavascript(given: HttpRequest): Code {
  const request = writeOutParts(given, isFormData);
  const plan = planSnippet(request);
  const body = bodyOf(request.body);
  return joinParagraphs([
    body.imports,
    plan.notes.map((note) => `// ${note}`),
    javascriptConstants(plan),
    body.setup,
    [...urlLines(request, plan), ...fetchLines(request, plan, body), ...checkLines(request)],
    [sharedLines(printLines(request))],
  ]);
}

function urlLines(request: HttpRequest, plan: SnippetPlan): string[] {
  const pairs = queryPairs(request, plan, javascriptTemplate);
  if (pairs.length === 0) return [`const url = ${javascriptTemplate(plan.url)};`];
  return [
    `const url = new URL(${javascriptTemplate(plan.url)});`,
    `url.search = ${searchParams(pairs, { indent: 0, column: 'url.search = '.length })};`,
  ];
}

function searchParams(pairs: LiteralPair[], { indent, column }: Start): string {
  const start = 'new URLSearchParams(';
  return `${start}${javascriptLiteral(pairsLiteral(pairs), { indent, column: column + start.length + 2 })})`;
}

function fetchLines(request: HttpRequest, plan: SnippetPlan, body: Body): string[] {
  const { method } = request;
  const isMultipart = request.body?.kind === 'multipart';
  // fetch sets the type of a multipart body itself, with its boundary.
  const headers = javascriptHeaders(plan).filter(([name]) => !(isMultipart && name === 'Content-Type'));
  const options = [
    ...(method === 'GET' ? [] : [`  method: ${javascriptText(method)},`]),
    ...headersOption(headers),
    ...(body.code === undefined ? [] : [`  body: ${body.code},`]),
  ];
  if (options.length === 0) return [`const response = await fetch(url);`];
  const note = REFUSED.has(method.toUpperCase())
    ? [`// fetch does not send ${method}: call the API in another language.`]
    : [];
  return [...note, `const response = await fetch(url, {`, ...options, '});'];
}

function headersOption(headers: [string, string][]): string[] {
  const members = headers.map(([name, code]) => `    ${javascriptKey(name)}: ${code},`);
  return members.length > 0 ? ['  headers: {', ...members, '  },'] : [];
}

function bodyOf(body: RequestContent | undefined): Body {
  const nothing = { imports: [], setup: [] };
  switch (body?.kind) {
    case undefined:
      return nothing;
    case 'json': {
      const literal = javascriptLiteral(body.value, {
        indent: 2,
        column: '  body: JSON.stringify(),'.length,
      });
      return { ...nothing, code: `JSON.stringify(${literal})` };
    }
    case 'form':
      return {
        ...nothing,
        code: searchParams(formPairs(body.pairs), { indent: 2, column: '  body: '.length }),
      };
    case 'multipart':
      return multipartBody(body.parts);
    case 'pieces':
      return piecesBody(body.pieces);
    case 'text':
      return { ...nothing, code: javascriptText(body.text) };
    case 'binary':
      return { imports: [READ_FILE], setup: [], code: "await readFile('file.bin')" };
  }
}

function multipartBody(parts: WirePart[]): Body {
  return {
    imports: parts.some(({ content }) => content.kind === 'file') ? [READ_FILE] : [],
    setup: ['const form = new FormData();', ...parts.map(appendCode)],
    code: 'form',
  };
}

function piecesBody(pieces: readonly Piece[]): Body {
  return { imports: [READ_FILE], setup: [], code: piecesCode(pieces) };
}

function checkLines({ response }: HttpRequest): MarkedText[] {
  if (response === 'never') return [];
  return [
    sharedLines([
      'if (!response.ok) {',
      '  throw new Error(`${response.status} ${await response.text()}`);',
      '}',
    ]),
  ];
}

function printLines({ response }: HttpRequest): string[] {
  if (isStream(response)) return streamLines(response, 'response.body');
  const printed = {
    json: 'await response.json()',
    text: 'await response.text()',
    binary: 'await response.blob()',
    nothing: 'response.status',
    never: 'response.status, await response.text()',
  }[response];
  return [`console.log(${printed});`];
}
