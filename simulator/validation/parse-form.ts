import { readForm } from '#core/http/read-form';
import type { JsonObject } from '#core/json/json';
import { rejectLevels, rejectMembers, type BodyLimits } from './body-shape';

/** A URL-encoded body as older clients send it. Throws 400 for too many levels or members before building anything. */
export function parseForm(text: string, limits: BodyLimits): JsonObject {
  // equivalent mutants (number): one more than may be is enough to see
  rejectMembers(text.split('&', limits.maxMembers + 1).length, limits);
  return readForm(text, (path) => rejectLevels(path.length, limits));
}
