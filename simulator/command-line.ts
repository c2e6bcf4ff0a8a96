import { parseArgs } from 'node:util';
import type { Mode } from './engine';

/** What `npm run simulator` is asked to do. */
export interface ServerOptions {
  /** 0: any free port. */
  port: number;
  mode: Mode;
}

export const USAGE = 'Usage: npm run simulator -- [--port 4010] [--lenient]';

const MAX_PORT = 65535;

/** A command line that asks for something we cannot do; its message says what to write instead. */
export class UsageError extends Error {}

/** The options of a command line. Throws `UsageError`. */
export function readServerOptions(args: string[]): ServerOptions {
  const { port: text, lenient } = parseFlags(args);
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > MAX_PORT) {
    throw new UsageError(`\`--port ${text}\` is not a port: write a number from 0 to ${MAX_PORT}.`);
  }
  return { port, mode: lenient ? 'lenient' : 'strict' };
}

function parseFlags(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        port: { type: 'string', default: '4010' },
        lenient: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
