import type { Json } from '#core/json/json';
import type { Simulator } from '../../../simulator/create-simulator';
import type { LogEntry } from '../../../simulator/layers/record-request';
import { openSimulator, send, type Received } from '../../simulator/send';
import { readerOf } from '../task/known-names';
import type { Task, TaskCall } from '../task/task';
import { authorizationOf } from './authorization';
import { sendCalls } from './send-calls';

/** A world of the simulator in which one task is played. */
export interface World {
  task: Task;
  simulator: Simulator;
  /** Counts all calls until `play` ends as those of the player. */
  watch: <Value>(play: () => Promise<Value>) => Promise<Value>;
  /** Makes calls as the account of the task, unless they say otherwise. */
  play: (calls: TaskCall[]) => Promise<void>;
  /** The response to a GET of an observer, whose calls neither the log nor the rate limit of the player counts. */
  read: (path: string, as?: string) => Promise<Received>;
  /** The calls of the player since the start of the task. */
  log: readonly LogEntry[];
}

type Fetch = (request: Request) => Promise<Response>;

/**
 * Opens a world at the time of a task, and makes the calls that were made before its start.
 * @param through passes the calls of the player on; default: they reach the simulator unchanged.
 */
export async function openWorld(
  task: Task,
  through: (simulator: Simulator) => Fetch = ({ fetch }) => fetch,
): Promise<World> {
  const log: LogEntry[] = [];
  let isLogged = false;
  const onRequest = (entry: LogEntry) => isLogged && log.push(entry);
  const { simulator, clock } = openSimulator({ onRequest }, Date.parse(task.clock) / 1000);
  const player = { fetch: simulator.fetch, clock, kept: new Map<string, Json>(), account: task.account };
  await sendCalls(task.given, player);
  const watch: World['watch'] = async (play) => {
    isLogged = true;
    try {
      return await play();
    } finally {
      isLogged = false;
    }
  };
  return {
    task,
    simulator,
    watch,
    play: (calls) => watch(() => sendCalls(calls, { ...player, fetch: through(simulator) })),
    read: (path, as = readerOf(task.account)) => send(simulator, { path, headers: authorizationOf(as) }),
    log,
  };
}
