import { code, embeddedJson, joinCode, sharedLines, type Code, type CodeLike } from '../code';
import { isStream } from '../accepted-media-type';
import type { HttpRequest } from '../http-request';
import type { Pair } from '#core/http/request-parts';
import type { WirePart } from '#core/http/wire/write-parts';
import type { RequestContent } from '../request-content';
import type { Piece } from '#core/http/wire/write-multipart';
import { isHtmlForm, isTypedText, writeOutParts } from '../write-out-parts';
import { COMMON_ESCAPES, commonUnicode, escapeBy } from './escape-text';
import type { Language } from './language';
import { planSnippet } from './plan-snippet';
import { readerValueCode, readsEnvironment } from './reader-value-code';
import type { ReaderValue, SnippetPlan, Text } from './snippet-plan';
import { STREAM_IMPORTS, streamLines } from './streams/go';
import { sumOf, textCode } from './text-code';

/** A program for net/http of the standard library, as gofmt formats it. A JSON body goes into a raw string. */
export const go: Language = { label: 'Go', grammar: 'go', emit: emitGo };

const escape = escapeBy(COMMON_ESCAPES, commonUnicode);
const escapeRaw = escapeBy({ '`': '\\u0060', '\n': '\n' }, commonUnicode);

interface Body {
  imports: string[];
  setup: CodeLike[];
  /** The expression for the reader that the request takes. */
  code: string;
}

function emitGo(given: HttpRequest): Code {
  const request = writeOutParts(given, canSend);
  const plan = planSnippet(request);
  const body = bodyOf(request.body);
  const query = queryLines(plan);
  const imports = [
    ...['fmt', 'io', 'log', 'net/http'],
    ...(query.length > 0 ? ['net/url'] : []),
    ...(readsEnvironment(plan.readerValues) ? ['os'] : []),
    ...body.imports,
    ...(isStream(request.response) ? STREAM_IMPORTS : []),
  ];
  const head = [
    'package main',
    '',
    'import (',
    ...[...new Set(imports)].sort().map((name) => `\t"${name}"`),
    ')',
    '',
  ];
  const lines = [
    sharedLines(head),
    ...goConstants(plan),
    'func main() {',
    ...plan.notes.map((note) => `\t// ${note}`),
    ...body.setup,
    ...createLines(request, plan, body),
    ...query,
    ...headerLines(request, plan),
    sharedLines(sendLines(request)),
    '}',
    '',
  ];
  return joinCode(lines, '\n');
}

/** Declares the values of readers, with an empty line after them. */
export function goConstants({ readerValues }: Pick<SnippetPlan, 'readerValues'>): CodeLike[] {
  const width = Math.max(...readerValues.map(({ name }) => name.length));
  const lines = readerValues.map((one) => code`\t${one.name.padEnd(width)} = ${valueCode(one)}`);
  // A constant cannot have a value that a call returns.
  const start = readsEnvironment(readerValues) ? 'var (' : 'const (';
  return lines.length > 0 ? [start, ...lines, ')', ''] : [];
}

function valueCode(value: ReaderValue): CodeLike {
  return readerValueCode(value, goText, (name) => `os.Getenv("${name}")`);
}

function createLines({ method }: HttpRequest, { url }: SnippetPlan, body: Body): string[] {
  const name = method.charAt(0) + method.slice(1).toLowerCase();
  const constant = KNOWN_METHODS.includes(method) ? `http.Method${name}` : goText(method);
  return [
    `\tendpoint := ${goTemplate(url, ' + ')}`,
    `\treq, err := http.NewRequest(${constant}, endpoint, ${body.code})`,
    ...stopAtError(),
  ];
}

const KNOWN_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];

function queryLines({ query }: SnippetPlan): string[] {
  if (query.length === 0) return [];
  return [
    '\tquery := url.Values{}',
    ...query.map(({ name, value }) => `\tquery.Add(${goText(name)}, ${goTemplate(value, '+')})`),
    '\treq.URL.RawQuery = query.Encode()',
  ];
}

function headerLines({ body }: HttpRequest, { basic, headers }: SnippetPlan): string[] {
  const written = headers.map(({ name, value }) => {
    const isMultipart = body?.kind === 'multipart' && name === 'Content-Type';
    // The type of a multipart body includes its boundary.
    const code = isMultipart ? 'form.FormDataContentType()' : goTemplate(value, '+');
    return `\treq.Header.Set(${goText(name)}, ${code})`;
  });
  const basicLine = `\treq.SetBasicAuth(${basic?.user}, ${basic?.password ?? '""'})`;
  return [...(basic ? [basicLine] : []), ...written, ''];
}

