import type { ApiInfo } from '../../model/api-model';
import { plainSummary } from '../markdown/plain-summary';
import type { Component, Heading, MdxPage } from '../mdx/mdx';
import type { LandingData } from '#core/contracts/page-data';

/** `/api/`. Sections without content are left out. */
export function buildLandingPage({ title, summary, description }: ApiInfo, data: LandingData): MdxPage {
  const section = (isShown: boolean, text: string, id: string, component: string): (Component | Heading)[] =>
    isShown ? [{ depth: 2, text, id }, { component }] : [];
  return {
    frontMatter: {
      title,
      description: plainSummary(summary ?? description ?? title),
      slug: '/',
      hide_table_of_contents: true,
      sidebar_label: 'Overview',
    },
    dataFile: 'index.json',
    body: [
      ...(data.html === undefined ? [] : [{ component: 'Prose' }]),
      ...section(data.servers.length > 0, 'Servers', 'servers', 'LandingServers'),
      ...section(
        data.securitySchemes.length > 0,
        'Authentication',
        'authentication',
        'LandingAuthentication',
      ),
      ...section(data.tags.length > 0, 'Operations', 'operations', 'LandingOperations'),
      ...section(true, 'More', 'more', 'LandingMore'),
    ],
  };
}

/** `/api/conventions/`. */
export function buildConventionsPage(): MdxPage {
  return {
    frontMatter: {
      title: 'Conventions',
      description: 'What holds for every operation: servers, versions, requests, errors, money and dates.',
      slug: '/conventions/',
    },
    dataFile: 'conventions.json',
    body: [
      { depth: 2, text: 'Servers', id: 'servers' },
      { component: 'LandingServers' },
      { component: 'Prose' },
    ],
  };
}
