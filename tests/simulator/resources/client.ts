import { isObject, type JsonObject } from '#core/json/json';
import type { Seed } from '#core/contracts/seed';
import { expect } from 'vitest';
import type { SimulatorOptions } from '../../../simulator/create-simulator';
import { changedSeed } from '../changed-seed';
import { NOW, bearer, openSimulator, send } from '../send';

interface Reply {
  status: number;
  /** The body as an object; empty when there is none. */
  body: JsonObject;
  /** The body as a list. */
  list: JsonObject[];
  /** Simulated rules that the response names. */
  rules: string[];
}

export interface Client {
  clock: ReturnType<typeof openSimulator>['clock'];
  /** Without a token, the secret key is used. */
  call: (method: string, path: string, body?: unknown, token?: string) => Promise<Reply>;
  get: (path: string) => Promise<Reply>;
  post: (path: string, body: unknown) => Promise<Reply>;
  put: (path: string, body: unknown) => Promise<Reply>;
}

export const MINUTE = 60;
export const DAY = 24 * 60 * MINUTE;

/** A fresh simulator and the calls of a client with the secret key, or with a token. */
export function openClient(options: SimulatorOptions = {}, start = NOW): Client {
  const { clock, simulator } = openSimulator(options, start);
  const call: Client['call'] = async (method, path, body, token) => {
    const sent = { method, path, ...(body !== undefined && { body }), headers: bearer(token) };
    const received = await send(simulator, sent);
    expect(simulator.log.at(-1)?.violations, received.text).toEqual([]);
    return {
      status: received.status,
      body: isObject(received.body) ? received.body : {},
      list: Array.isArray(received.body) ? (received.body as JsonObject[]) : [],
      rules: (received.headers.get('X-Simulator-Rules') ?? '').split(', '),
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
