import type { Credentials, NamedCredentials } from '../snippets/credentials';
import type { Auth, KeyValue, Variable } from './collection';

/** How a request is authenticated. Postman knows one way for each request, so that keys beyond it are among its values. */
export interface Access {
  auth: Auth;
  headers: KeyValue[];
  query: KeyValue[];
  cookies: KeyValue[];
  /** The variables that hold the keys, named after their security schemes. */
  variables: Variable[];
}

/** Returns how a request is authenticated with these credentials. */
export function accessOf(all: readonly NamedCredentials[]): Access {
  const main = all.find(({ credentials }) => hasAuth(credentials));
  const keys = all.flatMap(({ id, credentials }) =>
    credentials.kind === 'apiKey' && id !== main?.id ? [{ id, ...credentials }] : [],
  );
  const sentIn = (place: string) =>
    keys.filter((key) => key.in === place).map(({ id, name }) => ({ key: name, value: `{{${id}}}` }));
  return {
    auth: main === undefined ? { type: 'noauth' } : authOf(main),
    headers: sentIn('header'),
    query: sentIn('query'),
    cookies: sentIn('cookie'),
    variables: all.flatMap(variablesOf),
  };
}

function hasAuth(credentials: Credentials): boolean {
  if (credentials.kind === 'apiKey') return credentials.in !== 'cookie';
  return credentials.kind !== 'computed' || isDigest(credentials.scheme);
}

/** Of the schemes with a computed value, the one that Postman computes. */
function isDigest(scheme: string): boolean {
  return /^digest$/i.test(scheme);
}

function authOf({ id, credentials }: NamedCredentials): Auth {
  switch (credentials.kind) {
    case 'basic':
      return { type: 'basic', basic: loginOf(id, credentials.password === '') };
    case 'computed':
      return { type: 'digest', digest: loginOf(id, false) };
    case 'token':
      return /^bearer$/i.test(credentials.scheme)
        ? { type: 'bearer', bearer: [setting('token', `{{${id}}}`)] }
        : apiKey('Authorization', `${credentials.scheme} {{${id}}}`, 'header');
    case 'apiKey':
      return apiKey(credentials.name, `{{${id}}}`, credentials.in);
  }
}

function apiKey(name: string, value: string, place: string): Auth {
  return { type: 'apikey', apikey: [setting('key', name), setting('value', value), setting('in', place)] };
}

function loginOf(id: string, isKeyOnly: boolean): Variable[] {
  return isKeyOnly
    ? [setting('username', `{{${id}}}`), setting('password', '')]
    : [setting('username', `{{${id}_username}}`), setting('password', `{{${id}_password}}`)];
}

function setting(key: string, value: string): Variable {
  return { key, value, type: 'string' };
}

function variablesOf({ id, credentials }: NamedCredentials): Variable[] {
  switch (credentials.kind) {
    case 'basic':
      return credentials.password === ''
        ? [secret(id, credentials.user)]
        : loginVariables(id, credentials.user, credentials.password);
    case 'computed':
      return isDigest(credentials.scheme) ? loginVariables(id, 'YOUR_USERNAME', 'YOUR_PASSWORD') : [];
    case 'token':
      return [secret(id, credentials.token)];
    case 'apiKey':
      return [secret(id, credentials.key)];
  }
}

function loginVariables(id: string, user: string, password: string): Variable[] {
  return [setting(`${id}_username`, user), secret(`${id}_password`, password)];
}

function secret(key: string, value: string): Variable {
  return { key, value, type: 'secret' };
}
