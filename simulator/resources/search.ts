import type { Json } from '#core/json/json';

/** True when `q` is absent or stands, in this case, in one of the texts (G-API-58). */
export function containsText(q: Json | undefined, texts: (Json | undefined)[]): boolean {
  return typeof q !== 'string' || texts.some((text) => typeof text === 'string' && text.includes(q));
}

/** True when `range` is absent or holds `date` (`YYYY-MM-DD`); both ends belong to it (G-API-57). */
export function isWithin(range: Json | undefined, date: Json | undefined): boolean {
  if (typeof range !== 'string') return true;
  const [from = '', to = ''] = range.replaceAll('/', '-').split(',');
  return typeof date === 'string' && from <= date && date <= to;
}
