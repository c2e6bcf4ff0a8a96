import type { NormalizedProblem } from '../source/documents';
import { EMPTY_LIST, parseStruct } from '../source/redocly-messages';

const unreadable = new Set([
  'no-unresolved-refs',
  'description/no-anchors',
  'description/has-operations',
  'description/unique-operation-ids',
]);

/** The rules whose problems may say so. */
export const readingRules: ReadonlySet<string> = new Set(['struct', ...unreadable]);

/** Whether nothing sensible can be made of a description with this problem. */
export function isUnreadable({ ruleId, message, location }: NormalizedProblem): boolean {
  if (ruleId === 'struct') return isBrokenStructure(message, location[0]?.pointer ?? '');
  return unreadable.has(ruleId);
}

/** Another type where an object, a list, an id or a text belongs, or no `info` at all; a typo is not. */
function isBrokenStructure(message: string, pointer: string): boolean {
  const found = parseStruct(message);
  if (found?.kind === 'missing') return found.member === 'info';
  if (found?.kind !== 'wrong-type') return false;
  // Since 3.1, `true` and `false` are schemas.
  if (found.part === 'Schema' && found.got === 'boolean') return false;
  // As good as left out.
  if (found.got === 'null' || found.got === EMPTY_LIST) return pointer === '#/info';
  return found.part !== undefined || /\/(operationId|summary|description)$/.test(pointer);
}
