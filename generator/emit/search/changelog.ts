import type { Changelog, Release } from '#core/contracts/changelog';
import { CHANGELOG } from '#core/labels/changelog';
import type { SearchSection } from '#core/search/create-records';
import { plainText } from '#core/text/plain-text';
import { ADDRESSES, ONLY_LOCATION } from '../../model/addresses/urls';
import { groupOf } from './groups';

/** Other words for the list of all versions. */
const KEYWORDS = ['change log', 'release notes', 'version history', 'what changed', 'breaking changes'];

/** The list of all versions, each version with a record, and each change of one. */
export function listChangelog({ releases }: Changelog): SearchSection[] {
  if (releases.length === 0) return [];
  const group = groupOf(CHANGELOG.title, ONLY_LOCATION);
  return [
    { kind: 'release', titles: [group, CHANGELOG.title], url: ADDRESSES.changelog, keywords: KEYWORDS },
    ...releases.flatMap((release) => describeRelease(release, group)),
  ];
}

function describeRelease({ version, href, notes, changes }: Release, group: string): SearchSection[] {
  const titles = [group, version];
  const kept = changes.filter(({ severity }) => severity !== 'documentation');
  return [
    { kind: 'release', titles, content: notes.map(plainText).join(' '), url: href },
    ...kept.map(({ subject, summary, remedy, fingerprint }): SearchSection => ({
      kind: 'release',
      titles: [...titles, plainText(`${subject}: ${summary}`)],
      content: plainText(remedy),
      url: `${href}#${fingerprint}`,
      rank: -1,
    })),
  ];
}
