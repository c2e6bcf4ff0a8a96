import type { BasisData, Html, LinkData } from './page-data';

/** `changelog/changelog.json`: the versions of the API and what changed in each, newest first. */
export interface Changelog {
  releases: Release[];
  /** The operations that callers of some version with a known description know; empty if nothing is compared. */
  operations: AffectedCall[];
  /** The parts of addresses before their paths: `/api`. */
  basePaths: string[];
}

export interface Release extends Partial<BasisData> {
  /** As callers name it: `20241028`. */
  version: string;
  /** Its anchor in the list of all versions. */
  id: string;
  /** Address of its page, `/api/changelog/20241028/`; without changes to list, its place in the list of all versions. */
  href: string;
  /** `2024-10-28`; absent if neither the version nor the description says it. */
  date?: string;
  current: boolean;
  /** Whether a person says so, or a change breaks clients. */
  breaking: boolean;
  /** Sentences of people about it, as Markdown. */
  notes: string[];
  /** The earlier version that the changes are computed from; absent if the description of either is not known. */
  comparedWith?: string;
  /** Worst first. */
  changes: ReleaseChange[];
  /** The operations and events that the changes affect. */
  calls: AffectedCall[];
}

/** As in `generator/compare/diff`, worst first. */
export type ChangeSeverity = 'breaking' | 'risky' | 'additive' | 'documentation';

export type ChangeKind = 'new' | 'changed' | 'removed' | 'deprecated';

/** One change, however many operations it reaches. */
export interface ReleaseChange {
  /** Its anchor: the same for the same change, 12 hex digits. */
  fingerprint: string;
  rule: string;
  kind: ChangeKind;
  severity: ChangeSeverity;
  /** `Coupon.kind`, or `POST /coupons, query parameter \`limit\``. */
  subject: string;
  /** The change of the subject. */
  summary: string;
  reason: string;
  /** The next step for a client. */
  remedy: string;
  /** Only for clients that send the subject. */
  sent?: ChangeVerdict;
  /** Only for those that receive it. */
  received?: ChangeVerdict;
  /** The place in both versions, line by line. */
  lines: ChangedLine[];
  /** The object that it is in, with the field, in the version of the release. */
  link?: LinkData;
  /** The same in the version before. */
  linkBefore?: LinkData;
  /** Ids of operations and names of events. */
  affected: string[];
  /** Whether it reaches the whole API. */
  everyCall?: boolean;
  /** How its operation is called from this version on. */
  moved?: { method: string; path: string };
  /** Which calls it touches; without one, each call of the affected operations. */
  touches?: TouchedPart;
  /** A person's note about it, as Markdown. */
  note?: string;
}

export interface ChangeVerdict {
  severity: ChangeSeverity;
  remedy: string;
  /** Ids of operations and names of events. */
  affected: string[];
}

/** A line of both versions, or of the one before (`-`) or after (`+`). */
export interface ChangedLine {
  sign: ' ' | '-' | '+';
  text: string;
}

/** An operation or an event. */
export interface AffectedCall {
  /** An operationId, or the name of an event. */
  id: string;
  label: string;
  /** Only operations have one: `POST`. */
  method?: string;
  path?: string;
  /** Slug of its tag; absent for an event. */
  tag?: string;
  /** Its page in the version of the release, if it is still there. */
  href?: string;
  /** Its page in the version before, if it was there. */
  hrefBefore?: string;
}

/** The part of a request whose absence means that a change does not touch it. */
export interface TouchedPart {
  in: 'body' | 'query' | 'header';
  name: string;
  /** The name in the later version, if the part is renamed. */
  renamed?: string;
}

/** `/api/changelog/`: all versions of the API. */
export interface ChangelogData {
  /** How to choose a version. */
  html?: Html;
  /** The feeds of all changes; absent if no version has a day. */
  feeds?: LinkData[];
  /** The page that compares the reader's calls, if changes are known. */
  whatChanges?: LinkData;
  releases: ListedRelease[];
}

export interface ListedRelease extends Partial<BasisData> {
  /** Its anchor. */
  id: string;
  version: string;
  /** Its page, if it has one. */
  href?: string;
  date?: string;
  current?: boolean;
  breaking?: boolean;
  /** Sentences of people. */
  notes?: Html[];
  /** Numbers of its changes, if it is compared with the version before. */
  counts?: Partial<Record<ChangeSeverity, number>>;
  /** The first of its changes. */
  changes?: ListedChange[];
}

export interface ListedChange {
  kind: ChangeKind;
  severity: ChangeSeverity;
  html: Html;
  /** The change on the page of its release. */
  href: string;
}

/** `/api/changelog/what-changes/`: all computed changes, by release. */
export interface WhatChangesData {
  /** Newest first. */
  releases: { version: string; previous: string; href: string; changes: ListedChange[] }[];
}

/** The page of a version whose changes are computed. */
export interface ReleaseData extends Partial<BasisData> {
  version: string;
  /** The version that it is compared with. */
  previous: string;
  date?: string;
  current?: boolean;
  notes?: Html[];
  counts: Partial<Record<ChangeSeverity, number>>;
  changes: ChangeData[];
}

export interface ChangeData {
  /** Anchor: the fingerprint. */
  id: string;
  kind: ChangeKind;
  severity: ChangeSeverity;
  html: Html;
  reason: string;
  remedy: Html;
  /** For changes that matter in different degrees to those who send and those who receive the subject. */
  verdicts?: { direction: 'sent' | 'received'; severity: ChangeSeverity; html: Html }[];
  lines?: ChangedLine[];
  /** The object that it is in, in the version of the release and in the one before. */
  object?: LinkData;
  objectBefore?: LinkData;
  calls?: ChangedCall[];
  everyCall?: boolean;
  note?: Html;
}

/** An operation or event, with its pages in the version of the release and in the one before. */
interface ChangedCall extends Omit<LinkData, 'href'> {
  href?: string;
  hrefBefore?: string;
  method?: string;
}
