import choices from '@generated/environments/default/choices.json';
import { BASE_URL } from '#core/contracts/environments';

/** Whether the snippets of a page call the chosen server; those of operations that declare other servers do not. */
export function followsServer(values: readonly { name: string }[]): boolean {
  if (choices.servers.length < 2) return false;
  return !choices.hasWholeAddresses || values.some(({ name }) => name === BASE_URL);
}
