import type { ChangedLine } from '#core/contracts/changelog';
import { isObject, type Json } from '#core/json/json';
import type { Place } from '../diff/change';

/** The most lines of one version: a reader compares them at one glance. */
const MOST_LINES = 14;

/** Objects and lists deeper than this are only hinted at, unless everything fits. */
const SHORT_DEPTH = 2;

/** Returns a place as it is written in both versions, line by line. */
export function excerptOf(before: Place | undefined, after: Place | undefined): ChangedLine[] {
  const [one, other] = [linesOf(before), linesOf(after)];
  return one.join('\n') === other.join('\n') ? [] : compareLines(one, other);
}

function linesOf(place: Place | undefined): string[] {
  if (!place) return [];
  const { holder, member } = place;
  const value = member === undefined ? withoutProse(holder) : { [member]: withoutProse(holder[member]!) };
  const whole = toLines(value);
  const lines = whole.length <= MOST_LINES ? whole : toLines(shorten(value, SHORT_DEPTH));
  return lines.length <= MOST_LINES ? lines : [...lines.slice(0, MOST_LINES - 1), '…'];
}

function toLines(value: Json): string[] {
  return JSON.stringify(value, null, 2).split('\n');
}

/** Members that no call depends on. */
const PROSE = new Set(['description', 'summary', 'title', 'examples', 'example']);

/** Leaves out what a change of the contract does not change, as long as something else remains. */
function withoutProse(value: Json): Json {
  if (!isObject(value)) return value;
  const members = Object.entries(value).filter(([name]) => !PROSE.has(name) && !name.startsWith('x-'));
  return members.length === 0 ? value : Object.fromEntries(members);
}

function shorten(value: Json, depth: number): Json {
  if (Array.isArray(value))
    return depth === 0 && value.length > 0 ? ['…'] : value.map((item) => shorten(item, depth - 1));
  if (!isObject(value)) return value;
  if (depth === 0) return '…';
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, shorten(member, depth - 1)]),
  );
}

/** Compares by the longest common lines. */
function compareLines(one: readonly string[], other: readonly string[]): ChangedLine[] {
  const common = one
    .map(() => new Array<number>(other.length + 1).fill(0))
    .concat([new Array(other.length + 1).fill(0)]);
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1)
      common[i]![j] = isSame(one[i]!, other[j]!)
        ? common[i + 1]![j + 1]! + 1
        : Math.max(common[i + 1]![j]!, common[i]![j + 1]!);
  const lines: ChangedLine[] = [];
  let [i, j] = [0, 0];
  while (i < one.length || j < other.length) {
    if (i < one.length && j < other.length && isSame(one[i]!, other[j]!)) {
      lines.push({ sign: ' ', text: other[j]! });
      i += 1;
      j += 1;
    } else if (j >= other.length || (i < one.length && common[i + 1]![j]! >= common[i]![j + 1]!)) {
      lines.push({ sign: '-', text: one[i]! });
      i += 1;
    } else {
      lines.push({ sign: '+', text: other[j]! });
      j += 1;
    }
  }
  return lines;
}

/** A comma after the last member says nothing. */
function isSame(one: string, other: string): boolean {
  return one.replace(/,$/, '') === other.replace(/,$/, '');
}
