import type { VersionFile, VersionPage } from '#core/contracts/versions';
import type { Release } from '#core/contracts/changelog';
import { ADDRESSES } from '../../model/addresses/urls';
import type { Change } from '../../compare/diff/change';
import type { ApiModel } from '../../model/api/api-model';
import type { Page } from '../pages/page/page';
import { listPageChanges } from './list-page-changes';

/** A version of the reference, built like the current one. */
export interface VersionedReference {
  version: string;
  model: ApiModel;
  pages: readonly Page[];
}

/** The pages of an earlier version that have to be rendered, and everything that the site knows about it. */
interface BuiltVersion {
  own: Page[];
  file: VersionFile;
}

/**
 * Compares the pages of an earlier version with the current ones: only those that differ are rendered. A page that differs in nothing
 * but the name of the version is the current page with that name.
 */
export function buildVersion(
  earlier: VersionedReference,
  current: VersionedReference,
  changes: readonly Change[],
  releases: readonly Release[],
): BuiltVersion {
  const known = new Map(current.pages.map((page) => [page.docId, page]));
  const changesOf = listPageChanges(changes, earlier.model);
  const stamp = (text: string): string => text.replaceAll(current.version, earlier.version);
  const pages = earlier.pages.map((page): [Page, VersionPage] => {
    const other = known.get(page.docId);
    return [
      page,
      { kind: other ? compare(contentOf(page), contentOf(other), stamp) : 'own', changes: changesOf(page) },
    ];
  });
  return {
    own: pages.filter(([, { kind }]) => kind === 'own').map(([page]) => page),
    file: {
      version: earlier.version,
      differences: differencesUrl(earlier.version, releases),
      pages: Object.fromEntries(pages.map(([page, entry]) => [pathOf(page), entry])),
      changes: changes.map(({ severity, summary, remedy }: Change) => ({
        isBreaking: severity === 'breaking',
        summary,
        remedy,
      })),
    },
  };
}

/** Where readers find the differences: in the changelog if it compares all versions on the way. @param releases newest first. */
function differencesUrl(version: string, releases: readonly Release[]): string {
  const later = releases.slice(
    0,
    releases.findIndex((release) => release.version === version),
  );
  if (later.some(({ comparedWith }) => comparedWith === undefined))
    return `${ADDRESSES.version(version)}differences/`;
  return later.length === 1 ? later[0]!.href : `${ADDRESSES.whatChanges}?from=${version}`;
}

/** The path of a page below the reference: `coupons/create-coupon/`. */
export function pathOf({ mdx }: Pick<Page, 'mdx'>): string {
  return mdx.frontMatter.slug.slice(1);
}

function compare(one: string, other: string, stamp: (text: string) => string): VersionPage['kind'] {
  if (one === other) return 'same';
  return one === stamp(other) ? 'stamped' : 'own';
}

function contentOf({ mdx, dataJson }: Page): string {
  return JSON.stringify(mdx) + dataJson;
}
