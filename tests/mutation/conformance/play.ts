import worldText from '../../../generated/sandbox/world.json';
import type { Json, JsonObject } from '../../../sandbox/json';
import type { World } from '../../../sandbox/store/world';
import { openSandbox, send } from '../../sandbox/layers/send';
import type { Sequence } from './sequence';

/** What a call was answered, without what a headers object holds anyway. */
export interface RecordedAnswer {
  call: string;
  status: number;
  headers: Record<string, string>;
  body?: Json;
}

/** Sends the calls of a sequence to a fresh sandbox whose clock moves only between them. */
export async function play({ mode, seed = {}, sequences = {}, calls }: Sequence): Promise<RecordedAnswer[]> {
  const { sandbox, clock } = openSandbox({ ...(mode && { mode }), seed: worldWith(seed, sequences) });
  const answers: RecordedAnswer[] = [];
  for (const { want: _want, after = 0, ...call } of calls) {
    clock.advance(after);
    const { status, body, headers } = await send(sandbox, call);
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

function worldWith(changes: Record<string, JsonObject>, sequences: Record<string, number>): World {
  const world = structuredClone(worldText) as unknown as World;
  Object.assign(world.sequences, sequences);
  for (const [name, change] of Object.entries(changes)) {
    const [resource = '', id] = name.split('/');
    const record = world.records[resource]?.find(({ value }) => JSON.stringify(value.id) === id);
    if (!record) throw new Error(`The world holds no ${name}.`);
    Object.assign(record.value, change);
  }
  return world;
}
