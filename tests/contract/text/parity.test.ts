import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SITE } from '../html/built-page';
import { comparePage, fieldsMarkedWrongly, htmlOf, PAGES, readMarkdown } from './forms';

/** Pages about the whole API, whose paragraphs the two forms arrange differently: their fields, codes and errors are compared. */
const WHOLE_API: readonly string[] = ['', 'errors/', 'decisions/', 'conventions/', 'proof/'].map(
  (name) => `/api/${name}`,
);

const isBuilt = existsSync(SITE);

test.skipIf(!isBuilt).each(PAGES)('HTML and Markdown of %s say the same', (page) => {
  expect(htmlOf(page).statements.length).toBeGreaterThan(1);
  const isLoose = WHOLE_API.includes(page);
  const found = comparePage(page).filter((one) => !isLoose || !/ has (?:block|heading):/.test(one));
  expect(found).toEqual([]);
  expect(fieldsMarkedWrongly(page)).toEqual([]);
});

const PAGE = '/api/coupons/create-coupon/';

test.skipIf(!isBuilt).each([
  ['a field', /^- `name` string.*\n/m, ''],
  ['a required field', /^- `code` string, required.*\n/m, ''],
  ['the flag "required"', '`code` string, required', '`code` string'],
  ['the flag "read-only"', 'required, read-only: ID', 'required: ID'],
  ['a type', '`max_redemptions` integer', '`max_redemptions` string'],
  [
    '"or null"',
    '`redeem_by` string date ([Date](/api/objects/date/)) or null',
    '`redeem_by` string date ([Date](/api/objects/date/))',
  ],
  ['the link of a type', '[Date](/api/objects/date/)', 'Date'],
  ['the target of a link', '/api/objects/percent/', '/api/objects/decimal/'],
  ['a limit', ' Limits: at least 1 ·', ''],
  ['the value of a limit', 'at least 1 ', 'at least 2 '],
  ['a pattern', 'pattern `^[A-Z]{3}$`', 'pattern `^[A-Z]{2}$`'],
  ['an example of a header', ' Example: `99`', ''],
  ['two swapped examples', 'Example: `100`', 'Example: `99`'],
  ['the meaning of a value', 'Takes off a fixed amount.', ''],
  ['a value', /^ +- `percent_off`: .*\n/m, ''],
  [
    'two swapped meanings',
    '`amount_off`: Takes off a fixed amount',
    '`amount_off`: Takes off a percentage of the price',
  ],
  ['a note of a field', 'Required if `kind` is `amount_off`. Limits', 'Limits'],
  ['a note of the operation', ': `percent_off`, or `amount_off` with', ': `amount_off` with'],
  ['a sentence', ' `code` is required.', ''],
  ['a condition', 'Otherwise `percent_off` is required.', ''],
  ['a name in a condition', 'then `amount_off` and `currency`', 'then `amount_off`'],
  ['a scope', ' with `read_write`', ''],
  ['a credential', ' or [Bearer token](/api/#bearerAuth)', ''],
  ['a server', /^- Sandbox: .*\n/m, ''],
  ['the method', '`POST https', '`PUT https'],
  ['the row of an error', /^\| \[422 .*\n/m, ''],
  [
    'the status of an error',
    '[422 Unprocessable Content](/api/errors/#422)',
    '[400 Bad Request](/api/errors/#400)',
  ],
  ['the cause of an error', 'The body has no `percent_off`.', ''],
  ['a note of an error', ' May have no JSON body.', ''],
  ['a request', /```bash[^]*?```/, ''],
  ['a response', /```json[^]*?```/, ''],
  ['a value in a response', '"times_redeemed": 0', '"times_redeemed": 1'],
  ['a request that causes an error', /```http[^]*?```/, ''],
  ['the summary of an example', 'Ten percent off', 'Ten euros off'],
  ['a heading', '## 201 Created', '## 200 OK'],
  ['an invented field', '- `name` string', '- `colour` string: The color.\n- `name` string'],
])('the comparison notices %s', (_, from, to) => {
  const markdown = readMarkdown(PAGE);
  const changed = markdown.replace(from, to);
  expect(changed).not.toBe(markdown);
  expect(comparePage(PAGE, changed)).not.toEqual([]);
});
