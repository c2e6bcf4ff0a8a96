import { isObject, type Json } from '#core/json/json';
import type { ApiModel, Operation, SecurityScheme } from '../model/api-model';

/** What a request proves its right with, with values that are examples. */
export type Credentials =
  | { kind: 'basic'; user: string; password: string }
  /** The whole value of the Authorization header is `<scheme> <token>`. */
  | { kind: 'token'; scheme: string; token: string }
  | { kind: 'apiKey'; in: 'header' | 'query' | 'cookie'; name: string; key: string };

/**
 * The credentials of the first security alternative of an operation; none when it needs none. The root extension
 * `x-example-credentials` gives values by security scheme (`user:password` for basic), so that they are the same as in
 * the prose of the description.
 * @see https://spec.openapis.org/oas/v3.1.0#security-requirement-object
 */
export function credentialsOf(operation: Operation, model: ApiModel): Credentials[] {
  const schemes = operation.security[0]?.schemes ?? [];
  const credentials = schemes.flatMap(({ id }) => {
    const scheme = model.securitySchemes.find((one) => one.id === id);
    return scheme ? exampleOf(scheme, exampleValues(model)[id]) : [];
  });
  const places = credentials.map(placeOf);
  return credentials.filter((_, index) => places.indexOf(places[index]!) === index);
}

/** Where credentials are sent: of two that are sent in one place only the first can be. */
function placeOf(credentials: Credentials): string {
  if (credentials.kind !== 'apiKey') return 'header authorization';
  const { in: location, name } = credentials;
  return `${location} ${location === 'header' ? name.toLowerCase() : name}`;
}

function exampleValues(model: ApiModel): { [schemeId: string]: Json } {
  const values = model.extensions['example-credentials'];
  return values !== undefined && isObject(values) ? values : {};
}

function exampleOf(scheme: SecurityScheme, value: Json | undefined): Credentials[] {
  const given = typeof value === 'string' ? value : undefined;
  switch (scheme.type) {
    case 'http':
      return [scheme.scheme.toLowerCase() === 'basic' ? basic(given) : token(scheme.scheme, given)];
    case 'oauth2':
    case 'openIdConnect':
      return [token('Bearer', given)];
    case 'apiKey':
      return [{ kind: 'apiKey', in: locationOf(scheme.in), name: scheme.name, key: given ?? 'YOUR_API_KEY' }];
    case 'mutualTLS':
      // A client certificate is a matter of the connection, not of the request.
      return [];
  }
}

function basic(given = 'YOUR_USERNAME:YOUR_PASSWORD'): Credentials {
  const [user = '', ...password] = given.split(':');
  return { kind: 'basic', user, password: password.join(':') };
}

function token(scheme: string, given = 'YOUR_TOKEN'): Credentials {
  // Names of schemes are case-insensitive; `Bearer` is how servers and people write it.
  return { kind: 'token', scheme: scheme.replace(/^[a-z]/, (letter) => letter.toUpperCase()), token: given };
}

function locationOf(location: string): 'header' | 'query' | 'cookie' {
  return location === 'query' || location === 'cookie' ? location : 'header';
}
