import type { Json } from '#core/json/json';
import { parsePointer, valueAt } from '#core/json/pointer';
import { send, type Received, type Sent } from '../../simulator/send';
import { operations } from '../task/known-names';
import type { TaskCall } from '../task/task';
import { authorizationOf } from './authorization';
import { insertKept } from './kept';

interface Player {
  fetch: (request: Request) => Promise<Response>;
  clock: { advance: (seconds: number) => void };
  /** Values that calls have kept, by name. */
  kept: Map<string, Json>;
  /** The credential of calls that name none. */
  account: string;
}

/** Makes calls one after the other. @throws for a call that gets another status than it has to. */
export async function sendCalls(calls: TaskCall[], player: Player): Promise<void> {
  for (const call of calls) {
    for (let time = 0; time < (call.times ?? 1); time += 1) {
      player.clock.advance(call.after ?? 0);
      const received = await send(player, toRequest(call, player));
      rejectOtherStatus(call, received);
      keepValues(call, received, player.kept);
    }
  }
}

function toRequest(call: TaskCall, { kept, account }: Player): Sent {
  const operation = operations.get(call.call);
  if (operation === undefined) throw new Error(`There is no operation ${call.call}.`);
  const insert = (values: Record<string, Json> = {}) => Object.entries(insertKept(values, kept) as object);
  const path = insert(call.path).reduce(
    (template, [name, value]) => template.replace(`{${name}}`, encodeURIComponent(String(value))),
    operation.path,
  );
  const query = new URLSearchParams(insert(call.query).map(([name, value]) => [name, String(value)]));
  const as = insertKept(call.as ?? account, kept) as string;
  return {
    method: operation.method,
    path: query.size > 0 ? `${path}?${query}` : path,
    headers: { ...authorizationOf(as), ...call.headers },
    ...(call.body !== undefined && { body: insertKept(call.body, kept) }),
  };
}

function rejectOtherStatus({ call, status }: TaskCall, { status: actual, text }: Received): void {
  const isExpected = status === undefined ? actual < 300 : actual === status;
  if (!isExpected)
    throw new Error(`${call} got ${actual} instead of ${status ?? 'a status below 300'}: ${text}`);
}

function keepValues({ call, keep = {} }: TaskCall, { body }: Received, kept: Map<string, Json>): void {
  for (const [name, pointer] of Object.entries(keep)) {
    const value = valueAt(body ?? null, parsePointer(pointer));
    if (value === undefined) throw new Error(`The response to ${call} has nothing at ${pointer}.`);
    kept.set(name, value);
  }
}
