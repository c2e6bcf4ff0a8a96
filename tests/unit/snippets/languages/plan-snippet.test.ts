import { describe, expect, it } from 'vitest';
import { planSnippet } from '../../../../generator/emit/snippets/languages/plan-snippet';
import { joinTexts } from '../../../../generator/emit/snippets/languages/snippet-plan';
import { readableRequest } from '../support/readable-request';

describe('planSnippet', () => {
  it('names what readers replace, each once', () => {
    const { readerValues, baseUrl, url, basic } = planSnippet(readableRequest());
    expect(readerValues).toEqual([
      { name: 'account', value: 'demo' },
      { name: 'apiKey', value: 'sk_test_EXAMPLE' },
    ]);
    expect(baseUrl).toEqual(['https://', { constant: 'account' }, '.example/api']);
    expect(url).toEqual(['https://', { constant: 'account' }, '.example/api/things/7']);
    expect(basic).toEqual({ user: 'apiKey' });
  });

  it('puts tokens and keys where they are sent, after Accept', () => {
    const plan = planSnippet({
      ...readableRequest(),
      credentials: [
        { kind: 'token', scheme: 'Bearer', token: 'at_EXAMPLE' },
        { kind: 'apiKey', in: 'cookie', name: 'key', key: 'k' },
        { kind: 'apiKey', in: 'query', name: 'api_key', key: 'k' },
      ],
    });
    expect(plan.readerValues.map(({ name }) => name)).toEqual(['account', 'accessToken', 'apiKey']);
    expect(plan.headers).toEqual([
      { name: 'Accept', value: ['application/json'] },
      { name: 'Authorization', value: ['Bearer ', { constant: 'accessToken' }] },
      { name: 'Content-Type', value: ['application/json'] },
      { name: 'Cookie', value: ['key=', { constant: 'apiKey' }] },
    ]);
    expect(plan.query.at(-1)).toEqual({ name: 'api_key', value: [{ constant: 'apiKey' }] });
    expect(plan.basic).toBeUndefined();
  });
});

describe('joinTexts', () => {
  it.each([
    { head: ['a'], tail: ['b', { constant: 'c' }], want: ['ab', { constant: 'c' }] },
    { head: [{ constant: 'a' }], tail: ['b'], want: [{ constant: 'a' }, 'b'] },
    { head: [], tail: ['b'], want: ['b'] },
  ])('joins $head and $tail', ({ head, tail, want }) => expect(joinTexts(head, tail)).toEqual(want));
});
