import { expect, test } from 'vitest';
import { retryFor } from '../../../core/http/retry';
import { remedyFor } from '../../../generator/emit/downloads/errors/remedies';

test.each([
  { status: '429', want: 'after_reset' },
  { status: '500', want: 'backoff' },
  { status: '504', want: 'backoff' },
  { status: '422', want: 'never' },
])('$status is retried: $want', ({ status, want }) => {
  expect(retryFor(status)).toBe(want);
});

test('a record that is gone has the remedy of its response', () => {
  expect(remedyFor('410', 'Books cannot be deleted. Archive the book instead.')).toBe(
    'Archive the book instead.',
  );
});

test.each(['400', '418', '500', '599'])('%s has a remedy', (status) => {
  expect(remedyFor(status)).toMatch(/\.$/);
});
