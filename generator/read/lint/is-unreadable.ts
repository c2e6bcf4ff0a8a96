import type { NormalizedProblem } from '../source/documents';
import { EMPTY_LIST, parseStruct } from '../source/redocly-messages';

const unreadable = new Set(['description/no-anchors', 'description/has-operations']);

/** The rules whose problems may make a description unreadable. */
export const readingRules: ReadonlySet<string> = new Set(['struct', ...unreadable]);

/** Whether a description with this problem cannot be processed. */
export function isUnreadable({ ruleId, message, location }: NormalizedProblem): boolean {
  if (ruleId === 'struct') return isBrokenStructure(message, location[0]?.pointer ?? '');
  return unreadable.has(ruleId);
}

/** Whether `info` is missing, or an object, list, id, or string has another type; a typo does not count. */
function isBrokenStructure(message: string, pointer: string): boolean {
  const found = parseStruct(message);
  if (found?.kind === 'missing') return found.member === 'info';
  if (found?.kind !== 'wrong-type') return false;
  // Since 3.1, `true` and `false` are schemas.
  if (found.part === 'Schema' && found.got === 'boolean') return false;
  // Counts as omitted.
  if (found.got === 'null' || found.got === EMPTY_LIST) return pointer === '#/info';
  return found.part !== undefined || /\/(operationId|summary|description)$/.test(pointer);
}
