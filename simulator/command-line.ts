import { parseArgs } from 'node:util';
import { readPort } from '#core/command-line/read-port';
import { orUsageError } from '#core/command-line/usage-error';
import type { Mode } from './engine';

/** What `npm run simulator` is asked to do. */
export interface ServerOptions {
  /** 0: any free port. */
  port: number;
  mode: Mode;
}

export const USAGE = 'Usage: npm run simulator -- [--port 4010] [--lenient]';

const FLAGS = {
  port: { type: 'string', default: '4010' },
  lenient: { type: 'boolean', default: false },
} as const;

/** The options of a command line. Throws `UsageError`. */
export function readServerOptions(args: string[]): ServerOptions {
  const { port, lenient } = orUsageError(() => parseArgs({ args, options: FLAGS }).values);
  return { port: readPort(port), mode: lenient ? 'lenient' : 'strict' };
}
