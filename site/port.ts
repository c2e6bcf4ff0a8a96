import { readPort } from '#core/command-line/read-port';

/** The command-line flag for the port that the site is served at. */
export const PORT_FLAG = { port: { type: 'string' } } as const;

const DEFAULT_PORT = 3000;

/**
 * Returns the port that the command line specifies, else that of the environment (`PORT`), else 3000.
 * @throws UsageError
 */
export function choosePort(flag: string | undefined, { PORT }: NodeJS.ProcessEnv = process.env): number {
  if (flag !== undefined) return readPort(flag);
  return PORT === undefined ? DEFAULT_PORT : readPort(PORT, `PORT=${PORT}`);
}
