import type { NamedCredentials } from '../snippets/credentials';
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

/** Returns how a request is authenticated with these credentials. An API key can be anywhere, so the others come first. */
export function accessOf(all: readonly NamedCredentials[]): Access {
  const ways = all.map((one) => ({ ...one, ...wayOf(one) }));
  const able = ways.filter(({ auth }) => auth !== undefined);
  const main = able.find(({ credentials }) => credentials.kind !== 'apiKey') ?? able[0];
  const keys = ways.flatMap(({ id, credentials }) =>
    credentials.kind === 'apiKey' && id !== main?.id ? [{ id, ...credentials }] : [],
  );
  const sentIn = (place: string) =>
    keys.filter((key) => key.in === place).map(({ id, name }) => ({ key: name, value: valueOf(id) }));
  return {
    auth: main?.auth ?? { type: 'noauth' },
    headers: sentIn('header'),
    query: sentIn('query'),
    cookies: sentIn('cookie'),
    variables: ways.flatMap(({ variables }) => variables),
  };
}

/** Postman's own way for credentials, unless it has none, and the variables that hold them. */
function wayOf({ id, credentials }: NamedCredentials): { auth?: Auth; variables: Variable[] } {
  switch (credentials.kind) {
    case 'basic': {
      const { user, password } = credentials;
      if (password !== '') return loginWay('basic', id, user, password);
      const basic = [setting('username', valueOf(id)), setting('password', '')];
      return { auth: { type: 'basic', basic }, variables: [secret(id, user)] };
    }
    case 'computed':
      // Of the schemes with a computed value, the one that Postman computes.
      return /^digest$/i.test(credentials.scheme)
        ? loginWay('digest', id, 'YOUR_USERNAME', 'YOUR_PASSWORD')
        : { variables: [] };
    case 'token': {
      const { scheme, token } = credentials;
      const auth: Auth = /^bearer$/i.test(scheme)
        ? { type: 'bearer', bearer: [setting('token', valueOf(id))] }
        : apiKey('Authorization', `${scheme} ${valueOf(id)}`, 'header');
      return { auth, variables: [secret(id, token)] };
    }
    case 'apiKey': {
      const { in: place, name, key } = credentials;
      return {
        ...(place !== 'cookie' && { auth: apiKey(name, valueOf(id), place) }),
        variables: [secret(id, key)],
      };
    }
  }
}

function loginWay(type: 'basic' | 'digest', id: string, user: string, password: string) {
  const [name, word] = [`${id}_username`, `${id}_password`];
  const login = [setting('username', valueOf(name)), setting('password', valueOf(word))];
  return {
    auth: type === 'basic' ? { type, basic: login } : { type, digest: login },
    variables: [setting(name, user), secret(word, password)],
  };
}

function apiKey(name: string, value: string, place: string): Auth {
  return { type: 'apikey', apikey: [setting('key', name), setting('value', value), setting('in', place)] };
}

/** A variable where Postman replaces it by its value. */
function valueOf(variable: string): string {
  return `{{${variable}}}`;
}

function setting(key: string, value: string): Variable {
  return { key, value, type: 'string' };
}

function secret(key: string, value: string): Variable {
  return { key, value, type: 'secret' };
}
