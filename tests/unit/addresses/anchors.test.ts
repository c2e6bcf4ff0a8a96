import { expect, test } from 'vitest';
import { createClaimId, createObjectClaimId } from '../../../generator/model/addresses/anchors';

test.each([
  { given: ['request', 'items', 'unit_price'], want: 'request.items.unit_price' },
  { given: ['', 'items', ''], want: 'items' },
  { given: ['201', 'header', 'X-Left'], want: '201.header.X-Left' },
  { given: ['request', 'unit price/€'], want: 'request.unit_price__' },
  { given: ['request:Contact', '*', '$id'], want: 'request:Contact.*.$id' },
])('$given has the anchor $want', ({ given, want }) => {
  expect(createClaimId()(...given)).toBe(want);
});

test('gives each anchor of a page once', () => {
  const claimId = createObjectClaimId();
  expect([claimId('id'), claimId('id'), claimId('id'), claimId('used-by')]).toEqual([
    'id',
    'id-2',
    'id-3',
    'used-by-2',
  ]);
});
