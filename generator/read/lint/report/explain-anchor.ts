import type { Problem } from '../../../problems/problem';

/** Explains a reference by a name (`#tree`, `trees.yaml#tree`) that is not the anchor of a schema in the entry document. */
export function explainAnchor(reference: string): Required<Pick<Problem, 'message' | 'remedy'>> {
  const [, anchor = ''] = reference.split('#');
  return {
    message: `The reference \`${reference}\` cannot be resolved: the entry document has no \`$anchor: ${anchor}\`.`,
    remedy: 'Write a pointer, such as `#/components/schemas/Tree`; pointers work across files.',
  };
}
