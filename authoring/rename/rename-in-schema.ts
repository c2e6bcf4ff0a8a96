import { isMap, isScalar, isSeq, parseDocument, visit, type Scalar } from 'yaml';

/** Lists of names of fields. */
const LISTS = ['required', 'x-order'];

/** Returns the YAML of a schema with a field under another name; comments and form stay as their author wrote them. */
export function renameInSchema(text: string, field: string, name: string): string {
  const document = parseDocument(text);
  const found: number[] = [];
  const add = (node: unknown) => {
    if (isScalar(node) && node.value === field) found.push(offsetOf(node));
  };
  visit(document, {
    Pair: (_, { key, value }) => {
      if (!isScalar(key)) return;
      if (key.value === 'properties' && isMap(value)) for (const pair of value.items) add(pair.key);
      if (LISTS.includes(String(key.value)) && isSeq(value)) value.items.forEach(add);
    },
  });
  const renamed = found
    .toSorted((one, other) => other - one)
    .reduce(
      (content, offset) => content.slice(0, offset) + name + content.slice(offset + field.length),
      text,
    );
  return renamed.replaceAll(`\`${field}\``, `\`${name}\``);
}

/** A quoted name begins after its quote. */
function offsetOf({ range, type }: Scalar): number {
  return (range?.[0] ?? 0) + (type === 'PLAIN' ? 0 : 1);
}
