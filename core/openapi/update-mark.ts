import { UPDATE_SENTENCES } from '../labels/updates';
import type { JsonObject } from '../json/json';

/** The effect of an update on a list or an object that it sends. */
export type UpdateMark = keyof typeof UPDATE_SENTENCES;

/** Reads `x-update` of a schema in a description; undefined without one, or with another value. */
export function readUpdateMark({ 'x-update': mark }: JsonObject): UpdateMark | undefined {
  return typeof mark === 'string' && Object.hasOwn(UPDATE_SENTENCES, mark) ? (mark as UpdateMark) : undefined;
}

/** Appends to a description the sentence that says what an update does with the value. */
export function withUpdateSentence(
  description: string | undefined,
  mark: UpdateMark | undefined,
): string | undefined {
  if (mark === undefined) return description;
  return [description?.trimEnd(), UPDATE_SENTENCES[mark]].filter(Boolean).join(' ');
}
