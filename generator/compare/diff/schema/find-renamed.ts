import { escapePattern } from '#core/text/escape-pattern';
import { isSimilar } from '../names/similar-names';
import type { Part } from '../shape/shape';
import type { Shapes } from '../shape/shapes';
import type { Pair, SchemaContext } from './schema-diff';

/** Shorter descriptions are too common to prove anything. */
const TELLING = 20;

/** Returns the removed field and its new name; undefined if more than one pair is possible. */
export function findRenamed(
  context: SchemaContext,
  pair: Pair,
  removed: readonly string[],
  added: readonly string[],
): { before: string; after: string } | undefined {
  const found = removed.flatMap((before) =>
    added.filter((after) => mayBe(context, pair, before, after)).map((after) => ({ before, after })),
  );
  return found.length === 1 ? found[0] : undefined;
}

/**
 * Whether a field may be another one under a new name: it has the same schema, and two of a similar name, the same description, the
 * same neighbors, and the new name in the old description.
 */
function mayBe(context: SchemaContext, { one, other }: Pair, before: string, after: string): boolean {
  const [old, now] = [one.fields.get(before) ?? [], other.fields.get(after) ?? []];
  if (one.required.has(before) !== other.required.has(after)) return false;
  if (context.baseDigest(old) !== context.headDigest(now)) return false;
  const [oldText, newText] = [descriptionOf(context.base, old), descriptionOf(context.head, now)];
  const signs = [
    isSimilar(before, after),
    oldText.length >= TELLING && oldText === newText,
    neighborsOf([...one.fields.keys()], before) === neighborsOf([...other.fields.keys()], after),
    new RegExp(`\\b${escapePattern(after)}\\b`).test(oldText),
  ];
  return signs.filter(Boolean).length >= 2;
}

function descriptionOf({ nodeOf, shapeOf }: Shapes, parts: readonly Part[]): string {
  return shapeOf(nodeOf(parts)).words.description?.trim() ?? '';
}

function neighborsOf(names: readonly string[], name: string): string {
  const index = names.indexOf(name);
  return `${names[index - 1] ?? ''} ${names[index + 1] ?? ''}`;
}
