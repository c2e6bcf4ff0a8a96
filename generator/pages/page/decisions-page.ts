import type { MdxPage } from '../mdx/mdx';

/** `/api/decisions/`: what statements outside the specification rest on. */
export function buildDecisionsPage(): MdxPage {
  return {
    frontMatter: {
      title: 'Decisions',
      description: 'What statements rest on that the product itself does not define.',
      slug: '/decisions/',
    },
    dataFile: 'decisions.json',
    body: [{ component: 'Decisions' }],
  };
}
