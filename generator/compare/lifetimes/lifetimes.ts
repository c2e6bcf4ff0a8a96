import type { Changelog } from '#core/contracts/changelog';
import type { LinkData } from '#core/contracts/page-data';
import { getOrInsertComputed } from '#core/collections/get-or-insert-computed';
import type { JsonObject } from '#core/json/json';
import type { Comparisons } from '../changelog/comparisons';
import { rawEvent, rawOperation } from '../diff/calls/call';
import type { Change, Direction } from '../diff/change';
import type { Side } from '../diff/side';
import type { Operation, Schema, Webhook } from '../../model/api/api-model';
import { findShared } from './find-shared';
import { findNeighbors } from './neighbors';
import { tellBeginning, tellEnd } from './tell';

/** The lifetimes of the parts of one page, as links to the changes that they follow from. */
export interface PageLifetimes {
  /** Of the operation or the event itself. */
  whole?: LinkData[];
  /** Of a field, parameter or header. Without a direction, of one that is sent either way. */
  of: (part: object, direction?: Direction) => LinkData[] | undefined;
}

/** The lifetimes of a version. */
export interface Lifetimes {
  /** The same for the same facts. */
  key: readonly string[];
  ofOperation: (operation: Operation) => PageLifetimes;
  ofEvent: (webhook: Webhook) => PageLifetimes;
  ofObject: (name: string) => PageLifetimes;
}

/** One fact about a part, and the change that it follows from. */
interface Fact {
  change: Change;
  kind: string;
  link: LinkData;
}

const NOTHING: PageLifetimes = { of: () => undefined };

/** Of an API with one known version. */
export const NO_LIFETIMES: Lifetimes = {
  key: [],
  ofOperation: () => NOTHING,
  ofEvent: () => NOTHING,
  ofObject: () => NOTHING,
};

/**
 * Finds since when the parts of a version are there and deprecated, and which later version no longer has them. Nothing follows from a
 * version whose description is not known, nor from those beyond it.
 */
export function findLifetimes(side: Side, { releases }: Changelog, comparisons: Comparisons): Lifetimes {
  const facts = collectFacts(side.model.info.version, releases, comparisons);
  if (facts.size === 0) return NO_LIFETIMES;
  for (const holder of findShared(side.bundle)) facts.delete(holder);
  const linksOf = (holders: readonly JsonObject[], isHere: (change: Change) => boolean) => {
    const found = holders.flatMap((holder) => facts.get(holder) ?? []).filter(({ change }) => isHere(change));
    // The nearest version comes first, and says what the others repeat.
    const nearest = new Map(found.toReversed().map(({ kind, link }) => [kind, link]));
    return nearest.size === 0 ? undefined : [...nearest.values()].toReversed();
  };
  const ofCall = (id: string, raw: JsonObject): PageLifetimes => ({
    whole: linksOf([raw], () => true),
    of: (part, direction) =>
      linksOf(
        holdersOf(part, side),
        (change) => (direction ? change[direction] : change)?.affected.includes(id) === true,
      ),
  });
  return {
    key: [...facts.values()].flat().map(({ link }) => `${link.label} ${link.href}`),
    ofOperation: (operation) => ofCall(operation.id, rawOperation(side, operation)),
    ofEvent: (webhook) => ofCall(webhook.event, rawEvent(side, webhook)),
    ofObject: (name) => ({
      of: (part) => linksOf(holdersOf(part, side), ({ subject }) => isIn(subject, name)),
    }),
  };
}

function collectFacts(
  version: string,
  releases: Changelog['releases'],
  comparisons: Comparisons,
): Map<JsonObject, Fact[]> {
  const facts = new Map<JsonObject, Fact[]>();
  const { earlier, later } = findNeighbors(version, releases, comparisons);
  const put = (
    holder: JsonObject | undefined,
    change: Change,
    told: Omit<Fact, 'change'> | undefined,
  ): void => {
    if (holder && told) getOrInsertComputed(facts, holder, (): Fact[] => []).push({ change, ...told });
  };
  for (const { changes, release } of earlier)
    for (const change of changes) put(change.after?.holder, change, tellBeginning(change, release));
  for (const { changes, release } of later)
    for (const change of changes) put(change.before?.holder, change, tellEnd(change, release));
  return facts;
}

/** Where a part is written; one that several parts of a schema describe is written in each of them. */
function holdersOf(part: object, side: Side): JsonObject[] {
  const holder = side.origins.get(part);
  if (holder) return [holder];
  return ((part as Partial<Schema>).allOf ?? []).flatMap((one) => holdersOf(one, side));
}

/** Whether a subject such as `Coupon.kind` or `CouponList[].kind` is in an object. */
function isIn(subject: string, name: string): boolean {
  return subject.startsWith(`${name}.`) || subject.startsWith(`${name}[`);
}
