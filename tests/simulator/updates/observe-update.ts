import { isDeepStrictEqual } from 'node:util';
import requestsText from '../../../generated/simulator/requests.json';
import { isObject, type Json } from '#core/json/json';
import type { SimulatorRequests } from '#core/contracts/requests';
import type { UpdateMark } from '#core/openapi/update-mark';
import { bearer, openSimulator, send } from '../send';

const { operations } = requestsText as unknown as SimulatorRequests;

/** The record of an update, and the field that it sends. */
interface Place {
  operation: string;
  field: string;
  /** The id of the record; that of the documented request if absent. */
  id?: string;
}

/**
 * Sends two values of a field, one update each, and returns what the second did with the first.
 * @throws Error if an update is refused, or if the end state follows none of the three.
 */
export async function observeUpdate(
  place: Place,
  [first, second]: readonly [Json, Json],
): Promise<UpdateMark> {
  const [before, middle, after] = await play(place, [first, second]);
  const [, alone] = await play(place, [second]);
  if (isDeepStrictEqual(before, middle) || isDeepStrictEqual(middle, after))
    throw new Error(`${place.operation} ignores ${place.field}.`);
  if (Array.isArray(before) && hasAdded(before, after, [first, second].flat().length)) return 'append';
  if (isDeepStrictEqual(after, alone)) return 'replace';
  if (isObject(middle) && isObject(after) && isObject(second) && hasKept(middle, after, second))
    return 'merge';
  throw new Error(`${place.operation} does something else with ${place.field}: ${JSON.stringify(after)}`);
}

function hasAdded(before: Json[], after: Json | undefined, count: number): boolean {
  if (!Array.isArray(after) || after.length !== before.length + count) return false;
  return isDeepStrictEqual(after.slice(0, before.length), before);
}

/** Whether the fields of the second value are there, and those of the first that it lacks as well. */
function hasKept(
  middle: Record<string, Json>,
  after: Record<string, Json>,
  second: Record<string, Json>,
): boolean {
  const sent = Object.entries(second).every(([name, value]) => isDeepStrictEqual(after[name], value));
  const kept = Object.keys(middle).every(
    (name) => name in second || after[name] !== null || middle[name] === null,
  );
  return sent && kept;
}

/** The states of the field in a fresh world: before, and after each update. */
async function play({ operation, field, id }: Place, values: readonly Json[]): Promise<(Json | undefined)[]> {
  const { path, requests } = operations[operation]!;
  const [{ parameters, credential }] = requests as [(typeof requests)[number]];
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => id ?? parameters.path![name]!);
  const headers = credential?.startsWith('at_') ? bearer(credential) : {};
  const { simulator } = openSimulator();
  const read = async (): Promise<Json | undefined> => {
    const { body } = await send(simulator, { path: address, headers });
    return isObject(body) ? body[field] : undefined;
  };
  const states = [await read()];
  for (const value of values) {
    const { status, text } = await send(simulator, {
      method: 'PUT',
      path: address,
      headers,
      body: { [field]: value },
    });
    if (status !== 200) throw new Error(`${operation} refuses ${field}: ${text}`);
    states.push(await read());
  }
  return states;
}
