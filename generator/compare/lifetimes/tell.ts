import type { Release } from '#core/contracts/changelog';
import type { LinkData } from '#core/contracts/page-data';
import { translate } from '#core/labels/translate';
import type { Change } from '../diff/change';
import type { RuleId } from '../diff/rules';

/** One thing that happened to a part, in words, with a link to its change. */
interface Told {
  kind: 'since' | 'deprecated' | 'removed';
  link: LinkData;
}

const ADDED: ReadonlySet<RuleId> = new Set<RuleId>([
  'operation-added',
  'event-added',
  'parameter-added',
  'parameter-added-with-default',
  'parameter-required-added',
  'header-added',
  'event-header-added',
  'field-added',
  'field-added-to-closed',
  'field-required-added',
]);

const REMOVED: ReadonlySet<RuleId> = new Set<RuleId>([
  'operation-removed',
  'event-removed',
  'query-parameter-removed',
  'header-parameter-removed',
  'header-removed',
  'header-removed-required',
  'event-header-removed',
  'field-removed',
]);

/** Under another name or at another address. */
const REPLACED: ReadonlySet<RuleId> = new Set<RuleId>([
  'operation-moved',
  'path-spelling',
  'event-renamed',
  'parameter-renamed',
  'parameter-moved',
  'field-renamed',
  'field-moved',
]);

/** Tells the beginning of a part from a change of an earlier version. @param release that began with it. */
export function tellBeginning(change: Change, release: Release): Told | undefined {
  const { version } = release;
  if (ADDED.has(change.rule))
    return told('since', translate('since {version}', { version }), change, release);
  if (REPLACED.has(change.rule))
    return told(
      'since',
      translate('since {version}, before: {name}', { version, name: nameIn(change.subject) }),
      change,
      release,
    );
  return tellDeprecation(change, release);
}

/** Tells the end of a part from a change to a later version. @param release the later version. */
export function tellEnd(change: Change, release: Release): Told | undefined {
  const { version } = release;
  if (REMOVED.has(change.rule))
    return told('removed', translate('removed in {version}', { version }), change, release);
  if (!REPLACED.has(change.rule)) return tellDeprecation(change, release);
  const { moved, touches } = known(change, release) ?? {};
  const name = moved ? `${moved.method} ${moved.path}` : touches?.renamed;
  const label =
    name === undefined
      ? translate('replaced in {version}', { version })
      : translate('replaced by {name} in {version}', { name, version });
  return told('removed', label, change, release);
}

/** A sunset that is set says that its part is deprecated, but not since when if it was before. */
function tellDeprecation(change: Change, release: Release): Told | undefined {
  const { rule, before, after } = change;
  if (rule !== 'deprecated-set' && rule !== 'sunset-set') return undefined;
  if (before?.holder.deprecated === true || after?.holder.deprecated !== true) return undefined;
  const { version } = release;
  return told('deprecated', translate('deprecated since {version}', { version }), change, release);
}

function told(kind: Told['kind'], label: string, change: Change, release: Release): Told {
  const anchor = known(change, release) ? `#${change.fingerprint}` : '';
  return { kind, link: { label, href: `${release.href}${anchor}` } };
}

/** The same change on the page of the release; one between versions that are further apart may be another one there. */
function known({ fingerprint }: Change, { changes }: Release): Release['changes'][number] | undefined {
  return changes.find((change) => change.fingerprint === fingerprint);
}

/** The part of a subject that names what changed: ``GET /coupons, query parameter `limit` `` → `limit`. */
function nameIn(subject: string): string {
  return /`([^`]+)`$/.exec(subject)?.[1] ?? subject;
}
