import { UsageError } from './usage-error';

const MAX_PORT = 65535;

/**
 * The number after `--port`, or in `PORT`; 0 stands for any free port.
 * @param given what it is called: `--port 80`, `PORT=80`.
 * @throws UsageError
 */
export function readPort(text: string, given = `--port ${text}`): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > MAX_PORT)
    throw new UsageError(`\`${given}\` is not a port: write a number from 0 to ${MAX_PORT}.`);
  return port;
}
