import { useMemo, useState } from 'react';
import changelog from '@generated/what-changes/default/changelog.json';
import type { AffectedCall } from '#core/contracts/changelog';
import { useExchanges } from '../../session/exchanges';
import { toFootprints, wholeCall, type Footprints } from '../footprint';
import { readCalls } from '../read/read-calls';

/** How a reader says which calls to look at. */
export type Source = 'all' | 'chosen' | 'pasted' | 'sent';

/** Everything that changes can be about: operations, and the events of any version. */
export const ALL_CALLS: readonly AffectedCall[] = [
  ...changelog.operations,
  ...distinct(changelog.releases.flatMap(({ calls }) => calls.filter(({ method }) => method === undefined))),
];

/** The calls of the reader, and how they are chosen. */
export interface Calls {
  source: Source;
  setSource: (source: Source) => void;
  /** Ids of chosen operations and events. */
  ids: ReadonlySet<string>;
  toggle: (call: AffectedCall) => void;
  /** Reads pasted input; the input itself is forgotten. */
  read: (input: string) => void;
  /** Whether input was too long. */
  isTooLong: boolean;
  /** The number of requests that the reader sent to the simulator. */
  sent: number;
  chosen: Footprints;
  /** Whether the reader has yet to choose. */
  isEmpty: boolean;
}

const NOTHING: Footprints = { calls: [], unknown: 0 };
const EVERYTHING: Footprints = { calls: ALL_CALLS.map(wholeCall), unknown: 0 };

export function useCalls(): Calls {
  const [source, setSource] = useState<Source>('all');
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [pasted, setPasted] = useState<Footprints>();
  const [isTooLong, setTooLong] = useState(false);
  const exchanges = useExchanges();
  const sent = useMemo(
    // The log has no bodies.
    () =>
      toFootprints(
        exchanges.map(({ method, address }) => ({ method, address })),
        changelog,
      ),
    [exchanges],
  );
  const picked = useMemo(
    () => ({ calls: ALL_CALLS.filter((call) => ids.has(keyOfCall(call))).map(wholeCall), unknown: 0 }),
    [ids],
  );
  const chosen = { all: EVERYTHING, chosen: picked, pasted: pasted ?? NOTHING, sent }[source];
  return {
    source,
    setSource,
    ids,
    toggle: (call) => setIds((known) => toggled(known, keyOfCall(call))),
    read: (input) => {
      try {
        setPasted(input.trim() === '' ? undefined : toFootprints(readCalls(input), changelog));
        setTooLong(false);
      } catch {
        setPasted(undefined);
        setTooLong(true);
      }
    },
    isTooLong,
    sent: exchanges.length,
    chosen,
    isEmpty: chosen.calls.length + chosen.unknown === 0,
  };
}

function toggled(known: ReadonlySet<string>, key: string): Set<string> {
  const next = new Set(known);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** Operations of two versions may have the same id. */
export function keyOfCall({ id, method = '', path = '' }: AffectedCall): string {
  return [method, path, id].join(' ');
}

function distinct(calls: readonly AffectedCall[]): AffectedCall[] {
  return [...new Map(calls.map((call) => [call.id, call])).values()];
}
