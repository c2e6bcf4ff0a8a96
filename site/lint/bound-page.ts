import type { Root } from 'mdast';
import { VFile } from 'vfile';
import { getOrInsertComputed } from '#core/collections/get-or-insert-computed';
import { PageError, type PageMistake } from '../errors/page-error';
import { remarkElements } from '../remark/replace-elements';
import type { Sources } from '../remark/sources';
import type { Page } from './page';

/** A page whose elements have been replaced. */
interface BoundPage {
  tree: Root;
  /** The mistakes in its elements. */
  mistakes: readonly PageMistake[];
}

const known = new WeakMap<Sources, WeakMap<Page, BoundPage>>();

/** Replaces a page's elements, once for all rules. */
export function boundPage(page: Page, sources: Sources): BoundPage {
  const pages = getOrInsertComputed(known, sources, () => new WeakMap<Page, BoundPage>());
  return getOrInsertComputed(pages, page, () => bind(page, sources));
}

function bind({ file, tree: own }: Page, sources: Sources): BoundPage {
  const tree = structuredClone(own);
  try {
    remarkElements(sources)(tree, new VFile({ path: file }));
    return { tree, mistakes: [] };
  } catch (error) {
    if (!(error instanceof PageError)) throw error;
    return { tree, mistakes: error.mistakes };
  }
}
