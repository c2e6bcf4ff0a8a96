import { inspect } from 'node:util';
import { explainSystemError } from './explain-system-error';
import { UsageError } from './usage-error';

/** Packages wrap the errors they receive, so causes are nested. */
const DEPTH = 8;

/** A program that `npm run` starts. */
export interface Command {
  /** The output of `--help`: `Usage: npm run …` on the first line, then the details. */
  usage: string;
  /** Runs the command. Resolves to its exit code; `undefined` means 0. */
  run: (args: string[]) => Promise<number | void> | number | void;
}

/**
 * Runs a command and sets the exit code if its file is the program that was started.
 * @param file the `module` of the file.
 */
export function runIfStarted(file: NodeJS.Module, command: Command): void {
  if (require.main !== file) return;
  void execute(command, process.argv.slice(2)).then((exitCode) => (process.exitCode = exitCode));
}

/**
 * Runs a command and resolves to its exit code. `--help` prints the usage on stdout. Errors that a user can cause end with one
 * sentence on stderr: a wrong command line with code 2 and the usage, others with their `exitCode`. Any other error is printed
 * in full.
 */
export async function execute({ usage, run }: Command, args: string[]): Promise<number> {
  if (args.includes('--help')) {
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  try {
    return (await run(args)) ?? 0;
  } catch (error) {
    const { message, exitCode } = explain(error, usage);
    process.stderr.write(`${message}\n`);
    return exitCode;
  }
}

interface Explained {
  message: string;
  exitCode: number;
}

function explain(error: unknown, usage: string): Explained {
  if (error instanceof UsageError)
    return { message: `${error.message}\n${usage.split('\n')[0]}`, exitCode: 2 };
  return findExpected(error) ?? { message: inspect(error, { depth: DEPTH }), exitCode: 1 };
}

/**
 * Finds the user's error among the causes, since packages wrap it. Recognizes it by its property, because a class may be
 * loaded twice.
 */
function findExpected(error: unknown): Explained | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('exitCode' in error && typeof error.exitCode === 'number')
    return { message: error.message, exitCode: error.exitCode };
  const system = explainSystemError(error);
  return system === undefined ? findExpected(error.cause) : { message: system, exitCode: 2 };
}
