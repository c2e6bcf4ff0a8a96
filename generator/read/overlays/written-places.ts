import type { Written } from '../source/overlaid-source';
import type { Edit } from './apply-overlay';

/** A part of a document below which overlays changed something. */
interface Changed {
  /** Where it is written; undefined: below the place of the part around it. */
  written?: Written;
  below: Map<string, Changed>;
}

/** Tracks which file each part of a document comes from while overlays change it. Only the parts that overlays moved or gave are stored. */
export class WrittenPlaces {
  readonly #root: Changed;

  /** @param source the file of the document. */
  constructor(readonly source: Written['source']) {
    this.#root = { below: new Map() };
  }

  /** Returns where a part of the changed document is written. */
  find(tokens: readonly string[]): Written {
    let written: Written = { source: this.source, tokens: [] };
    let changed: Changed | undefined = this.#root;
    for (const token of tokens) {
      changed = changed?.below.get(token);
      written = changed?.written ?? { ...written, tokens: [...written.tokens, token] };
    }
    return written;
  }

  /** Follows an edit that an action of `overlay` made. */
  follow(edit: Edit, overlay: Written['source']): void {
    const { at } = edit;
    if (edit.kind === 'given') {
      const changed = this.#at(at);
      changed.written = { source: overlay, tokens: edit.by };
      changed.below.clear();
    } else if (edit.kind === 'removed') this.#at(at.slice(0, -1)).below.delete(at.at(-1) ?? '');
    else {
      const list = this.#at(at);
      const kept = edit.indices.map((index): [string, Changed] => {
        const below = list.below.get(String(index))?.below ?? new Map<string, Changed>();
        return [String(index), { written: this.find([...at, String(index)]), below }];
      });
      list.below = new Map(kept.map(([, entry], index) => [String(index), entry]));
    }
  }

  #at(tokens: readonly string[]): Changed {
    let changed = this.#root;
    for (const token of tokens) {
      const next = changed.below.get(token) ?? { below: new Map<string, Changed>() };
      changed.below.set(token, next);
      changed = next;
    }
    return changed;
  }
}
