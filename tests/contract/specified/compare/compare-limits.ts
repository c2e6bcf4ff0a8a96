import type { BundledDescription } from '../../../../generator/read/normalize/bundled-description';
import type { Json } from '#core/json/json';
import { entriesOf, objectOf } from '#core/json/read';
import type { Specified } from '../../../specified';
import { hasMark } from './compare-presence';
import { compareWanted, type Wanted } from './compare-wanted';
import type { Finding } from './finding';
import { below } from './sites';

/** Numbers and defaults in `x-limits` that differ, or that are neither specified nor marked. */
export function compareLimits(description: BundledDescription, specified: Specified): Finding[] {
  const wanted = limitsOf(specified);
  return [...compareWanted(description, wanted), ...ownLimits(description, wanted)];
}

function ownLimits(description: BundledDescription, wanted: readonly Wanted[]): Finding[] {
  const known = new Set(wanted.map(({ pointer }) => pointer));
  return entriesOf(description['x-limits'])
    .filter(([, members]) => !hasMark(objectOf(members)))
    .flatMap(([group, members]) =>
      entriesOf(members)
        .map(([name, value]) => ({ pointer: below('#/x-limits', group, name), value }))
        .filter(({ pointer }) => !known.has(pointer))
        .map(({ pointer, value }) => ({
          statement: `${pointer.slice(2)}: ${JSON.stringify(value)}`,
          pointer,
          message: `${pointer.slice(2)} is ${JSON.stringify(value)}; the specification has no such limit, and it has no mark.`,
          remedy: 'Remove it, or give its group its x-basis and x-decision.',
        })),
    );
}

function limitsOf({ limits, entities }: Specified): Wanted[] {
  const {
    rate,
    paging,
    items,
    documentNumber,
    tag,
    customMetadata,
    accessToken,
    session,
    euDigitalServices,
  } = limits;
  const numbers: Record<string, Record<string, Json>> = {
    rate: { calls: rate.calls, windowSeconds: rate.windowSeconds },
    paging: { defaultLimit: paging.default, maxLimit: paging.max },
    items: { ...items },
    documentNumber: { ...documentNumber },
    tag: { ...tag },
    customMetadata: { ...customMetadata },
    accessToken: { ...accessToken },
    session: { ...session },
    euDigitalServices: { ...euDigitalServices },
    defaults: { ...limits.defaults },
  };
  const listed = Object.entries(numbers).flatMap(([group, members]) =>
    Object.entries(members).map(([name, value]) => ({
      pointer: below('#/x-limits', group, name),
      entry: `limits.${group}`,
      value,
    })),
  );
  const count = Object.keys(entities.final_document.fields).length;
  return [
    ...listed,
    { pointer: '#/x-limits/finalDocument/fields', entry: 'entities.final_document', value: count },
  ];
}
