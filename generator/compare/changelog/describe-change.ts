import { sentMethod } from '#core/http/methods';
import type {
  AffectedCall,
  ChangedLine,
  ChangeKind,
  Release,
  ReleaseChange,
} from '#core/contracts/changelog';
import { ADDRESSES } from '../../model/addresses/urls';
import { erasePath, rawOperation } from '../diff/calls/call';
import type { Change } from '../diff/change';
import type { Side } from '../diff/side';
import type { ApiModel } from '../../model/api/api-model';
import { excerptOf } from './excerpt';
import { findPages, type VersionPages } from './links';
import { namePartsOf } from './part-names';
import { touchedPartOf } from './touched-part';

/** The changes between two versions, for readers. */
type DescribedChanges = Pick<Release, 'changes' | 'calls'>;

/** Two versions whose changes are described. */
interface Versions {
  base: Side;
  head: Side;
  /** The current version of the API, whose pages have addresses without a version. */
  current: string;
}

/** Rules about what the list of releases shows anyway. */
const OF_RELEASES: ReadonlySet<Change['rule']> = new Set(['version-changed', 'version-added']);

/** Describes the changes between two versions. */
export function describeChanges(
  changes: readonly Change[],
  { base, head, current }: Versions,
): DescribedChanges {
  const [partBefore, partAfter] = [namePartsOf(base.bundle), namePartsOf(head.bundle)];
  const [before, after] = [findPages(base, current), findPages(head, current)];
  const calls = callsOf({ model: base.model, pages: before }, { model: head.model, pages: after });
  const count = base.model.operations.filter(({ id }) => calls.get(id)?.href !== undefined).length;
  const described = changes
    .filter(({ rule }) => !OF_RELEASES.has(rule))
    .map((change): ReleaseChange => {
      const { rule, severity, fingerprint, subject, summary, reason, remedy, sent, received } = change;
      const affected = change.affected.filter((id) => calls.has(id));
      const operations = affected.filter((id) => calls.get(id)?.method !== undefined);
      const [link, linkBefore] = [after.linkOf(subject), before.linkOf(subject)];
      const moved = movedTo(change, head);
      const touches = touchedPartOf(change, partBefore, partAfter);
      return {
        fingerprint,
        rule,
        kind: kindOf(rule),
        severity,
        subject,
        summary: summary.slice(subject.length + 2),
        reason,
        remedy,
        ...(sent && { sent }),
        ...(received && { received }),
        lines: linesOf(change),
        ...(link && { link }),
        ...(linkBefore && { linkBefore }),
        affected,
        ...(count > 1 && operations.length >= count && { everyCall: true }),
        ...(moved && { moved }),
        ...(touches && { touches }),
      };
    });
  const used = new Set(described.flatMap(({ affected }) => affected));
  return { changes: described, calls: [...calls.values()].filter(({ id }) => used.has(id)) };
}

/** An operation as a whole is described by its name. */
function linesOf({ rule, before, after }: Change): ChangedLine[] {
  if (/^(?:operation|event|callback)-/.test(rule) || kindOf(rule) === 'deprecated') return [];
  if (before?.member === after?.member && kindOf(rule) !== 'new') return excerptOf(before, after);
  if (kindOf(rule) === 'new') return excerptOf(undefined, after);
  return kindOf(rule) === 'removed' ? excerptOf(before, undefined) : excerptOf(before, after);
}

function kindOf(rule: Change['rule']): ChangeKind {
  if (/^(?:deprecated-set|sunset-set|sunset-earlier)$/.test(rule)) return 'deprecated';
  if (/-added(?:-|$)/.test(rule)) return 'new';
  return /-removed(?:-|$)/.test(rule) ? 'removed' : 'changed';
}

/** A version and its pages. */
interface Documented {
  model: ApiModel;
  pages: VersionPages;
}

/** The operations and events of both versions by their ids, as callers of the earlier one know them. */
function callsOf(base: Documented, head: Documented): ReadonlyMap<string, AffectedCall> {
  const [earlier, later] = [callsIn(base), callsIn(head)];
  const byAddress = new Map([...later.values()].map((call) => [addressOf(call), call]));
  return new Map([
    ...later,
    ...[...earlier].map(([id, { href: hrefBefore, ...known }]): [string, AffectedCall] => {
      const href = (later.get(id) ?? byAddress.get(addressOf(known)))?.href;
      return [id, { ...known, ...(href !== undefined && { href }), hrefBefore }];
    }),
  ]);
}

/** The operations and events of a version, with their pages in it. */
function callsIn({ model, pages }: Documented): Map<string, AffectedCall> {
  const events = model.webhooks.map(({ event, slug }): [string, AffectedCall] => [
    event,
    { id: event, label: event, href: pages.addressOf(ADDRESSES.event(slug)) },
  ]);
  const operations = [...operationsOf(model)].map(([id, call]): [string, AffectedCall] => [
    id,
    { ...call, href: pages.addressOf(call.href) },
  ]);
  return new Map([...events, ...operations]);
}

/** Events have names instead. */
function addressOf({ id, method, path }: AffectedCall): string {
  return path === undefined ? id : `${method} ${erasePath(path)}`;
}

/** The new address of an operation, if the change is about its address. */
function movedTo({ rule, after }: Change, head: Side): ReleaseChange['moved'] {
  if (rule !== 'operation-moved' && rule !== 'path-spelling') return undefined;
  const found = head.model.operations.find((operation) => rawOperation(head, operation) === after?.holder);
  return found && { method: sentMethod(found.method), path: found.path };
}

/** The operations of a description by their ids, with their pages in the current version. */
export function operationsOf({
  operations,
  tags,
}: ApiModel): ReadonlyMap<string, AffectedCall & { href: string }> {
  const slugs = new Map(tags.map(({ name, slug }) => [name, slug]));
  return new Map(
    operations.map(({ id, summary, method, path, tag: name, slug }) => {
      const tag = slugs.get(name) ?? name;
      const href = ADDRESSES.operation(tag, slug);
      return [id, { id, label: summary, method: sentMethod(method), path, tag, href }];
    }),
  );
}
