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
      ...plan.query.flatMap(queryKeyCode),
    ],
  };
}

// The key is not a parameter of the operation, so it cannot be one of the typed parameters.
function queryKeyCode({ name, value }: Field): string[] {
  return middlewareCode([
    'const url = new URL(request.url);',
    `url.searchParams.set(${javascriptText(name)}, ${javascriptTemplate(value)});`,
    'return new Request(url, request);',
  ]);
}
