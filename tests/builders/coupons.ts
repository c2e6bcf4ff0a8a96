import type { Changelog } from '#core/contracts/changelog';
import { type Description, readDescription } from '../../generator/read/read-description';

/** The entry document of an API in two versions: an operation and a value are gone, limits are lower, a field is new. */
const COUPONS = 'tests/fixtures/coupons/openapi.yaml';

export async function readCoupons(): Promise<Description> {
  const { description } = await readDescription(COUPONS, (_, work) => Promise.resolve(work()));
  if (!description) throw new Error(`${COUPONS} has a mistake.`);
  return description;
}

/** The same changelog with strings that end each notation they may be written in. */
export function withHostileStrings(changelog: Changelog): Changelog {
  return JSON.parse(
    JSON.stringify(changelog, (key, value: unknown) =>
      typeof value === 'string' && HOSTILE_MEMBERS.has(key) ? `${value}${HOSTILE}` : value,
    ),
  ) as Changelog;
}

const HOSTILE =
  ' ]]></content><script>alert(1)</script>" \' & &nope; \u0000\u001b\ufffe\ud800 [a](javascript:alert(1))';

const HOSTILE_MEMBERS = new Set(['subject', 'summary', 'reason', 'remedy', 'text', 'note', 'label']);
