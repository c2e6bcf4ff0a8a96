import type { Json } from '#core/json/json';
import { changedSeed } from '../changed-seed';
import { openSimulator, send } from '../send';
import type { Sequence } from './sequence';

/** The response to a call, without what a headers object holds anyway. */
export interface RecordedResponse {
  call: string;
  status: number;
  headers: Record<string, string>;
  body?: Json;
}

/** Sends the calls of a sequence to a fresh simulator whose clock moves only between them. */
export async function play({
  mode,
  seed = {},
  sequences = {},
  calls,
}: Sequence): Promise<RecordedResponse[]> {
  const { simulator, clock } = openSimulator({ ...(mode && { mode }), seed: changedSeed(seed, sequences) });
  const responses: RecordedResponse[] = [];
  for (const { want: _want, after = 0, ...call } of calls) {
    clock.advance(after);
    const { status, body, headers } = await send(simulator, call);
    const told = [...headers].filter(([name]) => name !== 'content-type' || status === 204);
    responses.push({
      call: `${call.method ?? 'GET'} ${call.path}`,
      status,
      headers: Object.fromEntries(told),
      ...(body !== undefined && { body }),
    });
  }
  return responses;
}
