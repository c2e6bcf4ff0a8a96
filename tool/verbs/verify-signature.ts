import { createHmac } from 'node:crypto';
import { textIn, type Arguments, type Verb } from '../verb';

export const verifySignature: Verb = {
  name: 'verify_signature',
  description:
    'Check the signature of a webhook call, and find out why it differs. All arguments are strings; body is exactly as received.',
  takes: {
    url: { type: 'string', required: true, description: 'of the webhook, as registered' },
    auth_key: { type: 'string', required: true, description: 'secret of the webhook' },
    body: { type: 'string', required: true, description: 'raw bytes as UTF-8' },
    signature: { type: 'string', required: true, description: 'from the header' },
  },
  limit: 400,
  returns: { genuine: { type: 'boolean' }, remedy: { type: ['string', 'null'] } },
  run(given) {
    const signature = textIn(given, 'signature');
    if (sign(given, textIn(given, 'body')) === signature)
      return { text: 'The signature is genuine.', data: { genuine: true, remedy: null } };
    const cause = CAUSES.find(
      ({ repair }) => sign(repair(given), textIn(repair(given), 'body')) === signature,
    );
    const remedy = cause?.remedy ?? 'Check URL, secret and body: refuse this call.';
    return { text: `The signature does not match. ${remedy}`, data: { genuine: false, remedy } };
  },
};

/** Mistakes of receivers, and how a genuine call is restored. */
const CAUSES: { remedy: string; repair: (given: Arguments) => Arguments }[] = [
  {
    remedy: 'Spaces or line breaks were added around the body: sign the bytes as received.',
    repair: (given) => ({ ...given, body: textIn(given, 'body').trim() }),
  },
  {
    remedy: 'The URL has a slash too many at its end: sign the registered URL.',
    repair: (given) => ({ ...given, url: textIn(given, 'url').replace(/\/$/, '') }),
  },
  {
    remedy: 'The URL lacks the slash at its end: sign the registered URL.',
    repair: (given) => ({ ...given, url: `${textIn(given, 'url')}/` }),
  },
  {
    remedy: 'Spaces were added around the secret.',
    repair: (given) => ({ ...given, auth_key: textIn(given, 'auth_key').trim() }),
  },
];

function sign(given: Arguments, body: string): string {
  return createHmac('sha1', textIn(given, 'auth_key'))
    .update(textIn(given, 'url'))
    .update(body)
    .digest('base64');
}
