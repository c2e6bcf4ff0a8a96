import { isObject, type Json } from '#core/json/json';
import { listOf } from '#core/json/read';
import type { Mistake } from '../../../problems/mistake';

/** A breaking change that goes out on purpose without a new version. */
export interface Waiver {
  fingerprint: string;
  /** One sentence. */
  reason: string;
  /** The last day on which it holds: `2027-01-31`. */
  until: string;
}

/** The longest time for which a change may be waived, in days. */
export const MOST_DAYS = 90;

const MEMBERS = ['fingerprint', 'reason', 'until'];

/** The changelog reads the notes. */
const SETTINGS = ['waivers', 'notes'];

/** The waivers in the value of `changes.yaml`, and what is wrong with them. */
export function readWaivers(value: Json): { waivers: Waiver[]; mistakes: Mistake[] } {
  const mistakes: Mistake[] = [];
  const root = isObject(value) ? value : {};
  if (value !== null && !isObject(value))
    mistakes.push({
      tokens: [],
      message: 'The file has no member `waivers`.',
      remedy: 'Write `waivers:` and a list below it.',
    });
  for (const key of Object.keys(root).filter((key) => !SETTINGS.includes(key)))
    mistakes.push({
      tokens: [key],
      message: `Unknown setting \`${key}\`.`,
      remedy: 'Write `waivers` or `notes`, or take it out.',
    });
  const waivers = listOf(root.waivers).flatMap((entry, index) => {
    const tokens = ['waivers', String(index)];
    const waiver = isObject(entry) ? toWaiver(entry) : undefined;
    const unknown = isObject(entry) ? Object.keys(entry).find((key) => !MEMBERS.includes(key)) : undefined;
    if (!waiver || unknown !== undefined)
      mistakes.push({
        tokens: unknown === undefined ? tokens : [...tokens, unknown],
        message:
          unknown === undefined
            ? 'The waiver lacks a fingerprint, a reason or a date.'
            : `A waiver has no member \`${unknown}\`.`,
        remedy:
          'Write `fingerprint` (12 hex digits), `reason` (a sentence) and `until` (a date such as 2027-01-31).',
      });
    return waiver && unknown === undefined ? [waiver] : [];
  });
  return { waivers, mistakes };
}

function toWaiver({ fingerprint, reason, until }: Record<string, Json>): Waiver | undefined {
  const id = typeof fingerprint === 'number' ? String(fingerprint) : fingerprint;
  if (typeof id !== 'string' || !/^[0-9a-f]{12}$/.test(id)) return undefined;
  if (typeof reason !== 'string' || reason.trim() === '') return undefined;
  if (typeof until !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(until)) return undefined;
  return { fingerprint: id, reason: reason.trim(), until };
}
