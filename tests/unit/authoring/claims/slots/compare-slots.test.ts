import { describe, expect, test } from 'vitest';
import { compareSlots } from '../../../../../authoring/claims/slots/compare-slots';
import { termOf, type Vocabulary } from '../../../../../authoring/claims/slots/vocabulary';

const vocabulary: Vocabulary = {
  states: new Set(['paid', 'pending', 'abandoned'].map(termOf)),
  terms: new Set(
    ['Invoice', 'Credit note', 'access_token', 'refresh_token', 'customer', 'provider', 'token'].map(termOf),
  ),
};
const slotsOf = (was: string, now: string) => compareSlots(was, now, vocabulary).map(({ slot }) => slot);

/** Each row: a sentence, and another one that contradicts it in this slot. */
const CONTRADICTIONS: Record<string, readonly (readonly [string, string])[]> = {
  number: [
    ['It waits 15 seconds.', 'It waits 20 seconds.'],
    ['Each has at most twelve fields.', 'Each has at most eleven fields.'],
    ['It is tried once more.', 'It is tried three times more.'],
    ['It returns 401, 403, 404 and 503.', 'It returns 401, 403 and 404.'],
    ['It starts one week after 3 days.', 'It starts one week after.'],
  ],
  identifier: [
    ['Call `voidCredit` first.', 'Call `deliverCredit` first.'],
    ['Read <Field Invoice.number>.', 'Read <Field Invoice.state>.'],
    [
      'Call <Operation listInvoices call = GET /invoices>.',
      'Call <Operation listCredits call = GET /credits>.',
    ],
  ],
  element: [
    ['It names it in <Field Credit.number>.', 'It names it in <Field Invoice.number>.'],
    ['<Snippet getPing>', '<Snippet getToken>'],
    ['At most <Fact limits.tag = 40> characters.', 'At most <Fact limits.name = 40> characters.'],
  ],
  name: [
    ['A business in Spain needs it.', 'A business in France needs it.'],
    ['The body is JSON in all cases.', 'The body is XML in all cases.'],
  ],
  state: [['A session is abandoned after a day.', 'A session is kept after a day.']],
  subject: [
    ['Its contact is the [provider](./a.mdx).', 'Its contact is the [customer](./a.mdx).'],
    ['The response is the credit note.', 'The response is the invoice.'],
    ['Store the new access token.', 'Store the new refresh token.'],
  ],
  polarity: [
    ['The token does not expire.', 'The token expires, too.'],
    ['Credit notes cannot be deleted.', 'Credit notes can be deleted.'],
    ['It has no amounts.', 'It has amounts.'],
    ['Reading is free.', "Reading isn't free."],
  ],
  opposite: [
    ['Validate it before you charge.', 'Validate it after you charge.'],
    ['Prices are net.', 'Prices are gross.'],
    ['Use it in the sandbox.', 'Use it in live.'],
    ['It waits 15 seconds.', 'It waits 15 minutes.'],
    ['Send at most 20 of them.', 'Send at least 20 of them.'],
  ],
  exception: [['Required unless it is drafted.', 'Required if it is drafted.']],
  condition: [['Send it for accounts, if they collect tax.', 'Send it for accounts.']],
  until: [['Null until it succeeds.', 'Null once it succeeds.']],
  modality: [['You must send both.', 'You can send both.']],
  scope: [
    ['It works for one customer.', 'It works for every customer.'],
    ['All of them have rates.', 'Some of them have rates.'],
    ['Only administrators see it.', 'Nobody sees it.'],
    ['A sale or a refund to record.', 'A sale to record.'],
  ],
  swap: [
    ['A seller invites a buyer.', 'A buyer invites a seller.'],
    ['from: shop, to: page, text: sends', 'from: page, to: shop, text: sends'],
    ['| `a` | open | closed |', '| `a` | closed | open |'],
  ],
  cell: [['| 404 | It is gone | Make a new one |', '| 404 | It is gone | Wait for it |']],
  link: [['See [here](./checkout.mdx).', 'See [here](./webhooks.mdx).']],
};

describe.each(Object.entries(CONTRADICTIONS))('%s', (slot, rows) => {
  test.each(rows)('contradicts "%s": "%s"', (was, now) => {
    expect(slotsOf(was, now)).toContain(slot);
  });
});

test.each([
  ["You can't delete it.", 'You cannot delete it.'],
  ['Send at most 20.', 'Send no more than 20.'],
  ['It returns drafts only.', 'It returns drafts, and no others.'],
  ['You need to send both.', 'You must send both.'],
  ['Each session has a page.', 'Every session has a page.'],
  ['1. Send it.', '2. Send it.'],
  ['Read `number`.', 'Read <Field Invoice.number>.'],
  ['Wait 15 seconds.', 'Wait <Fact limits.wait = 15> seconds.'],
  ['Wait fifteen\nseconds.', 'Wait fifteen seconds.'],
])('the same in another form: "%s", "%s"', (was, now) => {
  expect(slotsOf(was, now)).toEqual([]);
});

/** True in other words: nothing of it contradicts the accepted sentence. */
test.each([
  ['Charge no tax.', "Don't charge tax."],
  ['The agency rejected the data.', 'The data was rejected by the agency.'],
  ['One file describes the API.', 'The API is described in one file.'],
  ['If omitted, it is numbered.', 'It is numbered if you omit it.'],
  ['The number is not valid.', 'The number is invalid.'],
  ['Rely on the status, not on the text.', "Don't rely on the text, but on the status."],
  ['Up to 40 characters each.', 'None is longer than 40 characters.'],
  ['Send `issue_date`.', 'Send the issue date.'],
  ['It is left or canceled.', 'It is canceled or left.'],
  ['It returns only drafts.', 'It only returns drafts.'],
  ['It was refused.', 'It was rejected.'],
  ['A session is pending.', 'A session starts as pending.'],
  ['To record a sale, you need no card.', 'You need no card to record a sale.'],
  ['It is the default.', 'It is that unless you say otherwise.'],
  ['It arrives from you.', 'It arrives to you.'],
  ['Searches the name.', 'Searches the name, the code and all that a customer does not see in it.'],
  ['At most <Fact limits.tag = 40> characters.', 'At most <Fact limits.tag = 50> characters.'],
  ['See [here](./checkout.mdx#pay).', 'See [here](./checkout.mdx#pay-later).'],
])('other words contradict nothing: "%s", "%s"', (was, now) => {
  const found = slotsOf(was, now);
  expect(found.filter((slot) => !['wording', 'added', 'dropped', 'value'].includes(slot))).toEqual([]);
  expect(found).not.toEqual([]);
});

test('a change says what was there and what is', () => {
  expect(compareSlots('Its contact is the provider.', 'Its contact is the customer.', vocabulary)).toEqual([
    { slot: 'subject', from: 'provider', to: 'customer' },
  ]);
});
