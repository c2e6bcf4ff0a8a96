import { createHash } from 'node:crypto';
import { getOrInsertComputed } from '#core/collections/get-or-insert-computed';
import type { Json } from '#core/json/json';
import { canonicalText } from './canonical-text';
import type { Part, Shape } from './shape';
import type { Shapes } from './shapes';

/** Levels of fields and items that count: deeper ones are compared by the diff itself. */
const LEVELS = 4;

/** Equal for parts with the same shape, whatever the names of their components and their descriptions are. */
export type Digest = (parts: readonly Part[], levels?: number) => string;

export function createDigest({ nodeOf, shapeOf }: Shapes): Digest {
  const known = new Map<string, string>();
  function digest(parts: readonly Part[], levels = LEVELS): string {
    const node = nodeOf(parts);
    return getOrInsertComputed(known, `${node.id}/${levels}`, () => {
      const text = canonicalText(outline(shapeOf(node), levels));
      return createHash('sha256').update(text).digest('hex').slice(0, 12);
    });
  }
  function outline(shape: Shape, levels: number): Json {
    const inner = (parts: readonly Part[]): Json => (levels === 0 ? 0 : digest(parts, levels - 1));
    const { limits, fields, required } = shape;
    return [
      shape.isNever,
      shape.types ? [...shape.types] : 'any',
      shape.isNullable,
      [...shape.formats],
      shape.values ? shape.values.map(canonicalText).toSorted() : 'any',
      shape.isOpen,
      limits as unknown as Json,
      [...fields]
        .map(([name, parts]): Json => [name, required.has(name), inner(parts)])
        .toSorted((one, other) => (canonicalText(one) < canonicalText(other) ? -1 : 1)),
      [...required].toSorted(),
      [...shape.patternFields].map(([pattern, parts]): Json => [pattern, inner(parts)]),
      typeof shape.others === 'boolean' ? shape.others : inner(shape.others),
      shape.items ? inner(shape.items) : 'any',
      shape.isEnded,
      shape.positions.map(inner),
      shape.contains.map(({ schema, least, most }): Json => [inner([schema]), least, most ?? 'any']),
      shape.unions.map(({ keyword, branches }): Json => [
        keyword,
        branches.map(({ parts }) => canonicalText(inner(parts))).toSorted(),
      ]),
      shape.conditions.map(({ keyword, schemas, text }): Json => [
        keyword,
        text,
        schemas.map((schema) => inner([schema])),
      ]),
      shape.isReadOnly,
      shape.isWriteOnly,
      // Only where it is there: fingerprints have digests, and waivers have fingerprints.
      ...(shape.content ? [inner(shape.content)] : []),
    ];
  }
  return digest;
}
