import type { Problem } from '../problems/problem';

const CAUSES = new Set([
  'struct',
  'no-unresolved-refs',
  'no-remote-refs',
  'yaml-syntax',
  'file-encoding',
  'no-required-schema-properties-undefined',
  'pages/known-mappings',
  'pages/possible-schemas',
  'pages/unique-operation-ids',
]);

/**
 * Errors of structure alone, where there are some: a misspelt `properties` makes hundreds of examples wrong, and so does a
 * schema that nothing fits; none of these problems is one. Everything else comes once the structure is right.
 */
export function keepCauses(problems: readonly Problem[]): Problem[] {
  const causes = problems.filter(({ ruleId, severity }) => severity === 'error' && CAUSES.has(ruleId));
  return causes.length > 0 ? causes : [...problems];
}
