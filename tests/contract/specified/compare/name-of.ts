/** Names a pointer in a message: the name of its schema and the path below it. */
export function nameOf(pointer: string): string {
  return pointer
    .replace(/^#\/(components\/(schemas|parameters|headers|responses)\/)?/, '')
    .replaceAll('/properties/', '.')
    .replaceAll('/items', '[]')
    .replaceAll('~1', '/');
}
