import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { forgetRecord } from '../trace/store';
import { findUnmet } from './find-unmet';
import { findBlocker, nextStage } from './next-stage';
import type { Outcome, Result } from './result';
import type { Screen } from './screen';
import { describeSelection, findMissed, selectTests, type Selection } from './select-tests';
import { startStage, type Exit, type Running } from './start-stage';
import type { Stage } from './stages';
import type { Stamps } from './stamps';

interface RunSettings {
  /** The folder of the project. */
  root: string;
  /** Whether the other stages go on after one has failed. */
  keepGoing: boolean;
  /** Remembers earlier runs; undefined remembers nothing. */
  stamps?: Stamps;
  /** Whether to leave out what passed before with the same inputs. */
  changed: boolean;
  /** Whether a failing test that `changed` would leave out is reported. */
  judges: boolean;
  screen: Screen;
}

/** A run of stages, as many at a time as there are cores for. */
export class StageRun {
  readonly #waiting: Stage[];
  readonly #running = new Set<Running>();
  readonly #ended = new Map<Stage, Result>();
  #isStopped = false;

  constructor(
    private readonly stages: readonly Stage[],
    private readonly settings: RunSettings,
  ) {
    this.#waiting = [...stages];
  }

  /** Runs them; resolves to their results, in the order of the stages, when nothing runs any more. */
  async untilEnd(): Promise<Result[]> {
    const ends = new Set<Promise<void>>();
    for (;;) {
      for (let end = this.#start(); end; end = this.#start()) {
        const tracked: Promise<void> = end.finally(() => ends.delete(tracked));
        ends.add(tracked);
      }
      if (ends.size === 0) break;
      await Promise.race(ends);
    }
    for (const stage of this.#waiting) this.#end({ stage, outcome: 'not run', seconds: 0 });
    return this.stages.flatMap((stage) => this.#ended.get(stage) ?? []);
  }

  /** Ends what runs, and starts nothing more; a second time without patience. */
  stop(): void {
    const again = this.#isStopped;
    this.#isStopped = true;
    for (const running of this.#running) {
      if (again) running.kill();
      else running.stop();
    }
  }

  /** Starts the next stage, or says why it need not run; undefined if none can start now. */
  #start(): Promise<void> | undefined {
    if (this.#isStopped) return undefined;
    const progress = {
      waiting: this.#waiting,
      running: [...this.#running].map(({ stage }) => stage),
      ended: [...this.#ended.values()],
    };
    const blocker = findBlocker(progress);
    const stage = blocker ? this.#waiting[0] : nextStage(progress, availableParallelism());
    if (stage === undefined) return undefined;
    this.#waiting.shift();
    return this.#run(stage, blocker);
  }

  async #run(stage: Stage, blocker?: Stage): Promise<void> {
    const { root, stamps, changed, judges, screen } = this.settings;
    if (blocker)
      return this.#end({ stage, outcome: 'not run', seconds: 0, reason: `It needs ${blocker.id}.` });
    const unmet = findUnmet(stage, root);
    if (unmet !== undefined) return this.#end({ stage, outcome: 'failed', seconds: 0, reason: unmet });
    const before = stamps?.inputsOf(stage);
    if (changed && before !== undefined && stamps?.hasPassed(stage, before))
      return this.#end({ stage, outcome: 'unchanged', seconds: 0 });
    const selection = (changed && stamps) || judges ? selectTests(stage, root) : undefined;
    if (selection?.chosen.length === 0 && !judges)
      return this.#end({ stage, outcome: 'unchanged', seconds: 0 });
    const isPart = selection !== undefined && !judges && selection.chosen.length < selection.total;
    const files = isPart ? selection.chosen.map(({ file }) => file) : [];
    const running = startStage(stage, root, selection && files);
    this.#running.add(running);
    screen.started(running, selection && describeSelection(selection));
    const exit = await running.ended;
    this.#running.delete(running);
    const result = this.#judge(running, exit, judges ? selection : undefined);
    // A stage whose inputs changed while it ran has seen neither the old nor the new ones.
    if (before !== undefined && result.outcome === 'passed' && stamps?.inputsOf(stage) === before)
      stamps.remember(stage, before, isPart ? stamps.secondsOf(stage) : result.seconds);
    // It failed outside of its tests, so those that passed prove nothing.
    if (result.outcome === 'failed' && !result.run?.count.failed)
      for (const { file } of selection?.chosen ?? []) forgetRecord(root, file);
    this.#end(result);
  }

  /** @param selection of the tests that `changed` would have run */
  #judge({ stage, since, log }: Running, exit: Exit, selection?: Selection): Result {
    const report = stage.tests && path.join(this.settings.root, stage.tests.file);
    const run = report && existsSync(report) ? stage.tests?.read(report) : undefined;
    const reason = this.#isStopped ? undefined : explain(stage, exit, run, selection);
    const isFailed = exit !== 0 || reason !== undefined;
    const outcome: Outcome = this.#isStopped && isFailed ? 'stopped' : isFailed ? 'failed' : 'passed';
    return { stage, outcome, seconds: (Date.now() - since) / 1000, reason, log, run };
  }

  #end(result: Result): void {
    this.#ended.set(result.stage, result);
    this.settings.screen.ended(result);
    if (result.outcome === 'failed' && !this.settings.keepGoing && !this.#isStopped) this.stop();
  }
}

/** Why a stage has failed, where its output may not say so. */
function explain(
  { tests }: Stage,
  exit: Exit,
  run: Result['run'],
  selection: Selection | undefined,
): string | undefined {
  if (tests && run === undefined) return `It ended with ${exit}, and left no report at ${tests.file}.`;
  const missed = run && selection ? findMissed(run, selection) : [];
  if (missed.length > 0)
    return `${missed.join(', ')} failed, although nothing in its record changed: \`--changed\` would have left it out.`;
  if (run && run.count.failed > 0)
    return `${run.count.failed} failed, counting those that passed only when repeated.`;
  return undefined;
}
