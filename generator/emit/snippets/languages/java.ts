import { encodeData } from '#core/http/wire/percent-encoding';
import { code, embeddedJson, joinCode, sharedLines, type Code, type CodeLike } from '../code';
import { isStream } from '../accepted-media-type';
import type { HttpRequest } from '../http-request';
import type { Pair } from '#core/http/request-parts';
import type { WirePart } from '#core/http/wire/write-parts';
import type { RequestContent } from '../request-content';
import { dispositionOf, type Piece } from '#core/http/wire/write-multipart';
import { writeOutParts } from '../write-out-parts';
import { upperCase } from './constant-name';
import { COMMON_ESCAPES, commonUnicode, escapeBy } from './escape-text';
import type { Language } from './language';
import { planSnippet } from './plan-snippet';
import { readerValueCode } from './reader-value-code';
import { joinTexts, plainText, type Field, type SnippetPlan, type Text } from './snippet-plan';
import { streamCode } from './streams/java';
import { sumOf, textCode } from './text-code';

/** A program for `java.net.http.HttpClient` (Java 17). A JSON body goes into a Java text block. */
export const java: Language = { label: 'Java', grammar: 'java', emit: emitJava };

const escape = escapeBy(COMMON_ESCAPES, commonUnicode);
const escapeBlock = escapeBy({ '\\': '\\\\', '\n': '\n' }, commonUnicode);

interface Body {
  imports: string[];
  setup: CodeLike[];
  /** The expression for the publisher that the request takes. */
  code: string;
}

/** The indentation of the lines in the method. */
const INDENT = ' '.repeat(8);

const ENCODER = ['java.net.URLEncoder', 'java.nio.charset.StandardCharsets'];
const CLIENT = [
  'java.net.URI',
  ...['HttpClient', 'HttpRequest', 'HttpResponse'].map((name) => `java.net.http.${name}`),
];

function emitJava(given: HttpRequest): Code {
  const request = writeOutParts(given, ({ parts }) =>
    parts.every(({ name, content }) => name !== undefined && content.kind !== 'parts'),
  );
  const plan = planSnippet(request);
  const body = bodyOf(request.body);
  const imports = [
    ...CLIENT,
    ...(plan.query.length > 0 ? ENCODER : []),
    ...(plan.basic ? ['java.util.Base64'] : []),
    ...body.imports,
    ...(isStream(request.response) ? streamCode(request.response).imports : []),
  ];
  const constants = [
    ...plan.readerValues.map((one) =>
      constantLine(
        upperCase(one.name),
        readerValueCode(one, javaText, (name) => `System.getenv("${name}")`),
      ),
    ),
    constantLine('BASE_URL', template(plan.baseUrl)),
  ];
  const main = [...body.setup, ...queryLines(plan), ...requestLines(request, plan, body)];
  const head = [...new Set(imports)].sort().map((name) => `import ${name};`);
  const lines = [
    sharedLines([...head, '', 'public class Main {']),
    ...constants,
    sharedLines(['', '    public static void main(String[] args) throws Exception {']),
    ...plan.notes.map((note) => `${INDENT}// ${note}`),
    ...main.map((line) => code`${INDENT}${line}`),
    '',
    sharedLines(sendLines(request).map((line) => `${INDENT}${line}`)),
    '    }',
    '}',
    '',
  ];
  return joinCode(lines, '\n');
}

function constantLine(name: string, value: CodeLike): Code {
  return code`    static final String ${name} = ${value};`;
}

function queryLines({ query, basic }: SnippetPlan): string[] {
  const fields = query.map((field) => encodedField(field));
  const credentials = `${basic ? upperCase(basic.user) : ''} + ":"${basic?.password ? ` + ${upperCase(basic.password)}` : ''}`;
  return [
    ...(fields.length > 0 ? [`var query = ${joined(fields)};`] : []),
    ...(basic ? [`var credentials = Base64.getEncoder().encodeToString((${credentials}).getBytes());`] : []),
  ];
}

/** Returns `name=` and the encoded value, as one concatenation. */
function encodedField({ name, value }: Field): string {
  const encoded = `URLEncoder.encode(${template(value)}, StandardCharsets.UTF_8)`;
  return `${javaText(`${encodeData(name)}=`)} + ${encoded}`;
}

function joined(fields: string[]): string {
  if (fields.length === 1) return fields.join('');
  return `String.join("&",\n${fields.map((field) => `            ${field}`).join(',\n')})`;
}

function requestLines(
  request: HttpRequest,
  { path, query, basic, headers }: SnippetPlan,
  body: Body,
): string[] {
  const written = query.length > 0 ? joinTexts(path, ['?', { constant: 'query' }]) : path;
  const endpoint = template([{ constant: 'baseUrl' }, ...written]);
  const authorization: Field[] = basic
    ? [{ name: 'Authorization', value: ['Basic ', { constant: 'credentials' }] }]
    : [];
  return [
    `var request = HttpRequest.newBuilder(URI.create(${endpoint}))`,
    ...[...authorization, ...headers].map(
      ({ name, value }) => `    .header(${javaText(name)}, ${headerValue(request, name, value)})`,
    ),
    `    ${methodCall(request, body)}`,
    '    .build();',
  ];
}

function headerValue({ body }: HttpRequest, name: string, value: Text): string {
  if (body?.kind !== 'multipart' || name !== 'Content-Type') return template(value);
  return `${javaText(`${plainText(value)}; boundary=`)} + boundary`;
}

