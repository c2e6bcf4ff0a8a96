import { isPlain } from '#core/http/wire/expand-style';
import { encodeData } from '#core/http/wire/percent-encoding';
import type { Code } from '../../code';
import type { HttpRequest } from '../../http-request';
import {
  javascriptConstants,
  javascriptHeaders,
  javascriptKey,
  javascriptTemplate,
  javascriptText,
} from '../javascript-text';
import { planSnippet } from '../plan-snippet';
import type { Field } from '../snippet-plan';
import { middlewareCode } from './middleware';
import { rawPathCode } from './raw-path';

/** Returns the lines for the constants that readers change, and for the client that uses them. */
export function clientCode(request: HttpRequest): { constants: Code[]; setup: string[] } {
  // Everything specific to one operation is in its call.
  const headers = request.headers.filter(({ name }) => name === 'Accept' || name === 'Cookie');
  const plan = planSnippet({ ...request, headers, query: [] });
  const members = javascriptHeaders(plan).map(([name, code]) => `    ${javascriptKey(name)}: ${code},`);
  return {
    constants: javascriptConstants(plan),
    setup: [
      'const client = createClient<paths>({',
      `  baseUrl: ${javascriptTemplate(plan.baseUrl)},`,
      ...(members.length > 0 ? ['  headers: {', ...members, '  },'] : []),
      '});',
      ...rawPathCode(request),
      ...plan.query.flatMap((field) => queryKeyCode(field, request)),
    ],
  };
}

// The key is not a parameter of the operation, so it cannot be one of the typed parameters.
function queryKeyCode({ name, value }: Field, { query }: HttpRequest): string[] {
  if (!query.every((pair) => isPlain(pair))) {
    // Setting a parameter would encode all others again.
    const end = javascriptTemplate([`&${encodeData(name)}=`, ...value]);
    return middlewareCode([`return new Request(request.url + ${end}, request);`]);
  }
  return middlewareCode([
    'const url = new URL(request.url);',
    `url.searchParams.set(${javascriptText(name)}, ${javascriptTemplate(value)});`,
    'return new Request(url, request);',
  ]);
}
