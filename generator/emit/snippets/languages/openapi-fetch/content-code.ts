import { isObject, type Json } from '#core/json/json';
import { code, type Code, type CodeLike } from '../../code';
import type { WirePart } from '#core/http/wire/write-parts';
import type { RequestContent } from '../../request-content';
import { javascriptLiteral, typedLiteral } from '../javascript-literal';
import { appendCode, javascriptText, piecesCode } from '../javascript-text';

/** Code that creates a body: imports, lines before the call, and options of the call as `name: code`. */
interface ContentCode {
  imports: string[];
  setup: string[];
  options: CodeLike[];
}

const NOTHING: ContentCode = { imports: [], setup: [], options: [] };
const READ_FILE = "import { readFile } from 'node:fs/promises';";

/** Returns the code for the body of a request. */
export function contentCode(body: RequestContent | undefined): ContentCode {
  switch (body?.kind) {
    case undefined:
      return NOTHING;
    case 'json':
      return { ...NOTHING, options: [bodyOption(body.value), ...typeOption(body.mediaType)] };
    case 'form':
      return { ...NOTHING, options: formOptions(body) };
    case 'multipart':
      return multipartCode(body.parts);
    case 'pieces':
      return {
        imports: [READ_FILE],
        setup: [],
        options: rawOptions(piecesCode(body.pieces), body.mediaType),
      };
    case 'text':
      return { ...NOTHING, options: rawOptions(javascriptText(body.text), body.mediaType) };
    case 'binary':
      return {
        imports: [READ_FILE],
        setup: ["const file = await readFile('file.bin');"],
        options: rawOptions('file', body.mediaType),
      };
  }
}

function bodyOption(value: Json): Code {
  return code`body: ${typedLiteral(value, { indent: 2, column: '  body: '.length }, ['request'])}`;
}

// openapi-fetch sends application/json by default.
function typeOption(mediaType: string): string[] {
  if (mediaType === 'application/json') return [];
  return [`headers: { 'Content-Type': ${javascriptText(mediaType)} }`];
}

function formOptions({ value, pairs, mediaType }: Extract<RequestContent, { kind: 'form' }>): CodeLike[] {
  const isFlat = isObject(value) && Object.values(value).every((member) => typeof member !== 'object');
  const list = pairs.map((pair) => [pair.name, pair.value]);
  const literal = javascriptLiteral(list, {
    indent: 2,
    column: '  bodySerializer: () => new URLSearchParams('.length,
  });
  return [
    bodyOption(value),
    ...(isFlat ? [] : [`bodySerializer: () => new URLSearchParams(${literal})`]),
    ...typeOption(mediaType),
  ];
}

// openapi-fetch sends a FormData object unchanged, but its types only accept an object with the members.
function multipartCode(parts: WirePart[]): ContentCode {
  const hasFile = parts.some(({ content }) => content.kind === 'file');
  return {
    imports: hasFile ? [READ_FILE] : [],
    setup: ['const form = new FormData();', ...parts.map(appendCode)],
    options: ['body: form as never'],
  };
}

function rawOptions(value: string, mediaType: string): string[] {
  return [`body: ${value} as never`, 'bodySerializer: (body) => body', ...typeOption(mediaType)];
}
