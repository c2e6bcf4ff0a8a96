import type { ReleaseChange } from '#core/contracts/changelog';
import { keyOf, type Footprint } from './footprint';
import type { Touched } from './touched-changes';

/** A call of a reader with the part that a change is about, without its value, and how it has to be from then on. */
interface CallLines {
  before: string;
  /** Absent if it depends on the value. */
  after?: string;
}

/** More would say the same. */
const MOST = 8;

/** The calls that a change touches, each once. */
export function callsBeforeAfter({ change, calls }: Pick<Touched, 'change' | 'calls'>): CallLines[] {
  const lines = new Map(calls.map((call) => linesOf(call, change)).map((one) => [one.before, one]));
  return [...lines.values()].slice(0, MOST);
}

function linesOf(call: Footprint, change: ReleaseChange): CallLines {
  const { touches, moved, rule } = change;
  const part = touches && call.parts?.has(keyOf(touches)) ? touches : undefined;
  const before = formatCall(call, part?.in, part?.name);
  if (moved) return { before, after: formatCall({ ...call, ...moved }, part?.in, part?.name) };
  if (!part) return { before };
  if (part.renamed !== undefined) return { before, after: formatCall(call, part.in, part.renamed) };
  const isGone = /^(?:field|query-parameter|header-parameter)-removed$|^read-only-set$/.test(rule);
  return isGone ? { before, after: formatCall(call) } : { before };
}

function formatCall({ method, path }: Footprint, place?: string, name?: string): string {
  const address = method === undefined ? path : `${method} ${path}`;
  if (name === undefined) return address;
  if (place === 'query') return `${address}?${name}=…`;
  return place === 'header' ? `${address}  ${name}: …` : `${address} {"${name}": …}`;
}
