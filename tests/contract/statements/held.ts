/**
 * The sentences of the pages and of the description that say how the API behaves, by the test that holds them: its file
 * below tests/, and a part of its title. Where a sentence changes, see whether its test still holds it.
 */
export const HELD: Readonly<Record<string, readonly string[]>> = {
  'docs/expected-outcome.test.ts: the call does what its page says': [
    'It worked when `status` is `pending`: the session waits for your customer.',
    'It worked when `state` is `succeeded` and `report_url` is no longer null.',
    'It worked when `status` is `taxable`.',
  ],
  'simulator/layers/access.test.ts: administrators only': [
    'The record is hidden: only administrators can see it.',
  ],
  'simulator/layers/access.test.ts: authentication': [
    'HTTP basic authentication, the secret key as user name; any password is ignored.',
    'The password is ignored.',
    'They come with every successful response and with 429, not with the 401 of a wrong key.',
    'A 401 means that the token has expired or was cut off.',
    'A 200 means that the service is up and your key is valid.',
    'A 401 for a wrong key has no rate limit headers.',
    "If you get 401, compare the key: it has to be your platform's.",
    'The next call returns 401.',
    '`getPing` on the sandbox host responds with 200.',
  ],
  'simulator/layers/access.test.ts: refuses every write and both deliver calls': [
    '401 only when you write.',
    'A standard account that only granted `read_only` cannot record sales.',
  ],
  'simulator/layers/access.test.ts: the wrong type of account': [
    'Addresses are for custom accounts; a standard account gets a 406.',
  ],
  'simulator/layers/body.test.ts: the form of a body': [
    'The simulator refuses a body of another type with 415.',
  ],
  'simulator/layers/body.test.ts: 422 and its fields': [
    'The body is an `Error`, with 422 a `ValidationError` that names the fields.',
  ],
  'simulator/layers/body.test.ts: a required text that is empty': [
    'An empty text, or one of spaces only, counts as missing and returns 422.',
  ],
  'simulator/layers/body.test.ts: a webhook for no event': [
    'An empty list counts as missing and returns 422.',
  ],
  'simulator/layers/body.test.ts: an attachment that is not Base64': [
    'Without line breaks; anything else returns 422.',
  ],
  'simulator/layers/body.test.ts: returns 201, changes only what was sent, and returns 204 without a body': [
    'A list is a plain array, a create returns 201, a delete 204.',
    'PUT changes only the fields you send.',
    'GET and PUT return 200.',
    'A 204 has no body.',
    'Only the fields you send change.',
  ],
  'simulator/layers/body.test.ts: returns 406 for a tax_code that does not exist': [
    'An invalid `tax_code` in an item returns 406.',
    'An invalid code returns 406.',
  ],
  'simulator/layers/lenient.test.ts: an unknown query parameter': [
    'The simulator in this documentation rejects an unknown query parameter with 400 and an unknown body field with 422.',
  ],
  'simulator/layers/negotiation.test.ts: returns 406 for the version': [
    'Without it you get the version stored in your account, with an unknown one 406.',
    'A version that is not one of the 12 returns 406.',
  ],
  'simulator/layers/paging.test.ts: date=2024/02/01,2024/02/30': [
    'Anything but two dates in one form returns 400, and so does a day that does not exist.',
  ],
  'simulator/layers/rate-limit.test.ts: counts down from 100 and refuses the 101st call with 429': [
    'After that the response is 429.',
  ],
  'simulator/resources/accounts.test.ts: calculates with its own country, tax ID and defaults': [
    "A calculation with the seller's token returns `taxable` for the seller's own country.",
  ],
  'simulator/resources/accounts.test.ts: is active and shows its tokens once': [
    'The account is `active` at once.',
    '`state` is `active` or `inactive`, and it is read-only: no operation changes it.',
    "`listAccounts` with your platform's key shows the account as `active`.",
  ],
  'simulator/resources/coupons-reports-tax-ids.test.ts: a report request': [
    'Ask again until `state` is `succeeded` or `failed`, or wait for the event; `report_url` is null until the report has succeeded.',
    'The request is `pending` at first and then becomes `succeeded` or `failed`.',
    'Sent when a report cannot be produced.',
    'Abaco makes the report in the background, so the response has no file yet: `state` is `pending`.',
    'The state is `succeeded`, and the file is not empty.',
  ],
  'simulator/resources/coupons-reports-tax-ids.test.ts: a tax ID': [
    'The jurisdiction cannot change.',
    'The record cannot be deleted.',
  ],
  'simulator/resources/credits.test.ts: cannot grow above the invoice by an update': [
    'Returns 422 if all credit notes of the invoice together, those in the state `void` aside, would exceed its total.',
    'All credit notes of an invoice together, those in the state `void` aside, must not exceed its total either.',
  ],
  'simulator/resources/credits.test.ts: credited_amount': [
    'The invoice cannot be credited with this `credited_amount`: the amount exceeds the invoice total, or the invoice has more than one item.',
  ],
  'simulator/resources/credits.test.ts: is paid with a payment_method': [
    'With `payment_method`, the credit note is `paid` at once; without it, it is `outstanding`.',
    'With a payment method, the credit note is `paid` at once and in full; without one, it is `outstanding`.',
  ],
  'simulator/resources/credits.test.ts: leaves the invoice as it is and the credit note final': [
    'A voided credit note is final.',
  ],
  'simulator/resources/credits.test.ts: takes over the lines and moves the invoice to paid': [
    'The credit note moves the invoice to `paid`, not to `refunded`.',
    'The invoice moves to `paid`, not to `refunded`.',
    'The invoice is `paid`, the credit note names it in `related_document`, and the two totals are equal if you credited everything.',
  ],
  'simulator/resources/credits.test.ts: void': [
    'The response is the credit note in the state `void`.',
    'The credit note cannot be voided.',
  ],
  'simulator/resources/e-invoicing.test.ts: can be opened, and ignores number and issue_date': [
    'The `number` and `issue_date` that you send are ignored.',
    'Two fields lose their effect: the `number` and `issue_date` you send are ignored.',
    'Leave number and date to Abaco: the `number` and `issue_date` you send are ignored.',
    'For Spanish accounts that use the electronic invoicing system, `number` and `issue_date` are ignored.',
  ],
  'simulator/resources/evidence.test.ts: the state of an evidence': [
    'With fewer than two, the evidence is `unsettled`; if two agree, it is `confirmed`; if there are two or more and no two agree, it is `conflicting`.',
  ],
  'simulator/resources/expenses-and-recurring.test.ts: is outstanding until a payment_method comes, then paid once':
    [
      'A new expense is `outstanding`; with a `payment_method`, it is `paid` at once.',
      'With a payment method, the expense is `paid` at once and in full; without one, it is `outstanding`.',
    ],
  'simulator/resources/invoices.test.ts: a final invoice': [
    'After that only a few fields can change.',
    'An invoice is final once it is sent, paid or marked final; after that only the fields of a `FinalDocument` can change.',
    'Once it is sent, paid or marked as final, an invoice is final and you correct it with a credit note.',
    'Once it is final (sent, paid or marked as final), you can update only 12 fields: `po_number`, `tag_list`, `payment_details`, `notes`, `custom_metadata`, `attachment` and the address fields.',
    'Until the invoice is final, you can update every writable field.',
    'Afterwards, any field but the 12 returns 422.',
    'Until the credit note is final, you can update every writable field.',
    'The document is final and you sent a field that can no longer change, or a value is not valid.',
    'On a final document, any field but the 12 listed returns 422.',
    'Fields of a credit note that you can update until it is final.',
    'Texts and data of a document that you can always update, even once it is final.',
    'The fields you can still update once an invoice or a credit note is final: sent, paid or marked as final.',
    'Any other field returns 422 once the document is final.',
    'It is final once it is sent, paid or marked as final.',
    'Fields of an invoice that you can update until it is final.',
  ],
  'simulator/resources/invoices.test.ts: keeps its own number and does not take that of another': [
    'The document is final, or the number is taken.',
    'A number that another document already has returns 422.',
    'If you send your own, keep it to at most `maxLength` characters; a number that is taken is refused with 422.',
  ],
  'simulator/resources/invoices.test.ts: makes a new contact and keeps the proofs': [
    'Defaults to `taxable`.',
  ],
  'simulator/resources/invoices.test.ts: makes an invoice final': ['Once sent, it is final.'],
  'simulator/resources/invoices.test.ts: returns 400 for %s': ['Anything but two dates returns 400.'],
  'simulator/resources/invoices.test.ts: returns 410 for every delete of an invoice that exists, 404 to others':
    [
      'You can make 100 calls in 15 seconds; headers tell you how many are left. ## Errors Rely on the status of a response, not on its text. 410 means gone: invoices and credit notes cannot be deleted, and legacy endpoints no longer exist.',
      'Returns 410, because invoices cannot be deleted.',
      'Returns 410, because credit notes cannot be deleted.',
      'Credit notes cannot be deleted.',
      'Invoices cannot be deleted.',
      'Deleting an invoice or a credit note, with `deleteInvoice` or `deleteCredit`, gives 410.',
    ],
  'simulator/resources/invoices.test.ts: returns 422 while the contact has no e-mail address': [
    'The document cannot be delivered.',
  ],
  'simulator/resources/invoices.test.ts: the list of invoices': [
    'Issue dates from one day to another, both ends included.',
    'It looks at the issue date, both ends included.',
  ],
  'simulator/resources/send-back.test.ts: is a customer by its id in a transaction': [
    'The other fields of the contact are ignored: change them with an update of the contact.',
  ],
  'simulator/resources/sessions.test.ts: an abandoned session returns $want': [
    'Only a session that is `pending` can be updated or deleted, with `updateSession` and `deleteSession`.',
    'A customer who cancels, or `idleMinutes` idle minutes, make it `abandoned`, and it is removed after `removalDays` days.',
    'Abandoned sessions are removed after seven days.',
  ],
  'simulator/resources/sessions.test.ts: the status': [
    '422 on update or delete.',
    'A new session is `pending`.',
    'A session starts as `pending`.',
    'It moves to `processing` and then to `completed` or `failed`, or from `pending` to `abandoned`.',
    'Only a pending session can be updated.',
    'Only a pending session can be deleted.',
    'The session is not pending, so it can no longer be updated or deleted.',
    'Cancel: the session becomes `abandoned`, and your webhook receives `checkout.abandoned`.',
    'List the sessions that are still open: `listSessions` with `status` `pending`.',
  ],
  'simulator/resources/transactions.test.ts: makes a paid invoice that can be found and is final': [
    'A sale that you recorded with `createTransaction` is paid, so it is final from the start.',
  ],
  'simulator/resources/transactions.test.ts: takes the response of a calculation as the tax of an item': [
    'Pass the whole calculation as `tax`; fields that a transaction does not need are ignored.',
  ],
  'simulator/resources/webhooks.test.ts: asks the url of a create and a url that changes, nothing else': [
    'Responds with 200, which Abaco checks when you create the webhook or change its URL.',
  ],
  'simulator/resources/webhooks.test.ts: the HEAD check': [
    'The URL does not respond to HEAD with 200.',
    '`url` must respond with 200 to a HEAD request.',
    'The `url` does not respond with 200 to a HEAD request, or a value is not valid.',
    'It must respond with 200 to a HEAD request.',
    'If you get 422, your address does not respond to HEAD yet.',
  ],
  'simulator/resources/computed-amounts.test.ts: an amount of 90,000,000,000,000 or more': [
    'The simulator refuses an amount of 90,000,000,000,000 or more with 422, in a query with 400, whether you send it or it is computed from what you send.',
  ],
  'simulator/validation/hostile-bodies.test.ts: a body in JSON': [
    'A longer body returns 413, a deeper or fuller one 400.',
  ],
  'simulator/resources/invoices.test.ts: an archived invoice': [
    'An invoice in the state `archived` is read-only: none of its fields can change.',
    'An `archived` invoice is read-only: any field returns 422.',
    'In the state `archived`, the whole invoice is read-only.',
  ],
  'simulator/resources/transactions.test.ts: is never above its sale, alone or with others': [
    'A refund that would exceed it gets 422.',
    'Returns 422 if all refunds and credit notes of the sale together, those in the state `void` aside, would exceed its total.',
  ],
  'simulator/tax/calculate.test.ts: the states of the catalogue': [
    'In the United States, these are California, Florida, Illinois, New York and Texas; every other state with a sales tax is `not_registered` there.',
    'Any other state that has a sales tax is `not_registered` in the simulator.',
  ],
  'simulator/tax/calculate.test.ts: charges the local rate of': [
    'Register a tax ID in the state first; otherwise the status is `not_registered`.',
  ],
  'simulator/tax/calculate.test.ts: follows the tax IDs of the account': [
    'If it is `not_registered`, your account has no tax ID there.',
  ],
  'simulator/tax/calculate.test.ts: the status': [
    'Value: `non_taxable`.',
    'Value: `not_registered`.',
    'Value: `reverse_charge`.',
    'Value: `taxable`.',
    'Everywhere else the status is `not_registered`, and the rate is zero.',
    '`status` is `taxable`, `non_taxable`, `not_registered` or `reverse_charge`.',
    '`taxable`: tax is due.',
    '`non_taxable`: the product or the place is not taxed.',
    '`not_registered`: your account has no tax ID in that jurisdiction.',
    '`reverse_charge`: the customer, a business with a tax ID, accounts for the tax.',
    'Without it, a calculation for one of these countries returns 400.',
    'In a jurisdiction without a registered tax ID, calculations return `not_registered` and a rate of 0.',
    'Unless the status is `taxable`, the rate is 0.',
    'The rate is zero because the calculation returned `reverse_charge`; charge a business shows that calculation.',
    'Unless the status is `taxable`, the rate is zero.',
    'If the status is `not_registered`, register a tax ID in Germany first, as in getting started.',
  ],
};

