/** Returns the origins whose pages are those of this site: where it is shown, and where it is published, if that is known. */
export function originsOf({ url }: { url: string }): string[] {
  return [window.location.origin, ...(url === '' ? [] : [new URL(url).origin])];
}
