import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../builders/temporary-folder';
import { OFFLINE, REDOCLY } from '../../setup/redocly';

const ARAZZO = 'generated/arazzo/api.arazzo.yaml';

/** One check of `redocly respect`. */
interface Check {
  name: string;
  passed: boolean;
  message: string;
}

/** The result of `redocly respect`. */
export interface Verdict {
  exitCode: number;
  workflows: number;
  steps: number;
  checks: number;
  /** For example `getContact call: schema check`. */
  failed: string[];
}

/** Plays the workflows of a file, or some of them, against a server. */
export async function runRespect(baseUrl: string, workflows: string[] = [], file = ARAZZO): Promise<Verdict> {
  const output = join(temporaryFolder(), 'respect.json');
  const chosen = workflows.flatMap((name) => ['--workflow', name]);
  const args = ['respect', file, '-S', `api=${baseUrl}`, '-J', output, ...chosen];
  const exitCode = await runNode([REDOCLY, ...args]);
  const report = JSON.parse(readFileSync(output, 'utf8')) as Report;
  const played = Object.values(report.files).flatMap(({ executedWorkflows }) => executedWorkflows);
  const steps = played.flatMap(({ executedSteps }) => executedSteps);
  const checks = steps.flatMap(({ workflowId, stepId, checks: all }) =>
    all.map((check) => ({ ...check, name: `${workflowId} ${stepId}: ${check.name}` })),
  );
  return {
    exitCode,
    workflows: played.length,
    steps: steps.length,
    checks: checks.length,
    failed: checks
      .filter(({ passed }) => !passed)
      .map(({ name, message }) => `${name}: ${firstLine(message)}`),
  };
}

interface Report {
  files: Record<string, { executedWorkflows: { executedSteps: ReportStep[] }[] }>;
}

interface ReportStep {
  workflowId: string;
  stepId: string;
  checks: Check[];
}

/** Exit code of a Node program that reports to nobody. */
async function runNode(args: string[]): Promise<number> {
  const env = { ...process.env, ...OFFLINE };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, { env, maxBuffer: 1e8 });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

function firstLine(message: string): string {
  return message.split('\n').find((line) => line.trim() !== '') ?? '';
}
