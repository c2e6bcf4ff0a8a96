import type { ChangeSeverity, Release, ReleaseChange } from '#core/contracts/changelog';
import { type Footprint, keyOf } from './footprint';

/** As much of a release as the answer needs. */
type JudgedRelease = Pick<Release, 'version' | 'href' | 'changes' | 'calls'>;

/** A change that touches calls of a reader. */
export interface Touched {
  release: JudgedRelease;
  change: ReleaseChange;
  /** For these calls; a change may break who sends a value and not who receives it. */
  severity: ChangeSeverity;
  calls: Footprint[];
}

/** All changes between two versions, and those that touch the calls of a reader. */
export interface Answer {
  touched: Touched[];
  /** The number of changes that touch none of the calls. */
  others: number;
}

const WORST_FIRST: readonly ChangeSeverity[] = ['breaking', 'risky', 'additive', 'documentation'];

/**
 * Finds the changes that touch calls, on their way from one version to another. A call follows its operation to a new address, and its
 * parts to their new names. Changes of words touch nobody.
 * @param releases those on the way, the earliest first.
 */
export function findTouched(releases: readonly JudgedRelease[], calls: readonly Footprint[]): Answer {
  const touched: Touched[] = [];
  let others = 0;
  let current = calls;
  for (const release of releases) {
    for (const change of release.changes.filter(({ severity }) => severity !== 'documentation')) {
      const reached = current.flatMap((call) => {
        const severity = severityFor(change, call, release);
        return severity === undefined ? [] : [{ call, severity }];
      });
      const severity = WORST_FIRST.find((one) => reached.some((each) => each.severity === one));
      if (severity === undefined) others += 1;
      else touched.push({ release, change, severity, calls: reached.map(({ call }) => call) });
    }
    current = current.map((call) => follow(release, call));
  }
  return { touched: touched.toSorted(bySeverity), others };
}

function bySeverity(one: Touched, other: Touched): number {
  return WORST_FIRST.indexOf(one.severity) - WORST_FIRST.indexOf(other.severity);
}

/** How much a change matters to a call; undefined if it does not touch it. */
function severityFor(
  change: ReleaseChange,
  call: Footprint,
  release: JudgedRelease,
): ChangeSeverity | undefined {
  const ids = idsOf(call, release);
  const verdicts = [
    ...(sendsPart(call, change) ? [change.sent] : []),
    // Nobody knows which parts of a response a reader reads.
    change.received,
  ].filter((verdict) => verdict?.affected.some((id) => ids.includes(id)));
  return WORST_FIRST.find((severity) => verdicts.some((verdict) => verdict?.severity === severity));
}

/** Whether a call sends the part that a change is about. */
function sendsPart({ parts }: Footprint, { touches }: ReleaseChange): boolean {
  return !touches || !parts || parts.has(keyOf(touches));
}

/** The call in the version of the release. */
function follow(release: JudgedRelease, call: Footprint): Footprint {
  const ids = idsOf(call, release);
  const own = release.changes.filter(({ affected }) => affected.some((id) => ids.includes(id)));
  const moved = own.find((change) => change.moved)?.moved;
  return { ...call, ...moved, ...withNewNames(call, own) };
}

/** A call with the new names of its parts. The old ones stay: another part may have the same name. */
function withNewNames({ parts }: Footprint, changes: readonly ReleaseChange[]): Pick<Footprint, 'parts'> {
  if (!parts) return {};
  const added = changes.flatMap(({ touches }) =>
    touches?.renamed !== undefined && parts.has(keyOf(touches))
      ? [keyOf({ in: touches.in, name: touches.renamed })]
      : [],
  );
  return { parts: new Set([...parts, ...added]) };
}

/** The ids of a call in a release, which knows the calls of the version before by their addresses. */
function idsOf({ method, path }: Footprint, { calls }: JudgedRelease): string[] {
  return calls
    .filter((call) =>
      method === undefined
        ? call.method === undefined && call.id === path
        : call.method === method && erase(call.path ?? '') === erase(path),
    )
    .map(({ id }) => id);
}

/** Names of parameters are not sent. */
function erase(path: string): string {
  return path.replace(/\{[^}]*\}/g, '{}');
}
