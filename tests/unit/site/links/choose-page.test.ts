import { expect, test } from 'vitest';
import { choosePage, PREFETCH_BUDGET } from '../../../../site/src/links/choose-page';

const link = (path: string, top: number, size = 20) => ({ path, top, bottom: top + size });
const links = [
  link('/above/', -40),
  link('/first/', 10),
  link('/middle/', 380),
  link('/last/', 790),
  link('/below/', 800),
];
const none = new Set<string>();

test.each([
  { name: 'the link nearest to the middle of the window comes first', links, want: '/middle/' },
  {
    name: 'a page that is there or asked for is left out',
    links,
    known: new Set(['/middle/']),
    want: '/first/',
  },
  { name: 'a link that is partly in view counts', links: [link('/first/', -10)], want: '/first/' },
  { name: 'links out of view do not', links: [links[0]!, links[4]!], want: undefined },
  {
    name: 'nor does one without a height, as in a part that is closed',
    links: [link('/a/', 400, 0)],
    want: undefined,
  },
  {
    name: 'nor is anything begun that could exceed the budget',
    links,
    spent: PREFETCH_BUDGET - 60 * 1024 + 1,
  },
  { name: 'the rest of the budget is used', links, spent: PREFETCH_BUDGET - 60 * 1024, want: '/middle/' },
])('$name', ({ links, known = none, spent = 0, want }) => {
  expect(choosePage(links, 800, known, spent)).toBe(want);
});
