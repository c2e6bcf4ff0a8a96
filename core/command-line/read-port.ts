import { UsageError } from './usage-error';

const MAX_PORT = 65535;

/**
 * The number after `--port`; 0 stands for any free port.
 * @throws UsageError
 */
export function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > MAX_PORT)
    throw new UsageError(`\`--port ${text}\` is not a port: write a number from 0 to ${MAX_PORT}.`);
  return port;
}
