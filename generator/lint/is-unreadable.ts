import type { NormalizedProblem } from './redocly';

const unreadable = new Set(['no-unresolved-refs', 'pages/some-operations', 'pages/unique-operation-ids']);

/** Whether nothing sensible can be made of a description with this problem. */
export function isUnreadable({ ruleId, message }: NormalizedProblem): boolean {
  if (ruleId === 'struct') return /\((object|array)\) but got/.test(message);
  if (ruleId === 'path-parameters-defined') return message.startsWith('The operation does not define');
  return unreadable.has(ruleId);
}
