import { expect, test } from 'vitest';
import { findNearest } from '#core/text/nearest';

const fields = [
  'Invoice.due_date',
  'Invoice.due_days',
  'Invoice.issue_date',
  'Invoice.date',
  'Credit.due_date',
];

test.each([
  { given: 'Invoice.due_dat', want: ['Invoice.due_date', 'Invoice.due_days', 'Invoice.issue_date'] },
  { given: 'invoice.DUE_DATE', want: ['Invoice.due_date', 'Invoice.due_days', 'Invoice.issue_date'] },
  { given: 'Webhook.auth_key', want: [] },
  { given: '', want: [] },
])('the nearest names to "$given", nearest first', ({ given, want }) => {
  expect(findNearest(given, fields)).toEqual(want);
});

test('three names at most, equally near ones in the order of the alphabet', () => {
  expect(findNearest('ab', ['bb', 'ad', 'ac', 'aa'])).toEqual(['aa', 'ac', 'ad']);
});

test('two letters swapped are one difference', () => {
  expect(findNearest('herf', ['href', 'label'])).toEqual(['href']);
});
