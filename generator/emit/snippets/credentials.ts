import { isObject, type Json } from '#core/json/json';
import { capitalize } from '#core/text/capitalize';
import type { ApiModel, Operation, SecurityScheme } from '../../model/api/api-model';

/** The credentials of a request, with example values. */
export type Credentials =
  | { kind: 'basic'; user: string; password: string }
  /** The value of the Authorization header is `<scheme> <token>`. */
  | { kind: 'token'; scheme: string; token: string }
  /** The value of the Authorization header depends on the request or on an answer, so nothing is sent before. */
  | { kind: 'computed'; scheme: string }
  | { kind: 'apiKey'; in: 'header' | 'query' | 'cookie'; name: string; key: string };

/** The credentials of a security scheme. */
export interface NamedCredentials {
  /** Its name in the description. */
  id: string;
  credentials: Credentials;
}

/** Returns the credentials for a security alternative of an operation; an empty list if it needs none. */
export function credentialsOf(operation: Operation, model: ApiModel, alternative = 0): Credentials[] {
  return credentialsById(operation, model, alternative).map(({ credentials }) => credentials);
}

/**
 * Returns the same with the names of the security schemes. The root
 * extension `x-example-credentials` sets the values by security scheme (`user:password` for basic), so that they match the
 * prose of the description.
 * @see https://spec.openapis.org/oas/v3.1.0#security-requirement-object
 */
export function credentialsById(operation: Operation, model: ApiModel, alternative = 0): NamedCredentials[] {
  const schemes = (operation.security[alternative] ?? operation.security[0])?.schemes ?? [];
  const credentials = schemes.flatMap(({ id }) => {
    const scheme = model.securitySchemes.find((one) => one.id === id);
    const given = scheme ? credentialsOfScheme(scheme, exampleValues(model)[id]) : [];
    return given.map((one) => ({ id, credentials: one }));
  });
  const places = credentials.map((one) => placeOf(one.credentials));
  return credentials.filter((_, index) => places.indexOf(places[index]!) === index);
}

/** Returns a key of the location that credentials are sent in: if two share a location, only the first can be sent. */
function placeOf(credentials: Credentials): string {
  if (credentials.kind !== 'apiKey') return 'header authorization';
  const { in: location, name } = credentials;
  return `${location} ${location === 'header' ? name.toLowerCase() : name}`;
}

function exampleValues(model: ApiModel): { [schemeId: string]: Json } {
  const values = model.extensions['example-credentials'];
  return values !== undefined && isObject(values) ? values : {};
}

/** Returns how the credentials of a scheme are sent; an empty list for a client certificate. @param value the example. */
export function credentialsOfScheme(scheme: SecurityScheme, value?: Json): Credentials[] {
  const given = typeof value === 'string' ? value : undefined;
  switch (scheme.type) {
    case 'http':
      return [httpCredentials(scheme.scheme, given)];
    case 'oauth2':
    case 'openIdConnect':
      return [token('Bearer', given)];
    case 'apiKey':
      return [{ kind: 'apiKey', in: locationOf(scheme.in), name: scheme.name, key: given ?? 'YOUR_API_KEY' }];
    case 'mutualTLS':
      // A client certificate belongs to the connection, not to the request.
      return [];
  }
}

/** Schemes with a value that a client computes, so that no example can be sent. @see https://www.iana.org/assignments/http-authschemes */
const COMPUTED = /^(?:digest|hoba|mutual|negotiate|scram-.+|vapid)$/i;

function httpCredentials(scheme: string, given: string | undefined): Credentials {
  if (scheme === 'basic') return basic(given);
  // Names of schemes are case-insensitive; servers and people write `Bearer`.
  const name = scheme === 'bearer' || scheme === 'digest' ? capitalize(scheme) : scheme;
  return COMPUTED.test(scheme) ? { kind: 'computed', scheme: name } : token(name, given);
}

function basic(given = 'YOUR_USERNAME:YOUR_PASSWORD'): Credentials {
  const [user = '', ...password] = given.split(':');
  return { kind: 'basic', user, password: password.join(':') };
}

function token(scheme: string, given = 'YOUR_TOKEN'): Credentials {
  return { kind: 'token', scheme, token: given };
}

function locationOf(location: string): 'header' | 'query' | 'cookie' {
  return location === 'query' || location === 'cookie' ? location : 'header';
}
