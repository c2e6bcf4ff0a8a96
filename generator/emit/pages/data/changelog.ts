import type {
  ChangeData,
  ChangelogData,
  ChangeSeverity,
  ListedChange,
  ListedRelease,
  Release,
  ReleaseChange,
  ReleaseData,
  WhatChangesData,
} from '#core/contracts/changelog';
import { comparedReleases } from '#core/changelog/compared-releases';
import { FEED_FILES } from '#core/contracts/feed-files';
import type { Html } from '#core/contracts/page-data';
import { objectOf, textOf } from '#core/json/read';
import { CHANGELOG } from '#core/labels/changelog';
import { ADDRESSES } from '../../../model/addresses/urls';
import { translate, translatePlural } from '#core/labels/translate';
import { codeSpan } from '../markdown/code-span';
import { omitEmpty, omitFalse } from '../omit-empty';
import type { PageContext } from '../page-context';

/** The number of changes that the list shows for each release; its page has all. */
const MOST_LISTED = 6;

export function buildChangelogData(context: PageContext): ChangelogData {
  const { releases } = context.changelog;
  const { header } = objectOf(context.model.extensions.accept);
  const name = textOf(header);
  const sentences = [
    translatePlural(
      'The API has {count} version.|The API has {count} versions, newest first.',
      releases.length,
    ),
    name && translate('Choose one with the {header} header.', { header: codeSpan(name) }),
  ];
  return {
    html: context.renderMarkdown(sentences.filter(Boolean).join(' ')),
    feeds: releases.some(({ date }) => date !== undefined)
      ? FEED_FILES.map(({ file, name: format }) => ({
          label: `${CHANGELOG.feed} (${format})`,
          href: `${ADDRESSES.changelog}${file}`,
        }))
      : undefined,
    whatChanges:
      comparedReleases(context.changelog).length > 0
        ? { label: CHANGELOG.whatChanges, href: ADDRESSES.whatChanges }
        : undefined,
    releases: releases.map((release) => buildListedRelease(release, context)),
  };
}

function buildListedRelease(release: Release, context: PageContext): ListedRelease {
  const { id, version, href, date, current, breaking, comparedWith, changes } = release;
  const listed = changes.filter(({ severity }) => severity !== 'documentation').slice(0, MOST_LISTED);
  return {
    id,
    version,
    ...(comparedWith !== undefined && { href, counts: countBySeverity(changes) }),
    date,
    current: omitFalse(current),
    breaking: omitFalse(breaking),
    ...buildNotes(release, context),
    changes: omitEmpty(listed.map((change) => listChange(change, release, context))),
  };
}

function listChange(change: ReleaseChange, { href }: Release, context: PageContext): ListedChange {
  const { kind, severity, fingerprint } = change;
  return { kind, severity, html: titleOf(change, context), href: `${href}#${fingerprint}` };
}

/** All changes that a reader compares with own calls. */
export function buildWhatChangesData(context: PageContext): WhatChangesData {
  return {
    releases: comparedReleases(context.changelog).map((release) => ({
      version: release.version,
      previous: release.comparedWith ?? '',
      href: release.href,
      changes: release.changes
        .filter(({ severity }) => severity !== 'documentation')
        .map((change) => listChange(change, release, context)),
    })),
  };
}

export function buildReleaseData(release: Release, context: PageContext): ReleaseData {
  const { version, date, current, comparedWith = '', changes } = release;
  return {
    version,
    previous: comparedWith,
    date,
    current: omitFalse(current),
    ...buildNotes(release, context),
    counts: countBySeverity(changes),
    changes: changes.map((change) => buildChangeData(change, release, context)),
  };
}

function buildNotes({ notes, basis, decision }: Release, context: PageContext): Partial<ReleaseData> {
  return {
    notes: omitEmpty(notes.map((note) => inline(note, context))),
    ...(basis && { basis, decision }),
  };
}

function buildChangeData(change: ReleaseChange, { calls }: Release, context: PageContext): ChangeData {
  const {
    fingerprint,
    kind,
    severity,
    reason,
    remedy,
    sent,
    received,
    lines,
    link,
    linkBefore,
    everyCall,
    note,
  } = change;
  const known = new Map(calls.map((call) => [call.id, call]));
  const affected = change.affected.flatMap((id) => known.get(id) ?? []);
  const verdicts = (['sent', 'received'] as const).flatMap((direction) => {
    const verdict = change[direction];
    return verdict ? [{ direction, severity: verdict.severity, html: inline(verdict.remedy, context) }] : [];
  });
  return {
    id: fingerprint,
    kind,
    severity,
    html: titleOf(change, context),
    reason,
    remedy: inline(remedy, context),
    ...(sent && received && sent.severity !== received.severity && { verdicts }),
    lines: omitEmpty(lines),
    object: link,
    objectBefore: linkBefore,
    ...(everyCall
      ? { everyCall }
      : {
          calls: omitEmpty(
            affected.map(({ label, href, hrefBefore, method }) => ({ label, href, hrefBefore, method })),
          ),
        }),
    note: context.renderMarkdown(note),
  };
}

function countBySeverity(changes: readonly ReleaseChange[]): Partial<Record<ChangeSeverity, number>> {
  const counts: Partial<Record<ChangeSeverity, number>> = {};
  for (const { severity } of changes) counts[severity] = (counts[severity] ?? 0) + 1;
  return counts;
}

/** The subject as code, unless it has words and code, and the change; without links, since it is one itself. */
function titleOf({ subject, summary }: ReleaseChange, context: PageContext): Html {
  const title = `${subject.includes('`') ? subject : codeSpan(subject)}: ${summary}`;
  return inline(title, context).replace(/<\/?a\b[^>]*>/g, '');
}

/** One paragraph without its element. */
function inline(markdown: string, { renderMarkdown }: PageContext): Html {
  return (renderMarkdown(markdown) ?? '').replace(/^<p>([^]*)<\/p>\s*$/, (whole, text: string) =>
    text.includes('<p>') ? whole : text,
  );
}
