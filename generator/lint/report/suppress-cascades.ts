import type { Problem } from '../../problems/problem';

/** What has to be right before anything else is worth a look, in this order. */
const CAUSES: readonly ReadonlySet<string>[] = [
  new Set(['pages/fitting-references']),
  new Set([
    'struct',
    'no-unresolved-refs',
    'no-remote-refs',
    'pages/no-anchors',
    'yaml-indentation',
    'yaml-syntax',
    'yaml-tags',
    'file-encoding',
    'pages/known-mappings',
    'pages/known-types',
    'pages/schema-of-items',
    'pages/unique-operation-ids',
  ]),
  new Set([
    'house/some-responses',
    'house/type-declared',
    'no-duplicated-enum-values',
    'no-enum-type-mismatch',
    'no-illogical-composition-keywords',
    'no-required-schema-properties-undefined',
    'pages/fitting-keywords',
    'pages/known-extensions',
    'pages/known-formats',
    'pages/open-parts',
    'pages/possible-schemas',
  ]),
  new Set(['pages/fitting-defaults']),
];

/** Rules whose errors follow from those of others; `*` stands for all that are not here. */
const CAUSES_OF: Readonly<Record<string, readonly string[]>> = {
  'house/example-file-name': ['house/operation-id-verb'],
  'house/lists-are-paged': ['operation-parameters-unique'],
  'house/standard-errors': ['pages/path-parameters'],
  'house/valid-examples': ['house/example-file-name'],
  'operation-tag-defined': ['no-duplicated-tag-names'],
  'pages/known-tag-groups': ['no-duplicated-tag-names', 'operation-tag-defined'],
  'pages/safe-names': ['house/operation-id-verb'],
  // What texts say of the rest, and what nothing refers to.
  'house/names-exist': ['*'],
  'house/no-unused-files': ['*'],
  'house/numbers-agree': ['*'],
  'no-unused-components': ['*'],
};

/**
 * Errors of structure alone, where there are some: a misspelt `properties` makes hundreds of examples wrong, and so does a
 * schema that nothing fits; none of these problems is one. Everything else comes once the structure is right.
 */
export function suppressCascades(problems: readonly Problem[]): Problem[] {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const found = CAUSES.map((rules) => errors.filter(({ ruleId }) => rules.has(ruleId)));
  return found.find((causes) => causes.length > 0) ?? withoutConsequences(problems, errors);
}

function withoutConsequences(problems: readonly Problem[], errors: readonly Problem[]): Problem[] {
  const wrong = new Set(errors.map(({ ruleId }) => ruleId));
  if ([...wrong].some((ruleId) => !CAUSES_OF[ruleId]?.includes('*'))) wrong.add('*');
  return problems.filter(
    ({ ruleId, severity }) => severity !== 'error' || !CAUSES_OF[ruleId]?.some((cause) => wrong.has(cause)),
  );
}
