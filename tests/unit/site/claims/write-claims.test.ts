import { describe, expect, test } from 'vitest';
import { formatPageClaims, writeClaims } from '../../../../site/claims/write-claims';

const bases = {
  executed: { 'sessions.status': [{ file: 'tests/a.test.ts', title: 'starts as pending' }] },
  specified: { '4.api.8': 'A session has a status.' },
  decided: { 'G-API-80': 'Amounts include tax.' },
  security: {},
};

const claims = writeClaims(
  new Map([
    [
      'docs/a.mdx',
      [
        { sentence: 'It starts as pending.', basis: 'executed sessions.status, specified 4.api.8' },
        { at: 'title', sentence: 'Sessions', basis: 'advice' },
      ],
    ],
  ]),
  bases,
);

describe('the sentences of a page', () => {
  test('have their bases in full', () => {
    expect(claims).toEqual([
      {
        file: 'docs/a.mdx',
        sentence: 'It starts as pending.',
        basis: [
          {
            kind: 'executed',
            id: 'sessions.status',
            tests: [{ file: 'tests/a.test.ts', title: 'starts as pending' }],
          },
          { kind: 'specified', id: '4.api.8', text: 'A session has a status.' },
        ],
      },
      { file: 'docs/a.mdx', at: 'title', sentence: 'Sessions', basis: [{ kind: 'advice' }] },
    ]);
  });

  test('are a list for readers, with the day of the last tests', () => {
    expect(formatPageClaims('Sessions', claims, { on: '2026-11-26', revision: 'abc1234' }))
      .toMatchInlineSnapshot(`
        "# Sessions: the basis of each sentence

        **Executed:** A test holds it. **Specified:** It restates a requirement. **Decided:** A decision states it. **Security:** It states a rule of security. **Bound:** Its names and values come from the API description. **Advice:** It says nothing about the product. All tests have run since 2026-11-26 (abc1234).

        - It starts as pending.
          - executed by sessions.status: tests/a.test.ts, “starts as pending”
          - specified 4.api.8: A session has a status.
        - Sessions
          - advice

        "
      `);
  });
});
