import type { Changelog } from '#core/contracts/changelog';
import type { GeneratedFile } from '../../run/files/generated-file';

/** `changelog/changelog.json`: the releases of the API, for feeds and for readers who compare their own calls; none without versions. */
export function emitChangelog(changelog: Changelog): GeneratedFile[] {
  if (changelog.releases.length === 0) return [];
  return [{ path: 'changelog/changelog.json', content: `${JSON.stringify(changelog, null, 1)}\n` }];
}
