/** What follows the origin of a URL. Two slashes at its start would name another host. */
export function pathOf({ pathname, search, hash }: URL): string {
  return pathname.replace(/^\/+/, '/') + search + hash;
}
