import { SECTIONS } from '#core/labels/sections';
import type { MdxPage } from '../mdx/mdx';

/** Builds `/api/conventions/`. */
export function buildConventionsPage(): MdxPage {
  return {
    frontMatter: {
      title: SECTIONS.conventions,
      description: 'What holds for every operation: servers, versions, requests, errors, money and dates.',
      slug: '/conventions/',
    },
    dataFile: 'conventions.json',
    body: [
      { depth: 2, text: SECTIONS.servers, id: 'servers' },
      { component: 'ServerList' },
      { component: 'Prose' },
    ],
  };
}
