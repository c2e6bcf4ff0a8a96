import type { Changelog, Release, ReleaseChange } from '#core/contracts/changelog';
import type { Facts } from '#core/contracts/facts';
import { CHANGELOG, countChanges } from '#core/labels/changelog';
import { plainText } from '#core/text/plain-text';
import type { Feed, FeedEntry } from './feed';
import { describeChange, renderInline } from './entry-html';

interface FeedSettings {
  /** Name of the product. */
  name: string;
  /** Address of the site without the last slash. */
  site: string;
}

type Dated = Release & { date: string };

/** Lists the feeds by the page that each belongs to: of all versions, and of the changes of each tag and each operation. */
export function listFeeds(
  changelog: Changelog,
  { tags, operations }: Pick<Facts, 'tags' | 'operations'>,
  settings: FeedSettings,
): Map<string, Feed> {
  const releases = changelog.releases.filter((release): release is Dated => release.date !== undefined);
  const [newest] = releases;
  if (!newest) return new Map();
  const { name, site } = settings;
  const feedOf = (href: string, title: string, entries: FeedEntry[]): [string, Feed] => [
    href,
    { title, home: site + href, author: name, updated: entries[0]?.date ?? newest.date, entries },
  ];
  const changesOf = (isMeant: (id: string) => boolean) =>
    releases.flatMap((release) =>
      release.changes
        .filter(({ affected, severity }) => severity !== 'documentation' && affected.some(isMeant))
        .map((change) => entryOfChange(change, release, site)),
    );
  return new Map([
    feedOf(
      '/api/changelog/',
      `${name}: ${CHANGELOG.title}`,
      releases.map((release) => entryOfRelease(release, settings)),
    ),
    ...Object.entries(tags).map(([tag, { href }]) => {
      const ids = idsOfTag(changelog, href);
      return feedOf(
        href,
        `${name}: ${CHANGELOG.title}, ${tag}`,
        changesOf((id) => ids.has(id)),
      );
    }),
    ...Object.entries(operations).map(([id, { href, summary }]) =>
      feedOf(
        href,
        `${name}: ${CHANGELOG.title}, ${summary}`,
        changesOf((affected) => affected === id),
      ),
    ),
  ]);
}

/** The operations that a tag has in any version. */
function idsOfTag({ releases, operations }: Changelog, href: string): ReadonlySet<string> {
  const calls = [...operations, ...releases.flatMap((release) => release.calls)];
  return new Set(calls.flatMap(({ id, tag }) => (tag !== undefined && href === `/api/${tag}/` ? [id] : [])));
}

function entryOfRelease(release: Dated, { name, site }: FeedSettings): FeedEntry {
  const { id, version, date, breaking, notes, comparedWith, changes, href } = release;
  const counts = Object.fromEntries(
    ['breaking', 'risky', 'additive', 'documentation'].map((severity) => [
      severity,
      changes.filter((change) => change.severity === severity).length,
    ]),
  );
  const items = [
    ...notes.map((note) => renderInline(note, site)),
    ...changes
      .filter(({ severity }) => severity !== 'documentation')
      .map((change) => renderInline(`\`${change.subject.replaceAll('`', '')}\`: ${change.summary}`, site)),
  ];
  return {
    // Its place in the list of all versions, also when it has a separate page later.
    id: `${site}/api/changelog/#${id}`,
    url: site + href,
    title: `${name} API ${version}`,
    date,
    html: [
      comparedWith === undefined ? '' : `<p>${countChanges(counts)}.</p>`,
      items.length === 0
        ? comparedWith === undefined
          ? `<p>${CHANGELOG.noRecord}</p>`
          : ''
        : `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`,
    ].join(''),
    labels: breaking ? [CHANGELOG.breaking] : [],
  };
}

function entryOfChange(change: ReleaseChange, { version, date, href }: Dated, site: string): FeedEntry {
  const address = `${site}${href}#${change.fingerprint}`;
  return {
    id: address,
    url: address,
    title: `${version}: ${plainText(`${change.subject}: ${change.summary}`)}`,
    date,
    html: describeChange(change, site),
    labels: [change.severity],
  };
}
