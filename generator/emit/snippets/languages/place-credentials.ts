import type { Credentials } from '../credentials';
import { nameConstant } from './constant-name';
import type { Field, ReaderValue, SnippetPlan, Text } from './snippet-plan';

/** The credentials of a request, by the part of the request that they are sent in. */
interface PlacedCredentials extends Pick<SnippetPlan, 'readerValues' | 'query' | 'headers' | 'basic'> {
  /** Each is `name=value`. */
  cookies: Text[];
}

/** Assigns credentials to the parts of a request, as constants in addition to those that the request has already. */
export function placeCredentials(
  credentials: readonly Credentials[],
  constants: readonly ReaderValue[],
): PlacedCredentials {
  const placed: PlacedCredentials = { readerValues: [...constants], query: [], headers: [], cookies: [] };
  for (const one of credentials) place(one, placed);
  return placed;
}

function place(credentials: Credentials, placed: PlacedCredentials): void {
  const constant = (name: string, value: string) => nameConstant(placed.readerValues, name, value);
  switch (credentials.kind) {
    case 'basic': {
      const { user, password } = credentials;
      // Without a password, the user name is an API key.
      placed.basic =
        password === ''
          ? { user: constant('apiKey', user) }
          : { user: constant('username', user), password: constant('password', password) };
      return;
    }
    case 'token': {
      const token = { constant: constant('accessToken', credentials.token) };
      placed.headers.push({ name: 'Authorization', value: [`${credentials.scheme} `, token] });
      return;
    }
    case 'computed':
      return;
    case 'apiKey': {
      const key: Field = {
        name: credentials.name,
        value: [{ constant: constant('apiKey', credentials.key) }],
      };
      if (credentials.in === 'cookie') placed.cookies.push([`${key.name}=`, ...key.value]);
      else placed[credentials.in === 'query' ? 'query' : 'headers'].push(key);
    }
  }
}
