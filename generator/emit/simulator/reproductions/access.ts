import type { Reproduction } from '#core/contracts/reproductions';
import type { Operation } from '../../../model/api/api-model';
import { authorizationOf, isWriting, ownerOf } from '../credentials';
import { idParameter, resourceOf } from '../resource-of';
import type { SimulatorSettings } from '../settings/settings';
import { plainCall, withEmptyBody } from './call';

/** 401: a read-only token for operations that write, a wrong key for those that read. */
export function unauthorized(operation: Operation, settings: SimulatorSettings): Reproduction | undefined {
  const { credentials } = settings;
  const writes = isWriting(operation, settings);
  const refused = credentials.find(({ account, scope }) =>
    writes ? account !== undefined && scope !== credentials[0].scope : account === undefined,
  );
  return (
    refused && {
      cause: writes ? `The token has the scope \`${refused.scope}\`.` : 'No account has this key.',
      request: plainCall(operation, settings, { headers: { Authorization: authorizationOf(refused) } }),
    }
  );
}

/** 403: a record that the simulator hides. */
export function forbidden(operation: Operation, settings: SimulatorSettings): Reproduction | undefined {
  const { hidden } = settings;
  if (idParameter(operation) === undefined || hidden.except.includes(resourceOf(operation))) return undefined;
  const headers = { Authorization: authorizationOf(ownerOf(operation, settings)) };
  return { cause: hidden.cause, request: callWithId(operation, settings, hidden.id, headers) };
}

/** 404: an id that no record has. */
export function notFound(operation: Operation, settings: SimulatorSettings): Reproduction | undefined {
  const { unknownIds } = settings.reproductions;
  const parameter = idParameter(operation);
  if (parameter === undefined) return undefined;
  const id = parameter.schema.types.includes('integer') ? unknownIds.integer : unknownIds.string;
  return { cause: `No record has the id ${id}.`, request: callWithId(operation, settings, id) };
}

/** 429: one call more than the limit allows. */
export function tooManyRequests(
  operation: Operation,
  settings: SimulatorSettings,
  calls: number,
): Reproduction {
  return {
    cause: `Call ${calls + 1} of a key within one window is one too many.`,
    request: withEmptyBody(operation, plainCall(operation, settings)),
    times: calls + 1,
  };
}

function callWithId(
  operation: Operation,
  settings: SimulatorSettings,
  id: number | string,
  headers?: Record<string, string>,
) {
  const name = idParameter(operation)?.name ?? '';
  return withEmptyBody(operation, plainCall(operation, settings, { parameters: { [name]: id }, headers }));
}
