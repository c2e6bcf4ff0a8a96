/** True when `q` is absent or stands, in this case, in one of the texts (G-API-58). */
export function containsText(q: string | undefined, texts: (string | null)[]): boolean {
  return q === undefined || texts.some((text) => text?.includes(q));
}

/** True when `range` is absent or holds `date` (`YYYY-MM-DD`); both ends belong to it (G-API-57). */
export function isWithin(range: string | undefined, date: string | null): boolean {
  if (range === undefined) return true;
  const [from = '', to = ''] = range.replaceAll('/', '-').split(',');
  return date !== null && from <= date && date <= to;
}
