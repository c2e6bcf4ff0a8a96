import { readFlags } from '#core/command-line/read-flags';
import { readPort } from '#core/command-line/read-port';
import type { Mode } from './engine';

/** Options of `npm run simulator`. */
export interface ServerOptions {
  /** 0: any free port. */
  port: number;
  mode: Mode;
}

export const USAGE = `Usage: npm run simulator -- [--port 4010] [--lenient]
Serves the API in memory on this machine, until you end it.
  --port     0 takes any free port
  --lenient  takes what older clients send`;

const FLAGS = {
  port: { type: 'string', default: '4010' },
  lenient: { type: 'boolean', default: false },
} as const;

/** Parses a command line. Throws `UsageError`. */
export function readServerOptions(args: string[]): ServerOptions {
  const { port, lenient } = readFlags(FLAGS, args).values;
  return { port: readPort(port), mode: lenient ? 'lenient' : 'strict' };
}
