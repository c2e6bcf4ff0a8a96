import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { comparedReleases } from '#core/changelog/compared-releases';
import type { Changelog } from '#core/contracts/changelog';
import { listLocales } from '../config/languages';
import { readProject } from '../config/project';
import type { Settings } from '../config/settings';
import { readVersions } from '../versions/read-versions';
import { findImportedCode } from './imported-code';

/**
 * Returns the part of a site that no shell has, so that the site needs a bundle of its code; undefined if a shell shows the site. Calls
 * of `require` in pages are judged when the pages are compiled.
 * @throws PageError if a page is not valid MDX.
 */
export function whyBundled(settings: Settings): string | undefined {
  const { generated, docs, extension } = settings;
  const reasons: readonly [string, boolean][] = [
    ['code of the project (`extension`)', extension !== undefined],
    ['several languages', listLocales(settings).length > 1],
    ['a console (`console`)', readProject(settings).console !== undefined],
    ['earlier versions of its API', readVersions(generated) !== undefined],
    ['comparisons of the versions of its API', hasComparisons(generated)],
  ];
  const [reason] = reasons.find(([, isGiven]) => isGiven) ?? [];
  if (reason !== undefined) return reason;
  const place = findImportedCode(docs);
  return place && `code that a page imports (${place})`;
}

function hasComparisons(generated: string): boolean {
  const file = join(generated, 'changelog/changelog.json');
  return existsSync(file) && comparedReleases(JSON.parse(readFileSync(file, 'utf8')) as Changelog).length > 0;
}
