import { code, embeddedJson, joinCode, type Code, type CodeLike } from '../code';
import type { HttpRequest } from '../http-request';
import type { Part, RequestContent } from '../request-content';
import type { Language } from './language';
import { shellText, shellWord } from './shell-text';
import { plainText, planSnippet, type Field, type SnippetPlan, type Text } from './snippet-plan';

/** A POSIX shell command. A JSON body stands in a here-document, where no character of it needs escaping. */
export const curl: Language = { label: 'curl', grammar: 'bash', emit: emitCurl };

function emitCurl(request: HttpRequest): Code {
  const { method, body, response } = request;
  const plan = planSnippet(request);
  const lines = [
    code`curl ${methodOption(method, body)}${shellWord(urlOf(plan, body))}`,
    // An error ends a script, with its body printed.
    ...(response === 'never' ? [] : ['--fail-with-body']),
    ...userOption(plan),
    ...headersOf(plan, body).map((header) => headerOption(header, plan)),
    ...(plan.query.length > 0 && !body ? ['--get', ...queryOptions(plan)] : []),
    ...(body ? bodyOptions(body) : []),
  ];
  return code`${joinCode(lines, ' \\\n  ')}\n`;
}

function methodOption(method: string, body: RequestContent | undefined): string {
  if (method === 'HEAD') return '--head ';
  return method === 'GET' && !body ? '' : `--request ${method} `;
}

/** A text with the values of its constants in it. */
function valuesOf(text: Text, { readerValues }: SnippetPlan, write = (plain: string) => plain): Code {
  return text.map((part) => {
    if (typeof part === 'string') return write(part);
    const { name, value } = readerValues.find((one) => one.name === part.constant)!;
    return { text: write(value), mark: { kind: 'reader-value', name } };
  });
}

// `--get` turns the data options into a query, so a request with a body carries its query in the URL.
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
  return [code`--user ${shellWord(valuesOf(text, plan))}`];
}

/** Those with credentials come first, where `--user` would stand. */
function headersOf({ headers }: SnippetPlan, body: RequestContent | undefined): Field[] {
  // curl writes the type of a multipart body itself, with its boundary.
  const written = headers.filter(({ name }) => name !== 'Content-Type' || body?.kind !== 'multipart');
  const isPlain = ({ value }: Field) => plainText(value) !== undefined;
  return [...written.filter((header) => !isPlain(header)), ...written.filter(isPlain)];
}

// A header without text is left out by curl unless a semicolon stands for the colon.
function headerOption({ name, value }: Field, plan: SnippetPlan): Code {
  const line = plainText(value) === '' ? `${name};` : code`${name}: ${valuesOf(value, plan)}`;
  return code`--header ${shellWord(line)}`;
}

function queryOptions(plan: SnippetPlan): Code[] {
  return plan.query.map(({ name, value }) => urlEncodedOption(name, valuesOf(value, plan)));
}

// curl encodes what is behind the first equals sign only.
function urlEncodedOption(name: string, value: CodeLike): Code {
  const plainName = encodeURIComponent(name).replaceAll('%5B', '[').replaceAll('%5D', ']');
  return code`--data-urlencode ${shellWord(code`${plainName}=${value}`)}`;
}

function bodyOptions(body: RequestContent): CodeLike[] {
  switch (body.kind) {
    case 'json':
      return [code`--data @- <<'JSON'\n${embeddedJson(JSON.stringify(body.value, null, 2))}\nJSON`];
    case 'form':
      return body.pairs.length > 0
        ? body.pairs.map(({ name, value }) => urlEncodedOption(name, value))
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
