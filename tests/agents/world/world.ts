import type { Json } from '#core/json/json';
import type { LogEntry } from '../../../simulator/layers/record-request';
import { openSimulator, send, type Received } from '../../simulator/send';
import { readerOf } from '../task/known-names';
import type { Task, TaskCall } from '../task/task';
import { authorizationOf } from './authorization';
import { sendCalls } from './send-calls';

/** A world of the simulator in which one task is played. */
export interface World {
  task: Task;
  /** Makes calls as the account of the task, unless they say otherwise. */
  play: (calls: TaskCall[]) => Promise<void>;
  /** The response to a GET of an observer, whose calls neither the log nor the rate limit of the player counts. */
  read: (path: string, as?: string) => Promise<Received>;
  /** The calls of the player since the start of the task. */
  log: readonly LogEntry[];
}

/** Opens a world at the time of a task, and makes the calls that were made before its start. */
export async function openWorld(task: Task): Promise<World> {
  const log: LogEntry[] = [];
  let isLogged = false;
  const onRequest = (entry: LogEntry) => isLogged && log.push(entry);
  const { simulator, clock } = openSimulator({ onRequest }, Date.parse(task.clock) / 1000);
  const player = { fetch: simulator.fetch, clock, kept: new Map<string, Json>(), account: task.account };
  await sendCalls(task.given, player);
  return {
    task,
    play: async (calls) => {
      isLogged = true;
      await sendCalls(calls, player);
      isLogged = false;
    },
    read: (path, as = readerOf(task.account)) => send(simulator, { path, headers: authorizationOf(as) }),
    log,
  };
}
