import type {
  AffectedCall,
  ChangedLine,
  ChangeKind,
  Release,
  ReleaseChange,
} from '#core/contracts/changelog';
import type { LinkData } from '#core/contracts/page-data';
import { eventUrl, objectUrl, operationUrl } from '../addresses/urls';
import { erasePath, rawOperation } from '../diff/calls/call';
import type { Change } from '../diff/change';
import type { Side } from '../diff/side';
import type { ApiModel } from '../model/api-model';
import { titleOf } from '../wording/wording-context';
import { excerptOf } from './excerpt';
import { namePartsOf } from './part-names';
import { touchedPartOf } from './touched-part';

/** The changes between two versions, for readers. */
export type DescribedChanges = Pick<Release, 'changes' | 'calls'>;

/** Rules about what the list of releases shows anyway. */
const OF_RELEASES: ReadonlySet<Change['rule']> = new Set(['version-changed', 'version-added']);

/** Describes the changes between two versions. */
export function describeChanges(changes: readonly Change[], base: Side, head: Side): DescribedChanges {
  const [partBefore, partAfter] = [namePartsOf(base.bundle), namePartsOf(head.bundle)];
  const calls = callsOf(base.model, head.model);
  const count = base.model.operations.filter(({ id }) => calls.get(id)?.href !== undefined).length;
  const described = changes
    .filter(({ rule }) => !OF_RELEASES.has(rule))
    .map((change): ReleaseChange => {
      const { rule, severity, fingerprint, subject, summary, reason, remedy, sent, received } = change;
      const affected = change.affected.filter((id) => calls.has(id));
      const operations = affected.filter((id) => calls.get(id)?.method !== undefined);
      const link = linkOf(subject, head.model);
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

/** The operations and events of both versions by their ids, as callers of the earlier one know them. */
function callsOf(base: ApiModel, head: ApiModel): ReadonlyMap<string, AffectedCall> {
  const later = operationsOf(head);
  const byAddress = new Map([...later.values()].map((call) => [addressOf(call), call]));
  const events = [...base.webhooks, ...head.webhooks].map(({ event, slug }): [string, AffectedCall] => {
    const isThere = head.webhooks.some((webhook) => webhook.event === event);
    return [event, { id: event, label: event, ...(isThere && { href: eventUrl(slug) }) }];
  });
  return new Map([
    ...events,
    ...later,
    ...[...operationsOf(base)].map(([id, call]): [string, AffectedCall] => {
      const { href: _, ...known } = call;
      const href = (later.get(id) ?? byAddress.get(addressOf(call)))?.href;
      return [id, { ...known, ...(href !== undefined && { href }) }];
    }),
  ]);
}

function addressOf({ method, path = '' }: AffectedCall): string {
  return `${method} ${erasePath(path)}`;
}

/** The new address of an operation, if the change is about its address. */
function movedTo({ rule, after }: Change, head: Side): ReleaseChange['moved'] {
  if (rule !== 'operation-moved' && rule !== 'path-spelling') return undefined;
  const found = head.model.operations.find((operation) => rawOperation(head, operation) === after?.holder);
  return found && { method: found.method.toUpperCase(), path: found.path };
}

export function operationsOf({ operations, tags }: ApiModel): ReadonlyMap<string, AffectedCall> {
  const slugs = new Map(tags.map(({ name, slug }) => [name, slug]));
  return new Map(
    operations.map(({ id, summary, method, path, tag: name, slug }): [string, AffectedCall] => {
      const tag = slugs.get(name) ?? name;
      const href = operationUrl(tag, slug);
      return [id, { id, label: summary, method: method.toUpperCase(), path, tag, href }];
    }),
  );
}

/** The page of the object that a subject begins with: `Coupon.kind`, or `CouponList[].kind`. */
function linkOf(subject: string, { schemas }: ApiModel): LinkData | undefined {
  const [name = ''] = /^[\w-]+/.exec(subject) ?? [];
  const named = schemas.find((schema) => schema.name === name);
  return named && { label: titleOf(named), href: objectUrl(named.slug) };
}
