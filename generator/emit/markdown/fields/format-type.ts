import type { FieldData, TypeData } from '#core/contracts/page-data';
import { FLAGS } from '#core/labels/flags';
import { escapeText } from '../markdown/escape-text';
import { link } from '../markdown/link';

/** Formats a type, with links to the objects that it names. */
export function formatType(type: TypeData): string {
  return type.map((part) => (typeof part === 'string' ? escapeText(part) : link(part))).join('');
}

type Flagged = Pick<FieldData, 'required' | 'readOnly' | 'writeOnly' | 'deprecated' | 'life'>;

/** The flags of a field in words: `['required', 'deprecated']`. */
export function flagsOf({ required, readOnly, writeOnly, deprecated, life = [] }: Flagged): string[] {
  return [
    ...(required ? [FLAGS.required] : []),
    ...(readOnly ? [FLAGS.readOnly] : []),
    ...(writeOnly ? [FLAGS.writeOnly] : []),
    ...(deprecated ? [FLAGS.deprecated] : []),
    ...life.map(link),
  ];
}
