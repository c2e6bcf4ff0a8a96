import choices from '@generated/environments/default/choices.json';
import type { Environments, ServerVariable } from '#core/contracts/environments';
import { addressOfServer, isAddress } from '#core/http/address';

/** The choices of readers of this site. */
export const { servers, credentials, keys, hasWholeAddresses = false }: Environments = choices;

/** Finds a variable of a server, by the name of its value. */
export function variableOf(name: string, server: number): ServerVariable | undefined {
  return servers[server]?.variables?.find((one) => one.name === name);
}

/** Whether a value is a part of the host name in the address of a server: in `https://{account}.example/api`, `account` is. */
export function isInHost(name: string, server: number): boolean {
  const [, host = ''] = /^\w+:\/\/([^/]*)/.exec(servers[server]?.template ?? '') ?? [];
  return host.includes(`{${name}}`);
}

/** Returns the address of a server with the reader's values in it; undefined if snippets cannot show it, or need not. */
export function addressOf(server: number, values: Readonly<Record<string, string>>): string | undefined {
  const chosen = servers[server];
  if (!hasWholeAddresses || !chosen) return undefined;
  const address = addressOfServer(chosen, values);
  const isShown = server === 0 && address === addressOfServer(chosen, {});
  return isShown || !isAddress(address) ? undefined : address;
}

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
    ({ keyPrefixes }, index) => index !== chosen && keyPrefixes.some((prefix) => code.includes(prefix)),
  );
}

function hasPrefix(value: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => value.startsWith(prefix));
}
