import { SECTIONS } from '#core/labels/sections';
import type { ApiInfo } from '../../model/api-model';
import { plainSummary } from '../markdown/plain-summary';
import type { MdxPage } from '../mdx/mdx';
import { WHOLE_PAGE } from './whole-page';

/** Builds `/api/`. */
export function buildLandingPage({ title, summary, description }: ApiInfo): MdxPage {
  return {
    frontMatter: {
      title,
      description: plainSummary(summary ?? description ?? title),
      slug: '/',
      sidebar_label: 'Overview',
      ...WHOLE_PAGE,
    },
    dataFile: 'index.json',
    body: [{ component: 'LandingPage' }],
  };
}

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
