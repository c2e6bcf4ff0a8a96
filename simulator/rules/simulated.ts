/** A rule of this simulator that is not in the specification; readers see it with this label. */
export interface RuleText {
  /** Stable name that labels of responses and transitions refer to. */
  id: string;
  /** One sentence for readers. */
  text: string;
  /** The decision of `x-decisions` that the rule completes. */
  decision: string;
}

/** Every simulated rule, by area. Any other rule comes from the specification or a decision. */
export const SIMULATED_RULES = [
  // Access, errors and limits
  {
    id: 'simulated-error',
    text: 'A header of the request asks for any documented error of an operation.',
    decision: 'G-API-05c',
  },
  {
    id: 'scopes',
    text: 'A token that may only read gets 401 for everything that writes or delivers.',
    decision: 'G-API-10d',
  },
  {
    id: 'unknown-version',
    text: 'An api_version that is not one of the 12 returns 406.',
    decision: 'G-API-07d',
  },
  {
    id: 'foreign-record',
    text: 'A record of another account returns 401.',
    decision: 'G-API-45b',
  },
  {
    id: 'hidden-record',
    text: 'A record that the seed hides returns 403 and is missing from lists.',
    decision: 'G-API-50',
  },
  {
    id: 'account-type',
    text: 'A standard account gets 406 on addresses.',
    decision: 'G-API-38d',
  },
  {
    id: 'document-limit',
    text: 'There is room for 200 documents; one more returns 422.',
    decision: 'G-SB-05',
  },
  {
    id: 'world-clock',
    text: 'Time starts at the moment of the newest example record whenever the simulator starts or is reset.',
    decision: 'G-SB-01',
  },
  {
    id: 'rate-window',
    text: 'The 15 seconds of the rate limit start with the first call of a key.',
    decision: 'G-API-01a',
  },
  {
    id: 'request-media-type',
    text: 'A body that is not JSON returns 415.',
    decision: 'G-API-66',
  },
  {
    id: 'path-id',
    text: 'An id that is not an integer returns 404.',
    decision: 'G-API-62',
  },
  {
    id: 'unknown-parameter',
    text: 'An unknown query parameter returns 400, also where an operation takes none; the text names those that it takes.',
    decision: 'G-API-119',
  },
  {
    id: 'repeated-parameter',
    text: 'A query parameter that is given twice returns 400.',
    decision: 'G-API-119',
  },
  {
    id: 'number-range',
    text: 'A number of 90,000,000,000,000 or more, sent or computed, returns 422, in a query 400: its hundredths would not be exact.',
    decision: 'G-API-12c',
  },
  {
    id: 'unknown-field',
    text: 'An unknown field of a body returns 422.',
    decision: 'G-API-119',
  },
  {
    id: 'sent-back',
    text: 'An update ignores the fields that only responses have; a contact with an id is that contact, whatever else it holds.',
    decision: 'G-API-122',
  },
  {
    id: 'body-size',
    text: 'A body of more than 5 MB returns 413.',
    decision: 'G-API-123',
  },
  {
    id: 'body-shape',
    text: 'A body with more than 20 levels or 20,000 members returns 400, and so does a member called like one of every JavaScript object.',
    decision: 'G-API-123',
  },
  // Documents
  {
    id: 'tags',
    text: 'A tag loses the white space around it; a tag of nothing else is dropped.',
    decision: 'G-API-22b',
  },
  {
    id: 'late-states',
    text: 'No document becomes late, uncollectible, refunded or archived here; only seeded documents are.',
    decision: 'G-API-23',
  },
  {
    id: 'paid-by-method',
    text: 'A credit note or an expense with a payment_method is paid at once and in full; without one it is outstanding.',
    decision: 'G-API-71',
  },
  {
    id: 'credit-payment',
    text: 'An invoice that a credit note moves to paid gets a payment with the method credit over the credited amount.',
    decision: 'G-API-74',
  },
  {
    id: 'credited-twice',
    text: 'The credit notes and refunds of an invoice are summed up; void ones, those in another currency and those of the seed do not count.',
    decision: 'G-API-121',
  },
  {
    id: 'void-is-final',
    text: 'A voided credit note is final.',
    decision: 'G-API-24c',
  },
  {
    id: 'archived-is-read-only',
    text: 'An archived invoice is read-only: every field of an update returns 422.',
    decision: 'G-API-23',
  },
  {
    id: 'both-amounts',
    text: 'When an item has both amounts, unit_price takes precedence and total_amount is recalculated.',
    decision: 'G-API-78',
  },
  {
    id: 'line-taxes',
    text: 'Each tax is rounded for each line; the taxes of a document are sums of the taxes of its lines.',
    decision: 'G-API-27g',
  },
  {
    id: 'tax-defaults',
    text: "A tax without a country has that of the document, one without a transaction type the account's default tax code.",
    decision: 'G-API-78',
  },
  {
    id: 'items-are-added',
    text: 'The items of an update are added to those that the document has; one of those, by its id, stays as it is.',
    decision: 'G-API-122',
  },
  {
    id: 'live-contact',
    text: 'A document shows its contact and its evidence as they are now; its own address stays as issued.',
    decision: 'G-API-73',
  },
  {
    id: 'contact-tax-status',
    text: 'A new contact without a tax_status is taxable.',
    decision: 'G-API-89',
  },
  {
    id: 'unknown-reference',
    text: 'A contact, invoice, document, line, jurisdiction, product or coupon in a body that does not exist returns 422.',
    decision: 'G-API-50',
  },
  {
    id: 'numbers',
    text: 'Automatic numbers count up by series and year; a number that another document has returns 422.',
    decision: 'G-API-68',
  },
  {
    id: 'exchange-rate',
    text: "exchange_rate is 1 in the account's currency and null in any other.",
    decision: 'G-API-12d',
  },
  {
    id: 'unnamed-customer',
    text: 'The document of a sale without a customer belongs to a new contact, Unnamed customer.',
    decision: 'G-API-28b',
  },
  {
    id: 'refund-without-sale',
    text: 'A refund without its sale is recorded too: its credit note has no related document.',
    decision: 'G-API-85',
  },
  {
    id: 'recurring-rests',
    text: 'A recurring document issues nothing; the date filter looks at its start_date.',
    decision: 'G-API-57b',
  },
  {
    id: 'e-invoicing',
    text: 'Nothing is sent to a tax office; the account of Nervión (token at_EXAMPLE_E_INVOICING) ignores number and issue_date.',
    decision: 'G-SB-06',
  },
  {
    id: 'deliveries',
    text: 'A delivered document goes to nobody.',
    decision: 'G-SB-04',
  },
  // Checkout and reports
  {
    id: 'session-steps',
    text: 'There is no checkout page: sessions become processing, failed or completed only in the seed.',
    decision: 'G-API-105b',
  },
  {
    id: 'session-idle',
    text: 'The 30 idle minutes of a session run from its last create or update; those of the seed from its start.',
    decision: 'G-API-105b',
  },
  {
    id: 'session-removal',
    text: 'The seven days of an abandoned session run from the moment at which it was abandoned.',
    decision: 'G-API-105b',
  },
  {
    id: 'report-time',
    text: 'A report ends one minute after its request.',
    decision: 'G-API-37a',
  },
  {
    id: 'report-failure',
    text: 'A report without a type, without both days, or with its days the wrong way round fails.',
    decision: 'G-API-98',
  },
  {
    id: 'report-file',
    text: 'report_url leads to no file.',
    decision: 'G-API-37b',
  },
  // Tax
  {
    id: 'tax-id-state',
    text: 'The state of a tax ID follows its validation: true verified, false unverified, null unavailable.',
    decision: 'G-SB-02',
  },
  {
    id: 'ip-country',
    text: '203.0.113.x is in DE, 198.51.100.x in BE, 192.0.2.x in ES; any other address has no country.',
    decision: 'G-API-31b',
  },
  {
    id: 'example-rates',
    text: 'Rates are examples of the end of 2024; a class without a specific rate uses the standard one.',
    decision: 'G-API-107',
  },
  {
    id: 'unknown-place',
    text: 'A place without an example rate is non_taxable.',
    decision: 'G-API-107',
  },
  {
    id: 'states-of-the-us',
    text: 'Of the United States there are five jurisdictions; every other state with a sales tax is not_registered.',
    decision: 'G-API-107',
  },
  {
    id: 'eu-registration',
    text: 'A tax ID of the jurisdiction EU counts in every country of the European Union.',
    decision: 'G-API-107',
  },
  {
    id: 'reverse-charge',
    text: 'Reverse charge goes to a valid tax ID in another country of the European Union.',
    decision: 'G-API-107',
  },
  {
    id: 'place-of-supply',
    text: 'The home rate of other services goes for the European Union; elsewhere the place of the customer counts.',
    decision: 'G-API-109',
  },
  {
    id: 'postal-code',
    text: 'A calculation for the US or Canada without to_postal_code returns 400.',
    decision: 'G-API-27b',
  },
  // Accounts and webhooks
  {
    id: 'head-check',
    text: 'The URL of a webhook is not called: it counts as returning 200, or the status its path ends in.',
    decision: 'G-API-111',
  },
  {
    id: 'own-account',
    text: 'The token of an account reads and changes that account.',
    decision: 'G-API-38f',
  },
  {
    id: 'account-name',
    text: 'A new account is active at once; its subdomain is the first word of its name, and its id if that name is taken.',
    decision: 'G-API-39',
  },
  {
    id: 'no-events',
    text: 'Webhooks are kept and checked, but no event is sent to them.',
    decision: 'G-API-34b',
  },
] as const satisfies readonly RuleText[];

/** The name of a rule in the table. */
export type SimulatedRule = (typeof SIMULATED_RULES)[number]['id'];
