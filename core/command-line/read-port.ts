import { UsageError } from './usage-error';

/** The highest port there is. */
export const MAX_PORT = 65535;

/**
 * Parses a port number; 0 means any free port.
 * @param given how the user wrote it: `--port 80`, `PORT=80`.
 * @throws UsageError when it is not a port.
 */
export function readPort(text: string, given = `--port ${text}`): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > MAX_PORT)
    throw new UsageError(`\`${given}\` is not a port: write a number from 0 to ${MAX_PORT}.`);
  return port;
}
