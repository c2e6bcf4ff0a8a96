import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { didYouMean } from '#core/text/did-you-mean';
import { findNearest } from '#core/text/nearest';
import { placeAt } from '#core/text/place-at';
import { PageError, type PageMistake } from '../errors/page-error';
import { home } from './code';
import { loadExtension } from './extension';
import { listGuidePages } from './guide-pages';
import { listPageFiles, pageName } from './page-files';
import type { Settings } from './settings';

/** Returns a mistake for each entry of a project's sidebars without a page, for example because the page was moved. */
export function missingPages(settings: Settings): PageMistake[] {
  const { sidebars } = loadExtension(settings);
  if (sidebars === undefined) return [];
  const { guidePages } = listGuidePages(settings);
  const written = { file: relative(home, sidebars), source: readFileSync(sidebars, 'utf8') };
  return findMissingPages(guidePages, listPageFiles(settings.docs).map(pageName), written);
}

/**
 * Returns a mistake, with its location, for each entry without a page.
 * @param entries names of pages: `guides/webhooks`.
 * @param existing names of the pages that exist.
 * @param sidebars the file of the sidebars, and its content.
 */
export function findMissingPages(
  entries: readonly string[],
  existing: readonly string[],
  { file, source }: { file: string; source: string },
): PageMistake[] {
  const unlisted = existing.filter((name) => !entries.includes(name));
  return entries
    .filter((id) => !existing.includes(id))
    .map((id) => ({
      file,
      ...placeAt(offsetOf(id, source), source),
      message: `There is no page docs/${id}.mdx.${suggest(id, unlisted)} Write the name of a page, or remove the entry.`,
    }));
}

/** @throws PageError if an entry of the sidebars has no page. */
export function requireSidebarPages(settings: Settings): void {
  const mistakes = missingPages(settings);
  if (mistakes.length > 0) throw new PageError(mistakes);
}

/** Returns the offset of an entry. A category's pages are written relative to its folder, and its index as the folder. */
function offsetOf(id: string, source: string): number {
  const name = id.replace(/\/index$/, '');
  const written = [name, name.slice(name.lastIndexOf('/') + 1)].map((text) => source.indexOf(`'${text}'`));
  return Math.max(0, written.find((offset) => offset >= 0) ?? 0);
}

/** Suggests the nearest pages without an entry, because a page that was moved does not have one. */
function suggest(id: string, unlisted: readonly string[]): string {
  const question = didYouMean(findNearest(id, unlisted).map((name) => `"${name}"`));
  return question === undefined ? '' : ` ${question}`;
}
