import type { Json } from '#core/json/json';
import contractText from '../../../generated/simulator/contract.json';
import { standingClock } from '../../../simulator/clock';
import type { Contract } from '#core/contracts/simulator-contract';
import { createSimulator, type Simulator, type SimulatorOptions } from '../../../simulator/create-simulator';

export const contract = contractText as unknown as Contract;

/** The credentials of the world by what they are for. */
export const CREDENTIALS = {
  secretKey: basic('sk_test_EXAMPLE:'),
  seller: 'Bearer at_EXAMPLE',
  readOnly: 'Bearer at_EXAMPLE_READ_ONLY',
  readWrite: 'Bearer at_EXAMPLE_READ_WRITE',
};

export interface Sent {
  method?: string;
  /** Below `/api`, or a whole path that starts with `/s/` or `/__`. */
  path: string;
  headers?: Record<string, string>;
  /** A value is sent as JSON, a text with `headers` as it is. */
  body?: Json;
  rawBody?: string;
}

export interface Received {
  status: number;
  body: Json | undefined;
  headers: Headers;
}

/** A simulator whose clock stands, and the clock. */
export function openSimulator(options: SimulatorOptions = {}) {
  const clock = standingClock(1_732_903_500);
  return { clock, simulator: createSimulator({ clock, ...options }) };
}

/** The same simulator; what is sent to it is only rehearsed. */
export function rehearsing(simulator: Simulator): Simulator {
  return { ...simulator, fetch: simulator.rehearse };
}

/** Sends one request with the secret key, unless its headers say otherwise. */
export async function send(
  simulator: Simulator,
  { method = 'GET', path, headers, body, rawBody }: Sent,
): Promise<Received> {
  const url = `http://127.0.0.1:4010${/^\/(s\/|__)/.test(path) ? '' : '/api'}${path}`;
  const response = await simulator.fetch(
    new Request(url, {
      method,
      headers: {
        Authorization: CREDENTIALS.secretKey,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: rawBody ?? (body === undefined ? undefined : JSON.stringify(body)),
    }),
  );
  const text = await response.text();
  return {
    status: response.status,
    body: text === '' ? undefined : (JSON.parse(text) as Json),
    headers: response.headers,
  };
}

export function basic(userAndPassword: string): string {
  return `Basic ${btoa(userAndPassword)}`;
}
