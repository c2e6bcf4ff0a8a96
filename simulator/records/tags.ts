/** The tags of a list or of one comma-separated text (G-API-22b), without white space around them; blank ones are dropped. */
export function tagsOf(tags: string[] | string | null | undefined): string[] {
  const list = typeof tags === 'string' ? tags.split(',') : (tags ?? []);
  return list.map((tag) => tag.trim()).filter((tag) => tag !== '');
}
