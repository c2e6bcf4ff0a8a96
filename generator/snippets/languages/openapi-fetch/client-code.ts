import type { HttpRequest } from '../../http-request';
import type { SnippetServer } from '../../snippet-server';
import { javascriptKey, javascriptText, templateText } from '../javascript-text';
import { credentialsCode } from './credentials-code';
import { constantName } from './identifier';

/** Lines for the constants a reader changes, and for the client that uses them. */
export function clientCode(request: HttpRequest): { constants: string[]; setup: string[] } {
  const { server } = request;
  const credentials = request.credentials.map(credentialsCode);
  const constants = [
    ...server.variables.map(({ name, value }) => [constantName(name), value] as const),
    ...credentials.flatMap((code) => code.constants),
  ];
  const accept = request.headers.find(({ name }) => name === 'Accept');
  const cookie = request.headers.find(({ name }) => name === 'Cookie');
  const headers = [
    ...(accept ? [['Accept', javascriptText(accept.value)]] : []),
    ...credentials.flatMap((code) => code.headers),
    ...(cookie ? [['Cookie', javascriptText(cookie.value)]] : []),
  ].map(([name = '', code]) => `    ${javascriptKey(name)}: ${code},`);
  return {
    constants: [...new Map(constants)].map(([name, value]) => `const ${name} = ${javascriptText(value)};`),
    setup: [
      'const client = createClient<paths>({',
      `  baseUrl: ${baseUrlCode(server)},`,
      ...(headers.length > 0 ? ['  headers: {', ...headers, '  },'] : []),
      '});',
      ...credentials.flatMap((code) => code.query).flatMap(([name, code]) => queryKeyCode(name, code)),
    ],
  };
}

function baseUrlCode({ template, variables }: SnippetServer): string {
  if (variables.length === 0) return javascriptText(template);
  const text = variables.reduce(
    (code, { name }) => code.replaceAll(`{${name}}`, () => `\${${constantName(name)}}`),
    templateText(template),
  );
  return `\`${text}\``;
}

// The key is no parameter of the operation, so it cannot stand among the typed ones.
function queryKeyCode(name: string, code: string): string[] {
  return [
    'client.use({',
    '  onRequest({ request }) {',
    '    const url = new URL(request.url);',
    `    url.searchParams.set(${javascriptText(name)}, ${code});`,
    '    return new Request(url, request);',
    '  },',
    '});',
  ];
}
