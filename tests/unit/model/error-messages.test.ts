import type { Json } from '#core/json/json';
import { expect, test } from 'vitest';
import { messagesOf } from '../../../generator/model/api/error-messages';

test.each<{ given: Json; want: string[] }>([
  { given: { error: 'Query parameter "q" is unknown.' }, want: ['Query parameter "q" is unknown.'] },
  {
    given: { errors: { name: ["can't be blank", 'is too long'] } },
    want: ["name: can't be blank", 'name: is too long'],
  },
  { given: { errors: { 'items[0].amount': ['is negative'] } }, want: ['items[0].amount: is negative'] },
  { given: { code: 7, detail: { reason: 'full' } }, want: ['code: 7', 'detail.reason: full'] },
  { given: ['one', 'two'], want: ['one', 'two'] },
  { given: 'Gone.', want: ['Gone.'] },
  { given: {}, want: [] },
])('the body $given says $want', ({ given, want }) => {
  expect(messagesOf(given)).toEqual(want);
});
