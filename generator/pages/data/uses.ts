import type { LinkData, ObjectData } from '#core/contracts/page-data';
import { type ClaimId, createClaimId } from '../../addresses/anchors';

/** A use of an object, as its page prints it. */
export type Use = ObjectData['usedBy'][number];

/** A page whose bodies hold objects, and the page of the tag or the events that lists it. */
interface UsingPage extends LinkData {
  listedOn: LinkData;
}

/** A use with the anchors of its page, which tell the fields of the object that the page has. */
export interface FoundUse extends Use {
  listedOn: LinkData;
  anchors: ReadonlySet<string>;
}

/** More uses of one object than these are listed nowhere at once: they would grow with every operation. */
export const MOST_USES = 100;

interface Found {
  page: UsingPage;
  role: Use['role'];
  /** Anchors of the bodies and fields that hold the object. */
  places: string[];
  anchors: ReadonlySet<string>;
  holders: ReadonlySet<string>;
}

/** Where the objects of the API are used; filled while the pages of operations and events are made. */
export class Uses {
  readonly #byName = new Map<string, Map<string, Found>>();

  /** The record of one operation or event. */
  recordFor(page: UsingPage): UseRecord {
    const anchors = new Set<string>();
    // What an anchor of the page lies in: a page that would grow too large has an object without its fields.
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

  /** The uses of a component schema in the order of the pages. */
  of(name: string): FoundUse[] {
    return [...(this.#byName.get(name)?.values() ?? [])].map(({ page, role, places, anchors, holders }) => {
      const at = places.find((place) => holders.has(place));
      return { ...page, role, ...(at !== undefined && { at }), anchors };
    });
  }
}

/** Adds what an anchor lies in; what is there already brought its own holders along. */
function addHolders(anchor: string, holders: Set<string>): void {
  for (let dot = anchor.lastIndexOf('.'); dot !== -1; dot = anchor.lastIndexOf('.', dot - 1)) {
    const holder = anchor.slice(0, dot);
    if (holders.has(holder)) return;
    holders.add(holder);
  }
}

/** What one page tells of itself: its anchors, and the names of the objects that it shows. */
export interface UseRecord {
  claimId: ClaimId;
  /** @param place anchor of the body or the field that holds the object: `request`, `201.contact`. */
  add: (name: string, role: Use['role'], place: string) => void;
}

/** Uses as the page of their object prints them. */
export function listUses(uses: readonly FoundUse[]): Use[] {
  return uses.map(({ anchors: _anchors, listedOn: _listedOn, ...use }) => use);
}

/** How many uses each page has that lists them. */
export function countUses(uses: readonly FoundUse[]): Use[] {
  const counts = new Map<string, Use & { count: number }>();
  for (const { listedOn, role } of uses) {
    const key = `${listedOn.href} ${role}`;
    counts.set(key, { ...listedOn, role, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()];
}
