import type { Reproduction } from '#core/contracts/reproductions';
import type { HttpCall } from '#core/http/call';
import type { Operation } from '../../../model/api/api-model';
import { authorizationOf } from '../credentials';
import type {
  CredentialSettings,
  GivenCall,
  GivenReproduction,
  SimulatorSettings,
} from '../settings/settings';
import { type CallChanges, plainCall, withBody, withEmptyBody } from './call';
import type { ReproductionContext } from './form';

/** Builds a reproduction from the settings, with its calls written out. */
export function buildGiven(
  operation: Operation,
  { before = [], cause, times, credential, ...call }: GivenReproduction,
  { settings, operations }: ReproductionContext,
): Reproduction {
  const given = settings.credentials.find(({ name }) => name === credential);
  const calls = before.map((one) => {
    const other = operations.find(({ id }) => id === one.operation);
    if (other === undefined) throw new Error(`There is no operation ${one.operation}.`);
    return buildCall(other, one, settings);
  });
  return {
    cause,
    ...(calls.length > 0 && { before: calls }),
    request: buildCall(operation, { ...call, ...(given && { headers: headersOf(given) }) }, settings),
    ...(times !== undefined && { times }),
  };
}

function headersOf(credential: CredentialSettings): Record<string, string> {
  return { Authorization: authorizationOf(credential) };
}

function buildCall(
  operation: Operation,
  { parameters, body, headers }: GivenCall & Pick<CallChanges, 'headers'>,
  settings: SimulatorSettings,
): HttpCall {
  const call = plainCall(operation, settings, { parameters, headers });
  return body === undefined ? withEmptyBody(operation, call) : withBody(call, body);
}
