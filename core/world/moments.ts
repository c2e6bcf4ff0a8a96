import type { Json } from '../json/json';

const MOMENT =
  /^(?:date_?)?(?:created|updated|modified|changed|inserted|last_?(?:updated|modified|changed))(?:_?(?:at|on|date|time|datetime|timestamp))?$/i;
const CHANGE = /updated|modified|changed/i;

/** Whether a member has the time of a creation or of a change, by its name. */
export function isMoment(name: string): boolean {
  return MOMENT.test(name);
}

/** Whether a member has the time of the last change, by its name. */
export function isChange(name: string): boolean {
  return isMoment(name) && CHANGE.test(name);
}

/** Milliseconds since 1970 have more digits than seconds. */
const LEAST_MILLISECONDS = 100_000_000_000;

/** A moment in Unix seconds, written as another one is: a date, ISO 8601, seconds or milliseconds. Undefined for other values. */
export function momentLike(shown: Json | undefined, now: number): Json | undefined {
  if (typeof shown === 'number') return Math.abs(shown) >= LEAST_MILLISECONDS ? now * 1000 : now;
  if (typeof shown !== 'string') return undefined;
  const iso = new Date(now * 1000).toISOString();
  if (/^\d{4}-\d\d-\d\d$/.test(shown)) return iso.slice(0, 10);
  if (!/^\d{4}-\d\d-\d\d[T ]/.test(shown)) return undefined;
  return /\.\d+/.test(shown) ? iso : iso.replace(/\.\d+/, '');
}
