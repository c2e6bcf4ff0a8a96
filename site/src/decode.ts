/**
 * Decodes untrusted input from readers: addresses, kept choices, pasted strings. It is decoded here and nowhere else, and these
 * functions do not throw if it is malformed. `site/plugins/safe-decoding.ts` gives libraries the same functions.
 */

/** Decodes a part of an address, such as a hash. @returns the string unchanged if it has an invalid escape, as in `100%` */
export function decode(text: string): string {
  return decodeWith(globalThis.decodeURIComponent, text);
}

/** Decodes a path, but not its escaped slashes. @returns the path unchanged if it has an invalid escape */
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

/** Parses JSON. @returns undefined, with a warning in the console, if the string is not JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}
