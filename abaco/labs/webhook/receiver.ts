import { translate } from '#core/labels/translate';
import { isObject, type Json } from '#core/json/json';
import { objectOf } from '#core/json/read';
import { sign } from './sign';

/** A call as the receiver gets it. */
export interface Call {
  method: 'HEAD' | 'POST';
  signature?: string;
  body: string;
}

/** The settings and the state of a receiver before a call. */
export interface Receiver {
  /** The URL as it was registered. */
  url: string;
  authKey: string;
  hasHead: boolean;
  /** Keys of the events that it has processed, as `keyOf` returns them. */
  processed: readonly string[];
  /** Whether the API has a newer state of the record than the event. */
  isOutdated: boolean;
}

/** One check by the receiver. */
export interface Check {
  text: string;
  passed: boolean;
}

interface Reception {
  status: number;
  checks: Check[];
}

/** Handles a call as a correct receiver does: follows the steps of the guide, up to the first that determines the response. */
export async function receive({ method, signature, body }: Call, receiver: Receiver): Promise<Reception> {
  if (method === 'HEAD') return respondToHead(receiver);
  const expected = await sign(receiver.url, body, receiver.authKey);
  const isGenuine = signature === expected;
  const checks = [
    { text: translate('Computes the signature of URL and raw body: {expected}', { expected }), passed: true },
    {
      text: isGenuine
        ? translate('It is the one in the header')
        : translate('It is not the one in the header'),
      passed: isGenuine,
    },
  ];
  return isGenuine ? accept(body, receiver, checks) : { status: 401, checks };
}

function respondToHead({ hasHead }: Receiver): Reception {
  return hasHead
    ? { status: 200, checks: [{ text: translate('Has a route for HEAD'), passed: true }] }
    : { status: 405, checks: [{ text: translate('Has no route for HEAD'), passed: false }] };
}

function accept(body: string, { processed, isOutdated }: Receiver, before: Check[]): Reception {
  const isKnown = processed.includes(keyOf(body));
  const checks = [
    ...before,
    isKnown
      ? { text: translate('Has processed this event before: does nothing with it'), passed: false }
      : { text: translate('Has not processed this event before'), passed: true },
  ];
  if (isKnown) return { status: 204, checks };
  const next = isOutdated
    ? {
        text: translate(
          'Puts the event into its queue. Later it reads the record from the API: it has changed since, so the newer state stays',
        ),
        passed: false,
      }
    : { text: translate('Puts the event into its queue, and works on it later'), passed: true };
  return { status: 204, checks: [...checks, next] };
}

/** Returns the key by which events are the same: their type with the id and state of the record; the whole body without an id. */
export function keyOf(body: string): string {
  const event = objectOf(JSON.parse(body) as Json);
  const { id, state } = objectOf(objectOf(event.data).object);
  return id === undefined ? body : JSON.stringify([event.event_type, id, state]);
}

/** Whether a string can be the body of an event: a JSON object. */
export function isEvent(body: string): boolean {
  try {
    return isObject(JSON.parse(body) as Json);
  } catch {
    return false;
  }
}
