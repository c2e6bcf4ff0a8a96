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
      ...section(data.objects.length > 0, 'Objects', 'objects', 'ObjectList'),
      ...section(data.events.length > 0, 'Events', 'events', 'EventList'),
      ...section(data.proof !== undefined, 'Proof', 'proof', 'LandingProof'),
      ...section(data.decisions !== undefined, 'Decisions', 'decisions', 'LandingDecisions'),
    ],
  };
}
