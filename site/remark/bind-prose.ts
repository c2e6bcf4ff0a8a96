import { relative } from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { guidePages } from '../config/guide-pages';
import { remarkFacts } from './facts';
import { readSources } from './read-sources';
import { referenceList } from './reference-list';
import type { Sources } from './sources';
import { findUses } from './uses';

/**
 * The remark plugin for the hand-written pages, with what it reads once from `generated` and `docs`. It has no options:
 * Docusaurus writes the options of plugins into the configuration that every browser loads.
 */
export function bindProse(generated: string, docs: string): () => (tree: Root, file: VFile) => void {
  let sources: Sources | undefined;
  return () => {
    sources ??= readSources(generated, docs);
    return bindPage(sources, docs);
  };
}

/** Binds the elements of a page, and closes a guide with the list of what they name. */
function bindPage(sources: Sources, docs: string): (tree: Root, file: VFile) => void {
  const bind = remarkFacts(sources);
  return (tree, file) => {
    const id = relative(docs, file.path).replace(/\.mdx$/, '');
    const list = guidePages.includes(id) ? referenceList(findUses(tree, sources.facts), sources.facts) : [];
    bind(tree, file);
    tree.children.push(...list);
  };
}
