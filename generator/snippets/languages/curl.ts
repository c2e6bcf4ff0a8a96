import { basicOf, headersOf, queryOf } from '../credentials';
import type { HttpRequest, Pair } from '../http-request';
import type { Part, RequestContent } from '../request-content';
import type { Language } from './language';
import { shellText } from './shell-text';

/** A POSIX shell command. A JSON body stands in a here-document, where no character of it needs escaping. */
export const curl: Language = { id: 'curl', label: 'curl', emit: emitCurl };

function emitCurl(request: HttpRequest): string {
  const { method, body, answer } = request;
  const query = queryOf(request);
  const basic = basicOf(request);
  const lines = [
    `curl ${methodOption(method, body)}${shellText(urlOf(request, query))}`,
    // An error ends a script, with its body printed.
    ...(answer === 'never' ? [] : ['--fail-with-body']),
    ...(basic ? [`--user ${shellText(`${basic.user}:${basic.password}`)}`] : []),
    ...headersOf(request).filter(isWrittenOut(body)).map(headerOption),
    ...(query.length > 0 && !body ? ['--get', ...query.map(urlEncodedOption)] : []),
    ...(body ? bodyOptions(body) : []),
  ];
  return `${lines.join(' \\\n  ')}\n${body?.kind === 'json' ? `${JSON.stringify(body.value, null, 2)}\nJSON\n` : ''}`;
}

function methodOption(method: string, body: RequestContent | undefined): string {
  if (method === 'HEAD') return '--head ';
  return method === 'GET' && !body ? '' : `--request ${method} `;
}

// `--get` turns the data options into a query, so a request with a body carries its query in the URL.
function urlOf({ server, path, body }: HttpRequest, query: Pair[]): string {
  const pairs = query.map(({ name, value }) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  return server.url + path + (body && pairs.length > 0 ? `?${pairs.join('&')}` : '');
}

// curl writes the type of a multipart body itself, with its boundary.
function isWrittenOut(body: RequestContent | undefined): (header: Pair) => boolean {
  return ({ name }) => name !== 'Content-Type' || body?.kind !== 'multipart';
}

// A header without text is left out by curl unless a semicolon stands for the colon.
function headerOption({ name, value }: Pair): string {
  return `--header ${shellText(value === '' ? `${name};` : `${name}: ${value}`)}`;
}

// curl encodes what is behind the first equals sign only.
function urlEncodedOption({ name, value }: Pair): string {
  const plainName = encodeURIComponent(name).replaceAll('%5B', '[').replaceAll('%5D', ']');
  return `--data-urlencode ${shellText(`${plainName}=${value}`)}`;
}

function bodyOptions(body: RequestContent): string[] {
  switch (body.kind) {
    case 'json':
      return ["--data @- <<'JSON'"];
    case 'form':
      return body.pairs.length > 0 ? body.pairs.map(urlEncodedOption) : ["--data ''"];
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
