import type { GeneratedFile } from '../../run/files/generated-file';
import type { Reference } from './build-reference';
import { hasEventIndex } from './data/events';
import { listedObjects } from './data/object';
import { CHANGELOG_ID, objectDocId } from './doc-ids';
import { formatPageData } from './format-page-data';
import { PAGE_KINDS } from './kinds';
import { formatMdx } from './mdx/mdx';
import { buildOutline } from './outline';
import type { Page } from './page/page';
import { runPlugin } from './plugin';
import type { SidebarCategory, SidebarDoc, SidebarItem } from './sidebar/sidebar-item';
import { completeSidebar } from './sidebar/sidebar';
import { tagGroupsOf } from './sidebar/tag-groups';

/** The pages of a reference as files, and its sidebar. */
export interface EmittedPages {
  files: GeneratedFile[];
  sidebar: SidebarItem[];
}

/** Emits the only reference of a site: its pages and `sidebar.json`. */
export async function emitPages(reference: Reference): Promise<GeneratedFile[]> {
  const { files, sidebar } = await listPages(reference);
  return [...files, emitSidebar(sidebar)];
}

export function emitSidebar(sidebar: readonly SidebarItem[]): GeneratedFile {
  return { path: 'pages/sidebar.json', content: formatPageData(sidebar) };
}

/**
 * Lists the pages of a reference: for every operation, event, tag and object a small MDX page with its data in a file next to it, the
 * landing page and the errors. docusaurus-plugin-openapi-docs decides which operations, events, tags and
 * objects get pages, and how the sidebar groups them.
 */
export async function listPages({ context, pages: built }: Reference): Promise<EmittedPages> {
  const { folder } = context;
  const pages = new Map(built.map((page) => [page.docId, page]));
  const pageOf = (docId: string): Page => {
    const page = pages.get(docId);
    if (!page)
      throw new Error(
        `docusaurus-plugin-openapi-docs lists the page ${docId}, which the model does not have.`,
      );
    return page;
  };
  const listed = await runPlugin(buildOutline(context), {
    formatPage: (docId) => formatMdx(pageOf(docId).mdx),
    // A copy, because the plugin may change it, and a page may be of an earlier run.
    buildDocItem: (docId) => ({ ...pageOf(docId).entry }),
  });
  const contents = new Map(listed.pages.map(({ docId, content }) => [docId, content]));
  const files = [...pages.values()].flatMap((page) => [
    // The plugin does not know the index of objects and the page of errors.
    { path: `pages/${folder}${page.docId}.mdx`, content: contents.get(page.docId) ?? formatMdx(page.mdx) },
    { path: dataPath(page, folder), content: page.dataJson },
  ]);
  const sidebar = completeSidebar(listed.sidebar, {
    tags: context.model.tags,
    groups: tagGroupsOf(context.model),
    pages: PAGE_KINDS.flatMap(({ id, isListed }) => (isListed && pages.get(id)?.entry) || []).map((entry) =>
      withReleases(entry, pages),
    ),
    hasEventIndex: hasEventIndex(context),
    objects: new Set(listedObjects(context).map(objectDocId)),
  });
  return { files, sidebar };
}

/** Puts the pages of releases below the list of all versions. */
function withReleases(entry: SidebarDoc, pages: ReadonlyMap<string, Page>): SidebarDoc | SidebarCategory {
  if (entry.id !== CHANGELOG_ID) return entry;
  const below = [...pages.values()].filter(({ docId }) => docId !== CHANGELOG_ID && isOfChangelog(docId));
  return below.length === 0
    ? entry
    : {
        type: 'category',
        label: entry.label,
        link: { type: 'doc', id: entry.id },
        collapsible: true,
        collapsed: true,
        items: below.map((page) => ({ ...page.entry })),
      };
}

function isOfChangelog(docId: string): boolean {
  return docId.startsWith('changelog/');
}

function dataPath({ docId, mdx }: Page, folder: string): string {
  return `pages/${folder}${docId.replace(/[^/]*$/, mdx.dataFile)}`;
}
