import type { Json } from '#core/json/json';
import contractText from '../../generated/simulator/contract.json';
import seedText from '../../generated/simulator/world.json';
import { fixedClock } from '../../simulator/clock';
import type { Contract } from '#core/contracts/simulator-contract';
import { createSimulator, type Simulator, type SimulatorOptions } from '../../simulator/create-simulator';

export const contract = contractText as unknown as Contract;

/** The present of the seed: 2024-11-29. */
export const NOW = seedText.now;

/** The credentials of the world by what they are for. */
export const CREDENTIALS = {
  secretKey: basic('sk_test_EXAMPLE:'),
  seller: 'Bearer at_EXAMPLE',
  readOnly: 'Bearer at_EXAMPLE_READ_ONLY',
  eInvoicing: 'Bearer at_EXAMPLE_E_INVOICING',
  readWrite: 'Bearer at_EXAMPLE_READ_WRITE',
};

export interface Sent {
  method?: string;
  /** Below `/api`; or a path that starts with `/s/` or `/__`, or the whole address of a next page. */
  path: string;
  headers?: Record<string, string>;
  /** A value is sent as JSON, a string with `headers` as it is. */
  body?: unknown;
  rawBody?: string;
}

export interface Received {
  status: number;
  body: Json | undefined;
  /** The body as it came. */
  text: string;
  headers: Headers;
}

/** A simulator whose clock stands, and the clock. */
export function openSimulator(options: SimulatorOptions = {}, start = NOW) {
  const clock = fixedClock(start);
  return { clock, simulator: createSimulator({ clock, ...options }) };
}

/** The same simulator; its requests are dry runs. */
export function withDryRuns(simulator: Simulator): Simulator {
  return { ...simulator, fetch: simulator.dryRun };
}

/** Sends one request with the secret key, unless its headers say otherwise. */
export async function send(
  { fetch }: Pick<Simulator, 'fetch'>,
  { method = 'GET', path, headers, body, rawBody }: Sent,
): Promise<Received> {
  const request = new Request(addressOf(path), {
    method,
    headers: {
      Authorization: CREDENTIALS.secretKey,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    body: rawBody ?? (body === undefined ? undefined : JSON.stringify(body)),
  });
  const response = await fetch(request);
  const text = await response.text();
  return {
    status: response.status,
    body: text === '' ? undefined : (JSON.parse(text) as Json),
    text,
    headers: response.headers,
  };
}

function addressOf(path: string): string {
  if (path.startsWith('http')) return path;
  return `http://127.0.0.1:4010${/^\/(s\/|__)/.test(path) ? '' : '/api'}${path}`;
}

/** The header of a token; nothing for the secret key, which is sent anyway. */
export function bearer(token: string | undefined): { Authorization?: string } {
  return token === undefined ? {} : { Authorization: `Bearer ${token}` };
}

export function basic(userAndPassword: string): string {
  return `Basic ${btoa(userAndPassword)}`;
}
