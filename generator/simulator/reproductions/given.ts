import type { Reproduction } from '#core/contracts/reproductions';
import type { HttpCall } from '#core/http/call';
import type { Operation } from '../../model/api-model';
import type { GivenCall, GivenReproduction, SimulatorSettings } from '../settings/settings';
import { plainCall, withBody, withEmptyBody } from './call';
import type { ReproductionContext } from './form';

/** Builds a reproduction from the settings, with its calls written out. */
export function buildGiven(
  operation: Operation,
  { before = [], cause, times, ...call }: GivenReproduction,
  { settings, operations }: ReproductionContext,
): Reproduction {
  const calls = before.map((one) => {
    const other = operations.find(({ id }) => id === one.operation);
    if (other === undefined) throw new Error(`There is no operation ${one.operation}.`);
    return buildCall(other, one, settings);
  });
  return {
    cause,
    ...(calls.length > 0 && { before: calls }),
    request: buildCall(operation, call, settings),
    ...(times !== undefined && { times }),
  };
}

function buildCall(
  operation: Operation,
  { parameters, body }: GivenCall,
  settings: SimulatorSettings,
): HttpCall {
  const call = plainCall(operation, settings, { parameters });
  return body === undefined ? withEmptyBody(operation, call) : withBody(call, body);
}
