import type { Component, Heading, MdxPage } from '../mdx/mdx';

const SECTIONS = [
  { id: 'snippets', text: 'Every snippet runs' },
  { id: 'errors', text: 'Every error can be seen' },
  { id: 'mutants', text: 'Every check can fail' },
  { id: 'sequences', text: 'Any sequence of calls' },
  { id: 'judge', text: 'An independent runner' },
] as const;

/** Builds `/api/proof/`: the counts of the tests of these docs. The numbers are in `generated/report/report.json`. */
export function buildProofPage(): MdxPage {
  return {
    frontMatter: {
      title: 'How we know the docs are true',
      description: 'What the tests of these docs run, break and count.',
      slug: '/proof/',
      sidebar_label: 'Proof',
    },
    dataFile: 'proof.json',
    body: [
      { component: 'Proof', attributes: { section: 'summary' } },
      ...SECTIONS.flatMap(({ id, text }): (Component | Heading)[] => [
        { depth: 2, text, id },
        { component: 'Proof', attributes: { section: id } },
      ]),
    ],
  };
}
