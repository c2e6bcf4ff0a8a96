import { HIDDEN_ID, isCatalogue } from '../../../simulator/store/seed';
import type { Operation } from '../../model/api-model';
import type { ErrorPair } from '#core/contracts/reproductions';
import { emptyCall, plainCall, resourceOf, withId } from './pair-call';

const WRONG_KEY = `Basic ${btoa('sk_test_WRONG:')}`;
const READ_ONLY = 'Bearer at_EXAMPLE_READ_ONLY';

/** Ids that no record has. */
const UNKNOWN_ID = '4';
const UNKNOWN_CODE = 'luxury';

/** 401: a token that may only read for what writes, a wrong key for what reads. */
export function unauthorized(operation: Operation): ErrorPair {
  const scopes = operation.security.flatMap(({ schemes }) => schemes.flatMap((scheme) => scheme.scopes));
  const writes = scopes.includes('read_write');
  return {
    cause: writes ? 'The token has the scope `read_only`.' : 'No account has this key.',
    request: { ...plainCall(operation), headers: { Authorization: writes ? READ_ONLY : WRONG_KEY } },
  };
}

/** 403: the record that the simulator hides. Nothing is hidden in a catalogue. */
export function forbidden(operation: Operation): ErrorPair | undefined {
  if (!operation.path.includes('{id}') || isCatalogue(resourceOf(operation))) return undefined;
  return {
    cause: `Record ${HIDDEN_ID} of every list is hidden: only administrators see it.`,
    request: emptyCall(operation, withId(operation, String(HIDDEN_ID))),
  };
}

/** 404: an id that no record has. */
export function notFound(operation: Operation): ErrorPair | undefined {
  const id = operation.parameters.find((parameter) => parameter.name === 'id');
  if (id === undefined) return undefined;
  const unknown = id.schema.types.includes('integer') ? UNKNOWN_ID : UNKNOWN_CODE;
  return {
    cause: `No record has the id ${unknown}.`,
    request: emptyCall(operation, withId(operation, unknown)),
  };
}

/** 429: one call more than the limit allows. */
export function tooManyRequests(operation: Operation, calls: number): ErrorPair | undefined {
  if (operation.id === 'getPing') return undefined;
  return {
    cause: `Call ${calls + 1} of a key within one window is one too many.`,
    request: emptyCall(operation),
    times: calls + 1,
  };
}
