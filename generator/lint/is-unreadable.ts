import type { NormalizedProblem } from '../source/documents';

const unreadable = new Set([
  'no-unresolved-refs',
  'pages/no-anchors',
  'pages/some-operations',
  'pages/unique-operation-ids',
]);

/** The rules whose problems may say so. */
export const readingRules: ReadonlySet<string> = new Set(['struct', ...unreadable]);

/** Whether nothing sensible can be made of a description with this problem. */
export function isUnreadable({ ruleId, message, location }: NormalizedProblem): boolean {
  if (ruleId === 'struct') return isBrokenStructure(message, location[0]?.pointer ?? '');
  return unreadable.has(ruleId);
}

/** Something else where an object, a list, an id or a text belongs, or no `info` at all; a typo is not. */
function isBrokenStructure(message: string, pointer: string): boolean {
  // Since 3.1, `true` and `false` are schemas.
  if (message === 'Expected type `Schema` (object) but got `boolean`') return false;
  // As good as left out.
  if (/but got (?:`null`|an empty list)\.?$/.test(message)) return pointer === '#/info';
  return (
    /\((object|array)\) but got/.test(message) ||
    message.startsWith('The field `info` must be present') ||
    (message.startsWith('Expected type') && /\/(operationId|summary|description)$/.test(pointer))
  );
}
