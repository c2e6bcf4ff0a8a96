import { describe, expect, it } from 'vitest';
import { findNearPages, splitAtMistake, wordsOf } from '../../../../site/src/failures/NotFound/near-pages';
import type { ListedPage } from '../../../../site/src/page-list';

const pages: ListedPage[] = [
  ['/', 'Home'],
  ['/api/invoices/create-invoice/', 'Create an invoice'],
  ['/api/invoices/delete-invoice/', 'Delete an invoice'],
  ['/api/objects/invoice/', 'Invoice'],
  ['/guides/webhooks/', 'Webhooks'],
];

describe('pages near an address', () => {
  it.each([
    {
      given: '/api/invoices/create-invioce/',
      want: ['/api/invoices/create-invoice/', '/api/invoices/delete-invoice/'],
    },
    { given: '/webhook/', want: ['/guides/webhooks/'] },
    { given: '/API/Objects/Invoice', want: ['/api/objects/invoice/'] },
    { given: '/nothing/of/the/kind/', want: [] },
  ])('$given', ({ given, want }) => {
    expect(findNearPages(given, pages).map(([path]) => path)).toEqual(want);
  });
});

describe('the wrong part of an address', () => {
  it.each([
    { given: '/api/invoices/create-invioce/', want: { right: '/api/invoices/', wrong: 'create-invioce/' } },
    { given: '/guides/webhooks/more/', want: { right: '/guides/webhooks/', wrong: 'more/' } },
    { given: '/blog/', want: { right: '/', wrong: 'blog/' } },
  ])('$given', ({ given, want }) => {
    expect(splitAtMistake(given, pages)).toEqual(want);
  });
});

it('the last part of an address is searched for', () => {
  expect(wordsOf('/api/invoices/create-invioce/')).toBe('create invioce');
  expect(wordsOf('/50%/')).toBe('50');
  expect(wordsOf('/')).toBe('');
});
