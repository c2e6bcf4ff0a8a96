/** What a pointer is called in a message: the name of its schema and what stands below it. */
export function nameOf(pointer: string): string {
  return pointer
    .replace(/^#\/(components\/(schemas|parameters|headers|responses)\/)?/, '')
    .replaceAll('/properties/', '.')
    .replaceAll('/items', '[]')
    .replaceAll('~1', '/');
}
