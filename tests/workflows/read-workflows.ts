import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';

const FOLDER = '.github/workflows';

interface Step {
  run?: string;
  uses?: string;
  with?: Record<string, unknown>;
}

interface Job {
  'timeout-minutes'?: number;
  permissions?: Record<string, string>;
  strategy?: { matrix: Record<string, string[]> };
  steps?: Step[];
  uses?: string;
}

interface Workflow {
  file: string;
  source: string;
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

/** The workflows of the project. */
export function readWorkflows(): Workflow[] {
  return readdirSync(FOLDER).map((name) => {
    const file = path.join(FOLDER, name);
    const source = readFileSync(file, 'utf8');
    return { file, source, ...(load(source) as Pick<Workflow, 'permissions' | 'jobs'>) };
  });
}

/** The commands of a job, one for each value of its matrix. */
export function listCommands({ steps = [], strategy }: Job): string[] {
  return steps.flatMap(({ run }) => (run === undefined ? [] : expand(run, strategy?.matrix ?? {})));
}

function expand(run: string, matrix: Record<string, string[]>): string[] {
  const lines = run.trim().split('\n');
  return Object.entries(matrix).reduce(
    (commands, [name, values]) =>
      commands.flatMap((command) =>
        command.includes(`matrix.${name} `)
          ? values.map((value) => command.replaceAll(`\${{ matrix.${name} }}`, value))
          : [command],
      ),
    lines,
  );
}
