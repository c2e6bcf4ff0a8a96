import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { pageName } from '../config/page-files';
import { remarkElements } from './replace-elements';
import { linkTerms, readTerms, type Term } from './glossary';
import { numberSources } from './number-sources';
import { parsePage } from './parse-page';
import { readSources } from './read-sources';
import { referenceList } from './reference-list';
import { sourcePlaces, stampOf } from './source-files';
import type { Sources } from './sources';
import { findUses } from './uses';

/** The remark plugin for the hand-written pages. */
interface BindProse {
  (): (tree: Root, file: VFile) => void;
  /** Returns another string when a page may become something else although its source stays the same. */
  version: () => string;
}

/** The data that pages are bound to. */
interface Bound {
  /** Changes when a file is written. */
  stamp: string;
  /** Changes when what the files hold is something else. */
  version: string;
  bind: (tree: Root, file: VFile) => void;
}

/**
 * Returns the remark plugin for the hand-written pages. It reads its data from `generated` and `docs` once, and again if one of
 * these files has changed. It takes no options: Docusaurus writes plugin options into the configuration that every browser loads.
 * @param guides names of the pages that show how to do something: `guides/webhooks`.
 */
export function bindProse(generated: string, docs: string, guides: readonly string[]): BindProse {
  const places = sourcePlaces(generated, docs);
  let known: Bound | undefined;
  const read = (): Bound => {
    const stamp = stampOf(places);
    if (known?.stamp !== stamp) {
      const sources = readSources(generated, docs);
      const terms = readGlossary(join(docs, 'glossary.mdx'));
      const version = hashOf(JSON.stringify([sources, terms]));
      known = { stamp, version, bind: bindPage(sources, terms, docs, guides) };
    }
    return known;
  };
  const plugin = () => (tree: Root, file: VFile) => read().bind(tree, file);
  return Object.assign(plugin, { version: () => read().version });
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function readGlossary(file: string): Term[] {
  return existsSync(file) ? readTerms(parsePage(readFileSync(file, 'utf8'), file)) : [];
}

/**
 * Binds a page's elements. It also links the glossary's terms in a guide, and adds two parts at the end: the reference entries that
 * a guide's elements name, and the notes that the page's marks open.
 */
function bindPage(
  sources: Sources,
  terms: Term[],
  docs: string,
  guides: readonly string[],
): (tree: Root, file: VFile) => void {
  const bind = remarkElements(sources);
  return (tree, file) => {
    const path = relative(docs, file.path);
    const isGuide = guides.includes(pageName(path));
    const list = isGuide ? referenceList(findUses(tree, sources.facts), sources.facts) : [];
    bind(tree, file);
    if (isGuide) linkTerms(tree, terms, `./${path}`);
    tree.children.push(...list);
    numberSources(tree, sources);
  };
}
