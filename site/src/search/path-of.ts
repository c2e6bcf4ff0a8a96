/** Returns the part of a URL after its origin. Slashes at its start become one, because two would name another host. */
export function pathOf({ pathname, search, hash }: URL): string {
  return pathname.replace(/^\/+/, '/') + search + hash;
}
