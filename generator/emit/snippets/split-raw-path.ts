import type { WirePair } from '#core/http/wire/expand-style';
import { readPairs } from '#core/http/wire/write-parameters';

/**
 * Splits a path into which its author wrote a query, such as `/tickets?state=open`; OpenAPI does not provide for that. A
 * fragment, which only distinguishes paths such as `/#Action=List`, is never sent.
 */
export function splitRawPath(written: string): { path: string; query: WirePair[] } {
  const [sent = ''] = written.split('#');
  const [path = '', ...query] = sent.split('?');
  return { path, query: readPairs(query.join('?')) };
}
