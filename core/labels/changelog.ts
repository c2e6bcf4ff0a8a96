import { translate, translatePlural } from '#core/labels/translate';
import type { ChangeKind, ChangeSeverity } from '../contracts/changelog';

export const CHANGELOG = {
  title: translate('Changelog'),
  whatChanges: translate('What changes for me'),
  noRecord: translate('No changes listed.'),
  sameForAll: translate('No call changes.'),
  current: translate('current'),
  breaking: translate('breaking'),
  onlyBreaking: translate('Breaking'),
  all: translate('All'),
  show: translate('Show'),
  note: translate('Note'),
  before: translate('Before'),
  since: translate('Since'),
  affects: translate('Affects'),
  toDo: translate('To do'),
  reason: translate('Why'),
  subject: translate('Object'),
  everyCall: translate('every operation'),
  sent: translate('if you send it'),
  received: translate('if you receive it'),
  feed: translate('Feed'),
} as const;

/** Labels of the page that compares the calls of a reader with the changes. */
export const WHAT_CHANGES = {
  lead: translate(
    'All changes between the versions of the API that have a description. With scripts, choose your calls here, and only the changes that touch them stay.',
  ),
  private: translate(
    'Nothing leaves this page: your input is read in the browser, and neither sent nor kept.',
  ),
} as const;

/** One word for what happened to the subject of a change. */
export const CHANGE_KINDS: Record<ChangeKind, string> = {
  new: translate('new'),
  changed: translate('changed'),
  removed: translate('removed'),
  deprecated: translate('deprecated'),
};

/** One word for how much a change matters to a client that was written for the version before. */
export const CHANGE_SEVERITIES: Record<ChangeSeverity, string> = {
  breaking: translate('breaking'),
  risky: translate('risky'),
  additive: translate('additive'),
  documentation: translate('documentation'),
};

/** Headings of the changes of a release, worst first, with their anchors. */
export const CHANGE_SECTIONS: readonly {
  severity: ChangeSeverity;
  text: string;
  id: string;
  lead: string;
}[] = [
  {
    severity: 'breaking',
    id: 'breaking',
    text: translate('Breaking changes'),
    lead: translate('A call or a reader that was written for the version before fails.'),
  },
  {
    severity: 'risky',
    id: 'risky',
    text: translate('Risky changes'),
    lead: translate('Some clients that were written for the version before fail.'),
  },
  {
    severity: 'additive',
    id: 'additive',
    text: translate('Additions'),
    lead: translate('Every client that was written for the version before still works.'),
  },
  {
    severity: 'documentation',
    id: 'documentation',
    text: translate('Descriptions'),
    lead: translate('Only words changed, and no call.'),
  },
];

/** `2 breaking changes, 1 risky change`. */
export function countChanges(counts: Partial<Record<ChangeSeverity, number>>): string {
  const { breaking = 0, risky = 0, additive = 0, documentation = 0 } = counts;
  const parts = [
    breaking > 0 && translatePlural('{count} breaking change|{count} breaking changes', breaking),
    risky > 0 && translatePlural('{count} risky change|{count} risky changes', risky),
    additive > 0 && translatePlural('{count} addition|{count} additions', additive),
    documentation > 0 &&
      translatePlural('{count} changed description|{count} changed descriptions', documentation),
  ].filter((part) => part !== false);
  return parts.length === 0 ? CHANGELOG.sameForAll : parts.join(', ');
}
