import { inspect } from 'node:util';
import { explainSystemError } from './explain-system-error';
import { UsageError } from './usage-error';

/** Errors of packages nest what was thrown to them. */
const DEPTH = 8;

/** A program that `npm run` starts. */
export interface Command {
  /** What `--help` prints: `Usage: npm run …` as its first line, then what else there is to know. */
  usage: string;
  /** Runs the command. Resolves to its exit code; nothing means 0. */
  run: (args: string[]) => Promise<number | void> | number | void;
}

/**
 * Runs a command as `npm run` does when its file is the program that was started, and sets the exit code.
 * @param file the `module` of the file.
 */
export function runIfStarted(file: NodeJS.Module, command: Command): void {
  if (require.main !== file) return;
  void execute(command, process.argv.slice(2)).then((exitCode) => (process.exitCode = exitCode));
}

/**
 * The exit code of a command. `--help` prints its usage on stdout. What a person can cause ends with one sentence on stderr: 2 for
 * a wrong command line, with the usage, and else what the error says (`exitCode`). Other errors are printed whole.
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

/** The error that a person caused, which may lie below those of packages; by its property, for a class may be loaded twice. */
function findExpected(error: unknown): Explained | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('exitCode' in error && typeof error.exitCode === 'number')
    return { message: error.message, exitCode: error.exitCode };
  const system = explainSystemError(error);
  return system === undefined ? findExpected(error.cause) : { message: system, exitCode: 2 };
}
