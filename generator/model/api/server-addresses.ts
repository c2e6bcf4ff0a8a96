import { addressOfServer } from '#core/http/address';
import type { ApiModel, Server } from './api-model';

/** The most addresses of one server: each combination of the values of its variables is one. */
const MAX_ADDRESSES = 20;

/** Returns the addresses of a server, without a slash at their ends; the first has the defaults of its variables. */
export function addressesOf({ url, variables }: Server): string[] {
  let addresses = [url.replace(/\/+$/, '')];
  for (const { name, default: value, enum: values = [] } of variables) {
    const all = [value, ...values.filter((one) => one !== value)];
    addresses = addresses
      .flatMap((template) =>
        all.map((one) => addressOfServer({ template, variables: [{ name: `{${name}}`, value: one }] }, {})),
      )
      .slice(0, MAX_ADDRESSES);
  }
  return addresses;
}

/** Returns the origin of an address; undefined if the address is relative. */
export function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}

/** Returns the origins of all servers of an API, and of those that issue its tokens. */
export function listOrigins({ servers, operations, securitySchemes }: ApiModel): string[] {
  const all = [...servers, ...operations.flatMap((operation) => operation.servers)];
  const flows = securitySchemes.flatMap((scheme) => (scheme.type === 'oauth2' ? scheme.flows : []));
  const addresses = [...all.flatMap(addressesOf), ...flows.flatMap(({ tokenUrl }) => tokenUrl ?? [])];
  return [...new Set(addresses.flatMap((address) => originOf(address) ?? []))];
}
