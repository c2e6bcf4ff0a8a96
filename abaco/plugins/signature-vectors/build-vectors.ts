import { createHmac } from 'node:crypto';
import type { Json } from '#core/json/json';
import type { Examples } from '#core/contracts/examples';
import type { Facts } from '#core/contracts/facts';
import { objectOf, textOf } from '#core/json/read';

/** Test data for receivers of webhooks: `/webhook-signatures.json`. */
interface Vectors {
  /** The webhook's URL as it was registered. */
  url: string;
  /** The webhook's secret. */
  auth_key: string;
  /** An example of every event with its signature. Each body is signed exactly as it is here, in UTF-8. */
  genuine: Call[];
  /** Calls that a receiver must refuse. */
  forged: (Call & { reason: string })[];
}

interface Call {
  event: string;
  body: string;
  /** The signature header; empty when it is missing. */
  signature: string;
}

/** The event whose body is changed for the forged calls, because it has a letter outside ASCII. */
const FORGED = 'checkout.succeeded';

/**
 * Returns the examples of all events with the signatures from the description, and forged calls that resemble them.
 * @throws if an event has no example or no signature.
 */
export function buildVectors(facts: Facts, examples: Examples): Vectors {
  const webhook = objectOf(examples.getWebhook?.responses['200']?.default ?? null);
  const url = textOf(webhook.url) ?? '';
  const authKey = textOf(webhook.auth_key) ?? '';
  const genuine = Object.entries(facts.events).map(([event, { signature }]) => {
    const body = examples[event]?.request.default;
    if (body === undefined || signature === undefined) throw new Error(`${event} has no signed example.`);
    return { event, body: print(body), signature };
  });
  return { url, auth_key: authKey, genuine, forged: forge(genuine, url, authKey) };
}

function forge(genuine: readonly Call[], url: string, authKey: string): Vectors['forged'] {
  const call = genuine.find(({ event }) => event === FORGED);
  if (call === undefined) throw new Error(`There is no example of ${FORGED}.`);
  const { body, signature } = call;
  const signed = (with_: { url?: string; authKey?: string; body?: string }) =>
    createHmac('sha1', with_.authKey ?? authKey)
      .update(with_.url ?? url)
      .update(with_.body ?? body)
      .digest('base64');
  return [
    {
      reason: 'one character of the body is another',
      body: body.replace('succeeded', 'Succeeded'),
      signature,
    },
    { reason: 'the body was parsed and written again', body: JSON.stringify(JSON.parse(body)), signature },
    { reason: 'the body ends in a line break that was not signed', body: `${body}\n`, signature },
    { reason: 'letters outside ASCII are in another form', body: body.normalize('NFD'), signature },
    { reason: 'another key signed it', body, signature: signed({ authKey: `${authKey}x` }) },
    { reason: 'it is signed for a URL with a trailing slash', body, signature: signed({ url: `${url}/` }) },
    {
      reason: 'it is signed for a URL with a query string',
      body,
      signature: signed({ url: `${url}?shop=1` }),
    },
    { reason: 'the URL is not signed', body, signature: signed({ url: '' }) },
    { reason: 'the signature is of another event', body, signature: signed({ body: '{}' }) },
    { reason: 'the signature is cut off', body, signature: signature.slice(0, -4) },
    { reason: 'the signature is missing', body, signature: '' },
  ].map((forged) => ({ event: FORGED, ...forged }));
}

/** Formats a body as the pages show it. */
function print(body: Json): string {
  return JSON.stringify(body, null, 2);
}
