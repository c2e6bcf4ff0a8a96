import type { LinkData, ObjectData } from '#core/contracts/page-data';
import { type ClaimId, createClaimId } from '../../../model/addresses/anchors';

/** A use of an object, as the page of the object shows it. */
type Use = ObjectData['usedBy'][number];

/** A page whose bodies hold objects, and the page that lists it: that of its tag or of the events. */
interface UsingPage extends LinkData {
  listedOn: LinkData;
}

/** A use, and the anchors of its page, which show which fields of the object are on that page. */
export interface FoundUse extends Use {
  listedOn: LinkData;
  anchors: ReadonlySet<string>;
}

/** If an object has more uses than these, they are only counted: a list would grow with every operation. */
export const MOST_USES = 100;

interface Found {
  page: UsingPage;
  role: Use['role'];
  /** The anchors of the bodies and fields that hold the object. */
  places: string[];
  anchors: ReadonlySet<string>;
  holders: ReadonlySet<string>;
}

/** The uses of all objects of the API; they are recorded while the pages of operations and events are built. */
export class Uses {
  readonly #byName = new Map<string, Map<string, Found>>();

  /** Creates the record of one operation or event. */
  recordFor(page: UsingPage): UseRecord {
    const anchors = new Set<string>();
    // Anchors with others inside them. An object whose anchor is missing has no fields on the page, which would grow too large.
    const holders = new Set<string>();
    const claim = createClaimId();
    return {
      claimId: (...segments) => {
        const anchor = claim(...segments);
        anchors.add(anchor);
        addHolders(anchor, holders);
        return anchor;
      },
      add: (name, role, place) => {
        const found = this.#byName.get(name) ?? new Map<string, Found>();
        const key = `${page.href} ${role}`;
        const use = found.get(key) ?? { page, role, places: [], anchors, holders };
        use.places.push(place);
        found.set(key, use);
        this.#byName.set(name, found);
      },
    };
  }

  /** Adds the uses on pages that were recorded separately. */
  include(others: Uses): void {
    for (const [name, uses] of others.#byName) {
      const known = this.#byName.get(name) ?? new Map<string, Found>();
      for (const [key, use] of uses) known.set(key, use);
      this.#byName.set(name, known);
    }
  }

  /** Returns the uses of a component schema in the order of the pages. */
  of(name: string): FoundUse[] {
    return [...(this.#byName.get(name)?.values() ?? [])].map(({ page, role, places, anchors, holders }) => {
      const at = places.find((place) => holders.has(place));
      return { ...page, role, ...(at !== undefined && { at }), anchors };
    });
  }
}

/** Adds the prefixes of an anchor. If one is known already, so are the shorter ones. */
function addHolders(anchor: string, holders: Set<string>): void {
  for (let dot = anchor.lastIndexOf('.'); dot !== -1; dot = anchor.lastIndexOf('.', dot - 1)) {
    const holder = anchor.slice(0, dot);
    if (holders.has(holder)) return;
    holders.add(holder);
  }
}

/** The record of one page: its anchors, and the names of the objects on it. */
export interface UseRecord {
  claimId: ClaimId;
  /** @param place anchor of the body or the field that holds the object: `request`, `201.contact`. */
  add: (name: string, role: Use['role'], place: string) => void;
}

/** Returns the uses as the page of their object shows them. */
export function listUses(uses: readonly FoundUse[]): Use[] {
  return uses.map(({ anchors: _anchors, listedOn: _listedOn, ...use }) => use);
}

/** Returns the number of uses on each page that lists some. */
export function countUses(uses: readonly FoundUse[]): Use[] {
  const counts = new Map<string, Use & { count: number }>();
  for (const { listedOn, role } of uses) {
    const key = `${listedOn.href} ${role}`;
    counts.set(key, { ...listedOn, role, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()];
}
