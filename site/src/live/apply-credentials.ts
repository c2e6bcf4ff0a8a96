import type { LiveCredential } from '#core/contracts/live';
import { pairOf } from '#core/http/wire/expand-style';
import { encodeData } from '#core/http/wire/percent-encoding';
import { setHeader } from './set-header';

/** Adds the credentials that a reader filled in to a request; empty ones are left out. */
export function applyCredentials(
  credentials: readonly LiveCredential[],
  fields: FormData,
  { url, headers }: { url: URL; headers: Headers },
): void {
  for (const credential of credentials) {
    const secret = valueOf(fields, secretName(credential), credential.kind === 'basic');
    const user = valueOf(fields, userName(credential), true);
    if (secret === '' && user === '') continue;
    switch (credential.kind) {
      case 'basic':
        setHeader(headers, 'Authorization', `Basic ${toBase64(`${user}:${secret}`)}`);
        break;
      case 'token':
        setHeader(headers, 'Authorization', `${credential.scheme} ${secret}`);
        break;
      case 'apiKey':
        if (credential.in === 'header') setHeader(headers, credential.name, secret);
        if (credential.in === 'query') setInQuery(url, credential.name, secret);
        break;
      case 'certificate':
        break;
    }
  }
}

/** Sets a pair, in place of those of its name; `searchParams` would encode the whole query again. */
function setInQuery(url: URL, name: string, value: string): void {
  const { sent } = pairOf(name, value, encodeData);
  const isOther = (pair: string) => pair !== '' && pair.split('=', 1)[0] !== encodeData(name);
  url.search = [...url.search.slice(1).split('&').filter(isOther), sent].join('&');
}

/** Returns the name of the field for the key, token or password of a scheme. */
export function secretName({ id }: LiveCredential): string {
  return `secret.${id}`;
}

/** Returns the name of the field for the user of a scheme. */
export function userName({ id }: LiveCredential): string {
  return `user.${id}`;
}

/** Returns the value of a field. A password may begin and end with spaces; a pasted key does not. */
function valueOf(fields: FormData, name: string, isExact = false): string {
  const value = fields.get(name);
  if (typeof value !== 'string') return '';
  return isExact ? value : value.trim();
}

/** Returns the base64 of the UTF-8 of a string. @see https://www.rfc-editor.org/rfc/rfc7617#section-2.1 */
function toBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
