import type { Changelog } from '#core/contracts/changelog';
import type { VersionsFile } from '#core/contracts/versions';
import type { Comparisons } from '../../compare/changelog/comparisons';
import type { GeneratedFile } from '../../run/files/generated-file';
import { formatMdx } from '../pages/mdx/mdx';
import type { Page } from '../pages/page/page';
import { emitText } from '../markdown/emit-text';
import type { TextPage } from '../markdown/text-page';
import { buildVersion, pathOf, type VersionedReference } from './build-version';
import { buildDifferences } from './differences-page';

/** An earlier version with everything that is generated for it alone, below its folder. */
export interface EmittedVersion extends VersionedReference {
  files: readonly GeneratedFile[];
}

/**
 * Emits the earlier versions: `versions/versions.json`, for each the pages that differ from the current ones, with their Markdown, and
 * its folder with what search and simulator read. Nothing without earlier versions.
 */
export function emitVersions(
  current: VersionedReference,
  earlier: readonly EmittedVersion[],
  { releases }: Changelog,
  { between }: Comparisons,
): GeneratedFile[] {
  if (earlier.length === 0) return [];
  const built = earlier.map((version) => ({
    version,
    ...buildVersion(version, current, between(version.version, current.version)?.changes ?? [], releases),
  }));
  const file: VersionsFile = {
    current: current.version,
    pages: current.pages.map(pathOf),
    versions: built.map((one) => one.file),
  };
  return [
    { path: 'versions/versions.json', content: `${JSON.stringify(file, null, 1)}\n` },
    ...built.flatMap(({ version, own, file: { changes } }) => {
      const differences = buildDifferences(version.version, current.version, changes);
      const files = [
        ...emitOwnText(version, own),
        { path: `text/api${differences.mdx.frontMatter.slug}index.md`, content: differences.markdown },
        ...version.files,
      ];
      return [
        ...[...own, differences].flatMap((page) => emitPage(page, version.version)),
        ...files.map(({ path, content }) => ({ path: `versions/${version.version}/${path}`, content })),
      ];
    }),
  ];
}

/** The page, below the reference's own pages, where the site looks for them. */
function emitPage(
  { docId, mdx, dataJson }: Pick<Page, 'docId' | 'mdx' | 'dataJson'>,
  version: string,
): GeneratedFile[] {
  const frontMatter = {
    ...mdx.frontMatter,
    slug: `/versions/${version}${mdx.frontMatter.slug}`,
    displayed_sidebar: 'api',
    unlisted: true,
  };
  const folder = `pages/versions/${version}/${docId}`.replace(/[^/]*$/, '');
  return [
    { path: `pages/versions/${version}/${docId}.mdx`, content: formatMdx({ ...mdx, frontMatter }) },
    { path: `${folder}${mdx.dataFile}`, content: dataJson },
  ];
}

/** The Markdown of the pages that differ; that of the others follows from the current pages. */
function emitOwnText({ pages }: VersionedReference, own: readonly TextPage[]): GeneratedFile[] {
  const isOwn = new Set(own);
  return emitText(pages, undefined, (page) => isOwn.has(page));
}
