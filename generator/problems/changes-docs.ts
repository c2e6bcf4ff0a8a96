import type { Problem } from './problem';

/** Rules of Redocly about parts that pages leave out, repair or show in another way. */
const RULES: ReadonlySet<string> = new Set([
  'no-duplicated-tag-names',
  'no-empty-servers',
  'no-enum-type-mismatch',
  'no-example-value-and-externalValue',
  'no-identical-paths',
  'no-reference-loops',
  'no-remote-refs',
  'no-schema-type-mismatch',
  'no-unresolved-refs',
  'operation-parameters-unique',
  'path-not-include-query',
  'struct',
]);

/** Rules of the generator about files that it read in another way than they are written. */
const REPAIRS =
  /^(?:description-logo|file-encoding|inlined-references|inner-definitions|json-comments|lossless-numbers|openapi-version|rule-failed|yaml-.*)$/;

/** Pages show everything of an operation without an id, or with one that is written in another way in its address. */
const STYLE: ReadonlySet<string> = new Set([
  'description/operation-has-id',
  'description/safe-component-names',
]);

/**
 * Whether readers of the docs see the effect of a problem and its author can do something, in contrast to one of style, or without a
 * remedy. Every error counts.
 */
export function changesDocs({ ruleId, severity, remedy }: Problem): boolean {
  if (severity === 'error') return true;
  if (remedy === undefined) return false;
  if (RULES.has(ruleId) || REPAIRS.test(ruleId)) return true;
  return ruleId.startsWith('description/') && !STYLE.has(ruleId);
}
