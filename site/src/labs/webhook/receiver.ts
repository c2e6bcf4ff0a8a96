import { isObject, type Json } from '#core/json/json';
import { objectOf } from '#core/json/read';
import { sign } from './sign';

/** A call as it reaches the receiver. */
export interface Call {
  method: 'HEAD' | 'POST';
  signature?: string;
  body: string;
}

/** What a receiver knows before a call. */
export interface Receiver {
  /** The URL as it was registered. */
  url: string;
  authKey: string;
  hasHead: boolean;
  /** Events it has processed, as `keyOf` names them. */
  processed: readonly string[];
  /** True when the API has a newer state of the record than the event. */
  isOutdated: boolean;
}

/** One thing that the receiver looks at. */
export interface Check {
  text: string;
  passed: boolean;
}

export interface Reception {
  status: number;
  checks: Check[];
}

/** What a correct receiver does with a call: the steps of the guide, up to the first one that decides. */
export async function receive({ method, signature, body }: Call, receiver: Receiver): Promise<Reception> {
  if (method === 'HEAD') return respondToHead(receiver);
  const expected = await sign(receiver.url, body, receiver.authKey);
  const isGenuine = signature === expected;
  const checks = [
    { text: `Computes the signature of URL and raw body: ${expected}`, passed: true },
    {
      text: isGenuine ? 'It is the one in the header' : 'It is not the one in the header',
      passed: isGenuine,
    },
  ];
  return isGenuine ? accept(body, receiver, checks) : { status: 401, checks };
}

function respondToHead({ hasHead }: Receiver): Reception {
  return hasHead
    ? { status: 200, checks: [{ text: 'Has a route for HEAD', passed: true }] }
    : { status: 405, checks: [{ text: 'Has no route for HEAD', passed: false }] };
}

function accept(body: string, { processed, isOutdated }: Receiver, before: Check[]): Reception {
  const isKnown = processed.includes(keyOf(body));
  const checks = [
    ...before,
    isKnown
      ? { text: 'Has processed this event before: does nothing with it', passed: false }
      : { text: 'Has not processed this event before', passed: true },
  ];
  if (isKnown) return { status: 204, checks };
  const next = isOutdated
    ? { text: 'Reads the record from the API: it has changed since, so the newer state stays', passed: false }
    : { text: 'Puts the event into its queue, and works on it later', passed: true };
  return { status: 204, checks: [...checks, next] };
}

/** What makes an event the same as another: its type with the id and the state of its record; without an id, all of it. */
export function keyOf(body: string): string {
  const event = objectOf(JSON.parse(body) as Json);
  const { id, state } = objectOf(objectOf(event.data).object);
  return id === undefined ? body : JSON.stringify([event.event_type, id, state]);
}

/** True for what can be the body of an event. */
export function isEvent(body: string): boolean {
  try {
    return isObject(JSON.parse(body) as Json);
  } catch {
    return false;
  }
}
