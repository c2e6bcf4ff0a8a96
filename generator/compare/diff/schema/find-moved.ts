import type { Pair, SchemaContext } from './schema-diff';

/** The removed fields that an added object has under the same name and with the same schema: their new paths. */
export function findMoved(
  { head, baseDigest, headDigest }: SchemaContext,
  { one, other }: Pair,
  removed: readonly string[],
  added: readonly string[],
): Map<string, string> {
  const moved = new Map<string, string>();
  for (const name of removed) {
    const before = baseDigest(one.fields.get(name) ?? []);
    const found = added.find((candidate) => {
      const { fields } = head.shapeOf(head.nodeOf(other.fields.get(candidate) ?? []));
      const parts = fields.get(name);
      return parts !== undefined && headDigest(parts) === before;
    });
    if (found !== undefined) moved.set(name, `${found}.${name}`);
  }
  return moved;
}
