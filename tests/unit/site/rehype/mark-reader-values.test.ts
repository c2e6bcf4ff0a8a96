import { describe, expect, it } from 'vitest';
import { markReaderValues } from '../../../../site/rehype/mark-reader-values';

const server = { label: 'Sandbox', keyPrefixes: [], readsKeys: false };
const environments = {
  servers: [{ ...server, template: 'https://{account}.sandbox.bills.example/v1' }],
  values: { account: 'demo', apiKey: 'sk_test_(1)' },
};

function marked(code: string): string {
  const parts = markReaderValues(code, environments);
  return parts
    .map((part) => (typeof part === 'string' ? part : `[${JSON.stringify(part.mark)}${part.text}]`))
    .join('');
}

const account = '{"kind":"reader-value","name":"account"}';
const apiKey = '{"kind":"reader-value","name":"apiKey"}';

describe('markReaderValues', () => {
  it.each([
    [
      'url = "https://demo.sandbox.bills.example/v1/a"',
      `url = "https://[${account}demo].sandbox.bills.example/v1/a"`,
    ],
    ["--user 'sk_test_(1):'", `--user '[${apiKey}sk_test_(1)]:'`],
    ["shop: 'demo'", "shop: 'demo'"],
    ['https://demo.sandbox.bills.example/login', 'https://demo.sandbox.bills.example/login'],
    ['https://other-demo.sandbox.bills.example/v1', 'https://other-demo.sandbox.bills.example/v1'],
    ['sk_test_(1)_more', 'sk_test_(1)_more'],
    ['', ''],
  ])('%s', (code, want) => {
    expect(marked(code)).toBe(want);
  });

  it('keeps code without values of readers as it is', () => {
    expect(markReaderValues('a', { servers: [], values: {} })).toEqual(['a']);
  });
});
