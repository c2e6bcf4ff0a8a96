/** How characters are written in a place of a request. */
export type Encode = (text: string) => string;

/**
 * Percent-encodes all characters but unreserved ones, so that data cannot be taken for a delimiter. Half a surrogate pair
 * becomes U+FFFD.
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-2.3
 */
export const encodeData: Encode = (text) =>
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD')).replaceAll(/[!'()*]/g, escapeOctet);

/** Encodes as URL-encoded forms are: a blank is a plus sign. @see https://url.spec.whatwg.org/#urlencoded-serializing */
export const encodeForm: Encode = (text) => new URLSearchParams([['', text]]).toString().slice(1);

/** Reserved characters that would change the meaning of a place, so that its data cannot have them plainly. */
const BREAKING = {
  path: '/?#[]',
  query: '&+#[]',
  cookie: '&+#[];,',
};

/**
 * Returns the encoding of `allowReserved`: reserved characters and percent-encoded octets stay, unless they would end the value.
 * @see https://spec.openapis.org/oas/v3.2.0#appendix-c-using-rfc6570-based-serialization
 */
export function encodeReserved(place: keyof typeof BREAKING): Encode {
  const kept = [..."!$&'()*+,/:;=?@[]#"].filter((sign) => !BREAKING[place].includes(sign));
  const pieces = new RegExp(`(%[\\dA-Fa-f]{2}|[${kept.join('\\')}])`);
  return (text) =>
    text
      .split(pieces)
      .map((piece, index) => (index % 2 === 1 ? piece : encodeData(piece)))
      .join('');
}

/** Leaves characters as they are: headers, cookies of style `cookie`, and the parts of a multipart body have no encoding. */
export const keep: Encode = (text) => text;

/** Escapes the characters of JSON outside ASCII, for a header. @see https://www.rfc-editor.org/rfc/rfc9110#section-5.5 */
export function escapeNonAscii(json: string): string {
  return json.replaceAll(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function escapeOctet(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
