/** True when `q` is absent or one of the strings contains it, case-sensitively (G-API-58). */
export function containsText(q: string | undefined, texts: (string | null)[]): boolean {
  return q === undefined || texts.some((text) => text?.includes(q));
}

/** True when `range` is absent or contains `date` (`YYYY-MM-DD`), including both ends (G-API-57). */
export function isWithin(range: string | undefined, date: string | null): boolean {
  if (range === undefined) return true;
  const [from = '', to = ''] = range.replaceAll('/', '-').split(',');
  return date !== null && from <= date && date <= to;
}