/** Those that no test of the simulator can hold, by the reason. */
export const NOT_HELD: Readonly<Record<string, readonly string[]>> = {
  'A cell that names what the row is about.': ['No response, or 500 and above.', '500 to 504, no response.'],
  'Advice to callers.': [
    'If you get 401, compare the key with the dashboard: live keys do not work in the sandbox.',
    'A client that cannot read headers sends the last id as `created_before` until a short page comes.',
    'Retry 429, 500, 502, 503, 504 and lost connections with increasing delays.',
    'Never retry 400, 401, 403, 404, 405, 406, 410 or 422 with the same request.',
    'After a 429, wait until this second, add up to one second of jitter, then retry.',
    'Respond with 401 if the signatures differ.',
    'Translate each state into words of your own: "to pay" tells a customer more than `outstanding`.',
    'Compare with the header in constant time, and respond with 401 if they differ.',
    'Replace both stored tokens with those of the response: keep the newest refresh token.',
    'When a call returns 401, refresh once and repeat it.',
    'If it returns 401 again, ask the seller to connect again.',
    'Retry after 429, 500, 502, 503, 504 and lost connections, with increasing pauses; never repeat anything else unchanged.',
  ],
  'Says what is ours.': [
    'Unless the product defines them, these are ours: the types of fields, which of them are read-only or can be null, what a response always contains, and the smallest values and lengths.',
  ],
  'The simulator serves the current version.': [
    'The rate limit itself returns 429.',
    'Versions before 20170628 return 503 instead.',
  ],
};
