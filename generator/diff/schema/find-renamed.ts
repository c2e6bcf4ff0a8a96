import { escapePattern } from '#core/text/escape-pattern';
import { isSimilar } from '../names/similar-names';
import type { Part } from '../shape/shape';
import type { Shapes } from '../shape/shapes';
import type { Pair, SchemaContext } from './schema-diff';

/** Shorter descriptions are too common to prove anything. */
const TELLING = 20;

/**
 * Whether the only removed field became the only added one: of the same schema, and with two of a similar name, the same
 * description, the same neighbors, and the new name in the old description.
 */
export function findRenamed(
  context: SchemaContext,
  pair: Pair,
  removed: readonly string[],
  added: readonly string[],
): { before: string; after: string } | undefined {
  const [before, after] = [removed[0], added[0]];
  if (removed.length !== 1 || added.length !== 1 || before === undefined || after === undefined)
    return undefined;
  const { one, other } = pair;
  const [old, now] = [one.fields.get(before) ?? [], other.fields.get(after) ?? []];
  if (one.required.has(before) !== other.required.has(after)) return undefined;
  if (context.baseDigest(old) !== context.headDigest(now)) return undefined;
  const [oldText, newText] = [descriptionOf(context.base, old), descriptionOf(context.head, now)];
  const signs = [
    isSimilar(before, after),
    oldText.length >= TELLING && oldText === newText,
    neighborsOf([...one.fields.keys()], before) === neighborsOf([...other.fields.keys()], after),
    new RegExp(`\\b${escapePattern(after)}\\b`).test(oldText),
  ];
  return signs.filter(Boolean).length >= 2 ? { before, after } : undefined;
}

function descriptionOf({ nodeOf, shapeOf }: Shapes, parts: readonly Part[]): string {
  return shapeOf(nodeOf(parts)).words.description?.trim() ?? '';
}

function neighborsOf(names: readonly string[], name: string): string {
  const index = names.indexOf(name);
  return `${names[index - 1] ?? ''} ${names[index + 1] ?? ''}`;
}
