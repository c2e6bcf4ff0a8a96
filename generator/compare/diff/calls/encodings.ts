import type { Encoding, MediaType } from '../../../model/api/api-model';
import type { Use } from '../change';
import { placeOf } from '../side';
import { report, type CallContext } from './call';

/** Compares how the fields of a form are written. */
export function compareEncodings(context: CallContext, use: Use, before: MediaType, after: MediaType): void {
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
    compareTypes(context, use, name, one, other, places);
    const required = ({ headers }: Pick<Encoding, 'headers'>): string[] =>
      headers.filter((header) => header.required).map((header) => header.name.toLowerCase());
    const [had, has] = [required(one), required(other)];
    for (const after of has.filter((header) => !had.includes(header)))
      report(context, use, { rule: 'part-header-required', name, after, ...places });
    for (const before of had.filter((header) => !has.includes(header)))
      report(context, use, { rule: 'part-header-dropped', name, before, ...places });
  }
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

function compareTypes(
  context: CallContext,
  use: Use,
  name: string,
  one: Omit<Encoding, 'property'>,
  other: Omit<Encoding, 'property'>,
  places: object,
): void {
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
