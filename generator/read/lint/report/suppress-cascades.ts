import type { Problem } from '../../../problems/problem';

/** Rules whose errors hide all others, the most fundamental first. */
const CAUSES: readonly ReadonlySet<string>[] = [
  new Set(['description/ref-kind-matches']),
  new Set([
    'struct',
    'no-unresolved-refs',
    'no-remote-refs',
    'description/no-anchors',
    'yaml-indentation',
    'yaml-syntax',
    'yaml-tags',
    'file-encoding',
    'description/known-mappings',
    'description/known-types',
    'description/items-is-schema',
    'description/unique-operation-ids',
  ]),
  new Set([
    'house/has-responses',
    'house/schema-has-type',
    'no-duplicated-enum-values',
    'no-enum-type-mismatch',
    'no-illogical-composition-keywords',
    'no-required-schema-properties-undefined',
    'description/keyword-matches-type',
    'description/known-extensions',
    'description/known-formats',
    'description/no-closed-allof-part',
    'description/satisfiable-schema',
  ]),
  new Set(['description/valid-default']),
];

/** Rules whose errors follow from errors of other rules; `*` means all rules that are not listed, except those about words. */
const CAUSES_OF: Readonly<Record<string, readonly string[]>> = {
  'house/example-file-name': ['house/operation-id-verb'],
  'house/lists-are-paged': ['operation-parameters-unique'],
  'house/standard-errors': ['description/path-parameters'],
  'house/valid-examples': ['house/example-file-name'],
  'operation-tag-defined': ['no-duplicated-tag-names'],
  'description/known-tag-groups': ['no-duplicated-tag-names', 'operation-tag-defined'],
  'description/safe-component-names': ['house/operation-id-verb'],
  // Statements in descriptions about other parts, and unused parts.
  'house/text-names-exist': ['*'],
  'house/no-unused-files': ['*'],
  'house/text-matches-schema': ['*'],
  'no-unused-components': ['*'],
};

/** Rules about the wording of descriptions, from which nothing follows. */
const ABOUT_WORDS: ReadonlySet<string> = new Set(['house/wording', 'house/short-paragraphs']);

/**
 * Keeps only the errors of structure if there are any: a misspelled `properties` invalidates hundreds of examples, and so does a
 * schema that no value matches, without a mistake in any example. All other errors are reported once the structure is correct;
 * warnings stay, unless they follow from anything.
 */
export function suppressCascades(problems: readonly Problem[]): Problem[] {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const found = CAUSES.map((rules) => errors.filter(({ ruleId }) => rules.has(ruleId)));
  const causes = found.find((some) => some.length > 0);
  if (causes === undefined) return withoutConsequences(problems, errors);
  return problems.filter((problem) =>
    problem.severity === 'error' ? causes.includes(problem) : !CAUSES_OF[problem.ruleId]?.includes('*'),
  );
}

function withoutConsequences(problems: readonly Problem[], errors: readonly Problem[]): Problem[] {
  const wrong = new Set(errors.map(({ ruleId }) => ruleId));
  if ([...wrong].some((ruleId) => !ABOUT_WORDS.has(ruleId) && !CAUSES_OF[ruleId]?.includes('*')))
    wrong.add('*');
  return problems.filter(
    ({ ruleId, severity }) => severity !== 'error' || !CAUSES_OF[ruleId]?.some((cause) => wrong.has(cause)),
  );
}
