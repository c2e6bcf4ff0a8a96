import type { Problem } from '../problems/problem';

/** What has to be right before anything else is worth a look, in this order. */
const CAUSES: readonly ReadonlySet<string>[] = [
  new Set([
    'struct',
    'no-unresolved-refs',
    'no-remote-refs',
    'yaml-syntax',
    'file-encoding',
    'pages/fitting-references',
    'pages/known-mappings',
    'pages/unique-operation-ids',
  ]),
  new Set([
    'house/some-responses',
    'house/type-declared',
    'no-required-schema-properties-undefined',
    'pages/open-parts',
    'pages/possible-schemas',
  ]),
];

/**
 * Errors of structure alone, where there are some: a misspelt `properties` makes hundreds of examples wrong, and so does a
 * schema that nothing fits; none of these problems is one. Everything else comes once the structure is right.
 */
export function keepCauses(problems: readonly Problem[]): Problem[] {
  const found = CAUSES.map((rules) =>
    problems.filter(({ ruleId, severity }) => severity === 'error' && rules.has(ruleId)),
  );
  return found.find((causes) => causes.length > 0) ?? [...problems];
}
