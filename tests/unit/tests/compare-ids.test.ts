import { expect, test } from 'vitest';
import { OPERATIONS } from '../../specified/operations';
import { compareIds, NO_DIFFERENCE } from '../../specified/operations/compare-ids';

const specified = Object.values(OPERATIONS).flatMap((operations) => operations.map(({ id }) => id));

test('operations beyond the specification are named, unless they have marks', () => {
  expect(compareIds(specified, new Set())).toEqual(NO_DIFFERENCE);
  const more = [...specified, 'archiveInvoice', 'pinInvoice'];
  expect(compareIds(more, new Set(['pinInvoice']))).toEqual({ missing: [], unmarked: ['archiveInvoice'] });
});

test('operations that are not described are named, marked or not', () => {
  const [first = '', ...others] = specified;
  expect(compareIds(others, new Set([first]))).toEqual({ missing: [first], unmarked: [] });
});
