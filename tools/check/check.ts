import { appendFileSync, existsSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { formatRuns } from './format-runs';
import { chooseStages, type Choice } from './choose-stages';
import { formatResults, toJunit, toMarkdown } from './format-results';
import { formatStages } from './format-stages';
import { liveScreen } from './live-screen';
import { plainScreen } from './plain-screen';
import type { Result } from './result';
import { StageRun } from './run-stages';
import { readOutput, type Screen, type ScreenSettings } from './screen';
import { Stamps } from './stamps';
import type { Stage } from './stages';

export interface CheckSettings {
  /** The folder of the project. */
  root: string;
  choice: Choice;
  /** Whether to leave out what passed before with the same inputs. */
  changed: boolean;
  /** Whether a failing test that `changed` would leave out is reported. */
  judges: boolean;
  keepGoing: boolean;
  /** Whether to print the stages instead. */
  lists: boolean;
  /** Whether the time of the tests is compared with that of `npm test`. */
  hasBudget: boolean;
  writeJunit?: (report: string) => void;
  env: NodeJS.ProcessEnv;
  output: { write: (text: string) => unknown; isTTY?: boolean };
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs stages and prints their results, whatever they are. Resolves to the exit code.
 * @throws UsageError for a choice of stages that do not exist.
 */
export async function check(all: readonly Stage[], settings: CheckSettings): Promise<number> {
  const { root, env, changed, judges, keepGoing, lists, output, writeJunit } = settings;
  const stages = chooseStages(all, settings.choice);
  const remembers = env.CI !== 'true' && existsSync(path.join(root, '.git'));
  const stamps = remembers ? new Stamps(root) : undefined;
  const usual = (stage: Stage) => stamps?.secondsOf(stage) ?? stage.seconds;
  if (lists) {
    output.write(formatStages(stages, usual));
    return 0;
  }
  const screen = createScreen({ root, usual, write: (text) => output.write(text) }, settings);
  const { results, signal } = await runUntilSignal(
    new StageRun(stages, { root, keepGoing, stamps, changed, judges, screen }),
  );
  screen.close();
  output.write(formatSummary(results, settings.hasBudget));
  if (env.GITHUB_STEP_SUMMARY) appendFileSync(env.GITHUB_STEP_SUMMARY, toMarkdown(results));
  writeJunit?.(toJunit(results, (result) => readOutput(result, root)));
  if (signal !== undefined) return 128 + constants.signals[signal];
  return results.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
}

function createScreen(screen: ScreenSettings, { env, output }: CheckSettings): Screen {
  return output.isTTY && env.CI !== 'true'
    ? liveScreen(screen)
    : plainScreen(screen, env.GITHUB_ACTIONS === 'true');
}

/** Runs stages until they have ended, or a signal has ended them. */
async function runUntilSignal(run: StageRun): Promise<{ results: Result[]; signal?: NodeJS.Signals }> {
  let signal: NodeJS.Signals | undefined;
  const stop = (name: NodeJS.Signals) => {
    signal ??= name;
    run.stop();
  };
  for (const name of SIGNALS) process.on(name, stop);
  try {
    return { results: await run.untilEnd(), signal };
  } finally {
    for (const name of SIGNALS) process.off(name, stop);
  }
}

/** A table of all stages, then what their tests counted. */
function formatSummary(results: readonly Result[], hasBudget: boolean): string {
  const runs = results.flatMap(({ stage, run }) => (run ? [{ name: stage.id, ...run }] : []));
  const counts = runs.length > 0 ? ['', ...formatRuns(runs, hasBudget)] : [];
  return `\n${formatResults(results)}${counts.map((line) => `${line}\n`).join('')}`;
}
