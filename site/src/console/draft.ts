import type { SimulatorOperation, SimulatorRequest } from '#core/contracts/requests';
import { authorizationOf, credentialLabel } from './credentials';
import { errorHeader, simulatorUrl } from './operations';

/** A request that a reader edits: the strings in the fields of the form. */
export interface Draft {
  /** Values by location and name: `path.id`. */
  parameters: Record<string, string>;
  /** Label of the credential. */
  credential: string;
  /** One `Name: value` per line. */
  headers: string;
  /** Undefined for an operation without a body. */
  body?: string;
  /** Error status to ask for, or an empty string. */
  simulate: string;
}

/** Returns a draft filled in from a named request. */
export function draftOf({ mediaType }: SimulatorOperation, request: SimulatorRequest): Draft {
  const locations = Object.entries(request.parameters);
  return {
    parameters: Object.fromEntries(
      locations.flatMap(([location, values]) =>
        Object.entries(values).map(([name, value]) => [`${location}.${name}`, value]),
      ),
    ),
    credential: credentialLabel(request.credential),
    headers: Object.entries(request.headers)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n'),
    ...(mediaType !== undefined && { body: JSON.stringify(request.body ?? {}, null, 2) }),
    simulate: '',
  };
}

/**
 * Builds the request of a draft. Leaves out query parameters with an empty value.
 * @throws TypeError if a header is invalid.
 */
export function requestOf(operation: SimulatorOperation, draft: Draft): Request {
  return new Request(urlOf(operation, draft), {
    method: operation.method,
    headers: headersOf(operation, draft),
    body: draft.body,
  });
}

function urlOf({ path, parameters }: SimulatorOperation, draft: Draft): string {
  const filled = path.replaceAll(/\{([^{}]+)\}/g, (_, name: string) =>
    encodeURIComponent(draft.parameters[`path.${name}`] ?? ''),
  );
  const query = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name }) => [name, draft.parameters[`query.${name}`] ?? ''])
    .filter(([, value]) => value !== '');
  const search = new URLSearchParams(query).toString();
  return `${simulatorUrl}${filled}${search && `?${search}`}`;
}

function headersOf({ parameters }: SimulatorOperation, draft: Draft): Headers {
  const headers = new Headers();
  for (const line of draft.headers.split('\n').filter((text) => text.trim() !== '')) {
    const colon = line.indexOf(':');
    if (colon < 1) throw new TypeError(`The header "${line}" has no colon: write "Name: value".`);
    headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  for (const { name } of parameters.filter((parameter) => parameter.in === 'header')) {
    const value = draft.parameters[`header.${name}`];
    if (value) headers.set(name, value);
  }
  const authorization = authorizationOf(draft.credential);
  if (authorization) headers.set('Authorization', authorization);
  if (draft.simulate) headers.set(errorHeader, draft.simulate);
  return headers;
}
