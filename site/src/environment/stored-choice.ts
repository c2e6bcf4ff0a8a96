import { parseJson } from '../decode';
import { isAddressPart, isHostLabel } from '#core/http/address';
import { credentials, isInHost, keys, otherServerOf, servers, variableOf } from './choices';
import { ENVIRONMENT_EVENT, environmentSlot } from './environment-slot';

/** The choice that the snippets of all pages show. */
export interface EnvironmentChoice {
  /** Index of the server. */
  server: number;
  /** Index of the credentials; undefined for those that each page shows. */
  credentials?: number;
  /** The reader's own values, by name. */
  values: Record<string, string>;
}

/** Excludes all characters that could end a string in any of the languages. */
const ALLOWED = /^[\w-]{1,100}$/;

/** Whether snippets can show a value: of a variable of a server, what its address allows. */
export function isAllowed(name: string, value: string, server: number): boolean {
  const variable = variableOf(name, server);
  if (variable?.enum) return variable.enum.includes(value);
  if (variable) return isAddressPart(value);
  return isInHost(name, server) ? isHostLabel(value) : ALLOWED.test(value);
}

/** Reads the choice from the storage of this tab. Whatever is not possible there counts as not chosen. */
export function readChoice(): EnvironmentChoice {
  const stored = parseJson(environmentSlot().get() ?? '{}');
  if (typeof stored !== 'object' || stored === null) return { server: 0, values: {} };
  const { server, credentials: names, values } = stored as Record<string, unknown>;
  const chosen = Math.max(
    0,
    servers.findIndex(({ label }) => label === server),
  );
  const way = credentials.findIndex((one) => one.join() === names);
  return {
    server: chosen,
    ...(way >= 0 && credentials.length > 1 && { credentials: way }),
    values: shownValues(typeof values === 'object' && values !== null ? values : {}, chosen),
  };
}

/** Keeps a choice until the tab is closed. */
export function storeChoice({ server, credentials: way, values }: EnvironmentChoice): void {
  const shown = shownValues(values, server);
  const isDefault = server === 0 && way === undefined && Object.keys(shown).length === 0;
  const names = way === undefined ? undefined : credentials[way]?.join();
  if (isDefault) environmentSlot().del();
  else
    environmentSlot().set(
      JSON.stringify({ server: servers[server]?.label, credentials: names, values: shown }),
    );
  document.dispatchEvent(new Event(ENVIRONMENT_EVENT));
}

/** Leaves out what snippets cannot show, keys of another server, and keys that snippets read from the environment. */
function shownValues(values: object, server: number): Record<string, string> {
  const entries = Object.entries(values as Record<string, unknown>);
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => {
      const [name, value] = entry;
      if (typeof value !== 'string' || !isAllowed(name, value, server)) return false;
      return (
        otherServerOf(value, server) === undefined && !(servers[server]?.readsKeys && keys.includes(name))
      );
    }),
  );
}
