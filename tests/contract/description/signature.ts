import { createHmac } from 'node:crypto';
import type { BundledDescription } from '../../../generator/read/normalize/bundled-description';
import { asObject, listOperations, parametersOf, resolve } from './description';

/** The webhook that the examples are sent to. */
export interface Receiver {
  url: string;
  authKey: string;
}

/** The signature of a call: Base64 of HMAC-SHA1 over the registered URL and the raw body, as bytes. */
export function sign(body: string, { url, authKey }: Receiver): string {
  return createHmac('sha1', authKey).update(url).update(body).digest('base64');
}

/** Events whose example header does not sign their example body as pages print it, with the signature they need. */
export function wrongSignatures(description: BundledDescription, receiver: Receiver): string[] {
  return listOperations(description, 'webhooks').flatMap(({ path, operation }) => {
    const header = parametersOf(description, operation).find(({ name }) => name === 'X-Abaco-Signature');
    const { examples } = asObject(asObject(asObject(operation.requestBody).content)['application/json']);
    const body = resolve(description, asObject(examples).default).value;
    const want = sign(JSON.stringify(body, null, 2), receiver);
    return header?.example === want ? [] : [`${path}: ${want}`];
  });
}
