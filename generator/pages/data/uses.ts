import type { ObjectData } from '#core/contracts/page-data';

type Use = ObjectData['usedBy'][number];

/** Where the objects of the API are used; filled while the pages of operations and events are made. */
export class Uses {
  readonly #byName = new Map<string, Map<string, Use>>();

  /** The record of one operation or event. */
  recordFor(page: Pick<Use, 'label' | 'href'>): UseRecord {
    return {
      add: (name, role) => {
        const uses = this.#byName.get(name) ?? new Map<string, Use>();
        uses.set(`${page.href} ${role}`, { ...page, role });
        this.#byName.set(name, uses);
      },
    };
  }

  /** The uses of a component schema in the order of the pages. */
  of(name: string): Use[] {
    return [...(this.#byName.get(name)?.values() ?? [])];
  }
}

/** Takes the names of the objects that one page shows. */
export interface UseRecord {
  add: (name: string, role: Use['role']) => void;
}
