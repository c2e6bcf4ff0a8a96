import type { Element, ElementContent, Root } from 'hast';
import type { VFile } from 'vfile';
import { MOVED } from '#core/labels/moved';
import { type Alias, ALIAS_STYLES, hrefOf, isOnPage } from '../redirects/aliases';

interface Options {
  /** Returns the earlier ids by the page that readers reach with them. */
  readAliases: () => ReadonlyMap<string, readonly Alias[]>;
  /** Returns the address of a page from its file and its front matter: `/guides/webhooks/`. */
  addressOf: (file: string, frontMatter: { slug?: string }) => string;
  /** Path that the site is served below: `/`. */
  base: string;
}

/**
 * Rehype plugin: gives places of a page their earlier ids too. Whoever comes with the id of a place that is elsewhere now gets a link,
 * which scripts follow (`src/client/reveal-target.ts`).
 */
export function markAliases({
  readAliases,
  addressOf,
  base,
}: Options): () => (tree: Root, file: VFile) => void {
  return () => (tree, file) => {
    const page = addressOf(file.path, file.data.frontMatter ?? {});
    const aliases = readAliases().get(page) ?? [];
    if (aliases.length > 0) tree.children.push(element('style', {}, { type: 'text', value: ALIAS_STYLES }));
    for (const alias of aliases) {
      const place = isOnPage(alias, page) ? findPlace(tree, alias.target) : undefined;
      if (place === undefined) tree.children.push(toLink(alias, hrefOf(alias, base)));
      else place.children.unshift(element('span', { id: alias.id, className: ['alias'] }));
    }
  };
}

function findPlace(node: Root | Element, id: string): Element | undefined {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    const found = child.properties.id === id ? child : findPlace(child, id);
    if (found !== undefined) return found;
  }
  return undefined;
}

function toLink({ id }: Alias, href: string): Element {
  const link = element('a', { href }, { type: 'text', value: MOVED.section });
  return element('p', { id, dataMoved: href }, link);
}

function element(tagName: string, properties: Element['properties'], ...children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children };
}
