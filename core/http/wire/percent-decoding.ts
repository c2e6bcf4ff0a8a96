/** Decodes text from one part of a request. Never throws: invalid percent-encoding is left as it is. */
export type Decode = (text: string) => string;

/** Decodes as URL-encoded forms and queries are: a plus sign is a blank. @see https://url.spec.whatwg.org/#urlencoded-parsing */
export const decodeForm: Decode = (text) =>
  new URLSearchParams(`=${text.replaceAll('&', '%26')}`).get('') ?? '';

/** Decodes percent-encoded octets; a plus sign stays. @see https://www.rfc-editor.org/rfc/rfc3986#section-2.1 */
export const decodeData: Decode = (text) => decodeForm(text.replaceAll('+', '%2B'));
