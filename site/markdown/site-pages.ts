import { resolve } from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';

type Version = LoadedContent['loadedVersions'][number];

/** A page of the site. */
export interface SitePage {
  /** Address from the root, without the base of the site: `/guides/webhooks/`. */
  href: string;
  title: string;
  description: string;
  /** Other names of its subject, from the front matter. */
  keywords: readonly string[];
  /** Path of the file of a hand-written page; pages of the reference have none. */
  file?: string;
}

/** The plugin whose pages are written by hand; the other one has the reference. */
const HAND_WRITTEN = 'default';

/** Lists all pages in the order of their sidebars; pages that no sidebar has come last. Unlisted pages are left out. */
export function listSitePages(allContent: AllContent, siteDir: string, base: string): SitePage[] {
  return Object.entries(allContent['docusaurus-plugin-content-docs'] ?? {}).flatMap(([id, content]) =>
    (content as LoadedContent).loadedVersions.flatMap((version) =>
      sorted(version)
        .filter(({ unlisted, draft }) => !unlisted && !draft)
        .map(({ permalink, title, description, source, frontMatter }) => ({
          // The docs plugin leaves the final slash to the router.
          href: permalink.replace(base, '/').replace(/\/?$/, '/'),
          title,
          description,
          keywords: Array.isArray(frontMatter.keywords) ? frontMatter.keywords : [],
          ...(id === HAND_WRITTEN && { file: resolve(siteDir, source.replace('@site/', '')) }),
        })),
    ),
  );
}

function sorted({ docs, sidebars }: Version): Version['docs'] {
  const order = new Set(Object.values(sidebars).flatMap(idsIn));
  const ranks = new Map([...order].map((id, index) => [id, index]));
  const rank = ({ id }: { id: string }) => ranks.get(id) ?? ranks.size;
  return docs.toSorted((one, other) => rank(one) - rank(other));
}

interface SidebarItem {
  type: string;
  id?: string;
  link?: { type: string; id?: string };
  items?: unknown;
}

/** Returns the ids of the pages in a sidebar, from top to bottom. */
function idsIn(items: unknown): string[] {
  return (items as SidebarItem[]).flatMap(({ type, id, link, items: below }) => [
    ...((type === 'doc' || type === 'ref') && id !== undefined ? [id] : []),
    ...(link?.type === 'doc' && link.id !== undefined ? [link.id] : []),
    ...(below === undefined ? [] : idsIn(below)),
  ]);
}
