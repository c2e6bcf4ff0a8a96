import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, rmSync } from 'node:fs';
import path from 'node:path';
import { traceEnvironment } from '../trace/environment';
import { ProcessGroup } from './process-group';
import type { Stage } from './stages';

export type Exit = number | NodeJS.Signals;

/** A stage that was started. */
export interface Running {
  stage: Stage;
  /** Milliseconds since 1970. */
  since: number;
  /** The file with everything that it prints, as it prints it; below the folder of the project. */
  log: string;
  /** Its exit code, or the signal that ended it, once it and all that it started have ended. */
  ended: Promise<Exit>;
  /** Ends it with everything that it started. */
  stop: () => void;
  /** Ends it at once, without time to clean up. */
  kill: () => void;
}

/** The tracer is that of this project, also where a test checks another one. */
const ROOT = path.resolve(__dirname, '../..');

const LOGS = 'test-results/check';

const GRACE_MS = 5000;

/**
 * Starts a stage in a separate process group, so that nothing outlives it. Its output goes into a file, which is there even if
 * this process is killed.
 * @param root the folder of the project
 * @param traced the test files that it runs, all for none, while a record is made of what each reads; without a list, all without
 */
export function startStage(stage: Stage, root: string, traced?: readonly string[]): Running {
  if (stage.tests) rmSync(path.join(root, stage.tests.file), { force: true });
  const log = path.join(LOGS, `${stage.id.replaceAll(':', '-')}.log`);
  mkdirSync(path.join(root, LOGS), { recursive: true });
  const output = openSync(path.join(root, log), 'w');
  const program = spawn(
    'npm',
    ['run', '--silent', ...stage.command, ...(traced?.length ? ['--', ...traced] : [])],
    {
      cwd: root,
      env: { ...process.env, ...stage.environment, ...(traced && traceEnvironment(ROOT, process.env)) },
      stdio: ['ignore', output, output],
      detached: true,
    },
  );
  closeSync(output);
  const group = program.pid === undefined ? undefined : new ProcessGroup(program.pid);
  let stopped: Promise<void> | undefined;
  const untilEnd = async () => {
    const [code, signal] = (await once(program, 'exit')) as [number, null] | [null, NodeJS.Signals];
    await stopped;
    group?.signal('SIGKILL');
    return code ?? signal;
  };
  return {
    stage,
    since: Date.now(),
    log,
    ended: untilEnd(),
    stop: () => void (stopped ??= group?.end(GRACE_MS)),
    kill: () => group?.signal('SIGKILL'),
  };
}
