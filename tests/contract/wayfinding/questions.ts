/** A reader's question, the way from the front page to its answer, and the words they must find there. */
export interface Question {
  question: string;
  /** Labels of the links that a reader clicks, the first one on the front page. */
  clicks: string[];
  /** The words of the last section. */
  finds: string[];
}

/** Questions that the guides answer without the reference and without the search. */
export const QUESTIONS: readonly Question[] = [
  {
    question: 'How do I make my first call?',
    clicks: ['Make your first call', 'Make the first call'],
    finds: [
      'GET /ping tells you that the API is up and that your key works',
      '--user',
      'It worked when status says OK',
    ],
  },
  {
    question: 'What does tax_based_on do?',
    clicks: ['Get the tax right', 'Products with their own rule'],
    finds: [
      "customer_country, the default, applies the tax of your customer's country",
      "country always applies the tax of the country in the product's country",
    ],
  },
  {
    question: 'What happens when an invoice number is taken?',
    clicks: ['Record sales', 'Numbers'],
    finds: ['Reusing a number returns 422', '422'],
  },
  {
    question: 'How are documents numbered?',
    clicks: ['Record sales', 'Numbers'],
    finds: ['Abaco gives each invoice the next number of your series, and never uses one twice'],
  },
  {
    question: 'How do I issue a full refund, and which document comes back?',
    clicks: ['Record refunds'],
    finds: ['The response is a credit note', '"refund"'],
  },
  {
    question: 'How do I issue a partial refund, and which document comes back?',
    clicks: ['Record refunds', 'Refund a part'],
    finds: ['Send only what you pay back', '"CN-', '59.5'],
  },
  {
    question: 'How do I page through everything?',
    clicks: ['Tools', 'API', 'Paging'],
    finds: [
      'X-Pages-HasMore',
      'the whole address of the next page',
      'This program reads every invoice, page after page',
      'The last page has no X-Pages-NextPage, so the loop ends',
    ],
  },
  {
    question: 'How do I get everything since my last run?',
    clicks: ['Guides', 'Stay in sync', "1. Read what's new"],
    finds: [
      'A list is newest first, and a newer record has a higher id',
      'remember one id',
      'Follow X-Pages-NextPage until you reach the id that you remember',
    ],
  },
  {
    question: 'How do I notice what changed or was deleted?',
    clicks: ['Guides', 'Stay in sync', "2. Find what changed, and what's gone"],
    finds: ['read the whole list and compare it with your copy', 'is gone'],
  },
  {
    question: 'How do I move my open invoices in from another vendor?',
    clicks: ['Guides', 'Move in from another vendor', '2. Run the import'],
    finds: ['It looks for each customer and each invoice before it creates them', 'open-invoices.json'],
  },
  {
    question: 'Which number follows the ones that I moved?',
    clicks: ['Guides', 'Move in from another vendor', '3. Continue your numbers'],
    finds: ['Next automatic number', 'RE-2024-00113', 'with the first invoice after the move'],
  },
  {
    question: 'How do I sell to a reseller who is exempt?',
    clicks: ['Guides', 'Exempt and reverse-charge customers', '2. Record the sale'],
    finds: ['certificate', 'The invoice has the tax that you send'],
  },
  {
    question: 'What does the invoice say for reverse charge?',
    clicks: ['Guides', 'Exempt and reverse-charge customers', 'On the invoice'],
    finds: ['Reverse charge: the customer accounts for the tax.', 'A rate of zero'],
  },
  {
    question: 'How do I make a 503 or a timeout happen in a test?',
    clicks: ['Guides', 'Test your integration', '2. Make each failure happen'],
    finds: ['X-Simulator-Error', 'Timeout', 'A server that accepts the connection and stays silent'],
  },
  {
    question: 'How do I test month ends and late invoices without waiting?',
    clicks: ['Guides', 'Test your integration', '4. Fix the date'],
    finds: ['Send each date yourself', '2024-02-29', 'late'],
  },
  {
    question: 'How do I verify a webhook in my language?',
    clicks: ['Webhooks', '3. Check the signature'],
    finds: [
      'HMAC-SHA1 in Base64',
      'The key is auth_key',
      'followed directly by the raw body',
      // Node, Python, Ruby, PHP, Go and Java.
      "createHmac('sha1'",
      'hmac.new(',
      'OpenSSL::HMAC',
      'hash_hmac(',
      'hmac.New(',
      'Mac.getInstance(',
    ],
  },
  {
    question: 'Which vector do I test my check of signatures against?',
    clicks: ['Webhooks', 'Test your check'],
    finds: ['Download the test vectors', 'https://shop.example/hooks/abaco', 'example-auth-key-0001'],
  },
  {
    question: 'Which operations return 406, and why?',
    clicks: ['Tools', 'API', 'Refused requests and deleted documents'],
    finds: [
      'asks for something other than JSON, or for an unknown version',
      'POST /transactions',
      "isn't a tax code",
      'the other operations on addresses',
      'The account is a standard account',
    ],
  },
  {
    question: 'How do I go from the sandbox to live?',
    clicks: ['Make your first call', 'Go live'],
    finds: ['Change the host and the key', 'Register your tax IDs again', 'Create your webhooks again'],
  },
  {
    question: 'How do I charge a business in another EU country?',
    clicks: ['On the server', 'Business customers'],
    finds: [
      'send its tax ID',
      'the status is reverse_charge and the rate is zero',
      'Validate the tax ID first',
    ],
  },
  {
    question: 'How do I sell in a US state with a local rate?',
    clicks: ['On the server', 'US states and local rates'],
    finds: ['send the postal code', 'to_city', 'to_street', 'taxable_part is 80'],
  },
  {
    question: "How do I show a customer's invoices in my app?",
    clicks: ['Show billing history', '1. List the invoices'],
    finds: ['takes the id of the contact', 'contact=60312', 'from your own session'],
  },
  {
    question: 'How do I correct an invoice that is final?',
    clicks: ['Correct invoices', 'Replace a final invoice'],
    finds: ['Credit note', 'New invoice', 'The three documents together are the correction'],
  },
  {
    question: 'How do I invoice in the Basque Country?',
    clicks: ['TicketBAI', '1. Set it up'],
    finds: ['Upload your electronic certificate', 'Connect TicketBAI'],
  },
  {
    question: 'Which version of the API do I get, and what changed?',
    clicks: ['See all versions'],
    finds: [
      'No operation returns it, so send the parameter with every call',
      'No changes listed',
      'created_before replaces page numbers',
    ],
  },
  {
    question: "How do I connect a seller's account?",
    clicks: ['Standard accounts', '4. Exchange the code'],
    finds: ['access_token', 'refresh_token', 'exchanges the code', '/callback'],
  },
  {
    question: 'How do I download the numbers of a quarter?',
    clicks: ['Download reports'],
    finds: ['tax figures of a quarter', '"tax_summary"', '"2024-07-01"'],
  },
  {
    question: 'How do I restart after a failure halfway through recording a sale?',
    clicks: ['Record sales', 'Recover from a failure halfway'],
    finds: ["There's no idempotency key", 'look the sale up', 'you end up with exactly one invoice'],
  },
];
