import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { comparedReleases } from '#core/changelog/compared-releases';
import type { Changelog } from '#core/contracts/changelog';
import { extension, siteFolder } from '../config/code';

/**
 * Makes the changes between versions loadable for the page that compares them with the reader's calls
 * (`@generated/what-changes/default/changelog.json`). A site without such changes has neither the page nor its code.
 */
export default function whatChanges(_: LoadContext, { generated }: { generated: string }): Plugin {
  const file = join(generated, 'changelog/changelog.json');
  const changelog = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Changelog) : undefined;
  const releases = changelog === undefined ? [] : comparedReleases(changelog);
  return {
    name: 'what-changes',
    getPathsToWatch: () => [file],
    getClientModules: () =>
      releases.length === 0 ? [] : [join(siteFolder, `src/what-changes/open-on-page${extension}`)],
    async contentLoaded({ actions }) {
      await actions.createData('changelog.json', { ...changelog, releases: releases.map(withoutTexts) });
    },
  };
}

/** The page of a release has everything that people wrote, and both places line by line. */
function withoutTexts({ changes, ...release }: Changelog['releases'][number]): Changelog['releases'][number] {
  return { ...release, notes: [], changes: changes.map((change) => ({ ...change, reason: '', lines: [] })) };
}
