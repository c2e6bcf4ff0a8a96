import type { Json } from '#core/json/json';
import { changedWorld } from '../../simulator/changed-world';
import { openSimulator, send } from '../../simulator/layers/send';
import type { Sequence } from './sequence';

/** What a call was answered, without what a headers object holds anyway. */
export interface RecordedAnswer {
  call: string;
  status: number;
  headers: Record<string, string>;
  body?: Json;
}

/** Sends the calls of a sequence to a fresh simulator whose clock moves only between them. */
export async function play({ mode, seed = {}, sequences = {}, calls }: Sequence): Promise<RecordedAnswer[]> {
  const { simulator, clock } = openSimulator({ ...(mode && { mode }), seed: changedWorld(seed, sequences) });
  const answers: RecordedAnswer[] = [];
  for (const { want: _want, after = 0, ...call } of calls) {
    clock.advance(after);
    const { status, body, headers } = await send(simulator, call);
    const told = [...headers].filter(([name]) => name !== 'content-type' || status === 204);
    answers.push({
      call: `${call.method ?? 'GET'} ${call.path}`,
      status,
      headers: Object.fromEntries(told),
      ...(body !== undefined && { body }),
    });
  }
  return answers;
}
