import { readPort } from '#core/command-line/read-port';

/** Where the site is served. */
export const PORT_FLAG = { port: { type: 'string' } } as const;

const DEFAULT_PORT = 3000;

/**
 * The port that a command line asks for, else that of the environment (`PORT`), else 3000.
 * @throws UsageError
 */
export function choosePort(flag: string | undefined, { PORT }: NodeJS.ProcessEnv = process.env): number {
  if (flag !== undefined) return readPort(flag);
  return PORT === undefined ? DEFAULT_PORT : readPort(PORT, `PORT=${PORT}`);
}
