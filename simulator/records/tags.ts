/** The trimmed tags of a list or a comma-separated string (G-API-22b), without blank ones. */
export function tagsOf(tags: string[] | string | null | undefined): string[] {
  const list = typeof tags === 'string' ? tags.split(',') : (tags ?? []);
  return list.map((tag) => tag.trim()).filter((tag) => tag !== '');
}
