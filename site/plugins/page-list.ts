import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { Plugin } from '@docusaurus/types';
import { PAGE_LIST, type ListedPage } from '../src/page-list';

/** Writes a list of all pages into the build, as a separate file so that no page gets larger. */
export default function pageList(): Plugin {
  let pages: ListedPage[] = [];
  return {
    name: 'page-list',
    allContentLoaded: ({ allContent }) => {
      pages = Object.values(allContent)
        .flatMap((contents) => Object.values(contents))
        .flatMap((content) => listPages(content as Partial<LoadedContent> | undefined));
    },
    postBuild: ({ outDir }) => writeFile(join(outDir, PAGE_LIST), JSON.stringify(pages)),
  };
}

/** Lists the pages of a docs plugin; other plugins have none. */
function listPages(content: Partial<LoadedContent> | undefined): ListedPage[] {
  const docs = content?.loadedVersions?.flatMap((version) => version.docs) ?? [];
  return docs.filter(({ unlisted }) => !unlisted).map(({ permalink, title }) => [permalink, title]);
}
