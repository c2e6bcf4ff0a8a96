import type { BundledDescription } from '../../../../generator/read/normalize/bundled-description';
import type { Specified } from '../../../specified';
import { queryOf } from './compare-parameters';
import type { KnownField } from './known-field';
import { nameOf } from './name-of';
import { below } from './sites';

/** Names places as readers know them: `product.kind`, `listInvoices.state`; others by their schema. */
export function createLabels(
  description: BundledDescription,
  specified: Specified,
  fields: readonly KnownField[],
): (pointer: string) => string {
  const ofFields = fields.flatMap(({ label, pointers }) =>
    pointers.map((pointer) => [pointer, label] as const),
  );
  const ofParameters = Object.values(specified.operations)
    .flat()
    .flatMap((operation) =>
      queryOf(description, operation)
        .filter(({ pointer }) => pointer.startsWith('#/paths/'))
        .map(({ name, pointer }) => [below(pointer, 'schema'), `${operation.id}.${name}`] as const),
    );
  // Several objects may share a field; the first in the order of the alphabet names it.
  const labels = new Map([...ofFields, ...ofParameters].sort(([, a], [, b]) => (a < b ? 1 : -1)));
  return (pointer) => {
    const known = outerPointers(pointer).find((outer) => labels.has(outer));
    return known === undefined ? nameOf(pointer) : labels.get(known)! + nameOf(pointer.slice(known.length));
  };
}

/** The pointer and all that it is part of, from the inside. */
function outerPointers(pointer: string): string[] {
  const tokens = pointer.split('/');
  return tokens.map((_, index) => tokens.slice(0, tokens.length - index).join('/'));
}
