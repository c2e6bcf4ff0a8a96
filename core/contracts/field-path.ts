/**
 * The path of a field in a value, from its anchor: without the names of the branches that it stands in, so that
 * `request.contact:ContactData.email` is `request.contact.email`.
 */
export function fieldPathOf(anchor: string): string {
  return anchor.replace(/:[^.]*/g, '');
}

/**
 * The anchor of the field at a path, or of the nearest field around it. Anchors are looked up by `fieldPathOf`; the keys
 * of a map have the anchor `*`.
 */
export function findAnchor(
  anchors: ReadonlyMap<string, string>,
  path: readonly string[],
): string | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const parent = path.slice(0, length - 1);
    const found = anchors.get(path.slice(0, length).join('.')) ?? anchors.get([...parent, '*'].join('.'));
    if (found !== undefined) return found;
  }
  return undefined;
}
