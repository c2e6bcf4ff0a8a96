/**
 * What a reader brings: an address, a kept choice, something pasted. Nobody vouches for it, so it is decoded here and nowhere
 * else, and what cannot be decoded never throws. `site/plugins/safe-decoding.ts` gives libraries the same functions.
 */

/** Decodes a part of an address, such as a hash. @returns the text as it is where its `%` escape nothing, as in `100%` */
export function decode(text: string): string {
  return decodeWith(globalThis.decodeURIComponent, text);
}

/** Decodes a path, whose escaped slashes stay. @returns the path as it is where its `%` escape nothing */
export function decodePath(path: string): string {
  return decodeWith(globalThis.decodeURI, path);
}

function decodeWith(decoder: (text: string) => string, text: string): string {
  try {
    return decoder(text);
  } catch {
    return text;
  }
}

/** Reads JSON. @returns undefined for a text that is not JSON, with a warning in the console */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}
