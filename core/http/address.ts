import type { ServerChoice } from '../contracts/environments';

/** Without two slashes; no character ends a string, or starts an expression in one, in any language of the snippets. */
const PART = /^(?!.*\/\/)[\w.~:/+-]{0,100}$/;

/** Whether the address of a server can be in snippets without being escaped. */
export function isAddress(text: string): boolean {
  return /^https?:\/\/[\w.~:/?=&+,;-]+$/i.test(text) && URL.canParse(text);
}

/** Whether a value can be part of an address; two slashes would start another one. */
export function isAddressPart(text: string): boolean {
  return PART.test(text);
}

/** The most characters of a part of a host name (RFC 1035). */
export const HOST_LABEL_LENGTH = 63;

/** Whether a string can be a part of a host name, between its dots: letters, digits and hyphens, without a hyphen at either end. */
export function isHostLabel(text: string): boolean {
  return text.length <= HOST_LABEL_LENGTH && /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/i.test(text);
}

/** Returns the address of a server in full, with the values of its variables; a missing or empty one is the default. */
export function addressOfServer(
  { template, variables = [] }: Pick<ServerChoice, 'template' | 'variables'>,
  values: Readonly<Record<string, string>>,
): string {
  return variables.reduce(
    (text, { name, value }) =>
      text.replaceAll(name, () => (Object.hasOwn(values, name) && values[name]) || value),
    template,
  );
}
