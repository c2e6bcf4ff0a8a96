import { translate } from '#core/labels/translate';
import type { SimulatorOperation, SimulatorRequest } from '#core/contracts/requests';
import { buildCall, fillField, toRequest } from '#core/http/call';
import { authorizationOf, credentialLabel } from './credentials';
import { errorHeader, findRequest, serverOf } from './operations';

/** A header that a reader edits; one without a name is not sent. */
export type HeaderLine = [name: string, value: string];

/** A request that a reader edits: the strings in the fields of the form. */
export interface Draft {
  /** Values by location and name: `path.id`. */
  parameters: Record<string, string>;
  /** Label of the credential. */
  credential: string;
  headers: HeaderLine[];
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
    headers: Object.entries(request.headers),
    ...(mediaType !== undefined && {
      body: JSON.stringify(request.body === undefined ? {} : request.body, null, 2),
    }),
    simulate: '',
  };
}

/** Returns a draft filled in from the request with this name, or else from the first one of the operation. */
export function exampleDraft(operation: SimulatorOperation, name: string): Draft {
  return draftOf(operation, findRequest(operation, name) ?? { name, parameters: {}, headers: {} });
}

/**
 * Builds the request of a draft. Leaves out parameters with an empty value, besides those in its path.
 * @throws TypeError if a header is invalid.
 */
export function requestOf(operation: SimulatorOperation, draft: Draft): Request {
  const parameters = operation.parameters.map((parameter) => {
    const filled = fillField(parameter, draft.parameters[`${parameter.in}.${parameter.name}`] ?? '');
    return filled.in === 'header' ? { ...filled, name: filled.name.toLowerCase() } : filled;
  });
  const call = buildCall(operation, { parameters, headers: headersOf(draft), body: draft.body });
  return toRequest(call, serverOf(operation));
}

/** @see https://www.rfc-editor.org/rfc/rfc9110#name-tokens */
const HEADER_NAME = /^[\w!#$%&'*+.^`|~-]+$/;

/** Returns the headers with names in lower case; values of a repeated name are joined. */
function headersOf({ headers: lines, credential, simulate }: Draft): Record<string, string> {
  const headers = new Headers();
  for (const [name, value] of lines.filter(([text]) => text.trim() !== '')) {
    if (!HEADER_NAME.test(name.trim())) {
      throw new TypeError(
        translate('No header can be called "{name}": write letters, digits and hyphens.', { name }),
      );
    }
    headers.append(name.trim(), value.trim());
  }
  const authorization = authorizationOf(credential);
  if (authorization !== undefined) headers.set('Authorization', authorization);
  if (simulate !== '') headers.set(errorHeader, simulate);
  return Object.fromEntries(headers);
}
