import { describe, expect, test } from 'vitest';
import { formatApiCatalog, formatRobots } from '../../../../site/markdown/discovery-files';

const site = 'https://docs.example/base';

describe('robots.txt', () => {
  test('allows everything and says nothing about purposes without a setting', () => {
    expect(formatRobots(site)).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://docs.example/base/sitemap.xml\n',
    );
  });

  test('names the purposes that the project sets', () => {
    expect(formatRobots(undefined)).toBe('User-agent: *\nAllow: /\n');
    expect(formatRobots(site, { aiTrain: false, search: true })).toContain(
      'User-agent: *\nContent-Signal: search=yes, ai-train=no\nAllow: /\n',
    );
  });
});

describe('the catalogue of APIs leads to the address of the API:', () => {
  test.each([
    [
      [{ url: 'https://{a}.star.example/api', variables: { a: { default: 'demo' } } }],
      'https://demo.star.example/api',
    ],
    [[{ url: '/v1' }], 'https://docs.example/v1'],
    [[], 'https://docs.example/base/api/'],
  ])('%j', (servers, anchor) => {
    const { linkset } = JSON.parse(formatApiCatalog(site, [{ servers, files: '', reference: 'api/' }])) as {
      linkset: { anchor: string }[];
    };
    expect(linkset.map((entry) => entry.anchor)).toEqual([anchor]);
  });
});
