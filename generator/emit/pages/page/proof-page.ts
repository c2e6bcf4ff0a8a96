import { translate } from '#core/labels/translate';
import { PROOF_SECTIONS, PROOF_TITLE } from '#core/labels/proof';
import type { Component, Heading, MdxPage } from '../mdx/mdx';

/** Builds `/api/proof/`: the counts of the tests of these docs. The numbers are in `generated/report/report.json`. */
export function buildProofPage(): MdxPage {
  return {
    frontMatter: {
      title: PROOF_TITLE,
      description: translate('What the tests of these docs run, break and count.'),
      slug: '/proof/',
      displayed_sidebar: 'api',
    },
    dataFile: 'proof.json',
    body: [
      { component: 'Proof', attributes: { section: 'summary' } },
      ...PROOF_SECTIONS.flatMap(({ id, text }): (Component | Heading)[] => [
        { depth: 2, text, id },
        { component: 'Proof', attributes: { section: id } },
      ]),
    ],
  };
}
