import { code, embeddedJson, joinCode, type Code, type CodeLike } from '../code';
import type { HttpRequest } from '../http-request';
import type { Part, RequestContent } from '../request-content';
import type { Language } from './language';
import { shellText, shellWord } from './shell-text';
import { planSnippet } from './plan-snippet';
import { plainText, type Field, type SnippetPlan, type Text } from './snippet-plan';

/** A POSIX shell command. A JSON body goes into a here-document, where no character needs escaping. */
export const curl: Language = { label: 'curl', grammar: 'bash', emit: emitCurl };

function emitCurl(request: HttpRequest): Code {
  const { method, body, response } = request;
  const plan = planSnippet(request);
  const lines = [
    // The address comes first: then the first line is short enough to stay one line in a narrow panel.
    code`curl ${wordOf(urlOf(plan, body), plan)}`,
    ...methodOption(method, body),
    // A script ends at an error, and the body of the error is printed.
    ...(response === 'never' ? [] : ['--fail-with-body']),
    ...userOption(plan),
    ...headersOf(plan, body).map((header) => headerOption(header, plan)),
    ...(plan.query.length > 0 && !body ? ['--get', ...queryOptions(plan)] : []),
    ...(body ? bodyOptions(body, plan) : []),
  ];
  return code`${joinCode(lines, ' \\\n  ')}\n`;
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
    ({ name, value }) => code`${encodeURIComponent(name)}=${valuesOf(value, plan, encodeURIComponent)}`,
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
  const written = headers.filter(({ name }) => name !== 'Content-Type' || body?.kind !== 'multipart');
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
  const plainName = encodeURIComponent(name).replaceAll('%5B', '[').replaceAll('%5D', ']');
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
      return body.parts.map(partOption);
    case 'text':
      return [`--data-raw ${shellText(body.text)}`];
    case 'binary':
      return ["--data-binary '@file.bin'"];
  }
}

function partOption({ name, value, isFile }: Part): string {
  return isFile
    ? `--form ${shellText(`${name}=@file.bin`)}`
    : `--form-string ${shellText(`${name}=${value}`)}`;
}
