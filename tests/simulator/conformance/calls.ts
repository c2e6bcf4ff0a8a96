import type { Json } from '#core/json/json';
import type { SequenceCall } from './sequence';

type More = Pick<SequenceCall, 'headers' | 'after'>;

export function get(want: number, path: string, more: More = {}): SequenceCall {
  return { path, want, ...more };
}

export function post(want: number, path: string, body: Json, more: More = {}): SequenceCall {
  return { method: 'POST', path, body, want, ...more };
}

export function put(want: number, path: string, body?: Json, more: More = {}): SequenceCall {
  return { method: 'PUT', path, want, ...(body !== undefined && { body }), ...more };
}

export function remove(want: number, path: string, more: More = {}): SequenceCall {
  return { method: 'DELETE', path, want, ...more };
}

/** A body that is sent as it is. */
export function raw(want: number, path: string, rawBody: string, type?: string): SequenceCall {
  return { method: 'POST', path, rawBody, want, headers: type === undefined ? {} : { 'Content-Type': type } };
}
