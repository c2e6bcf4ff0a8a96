import { describe, expect, test } from 'vitest';
import { parseCall, similarity } from '../../../search/call';

describe('a query that is a call', () => {
  test.each([
    { given: 'post /invoices', want: { method: 'POST', segments: ['invoices'] } },
    { given: 'COPY /things/{id}', want: { method: 'COPY', segments: ['things', null] } },
    { given: 'M-SEARCH https://api.example/things', want: { method: 'M-SEARCH', segments: ['things'] } },
    { given: '/things', want: { segments: ['things'] } },
    { given: 'list /things', want: undefined },
    { given: '7 /things', want: undefined },
    { given: 'copy things', want: undefined },
  ])('$given', ({ given, want }) => expect(parseCall(given)).toEqual(want));

  test.each([
    { given: 'COPY /things', documented: 'COPY /things', want: 1 },
    { given: 'PURGE /things', documented: 'purge /things', want: 1 },
    { given: 'COPY /things', documented: 'GET /things', want: 0 },
  ])('$given is like $documented by $want', ({ given, documented, want }) =>
    expect(similarity(parseCall(given)!, documented)).toBe(want),
  );
});
