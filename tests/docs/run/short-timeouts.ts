/** How long the programs of the pages wait for a response, in each language. */
const TIMEOUT =
  /(AbortSignal\.timeout\(|\btimeout=|_timeout: |CURLOPT_TIMEOUT => |--max-time )30(?:(_000)|0)?\b/g;

/**
 * Code of a page that waits fewer seconds for a response, not half a minute.
 * @throws when it says nowhere how long it waits.
 */
export function withShortTimeouts(code: string, seconds = 1): string {
  const short = code.replaceAll(
    TIMEOUT,
    (_, before: string, thousand = '') => `${before}${seconds}${thousand}`,
  );
  if (short === code) throw new Error('The program does not say that it waits 30 seconds for a response.');
  return short;
}
