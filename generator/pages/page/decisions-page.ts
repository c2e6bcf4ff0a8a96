import { SECTIONS } from '#core/labels/sections';
import type { MdxPage } from '../mdx/mdx';

/** Builds `/api/decisions/`: the sources of statements outside the specification. */
export function buildDecisionsPage(): MdxPage {
  return {
    frontMatter: {
      title: SECTIONS.decisions,
      description: 'What statements rest on that the product itself does not define.',
      slug: '/decisions/',
    },
    dataFile: 'decisions.json',
    body: [{ component: 'Decisions' }],
  };
}
