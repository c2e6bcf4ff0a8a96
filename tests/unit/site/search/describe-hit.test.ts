import { describe, expect, it } from 'vitest';
import { describeHit } from '../../../../site/src/search/describe-hit';
import { type Hit, type SafeHit, toSafeHits } from '../../../../site/src/search/hits';

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

function safeHit(titles: string[], more: Partial<Hit>): SafeHit {
  const hierarchy: unknown = Object.fromEntries(
    titles.map((title, index) => [LEVELS[index], title] as const),
  );
  const url = 'https://developers.example/page/';
  const [hit] = toSafeHits([{ objectID: '1', url, type: LEVELS[titles.length - 1], hierarchy, ...more }]);
  if (!hit) throw new Error('The hit is not valid.');
  return hit;
}

describe('a row says what was found', () => {
  it.each([
    {
      given: safeHit(['API: Objects', 'Invoice', 'state', 'refunded'], {
        kind: 'enum',
        content: 'Paid back.',
      }),
      want: {
        kind: 'Value',
        title: 'state: refunded',
        isCode: true,
        context: ['Invoice'],
        summary: 'Paid back.',
      },
    },
    {
      given: safeHit(['API: Invoices', 'List invoices', 'state'], {
        kind: 'parameter',
        method: 'GET',
        path: '/invoices',
        value_type: 'string',
      }),
      want: { kind: 'Parameter', title: 'state', isCode: true, type: 'string', context: ['List invoices'] },
    },
    {
      given: safeHit(['API: Invoices', 'List invoices'], { kind: 'operation', method: 'GET', path: '/a<b>' }),
      want: { method: 'GET', title: 'List invoices', isCode: false, context: ['/a&lt;b&gt;'] },
    },
    {
      given: safeHit(['Guides', 'Correct invoices', 'Replace', 'Any other'], {
        kind: 'guide',
        summary: '1 < 2.',
      }),
      want: {
        kind: 'Guide',
        title: 'Any other',
        context: ['Correct invoices', 'Replace'],
        summary: '1 &lt; 2.',
      },
    },
    {
      given: safeHit(['Guides', 'Webhooks'], { kind: 'guide' }),
      want: { kind: 'Guide', context: ['Guides'] },
    },
    { given: safeHit(['Docs', 'Page'], { kind: 'constructor' }), want: { kind: '', context: ['Docs'] } },
    { given: safeHit(['Docs', 'Page'], { kind: {} as never, method: 7 as never }), want: { kind: '' } },
  ])('$want.kind $want.title $want.context', ({ given, want }) => {
    expect(describeHit(given)).toMatchObject(want);
  });

  it('without a badge where it is not the operation itself', () => {
    const parameter = safeHit(['API', 'List', 'q'], { kind: 'parameter', method: 'GET' });
    expect(describeHit(parameter)).not.toHaveProperty('method');
  });

  it('without what the rows above it say', () => {
    const section = safeHit(['Guides', 'Correct invoices', 'Replace', 'Any other'], { kind: 'guide' });
    expect(describeHit(section, 'page').context).toEqual(['Replace']);
    expect(describeHit(section, 'group').context).toEqual(['Correct invoices', 'Replace']);
    expect(describeHit(safeHit(['Guides', 'Webhooks'], {}), 'group').context).toEqual([]);
  });
});
