import choices from '@generated/environments/default/choices.json';
import type { ServerChoice } from '#core/contracts/environments';

/** The choices of readers of this site. */
export const { servers, credentials, keys } = choices;

/** Whether a value is a key of another server than the chosen one, as far as its beginning says so. */
export function otherServerOf(value: string, chosen: number): number | undefined {
  const index = servers.findIndex(
    (server, position) => position !== chosen && hasPrefix(value, server.keyPrefixes),
  );
  return index < 0 ? undefined : index;
}

/** Whether code contains a key that is not one of this server. */
export function hasOtherKey(code: string, chosen: number): boolean {
  return servers.some(
    ({ keyPrefixes }: ServerChoice, index) =>
      index !== chosen && keyPrefixes.some((prefix) => code.includes(prefix)),
  );
}

function hasPrefix(value: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => value.startsWith(prefix));
}
