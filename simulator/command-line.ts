import { readFlags } from '#core/command-line/read-flags';
import { readPort } from '#core/command-line/read-port';
import { UsageError } from '#core/command-line/usage-error';
import type { Mode } from './engine';

/** Options of `npm run simulator`. */
export interface ServerOptions {
  /** 0: any free port. */
  port: number;
  mode: Mode;
  clock: ClockName;
}

/** `real` runs like the clock of this machine; `steps` advances by one second with each request. */
type ClockName = (typeof CLOCKS)[number];

const CLOCKS = ['real', 'steps'] as const;

/** Returns the usage of the server. `start` is the command that starts it: `npm run simulator --`. */
export function usageOf(start: string): string {
  return `Usage: ${start} [--port 4010] [--clock steps] [--lenient]
Serves the API in memory on this machine, until you end it.
  --port     0 takes any free port
  --clock    steps advances the clock by one second with each request, so that no run exceeds the rate limit; real is the default
  --lenient  takes what older clients send`;
}

const FLAGS = {
  port: { type: 'string', default: '4010' },
  clock: { type: 'string', default: 'real' },
  lenient: { type: 'boolean', default: false },
} as const;

/** Parses a command line. Throws `UsageError`. */
export function readServerOptions(args: string[]): ServerOptions {
  const { port, clock, lenient } = readFlags(FLAGS, args).values;
  return { port: readPort(port), mode: lenient ? 'lenient' : 'strict', clock: readClock(clock) };
}

function readClock(text: string): ClockName {
  const clock = CLOCKS.find((name) => name === text);
  if (clock === undefined)
    throw new UsageError(`\`--clock ${text}\` is not a clock: write ${CLOCKS.join(' or ')}.`);
  return clock;
}
