import type { ObjectData } from '#core/contracts/page-data';
import { type ClaimId, createClaimId } from '../../addresses/anchors';

/** A use of an object, as its page prints it. */
export type Use = ObjectData['usedBy'][number];

/** A use with the anchors of its page, which tell the fields of the object that the page has. */
export interface FoundUse extends Use {
  anchors: ReadonlySet<string>;
}

interface Found {
  page: Pick<Use, 'label' | 'href'>;
  role: Use['role'];
  /** Anchors of the bodies and fields that hold the object. */
  places: string[];
  anchors: ReadonlySet<string>;
}

/** Where the objects of the API are used; filled while the pages of operations and events are made. */
export class Uses {
  readonly #byName = new Map<string, Map<string, Found>>();

  /** The record of one operation or event. */
  recordFor(page: Found['page']): UseRecord {
    const anchors = new Set<string>();
    const claim = createClaimId();
    return {
      claimId: (...segments) => {
        const anchor = claim(...segments);
        anchors.add(anchor);
        return anchor;
      },
      add: (name, role, place) => {
        const found = this.#byName.get(name) ?? new Map<string, Found>();
        const key = `${page.href} ${role}`;
        const { places } = found.get(key) ?? { places: [] };
        found.set(key, { page, role, places: [...places, place], anchors });
        this.#byName.set(name, found);
      },
    };
  }

  /** The uses of a component schema in the order of the pages. */
  of(name: string): FoundUse[] {
    return [...(this.#byName.get(name)?.values() ?? [])].map(({ page, role, places, anchors }) => {
      const at = places.find((place) => isWritten(place, anchors));
      return { ...page, role, ...(at !== undefined && { at }), anchors };
    });
  }
}

/** A page that would grow too large has the object without its fields. */
function isWritten(place: string, anchors: ReadonlySet<string>): boolean {
  return [...anchors].some((anchor) => anchor.startsWith(`${place}.`));
}

/** What one page tells of itself: its anchors, and the names of the objects that it shows. */
export interface UseRecord {
  claimId: ClaimId;
  /** @param place anchor of the body or the field that holds the object: `request`, `201.contact`. */
  add: (name: string, role: Use['role'], place: string) => void;
}
