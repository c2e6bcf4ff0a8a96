import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readFlags } from '#core/command-line/read-flags';
import { runIfStarted, type Command } from '#core/command-line/run-command';
import { spawnProgram } from './spawn-program';
import { held, type Held } from './descriptions';

const FLAGS = {
  build: { type: 'boolean', default: false },
  only: { type: 'string', default: '' },
} as const;

/** The share that has to be generated: of forty, each. */
const LEAST = 0.98;

/** How one description went. */
interface Row {
  name: string;
  generated: boolean;
  built?: boolean;
  hasStackTrace: boolean;
  /** The last line that was printed. */
  said: string;
}

/** Generates the docs of published descriptions that no test reads, and builds their sites when asked to. */
export const command: Command = {
  usage: `Usage: npm run held -- [--build] [--only name]
Downloads published descriptions that no test reads, and generates their docs. Ends with 1 if fewer than 98 % succeed, if a site does not
build, or after any stack trace.
  --build  also builds a site of each
  --only   only those whose repository and path contain this`,
  run(args) {
    const { build, only } = readFlags(FLAGS, args).values;
    const chosen = held.filter(({ repository, entry }) => `${repository} ${entry}`.includes(only));
    const rows = chosen.map((description) => {
      const row = inFolder((folder) => tryOne(description, folder, build));
      process.stdout.write(formatRow(row));
      return row;
    });
    const generated = rows.filter((row) => row.generated).length;
    const unbuilt = rows.filter(({ built }) => built === false).length;
    const traces = rows.filter(({ hasStackTrace }) => hasStackTrace).length;
    process.stderr.write(
      `${generated} of ${rows.length} generated, ${unbuilt} not built, ${traces} with a stack trace\n`,
    );
    return generated < LEAST * rows.length || unbuilt > 0 || traces > 0 ? 1 : 0;
  },
};

function inFolder<Result>(work: (folder: string) => Result): Result {
  const folder = mkdtempSync(path.join(tmpdir(), 'held-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function tryOne({ repository, commit, entry }: Held, folder: string, build: boolean): Row {
  download(repository, commit, folder);
  const out = path.join(folder, '.generated');
  const description = path.join(folder, entry);
  const generator = spawnProgram('generator/start.cjs', ['generate', '--entry', description, '--out', out]);
  const site =
    build && generator.exitCode === 0
      ? spawnProgram('site/build.ts', [], { GENERATED_DIR: out, SITE_OUT: path.join(folder, '.site') })
      : undefined;
  const printed = `${generator.printed}${site?.printed ?? ''}`;
  return {
    name: `${repository} ${entry}`,
    generated: generator.exitCode === 0,
    ...(site && { built: site.exitCode === 0 }),
    hasStackTrace: /^\s+at .*:\d+:\d+\)?$/m.test(printed),
    said: printed.trim().split('\n').at(-1) ?? '',
  };
}

function download(repository: string, commit: string, folder: string): void {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
  git('init', '--quiet');
  git('fetch', '--quiet', '--depth', '1', `https://github.com/${repository}`, commit);
  git('checkout', '--quiet', 'FETCH_HEAD');
}

function formatRow({ name, generated, built, hasStackTrace, said }: Row): string {
  const outcome = generated ? (built === false ? 'not built' : 'ok') : 'not generated';
  return `${outcome.padEnd(14)}${name}${hasStackTrace ? '  (stack trace)' : ''}\n  ${said}\n`;
}

runIfStarted(module, command);
