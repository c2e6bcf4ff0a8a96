import { execFileSync } from 'node:child_process';
import { check, type CheckSettings } from '../../tools/check/check';
import type { Stage } from '../../tools/check/stages';
import { temporaryFolder } from './temporary-folder';

/** A checkout with these scripts and files. */
export function checkProject(scripts: Record<string, string>, files: Record<string, string> = {}): string {
  const root = temporaryFolder({ 'package.json': JSON.stringify({ scripts }), ...files });
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  return root;
}

/** A stage that runs the script of its name on one core, after each change of the file `input`. */
export function stageOf(id: string, given: Partial<Stage> = {}): Stage {
  return { id, command: [id], group: 'all', needs: [], cores: 1, inputs: ['input'], seconds: 1, ...given };
}

/** Runs stages in a project; returns the exit code, the output, and the result of each stage in the last table. */
export async function runCheck(root: string, stages: readonly Stage[], given: Partial<CheckSettings> = {}) {
  let printed = '';
  const exitCode = await check(stages, {
    root,
    choice: {},
    changed: false,
    judges: false,
    keepGoing: false,
    lists: false,
    hasBudget: false,
    env: {},
    output: { write: (text) => (printed += text) },
    ...given,
  });
  return { exitCode, printed, outcomes: readOutcomes(printed, stages) };
}

/** The results by stage, as the summary lists them. */
function readOutcomes(printed: string, stages: readonly Stage[]): Record<string, string | undefined> {
  const [, summary = ''] = printed.split(/^stage +result .*$/m);
  const words = '(passed|failed|unchanged|stopped|not run)';
  return Object.fromEntries(
    stages.map(({ id }) => [id, new RegExp(`^${id} +${words}`, 'm').exec(summary)?.[1]]),
  );
}
