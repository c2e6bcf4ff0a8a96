import { expect, it } from 'vitest';
import { replaceHost } from '../../../../core/text/replace-host';

const rule = { from: 'sandbox.bills.example', to: 'bills.example' };

it.each([
  ['https://demo.sandbox.bills.example/api', 'https://demo.bills.example/api'],
  ['https://sandbox.bills.example:8080', 'https://bills.example:8080'],
  ['"https://#{ACCOUNT}.sandbox.bills.example"', '"https://#{ACCOUNT}.bills.example"'],
])('replaces the host in %s', (text, want) => {
  expect(replaceHost(text, rule)).toBe(want);
});

it.each([
  'https://my-sandbox.bills.example',
  'https://sandbox.bills.example.evil.example',
  'https://sandboxXbills.example',
  'https://sandbox.bills.examples',
])('leaves the longer or different host in %s', (text) => {
  expect(replaceHost(text, rule)).toBe(text);
});

it('takes neither name as a pattern', () => {
  const odd = { from: 'a.b', to: '$&$1' };
  expect(replaceHost('https://a.b https://axb', odd)).toBe('https://$&$1 https://axb');
});
