import { describe, expect, it } from 'vitest';
import { createSearchConfig, listSearchOrigins, readSearchSettings } from '../../../../site/config/search';
import { holds } from '../../../specified/holds';

describe('the search of a build', holds('3.search.1', '7.search.5'), () => {
  it.each([
    { given: {}, want: { indexName: 'developers-abaco', searchPagePath: 'search' } },
    {
      given: { SEARCH_PERSONALIZATION: 'false' },
      want: { indexName: 'developers-abaco', searchPagePath: 'search', personalization: false },
    },
    {
      given: { SEARCH_APP_ID: 'A1', SEARCH_API_KEY: 'k', SEARCH_INDEX: 'docs' },
      want: {
        appId: 'A1',
        apiKey: 'k',
        indexName: 'docs',
        searchPagePath: 'search',
        hosts: undefined,
        insights: false,
      },
    },
    {
      given: {
        SEARCH_APP_ID: 'A1',
        SEARCH_API_KEY: 'k',
        SEARCH_HOSTS: 'https://one.example/, http://localhost:4000',
        SEARCH_INSIGHTS: 'true',
      },
      want: {
        appId: 'A1',
        apiKey: 'k',
        indexName: 'developers-abaco',
        searchPagePath: 'search',
        hosts: ['https://one.example', 'http://localhost:4000'],
        insights: true,
      },
    },
  ])('of $given', ({ given, want }) => {
    expect(createSearchConfig(readSearchSettings(given), 'Abaco')).toEqual(want);
  });

  it.each([
    { given: { SEARCH_APP_ID: 'A1' }, want: 'apiKey is missing' },
    { given: { SEARCH_API_KEY: 'k' }, want: 'appId is missing' },
    {
      given: { SEARCH_APP_ID: 'A1', SEARCH_API_KEY: 'k', SEARCH_HOSTS: 'search.example' },
      want: '"search.example" is not an origin',
    },
  ])('is refused where it is $given', holds('5.search.5'), ({ given, want }) => {
    expect(() => readSearchSettings(given)).toThrow(want);
  });
});

describe('the origins that a page connects to', () => {
  const config = { indexName: 'docs', searchPagePath: 'search' };

  it('are empty for the engine of the site', () => {
    expect(listSearchOrigins(config)).toEqual([]);
  });

  it('are those of the provider, and of its reports of chosen hits', () => {
    expect(listSearchOrigins({ ...config, appId: 'A1', apiKey: 'k', insights: true })).toEqual([
      'https://a1-dsn.algolia.net',
      'https://a1-1.algolianet.com',
      'https://a1-2.algolianet.com',
      'https://a1-3.algolianet.com',
      'https://insights.algolia.io',
    ]);
  });

  it('are the custom servers where there are some', () => {
    const hosts = ['https://one.example'];
    expect(listSearchOrigins({ ...config, appId: 'A1', apiKey: 'k', hosts })).toEqual(hosts);
  });
});
