import type { Encoding, MediaType } from '../../../model/api/api-model';
import type { Use } from '../change';
import { placeOf } from '../side';
import { report, type CallContext } from './call';

/** Compares how the fields of a form are written. */
export function compareEncodings(context: CallContext, use: Use, before: MediaType, after: MediaType): void {
  comparePositions(context, use, before, after);
  if (!/form/i.test(before.mediaType)) return;
  const places = {
    base: placeOf(context.base, before, 'encoding'),
    head: placeOf(context.head, after, 'encoding'),
  };
  const names = new Set([...before.encoding, ...after.encoding].map(({ property }) => property));
  for (const name of names) {
    const [one, other] = [encodingOf(before, name), encodingOf(after, name)];
    const [old, now] = [formOf(one), formOf(other)];
    if (old !== now)
      report(context, use, { rule: 'part-encoding-changed', name, before: old, after: now, ...places });
    comparePart(context, use, name, one, other, places);
  }
}

/** Compares how parts without names are sent: the first ones by their place, and all others. */
function comparePositions(context: CallContext, use: Use, before: MediaType, after: MediaType): void {
  const count = Math.max(before.prefixEncoding.length, after.prefixEncoding.length);
  const places = (member: string): object => ({
    base: placeOf(context.base, before, member),
    head: placeOf(context.head, after, member),
  });
  for (let index = 0; index < count; index++)
    comparePart(
      context,
      use,
      String(index + 1),
      before.prefixEncoding[index] ?? before.itemEncoding ?? PLAIN,
      after.prefixEncoding[index] ?? after.itemEncoding ?? PLAIN,
      places('prefixEncoding'),
    );
  comparePart(
    context,
    use,
    `after ${count}`,
    before.itemEncoding ?? PLAIN,
    after.itemEncoding ?? PLAIN,
    places('itemEncoding'),
  );
}

const PLAIN: Omit<Encoding, 'property'> = { headers: [] };

function encodingOf({ encoding }: MediaType, name: string): Omit<Encoding, 'property'> {
  return encoding.find(({ property }) => property === name) ?? PLAIN;
}

/** Describes how a field is written; one without a style is written by its media type. */
function formOf({ style }: Omit<Encoding, 'property'>): string {
  if (!style) return 'form, exploded';
  return [
    style.style,
    ...(style.explode ? ['exploded'] : []),
    ...(style.allowReserved ? ['reserved characters kept'] : []),
  ].join(', ');
}

/** Compares the types and headers of a part. */
function comparePart(
  context: CallContext,
  use: Use,
  name: string,
  one: Omit<Encoding, 'property'>,
  other: Omit<Encoding, 'property'>,
  places: object,
): void {
  const [had, has] = [requiredOf(one), requiredOf(other)];
  for (const header of has.filter((header) => !had.includes(header)))
    report(context, use, { rule: 'part-header-required', name, after: header, ...places });
  for (const header of had.filter((header) => !has.includes(header)))
    report(context, use, { rule: 'part-header-dropped', name, before: header, ...places });
  const [before, after] = [typesOf(one), typesOf(other)];
  if (before.join() === after.join()) return;
  const isWider = before.length > 0 && before.every((type) => after.includes(type));
  const rule = isWider ? 'part-encoding-widened' : 'part-encoding-changed';
  const shown = (types: string[]): string => types.join(' or ') || 'the default of its type';
  report(context, use, { rule, name, before: shown(before), after: shown(after), ...places });
}

function typesOf({ contentType = '' }: Omit<Encoding, 'property'>): string[] {
  return contentType
    .split(',')
    .map((type) => type.trim().toLowerCase())
    .filter((type) => type !== '')
    .toSorted();
}

function requiredOf({ headers }: Pick<Encoding, 'headers'>): string[] {
  return headers.filter(({ required }) => required).map(({ name }) => name.toLowerCase());
}
