import { expect, test } from 'vitest';
import { describe } from '../../../../generator/emit/pages/mdx/page-head';

const contents = 'GET /ships: what you send, what you get back, and code for the call.';

test.each([
  { given: 'Lists ships.', want: `Lists ships. ${contents}` },
  { given: 'List ships', want: `List ships. ${contents}` },
  { given: 'Lists all ships of the fleet, with their ports and crews.', want: undefined },
  { given: '', want: undefined, without: true },
])('the head of a page says of "$given" what the page has, if that is short', ({ given, want, without }) => {
  expect(describe(given, without ? '' : contents)).toEqual({
    description: given,
    ...(want !== undefined && { meta_description: want }),
  });
});

test('what is too long for a search engine ends with a whole word, and lists have all of it', () => {
  const description = 'ship '.repeat(36).trim();
  const { meta_description: inHead } = describe(description, contents);
  expect(inHead).toBe(`${'ship '.repeat(31)}…`);
  expect(inHead!.length).toBeLessThanOrEqual(160);
  const names = describe('Ships.', `Operations: ${'List ships, '.repeat(20)}`).meta_description!;
  expect(names).toMatch(/^Ships\. Operations: List ships.* …$/);
  expect(names.length).toBeLessThanOrEqual(160);
});
