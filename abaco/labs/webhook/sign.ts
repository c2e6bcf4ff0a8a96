/**
 * Computes the signature of a call to a webhook: HMAC-SHA1 over its URL and raw body.
 * @param key the `auth_key` of the webhook.
 * @returns the signature in Base64.
 */
export async function sign(url: string, body: string, key: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-1' };
  const secret = await crypto.subtle.importKey('raw', encoder.encode(key), algorithm, false, ['sign']);
  const signature = await crypto.subtle.sign('HMAC', secret, encoder.encode(url + body));
  return btoa(String.fromCharCode(...new Uint8Array(signature)));
}
