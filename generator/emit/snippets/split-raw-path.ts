import type { Pair } from '#core/http/request-parts';

/**
 * Splits a path into which its author wrote a query, such as `/tickets?state=open`; OpenAPI does not provide for that. A
 * fragment, which only distinguishes paths such as `/#Action=List`, is never sent.
 */
export function splitRawPath(written: string): { path: string; query: Pair[] } {
  const [sent = ''] = written.split('#');
  const [path = '', ...query] = sent.split('?');
  const pairs = [...new URLSearchParams(query.join('?'))];
  return { path, query: pairs.map(([name, value]) => ({ name, value })) };
}