function sendLines({ response }: HttpRequest): string[] {
  if (isStream(response))
    return [
      '\tres, err := http.DefaultClient.Do(req)',
      ...stopAtError(),
      '\tdefer res.Body.Close()',
      '\tif res.StatusCode >= 400 {',
      '\t\tdata, _ := io.ReadAll(res.Body)',
      '\t\tlog.Fatalf("%s: %s", res.Status, data)',
      '\t}',
      ...streamLines(response),
    ];
  const print = {
    json: 'fmt.Println(string(data))',
    text: 'fmt.Println(string(data))',
    binary: 'fmt.Println(len(data), "bytes")',
    nothing: 'fmt.Println(res.Status)',
    never: 'fmt.Println(res.Status, string(data))',
  }[response];
  return [
    '\tres, err := http.DefaultClient.Do(req)',
    ...stopAtError(),
    '\tdefer res.Body.Close()',
    '\tdata, err := io.ReadAll(res.Body)',
    ...stopAtError(),
    ...(response === 'never'
      ? []
      : ['\tif res.StatusCode >= 400 {', '\t\tlog.Fatalf("%s: %s", res.Status, data)', '\t}']),
    `\t${print}`,
  ];
}

function stopAtError(): string[] {
  return ['\tif err != nil {', '\t\tlog.Fatal(err)', '\t}'];
}

function bodyOf(body: RequestContent | undefined): Body {
  const readText = (text: CodeLike): Body => ({
    imports: ['strings'],
    setup: [code`\tbody := strings.NewReader(${text})`],
    code: 'body',
  });
  switch (body?.kind) {
    case undefined:
      return { imports: [], setup: [], code: 'nil' };
    case 'json':
      return readText(rawText(JSON.stringify(body.value, null, 2)));
    case 'form':
      return formBody(body.pairs);
    case 'multipart':
      return multipartBody(body.parts);
    case 'pieces':
      return piecesBody(body.pieces);
    case 'text':
      return readText(goText(body.text));
    case 'binary':
      return { imports: ['os'], setup: openFile(), code: 'file' };
  }
}

function formBody(pairs: Pair[]): Body {
  return {
    imports: ['net/url', 'strings'],
    setup: [
      '\tform := url.Values{}',
      ...pairs.map(({ name, value }) => `\tform.Add(${goText(name)}, ${goText(value)})`),
    ],
    code: 'strings.NewReader(form.Encode())',
  };
}

/** `CreateFormFile` gives files one type; the file is read once. */
function canSend(body: Extract<RequestContent, { kind: 'multipart' }>): boolean {
  const files = body.parts.filter(({ content }) => content.kind === 'file');
  const areUsual = files.every(({ mediaType }) => mediaType === 'application/octet-stream');
  return isHtmlForm(body) && files.length < 2 && areUsual && !body.parts.some(isTypedText);
}

function piecesBody(pieces: readonly Piece[]): Body {
  const codes = pieces.map((piece) =>
    piece.kind === 'file' ? 'bytes.NewReader(content)' : `strings.NewReader(${goText(piece.text)})`,
  );
  return {
    imports: ['bytes', 'os', 'strings'],
    setup: [
      '\tcontent, err := os.ReadFile("file.bin")',
      ...stopAtError(),
      '\tbody := io.MultiReader(',
      ...codes.map((code) => `\t\t${code},`),
      '\t)',
    ],
    code: 'body',
  };
}

function multipartBody(parts: WirePart[]): Body {
  const hasFile = parts.some(({ content }) => content.kind === 'file');
  const fields = parts.flatMap(({ name = '', content }) => {
    if (content.kind === 'text') return [`\tform.WriteField(${goText(name)}, ${goText(content.text)})`];
    const create = `\tpart, err := form.CreateFormFile(${goText(name)}, file.Name())`;
    return [create, ...stopAtError(), '\tio.Copy(part, file)'];
  });
  return {
    imports: ['bytes', 'mime/multipart', ...(hasFile ? ['os'] : [])],
    setup: [
      ...(hasFile ? openFile() : []),
      '\tvar body bytes.Buffer',
      '\tform := multipart.NewWriter(&body)',
      ...fields,
      '\tform.Close()',
    ],
    code: '&body',
  };
}

function openFile(): string[] {
  return ['\tfile, err := os.Open("file.bin")', ...stopAtError(), '\tdefer file.Close()'];
}

/** Writes a string. */
export function goText(text: string): string {
  return `"${escape(text)}"`;
}

// A raw string has no special character except its end; JSON has an escape for that one, and for invisible characters.
function rawText(json: string): Code {
  return code`\`${embeddedJson(escapeRaw(json))}\``;
}

/** Writes a string with constants in it. @param plus joins them. */
export function goTemplate(text: Text, plus: string): string {
  const operands = { constant: (name: string) => name, text: goText };
  return textCode(text, { ...operands, mixed: (parts) => sumOf(parts, operands, plus) });
}
