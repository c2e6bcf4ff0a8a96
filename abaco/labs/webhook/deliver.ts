import { translate } from '#core/labels/translate';
import { keyOf, receive, type Call, type Check, type Receiver } from './receiver';
import { sign } from './sign';

/** Labels of the mishaps: the ways in which a delivery can go wrong. */
export const mishaps = {
  none: translate('Nothing'),
  body: translate('The body is changed on the way'),
  key: translate('It is signed with another key'),
  replayed: translate('It arrives a second time'),
  late: translate('It arrives after a newer event'),
  head: translate('The receiver does not respond to HEAD'),
} as const;

export type Mishap = keyof typeof mishaps;

/** An event to deliver. */
interface Order {
  url: string;
  authKey: string;
  body: string;
  mishap: Mishap;
}

/** A call, the receiver's checks, and the status of its response. */
export interface Delivery {
  call: Call;
  checks: Check[];
  status: number;
}

/** Delivers an event to a receiver, with the given mishap. @throws SyntaxError if the body is not JSON. */
export async function deliver(order: Order): Promise<Delivery> {
  const call = await callOf(order);
  return { call, ...(await receive(call, receiverOf(order))) };
}

async function callOf({ url, authKey, body, mishap }: Order): Promise<Call> {
  if (mishap === 'head') return { method: 'HEAD', body: '' };
  const signature = await sign(url, body, mishap === 'key' ? `${authKey}-other` : authKey);
  return { method: 'POST', signature, body: mishap === 'body' ? tamper(body) : body };
}

function receiverOf({ url, authKey, body, mishap }: Order): Receiver {
  return {
    url,
    authKey,
    hasHead: mishap !== 'head',
    processed: mishap === 'replayed' ? [keyOf(body)] : [],
    isOutdated: mishap === 'late',
  };
}

/** Increments the first digit of a body (9 becomes 0), or appends a space if it has no digits. */
function tamper(body: string): string {
  const changed = body.replace(/\d/, (digit) => String((Number(digit) + 1) % 10));
  return changed === body ? `${body} ` : changed;
}
