import type { SearchRecord } from '#core/contracts/search-records';
import { createRecords, type SearchSection } from '#core/search/create-records';
import { createEngine, type Engine } from '../../search/engine';
import { openIndex } from '../../search/index/open-index';
import { buildIndex } from '../../search/index/build-index';

const FACETS = { language: 'en', version: ['current'], docusaurus_tag: 'docs-api-current' };

/** Records of sections; what does not matter to a test is filled in. */
export function recordsOf(sections: Partial<SearchSection>[]): SearchRecord[] {
  return createRecords(
    sections.map((section, index) => ({
      kind: 'guide',
      titles: ['Guides', `Page ${index}`],
      url: `/page-${index}/`,
      ...section,
    })),
    FACETS,
  );
}

export function engineOf(records: SearchRecord[], synonyms: string[][] = []): Engine {
  return createEngine(openIndex(buildIndex(records, synonyms)));
}

/** Addresses of what an engine finds, best first. */
export async function urlsFor(engine: Engine, query: string): Promise<string[]> {
  const { hits } = await engine.search({ query });
  return hits.map(({ record }) => record.url);
}
