import type { Pair } from './http-request';

/**
 * Path and query of a path in which its author wrote a query, which OpenAPI has no place for: `/tickets?state=open`. A
 * fragment, which tells `/#Action=List` from others, is never sent.
 */
export function readWrittenPath(written: string): { path: string; query: Pair[] } {
  const [sent = ''] = written.split('#');
  const [path = '', ...query] = sent.split('?');
  const pairs = [...new URLSearchParams(query.join('?'))];
  return { path, query: pairs.map(([name, value]) => ({ name, value })) };
}