function methodCall({ method, body }: HttpRequest, { code }: Body): string {
  if (body && (method === 'POST' || method === 'PUT')) return `.${method}(${code})`;
  if (!body && (method === 'GET' || method === 'DELETE')) return `.${method}()`;
  const note =
    method === 'CONNECT' ? ' // HttpClient does not send CONNECT: call the API in another language.' : '';
  return `.method(${javaText(method)}, ${code})${note}`;
}

function sendLines({ response }: HttpRequest): string[] {
  if (isStream(response)) {
    const { handler, error, lines } = streamCode(response);
    return [...callLines(handler), ...checkLines('error', [`var error = ${error};`]), ...lines];
  }
  const isBinary = response === 'binary';
  const print = {
    json: 'response.body()',
    text: 'response.body()',
    binary: 'response.body().length + " bytes"',
    nothing: 'response.statusCode()',
    never: 'response.statusCode() + " " + response.body()',
  }[response];
  const error = isBinary ? 'new String(response.body())' : 'response.body()';
  return [
    ...callLines(isBinary ? 'ofByteArray' : 'ofString'),
    ...(response === 'never' ? [] : checkLines(error)),
    `System.out.println(${print});`,
  ];
}

function callLines(handler: string): string[] {
  return [
    'var client = HttpClient.newHttpClient();',
    `var response = client.send(request, HttpResponse.BodyHandlers.${handler}());`,
  ];
}

function checkLines(error: string, setup: string[] = []): string[] {
  return [
    'if (response.statusCode() >= 400) {',
    ...setup.map((line) => `    ${line}`),
    `    throw new IllegalStateException(response.statusCode() + " " + ${error});`,
    '}',
  ];
}

const PUBLISHERS = 'HttpRequest.BodyPublishers';

function bodyOf(body: RequestContent | undefined): Body {
  switch (body?.kind) {
    case undefined:
      return { imports: [], setup: [], code: `${PUBLISHERS}.noBody()` };
    case 'json':
      return stringBody([], textBlock(JSON.stringify(body.value, null, 2)));
    case 'form':
      return stringBody(ENCODER, formCode(body.pairs));
    case 'multipart':
      return multipartBody(body.parts);
    case 'pieces':
      return piecesBody(body.pieces);
    case 'text':
      return stringBody([], javaText(body.text));
    case 'binary':
      return {
        imports: ['java.nio.file.Path'],
        setup: [],
        code: `${PUBLISHERS}.ofFile(Path.of("file.bin"))`,
      };
  }
}

function stringBody(imports: string[], text: CodeLike): Body {
  return { imports, setup: [code`var body = ${text};`], code: `${PUBLISHERS}.ofString(body)` };
}

function formCode(pairs: Pair[]): string {
  return pairs.length === 0
    ? '""'
    : joined(pairs.map(({ name, value }) => encodedField({ name, value: [value] })));
}

// The client does not support multipart bodies, so their lines are written out.
function multipartBody(parts: WirePart[]): Body {
  const publishers = parts.flatMap((part) => {
    const { mediaType, headers, content } = part;
    const lines = [
      `Content-Disposition: ${dispositionOf(part)}`,
      ...(mediaType === undefined ? [] : [`Content-Type: ${mediaType}`]),
      ...headers.map(({ name, value }) => `${name}: ${value}`),
    ];
    const head = `"--" + boundary + ${javaText(`\r\n${lines.join('\r\n')}\r\n\r\n`)}`;
    if (content.kind === 'text')
      return [`${PUBLISHERS}.ofString(${head} + ${javaText(content.text)} + "\\r\\n")`];
    return [
      `${PUBLISHERS}.ofString(${head})`,
      `${PUBLISHERS}.ofFile(Path.of("file.bin"))`,
      `${PUBLISHERS}.ofString("\\r\\n")`,
    ];
  });
  return {
    imports: [
      'java.util.UUID',
      ...(parts.some(({ content }) => content.kind === 'file') ? ['java.nio.file.Path'] : []),
    ],
    setup: [
      'var boundary = UUID.randomUUID().toString();',
      `var body = ${PUBLISHERS}.concat(`,
      ...publishers.map((publisher) => `    ${publisher},`),
      `    ${PUBLISHERS}.ofString("--" + boundary + "--\\r\\n"));`,
    ],
    code: 'body',
  };
}

function piecesBody(pieces: readonly Piece[]): Body {
  const publishers = pieces.map((piece) =>
    piece.kind === 'file'
      ? `${PUBLISHERS}.ofFile(Path.of("file.bin"))`
      : `${PUBLISHERS}.ofString(${javaText(piece.text)})`,
  );
  return {
    imports: ['java.nio.file.Path'],
    setup: [
      `var body = ${PUBLISHERS}.concat(`,
      publishers.map((publisher) => `    ${publisher}`).join(`,\n${INDENT}`) + ');',
    ],
    code: 'body',
  };
}

/** Returns a Java text block inside the method, indented one level further. */
function textBlock(json: string): Code {
  // A quote before the end would be read as part of the delimiter.
  const text = escapeBlock(json).replaceAll('"""', '\\"""').replace(/"$/, '\\"');
  const lines = text.split('\n').map((line) => `${INDENT}    ${line}`);
  return code`"""\n${embeddedJson(lines.join('\n'))}"""`;
}

function javaText(text: string): string {
  return `"${escape(text)}"`;
}

function template(text: Text): string {
  const operands = { constant: constantCode, text: javaText };
  return textCode(text, { ...operands, mixed: (parts) => sumOf(parts, operands, ' + ') });
}

// These two are variables in the method.
function constantCode(name: string): string {
  return name === 'query' || name === 'credentials' ? name : upperCase(name);
}
