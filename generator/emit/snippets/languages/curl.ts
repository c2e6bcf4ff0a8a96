import { encodeData } from '#core/http/wire/percent-encoding';
import { code, embeddedJson, joinCode, type Code, type CodeLike } from '../code';
import { isStream } from '../accepted-media-type';
import type { HttpRequest } from '../http-request';
import type { WirePart } from '#core/http/wire/write-parts';
import type { RequestContent } from '../request-content';
import type { Language } from './language';
import { shellText, shellWord } from './shell-text';
import { planSnippet } from './plan-snippet';
import { plainText, type Field, type SnippetPlan, type Text } from './snippet-plan';

/** A POSIX shell command. A JSON body goes into a here-document, where no character needs escaping. */
export const curl: Language = { label: 'curl', grammar: 'bash', emit: emitCurl };

function emitCurl(request: HttpRequest): Code {
  const { method, body, response } = request;
  const plan = planSnippet(request);
  const digest = request.credentials.some((one) => one.kind === 'computed' && /^digest$/i.test(one.scheme));
  const lines = [
    // The address comes first: then the first line is short enough to stay one line in a narrow panel.
    code`curl ${wordOf(urlOf(plan, body), plan)}`,
    ...methodOption(method, body),
    // A script ends at an error, and the body of the error is printed.
    ...(response === 'never' ? [] : ['--fail-with-body']),
    ...(isStream(response) ? ['--no-buffer'] : []),
    ...userOption(plan),
    ...(digest ? ["--digest --user 'YOUR_USERNAME:YOUR_PASSWORD'"] : []),
    ...headersOf(plan, body).map((header) => headerOption(header, plan)),
    ...(plan.query.length > 0 && !body ? ['--get', ...queryOptions(plan)] : []),
    ...(body ? bodyOptions(body, plan) : []),
  ];
  const notes = digest ? [] : plan.notes.map((note) => `# ${note}\n`);
  return code`${notes.join('')}${joinCode(lines, ' \\\n  ')}\n`;
}

function methodOption(method: string, body: RequestContent | undefined): string[] {
  if (method === 'HEAD') return ['--head'];
  if (method === 'GET' && !body) return [];
  // A custom method may have signs that mean something to a shell.
  const word = /^[\w.-]+$/.test(method) ? method : shellText(method);
  return [`--request ${word}`];
}

/** Replaces the constants in a `Text` by their values. */
function valuesOf(text: Text, { readerValues }: SnippetPlan, write = (plain: string) => plain): Code {
  return text.map((part) => {
    if (typeof part === 'string') return write(part);
    const { name, value } = readerValues.find((one) => one.name === part.constant)!;
    return { text: write(value), mark: { kind: 'reader-value', name } };
  });
}

function wordOf(content: CodeLike, { readerValues }: SnippetPlan): Code {
  const variables = readerValues.filter(({ isFromEnvironment }) => isFromEnvironment);
  return shellWord(content, new Set(variables.map(({ name }) => name)));
}

// `--get` turns the data options into a query, so the query of a request with a body goes into the URL.
function urlOf(plan: SnippetPlan, body: RequestContent | undefined): Code {
  const url = valuesOf(plan.url, plan);
  if (!body || plan.query.length === 0) return url;
  const pairs = plan.query.map(
    ({ name, value }) => code`${encodeData(name)}=${valuesOf(value, plan, encodeData)}`,
  );
  return code`${url}?${joinCode(pairs, '&')}`;
}

function userOption(plan: SnippetPlan): Code[] {
  if (!plan.basic) return [];
  const { user, password } = plan.basic;
  const text: Text = [{ constant: user }, ':', ...(password === undefined ? [] : [{ constant: password }])];
  return [code`--user ${wordOf(valuesOf(text, plan), plan)}`];
}

/** Returns the headers, those with credentials first, where `--user` would be. */
function headersOf({ headers }: SnippetPlan, body: RequestContent | undefined): Field[] {
  // curl sets the type of a multipart body itself, with its boundary.
  const isOwn = body?.kind === 'multipart' && /^multipart\/form-data$/i.test(body.mediaType);
  const written = headers.filter(({ name }) => name !== 'Content-Type' || !isOwn);
  const isPlain = ({ value }: Field) => plainText(value) !== undefined;
  return [...written.filter((header) => !isPlain(header)), ...written.filter(isPlain)];
}

// curl omits a header with an empty value unless a semicolon replaces the colon.
function headerOption({ name, value }: Field, plan: SnippetPlan): Code {
  const line = plainText(value) === '' ? `${name};` : code`${name}: ${valuesOf(value, plan)}`;
  return code`--header ${wordOf(line, plan)}`;
}

function queryOptions(plan: SnippetPlan): Code[] {
  return plan.query.map(({ name, value }) => urlEncodedOption(name, valuesOf(value, plan), plan));
}

// curl encodes only the part after the first equals sign.
function urlEncodedOption(name: string, value: CodeLike, plan: SnippetPlan): Code {
  const plainName = encodeData(name).replaceAll('%5B', '[').replaceAll('%5D', ']');
  return code`--data-urlencode ${wordOf(code`${plainName}=${value}`, plan)}`;
}

function bodyOptions(body: RequestContent, plan: SnippetPlan): CodeLike[] {
  switch (body.kind) {
    case 'json':
      return [code`--data @- <<'JSON'\n${embeddedJson(JSON.stringify(body.value, null, 2))}\nJSON`];
    case 'form':
      return body.pairs.length > 0
        ? body.pairs.map(({ name, value }) => urlEncodedOption(name, value, plan))
        : ["--data ''"];
    case 'multipart':
      return body.parts.flatMap(partOptions);
    case 'pieces':
      throw new Error('curl writes all parts itself.');
    case 'text':
      return [`--data-raw ${shellText(body.text)}`];
    case 'binary':
      return ["--data-binary '@file.bin'"];
  }
}

function partOptions({ name = '', mediaType, headers, content }: WirePart): string[] {
  const type = mediaType === undefined ? '' : `;type=${mediaType}`;
  const others = headers.map((header) => `;headers=${quoted(`${header.name}: ${header.value}`)}`).join('');
  switch (content.kind) {
    case 'parts':
      return [
        `--form ${shellText(`${name}=(${type}${others}`)}`,
        ...content.parts.flatMap(partOptions),
        "--form '=)'",
      ];
    case 'file':
      // curl sends a file of an unknown kind with this type.
      return [`--form ${shellText(`${name}=@file.bin${mediaType === OCTETS ? '' : type}${others}`)}`];
    case 'text':
      if (type === '' && others === '' && name !== '')
        return [`--form-string ${shellText(`${name}=${content.text}`)}`];
      return [`--form ${shellText(`${name}=${quoted(content.text)}${type}${others}`)}`];
  }
}

const OCTETS = 'application/octet-stream';

/** Quotes a value of `--form`, in which a semicolon would end it, and an at sign at its start would name a file. */
function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
}
