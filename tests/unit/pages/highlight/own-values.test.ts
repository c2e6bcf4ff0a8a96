import { describe, expect, test } from 'vitest';
import { markOwnValues } from '../../../../generator/pages/highlight/own-values';

const constants = [
  { name: 'account', value: 'demo' },
  { name: 'apiKey', value: 'sk_test_EXAMPLE' },
];

function placesOf(code: string): string[] {
  return markOwnValues(code, constants).map(
    ({ start, end, open }) => `${/"(.*)"/.exec(open)?.[1]} ${code.slice(start - 2, end + 2)}`,
  );
}

describe('markOwnValues', () => {
  test.each([
    ["const account = 'demo';", [`account  'demo';`]],
    ['ACCOUNT = "demo" # Ruby', [`account  "demo" `]],
    ['https://demo.sandbox.abaco.example/api', ['account //demo.s']],
    ["--user 'sk_test_EXAMPLE:'", [`apiKey  'sk_test_EXAMPLE:'`]],
  ])('finds the value in %s', (code, places) => {
    expect(placesOf(code)).toEqual(places);
  });

  test('leaves the same word alone where it is something else', () => {
    expect(
      placesOf("{ subdomain: 'demo', key: 'sk_test_EXAMPLE_2', url: 'https://demolition.example' }"),
    ).toEqual([]);
  });
});
