import type { liteClient } from 'algoliasearch/lite';
import { parseJson } from '../../decode';

type Options = NonNullable<Parameters<typeof liteClient>[2]>;
type HostsCache = NonNullable<Options['hostsCache']>;
type Host = NonNullable<Options['hosts']>[number];

/** How long a failed host is skipped, in milliseconds. */
const downTime = 120_000;

/** The last known status of a host, and its time in milliseconds since 1970. */
interface Entry {
  status: 'up' | 'down' | 'timed out';
  time: number;
}

type Entries = Record<string, Entry>;

/**
 * Creates a cache of failed hosts, under one key in local storage, or in memory if storage is unavailable. The library's cache
 * writes under a key that includes the status and reads under one that does not, so it never finds an entry.
 */
export function createHostsCache(name: string): HostsCache {
  let memory: Entries = {};
  const read = (): Entries => {
    try {
      const text = localStorage.getItem(name);
      return text === null ? memory : entriesOf(parseJson(text));
    } catch {
      return memory;
    }
  };
  const write = (entries: Entries): void => {
    memory = entries;
    try {
      localStorage.setItem(name, JSON.stringify(entries));
    } catch (error) {
      console.warn(error);
    }
  };
  const without = (key: string): Entries =>
    Object.fromEntries(Object.entries(read()).filter(([known]) => known !== key));

  return {
    async get<Value>(host: unknown, orElse: () => Promise<Value>): Promise<Value> {
      const entry = read()[keyOf(host)];
      return entry ? (revive(host as Host, entry) as Value) : orElse();
    },
    set<Value>(host: unknown, value: Value): Promise<Value> {
      const { status } = value as Entry;
      write({ ...read(), [keyOf(host)]: { status, time: Date.now() } });
      return Promise.resolve(value);
    },
    delete: (host: unknown) => Promise.resolve(write(without(keyOf(host)))),
    clear: () => Promise.resolve(write({})),
  };
}

/** Returns the stored entries, without those that this cache cannot have written. */
function entriesOf(stored: unknown): Entries {
  const isEntry = (value: Partial<Entry> | null) =>
    ['up', 'down', 'timed out'].includes(value?.status ?? '') && typeof value?.time === 'number';
  return Object.fromEntries(Object.entries((stored ?? {}) as Entries).filter(([, value]) => isEntry(value)));
}

/** Returns the key of a host, which does not depend on its status. */
function keyOf(host: unknown): string {
  const { protocol, url, port, accept } = host as Host;
  return `${protocol}://${url}${port ? `:${port}` : ''} ${accept}`;
}

function revive(host: Host, { status, time }: Entry) {
  const isOver = () => Date.now() - time > downTime;
  return {
    ...host,
    status,
    lastUpdate: time,
    isUp: () => status === 'up' || isOver(),
    isTimedOut: () => status === 'timed out' && !isOver(),
  };
}
