/** Decodes a part of an address, or returns it as typed if it is not encoded right: `100%`. */
export function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
