import type {
  ChangeData,
  ChangelogData,
  ListedChange,
  ListedRelease,
  ReleaseData,
  WhatChangesData,
} from '#core/contracts/changelog';
import {
  CHANGE_KINDS,
  CHANGE_SECTIONS,
  CHANGE_SEVERITIES,
  CHANGELOG,
  countChanges,
  WHAT_CHANGES,
} from '#core/labels/changelog';
import { translate } from '#core/labels/translate';
import { joinBlocks, list, listItem } from '../markdown/blocks';
import { codeBlock } from '../markdown/code';
import { escapeText } from '../markdown/escape-text';
import { formatHtml, formatLine } from '../markdown/format-html';
import { link, linkTo } from '../markdown/link';
import type { TextContext } from '../text-context';

/** Formats `/api/changelog/`. */
export function formatChangelog(
  { html, feeds = [], whatChanges, releases }: ChangelogData,
  context: TextContext,
): string {
  return joinBlocks([
    `# ${CHANGELOG.title}`,
    ...formatHtml(html, context.page),
    list([...(whatChanges ? [whatChanges] : []), ...feeds].map((one) => listItem([link(one)]))),
    ...releases.flatMap((release) => formatListed(release, context)),
  ]);
}

function formatListed(release: ListedRelease, { page }: TextContext): (string | undefined)[] {
  const { version, date, current, breaking, href, notes = [], changes = [], counts } = release;
  const marks = [current && CHANGELOG.current, breaking && CHANGELOG.breaking].filter(Boolean);
  const title = href === undefined ? escapeText(version) : link({ label: version, href });
  return [
    `## ${[title, ...marks].join(', ')}`,
    date,
    notes.length === 0 && !counts ? CHANGELOG.noRecord : undefined,
    list(notes.map((note) => listItem([formatLine(note, page)]))),
    counts && `${countChanges(counts)}.`,
    formatListedChanges(changes, page),
  ];
}

/** Formats `/api/changelog/what-changes/`. Choosing calls needs the page itself. */
export function formatWhatChanges({ releases }: WhatChangesData, { page }: TextContext): string {
  return joinBlocks([
    `# ${CHANGELOG.whatChanges}`,
    WHAT_CHANGES.lead,
    ...releases.flatMap(({ version, previous, href, changes }) => [
      `## ${link({ label: translate('From {version} to {current}', { version: previous, current: version }), href })}`,
      formatListedChanges(changes, page) ?? CHANGELOG.sameForAll,
    ]),
  ]);
}

function formatListedChanges(changes: readonly ListedChange[], page: string): string | undefined {
  return list(
    changes.map(({ kind, html, href }) =>
      listItem([`${CHANGE_KINDS[kind]}: ${linkTo(formatLine(html, page), href)}`]),
    ),
  );
}

/** Formats the page of a release. */
export function formatRelease(data: ReleaseData, context: TextContext): string {
  const sections = CHANGE_SECTIONS.map((section) => ({
    ...section,
    changes: data.changes.filter(({ severity }) => severity === section.severity),
  })).filter(({ changes }) => changes.length > 0);
  return joinBlocks([
    `# ${translate('Version {version}', { version: escapeText(data.version) })}`,
    headOf(data),
    list((data.notes ?? []).map((note) => listItem([formatLine(note, context.page)]))),
    ...sections.flatMap(({ text, lead, changes }) => [
      `## ${text}`,
      lead,
      ...changes.flatMap((change) => formatChange(change, data, context)),
    ]),
  ]);
}

/** How a version differs from the one before, in one sentence. */
function headOf({ date, previous, counts }: ReleaseData): string {
  const compared = translate('Compared with version {previous}: {counts}.', {
    previous: escapeText(previous),
    counts: countChanges(counts),
  });
  return date === undefined ? compared : `${translate('Released on {date}.', { date })} ${compared}`;
}

function formatChange(
  change: ChangeData,
  { previous, version }: ReleaseData,
  { page }: TextContext,
): string[] {
  const { html, reason, remedy, verdicts, lines, object, objectBefore, calls = [], everyCall, note } = change;
  const linkBefore = (href?: string) =>
    href === undefined ? [] : [link({ label: translate('in {version}', { version: previous }), href })];
  const affected = everyCall
    ? CHANGELOG.everyCall
    : calls.map(({ label, href, hrefBefore, method }) => {
        const name = [method, label].filter(Boolean).join(' ');
        const now = href === undefined ? escapeText(name) : link({ label: name, href });
        return [now, ...linkBefore(hrefBefore)].join(' ');
      });
  const facts = [
    [CHANGELOG.reason, escapeText(reason)],
    ...(verdicts
      ? verdicts.map(({ direction, severity: own, html: todo }) => [
          `${CHANGELOG.toDo}, ${CHANGELOG[direction]} (${CHANGE_SEVERITIES[own]})`,
          formatLine(todo, page),
        ])
      : [[CHANGELOG.toDo, formatLine(remedy, page)]]),
    [CHANGELOG.affects, typeof affected === 'string' ? affected : affected.join(', ')],
    [CHANGELOG.subject, [...(object ? [link(object)] : []), ...linkBefore(objectBefore?.href)].join(' ')],
    [CHANGELOG.note, note === undefined ? '' : formatLine(note, page)],
  ].filter(([, text]) => text !== '');
  const code = lines?.map(({ sign, text }) => `${sign} ${text}`).join('\n');
  return [
    `### ${formatLine(html, page)}`,
    list(facts.map(([name, text]) => listItem([`${name}: ${text}`]))) ?? '',
    ...(code === undefined ? [] : [`${previous} → ${version}:`, codeBlock(code, 'diff')]),
  ];
}
