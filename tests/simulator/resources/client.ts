import type { JsonObject } from '#core/json/json';
import { expect } from 'vitest';
import worldText from '../../../generated/simulator/world.json';
import { standingClock } from '../../../simulator/clock';
import { createSimulator, type SimulatorOptions } from '../../../simulator/create-simulator';
import type { Seed } from '#core/contracts/seed';
import { changedSeed } from '../changed-seed';

export interface Reply {
  status: number;
  /** The body as an object; empty when there is none. */
  body: JsonObject;
  /** The body as a list. */
  list: JsonObject[];
  /** Simulated rules that the response names. */
  rules: string[];
}

export interface Client {
  clock: ReturnType<typeof standingClock>;
  /** Without a token, the secret key is used. */
  call: (method: string, path: string, body?: unknown, token?: string) => Promise<Reply>;
  get: (path: string) => Promise<Reply>;
  post: (path: string, body: unknown) => Promise<Reply>;
  put: (path: string, body: unknown) => Promise<Reply>;
}

/** The present of the world: 2024-11-29. */
export const NOW = worldText.now;

export const MINUTE = 60;
export const DAY = 24 * 60 * MINUTE;

/** A fresh simulator and the calls of a client with the secret key, or with a token. */
export function openClient(options: SimulatorOptions = {}, start = NOW): Client {
  const clock = standingClock(start);
  const simulator = createSimulator({ clock, ...options });
  const call: Client['call'] = async (method, path, body, token) => {
    const headers: Record<string, string> = {
      Authorization: token === undefined ? `Basic ${btoa('sk_test_EXAMPLE:')}` : `Bearer ${token}`,
    };
    if (body !== undefined) headers['Content-Type'] = 'application/json';
    const url = `https://demo.sandbox.abaco.example/api${path}`;
    const request = new Request(url, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
    const response = await simulator.fetch(request);
    const text = await response.text();
    expect(simulator.log.at(-1)?.breaches, text).toEqual([]);
    const parsed = (text === '' ? {} : JSON.parse(text)) as JsonObject | JsonObject[];
    return {
      status: response.status,
      body: Array.isArray(parsed) ? {} : parsed,
      list: Array.isArray(parsed) ? parsed : [],
      rules: (response.headers.get('X-Abaco-Simulated') ?? '').split(', '),
    };
  };
  return {
    clock,
    call,
    get: (path) => call('GET', path),
    post: (path, body) => call('POST', path, body),
    put: (path, body) => call('PUT', path, body),
  };
}

/** The seed with one record changed. */
export function seedWith(resource: string, id: number, changes: JsonObject): Seed {
  return changedSeed({ [`${resource}/${id}`]: changes });
}

/** Contact 60312 and one line of 119.00 EUR with 19 % German VAT in it. */
export const INVOICE = {
  contact: { id: 60312 },
  items: [
    { description: 'Course', total_amount: 119, tax_1_name: 'VAT', tax_1_rate: 19, tax_1_country: 'DE' },
  ],
};
