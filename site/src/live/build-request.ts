import { translate } from '#core/labels/translate';
import type { LiveBody, LiveCredential, LiveOperation, LiveParameter } from '#core/contracts/live';
import {
  joinQuery,
  type WireParameter,
  writeHeader,
  writePath,
  writeQuery,
} from '#core/http/wire/write-parameters';
import { fillField } from '#core/http/call';
import { applyCredentials } from './apply-credentials';
import { setHeader } from './set-header';
import { WrongValueError } from './wrong-value-error';

/** A request as a reader filled it in. */
export interface Filled {
  /** One of the addresses of the operation. */
  server: string;
  /** The fields of the form by their names: `query.limit`, `text`, `file`, `part.note`, and those of credentials. */
  fields: FormData;
  /** Undefined if no body is sent. */
  body?: LiveBody;
  /** The alternative that is sent. */
  credentials: readonly LiveCredential[];
}

/** A request that can be sent. */
interface BuiltRequest {
  request: Request;
  /** Its address without credentials, which pages may show. */
  address: string;
  /** Names of headers that the browser does not let pages set. */
  dropped: string[];
}

/**
 * Builds the request of a filled-in form. Empty optional parameters and empty credentials are left out.
 * @throws WrongValueError with a sentence about a value that cannot be sent.
 */
export function buildRequest(operation: LiveOperation, filled: Filled): BuiltRequest {
  const url = addressOf(operation, filled);
  const address = url.href;
  const headers = new Headers(operation.accept === undefined ? {} : { Accept: operation.accept });
  for (const parameter of valuesOf(operation, filled.fields, 'header')) {
    const value = writeHeader(parameter);
    if (value !== undefined) setHeader(headers, parameter.name, value);
  }
  const body = filled.body && bodyOf(filled.body, filled.fields, headers);
  applyCredentials(filled.credentials, filled.fields, { url, headers });
  try {
    const request = new Request(url, { method: operation.method, headers, body });
    const dropped = [...headers.keys()].filter((name) => !request.headers.has(name));
    return { request, address, dropped };
  } catch {
    throw new WrongValueError(
      translate('The browser cannot send {method} with this address or body.', { method: operation.method }),
    );
  }
}

/** Returns the address of a request. @throws WrongValueError if it would not be an address of the operation. */
function addressOf(operation: LiveOperation, { server, fields }: Filled): URL {
  const path = writePath(operation.path, valuesOf(operation, fields, 'path'));
  const [written = ''] = path.split(/[?#]/);
  // Browsers resolve these segments before they send a request, so that it would go to another operation.
  if (written.split('/').some((segment) => /^(\.|%2e){1,2}$/i.test(segment)))
    throw new WrongValueError(
      translate('The path {path} leads to another operation: write a value other than dots.', {
        path: written,
      }),
    );
  // A template without a slash at its start would continue the name of the host.
  const url = URL.canParse(server + path) ? new URL(server + path) : undefined;
  if (!url || url.origin !== new URL(server).origin)
    throw new WrongValueError(
      translate('The path {path} leads to another server, so nothing was sent.', { path: written }),
    );
  const query = joinQuery(writeQuery(valuesOf(operation, fields, 'query')));
  if (query !== '') url.search += `${url.search === '' ? '' : '&'}${query}`;
  return url;
}

/** Returns the parameters of a location with their values. Those in paths are sent even if they are empty. */
function valuesOf(
  { parameters }: LiveOperation,
  fields: FormData,
  location: LiveParameter['in'],
): WireParameter[] {
  return parameters
    .filter((parameter) => parameter.in === location)
    .map((parameter) => fillField(parameter, textOf(fields, nameOf(parameter))))
    .filter(({ value }) => value !== '' || location === 'path');
}

/** Returns the name of the field of a parameter. */
export function nameOf({ in: location, name }: Pick<LiveParameter, 'in' | 'name'>): string {
  return `${location}.${name}`;
}

function bodyOf(body: LiveBody, fields: FormData, headers: Headers): BodyInit {
  // The browser sets the type of a multipart body, with its boundary.
  if (body.kind !== 'multipart') setHeader(headers, 'Content-Type', body.mediaType);
  switch (body.kind) {
    case 'text':
      // Forms have the line breaks of mail.
      return textOf(fields, 'text').replaceAll('\r\n', '\n');
    case 'binary':
      return (fields.get('file') as File | null) ?? '';
    case 'multipart':
      return partsOf(body.parts, fields);
  }
}

function partsOf(parts: Extract<LiveBody, { kind: 'multipart' }>['parts'], fields: FormData): FormData {
  const data = new FormData();
  // The items of a list are parts of the same name, and have fields of the same name.
  for (const { name, isFile, mediaType } of new Map(parts.map((part) => [part.name, part])).values())
    for (const value of fields.getAll(`part.${name}`)) {
      const isEmpty = typeof value === 'string' ? value === '' : value.name === '' && value.size === 0;
      if (!isEmpty && isFile === (typeof value !== 'string')) data.append(name, withType(value, mediaType));
    }
  return data;
}

/** Returns the value of a part with its type, which only files and Blobs have; a file that has one keeps it. */
function withType(value: FormDataEntryValue, type: string | undefined): string | Blob {
  if (type === undefined) return value;
  if (typeof value === 'string') return new Blob([value], { type });
  return value.type === '' ? new File([value], value.name, { type }) : value;
}

function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}
