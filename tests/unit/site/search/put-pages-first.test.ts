import { expect, it } from 'vitest';
import type { SafeHit } from '../../../../site/src/search/hits';
import { putPagesFirst } from '../../../../site/src/search/SearchModal/put-pages-first';

/** `/a/` is a page and `/a/#b` a section of it; the number is its score. */
function hitsOf(scores: Record<string, number | undefined>): SafeHit[] {
  return Object.entries(scores).map(([url, _score]) => ({
    objectID: url,
    url,
    type: url.includes('#') ? 'lvl2' : 'lvl1',
    hierarchy: { lvl0: 'Guides', lvl1: url },
    ...(_score !== undefined && { _score }),
  }));
}

it.each([
  {
    name: 'a page comes before its sections',
    given: { '/a/#b': 10, '/c/': 9.5, '/a/': 9, '/a/#d': 8 },
    want: ['/a/', '/a/#b', '/c/', '/a/#d'],
  },
  {
    name: 'a page that fits far less than its section is left out',
    given: { '/a/#b': 10, '/c/': 9, '/a/': 5, '/a/#d': 4 },
    want: ['/a/#b', '/c/', '/a/#d'],
  },
  { name: 'a section stays without its page', given: { '/a/#b': 2, '/c/': 1 }, want: ['/a/#b', '/c/'] },
  {
    name: 'a page without a score comes first',
    given: { '/a/#b': undefined, '/a/': undefined },
    want: ['/a/', '/a/#b'],
  },
])('$name', ({ given, want }) => {
  expect(putPagesFirst(hitsOf(given)).map(({ url }) => url)).toEqual(want);
});
