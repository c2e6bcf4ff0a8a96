import { parsePointer, valueAt } from '#core/json/pointer';
import type { LogEntry } from '../../../simulator/layers/record-request';
import type { ExpectedEntry, TaskAssertion } from '../task/task';
import { COMPARISONS, holds } from './compare';
import { findDifferences } from './find-differences';
import { takeSnapshot, type Snapshot } from './snapshot';
import { openWorld, type World } from './world';

/** The assertions that do not hold in a world, one sentence each. */
export async function findFalse(world: World, assertions: TaskAssertion[]): Promise<string[]> {
  const sentences = [];
  for (const assertion of assertions) {
    const { get, at = '', as } = assertion;
    const { status, body } = await world.read(get, as);
    const value = status === 200 ? valueAt(body ?? null, parsePointer(at)) : undefined;
    if (!holds(assertion, value)) sentences.push(describe(assertion, value ?? `nothing (status ${status})`));
  }
  return sentences;
}

function describe(assertion: TaskAssertion, actual: unknown): string {
  const comparison = COMPARISONS.filter((name) => Object.hasOwn(assertion, name)).map(
    (name) => `${name} ${JSON.stringify(assertion[name])}`,
  );
  return `${assertion.get}#${assertion.at ?? ''} is ${JSON.stringify(actual)}, not ${comparison.join()}`;
}

/** Finds mistakes in the state of a world and its log, apart from changes that the task does not name. */
export async function findWrong(world: World): Promise<string[]> {
  const { assert, log } = world.task;
  return [...(await findFalse(world, assert)), ...log.flatMap((entry) => missingEntry(entry, world.log))];
}

function missingEntry({ call, status, id, times }: ExpectedEntry, log: readonly LogEntry[]): string[] {
  const found = log.filter(
    (entry) =>
      entry.operationId === call &&
      entry.status === status &&
      (id === undefined || entry.path.split('/').includes(String(id))),
  ).length;
  const isRight = times === undefined ? found > 0 : found === times;
  return isRight ? [] : [`the log has ${found} of ${call} ${status} instead of ${times ?? 'at least 1'}`];
}

/** Finds mistakes in a world after a task was played, `before` being the snapshot of its start. */
export async function judge(world: World, before: Snapshot): Promise<string[]> {
  const after = await takeSnapshot(world);
  return [...(await findWrong(world)), ...findDifferences(before, after, world.task)];
}

/** The records at the start of a task. */
export async function startOf(task: World['task']): Promise<Snapshot> {
  return takeSnapshot(await openWorld(task));
}
