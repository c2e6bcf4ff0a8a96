/** One operation as the specification of the product has it (its sections 7 and 8). */
export interface SpecifiedOperation {
  method: string;
  path: string;
  id: string;
  tag: string;
  /** Status of success; 410 for the two deletes that never succeed. */
  status: string;
  /** Schemas of the request body, any of which it may fulfil. */
  body: string[];
  /** Schema of the answer, `[]` before it for a list of them; `-` without content. */
  answer: string;
  /** Query parameters, `*` behind a required one. */
  query: string[];
  /** True for a list with the two parameters and the two headers of paging. */
  isPaged: boolean;
}

// Written from the specification, never from the description: `page` stands for `created_before limit`.
const TABLE = `
GET    | /accounts                | listAccounts        | Accounts      | 200 | -                              | []CustomAccount   | page
POST   | /accounts                | createAccount       | Accounts      | 201 | CustomAccountCreate            | CustomAccount     | -
GET    | /accounts/{id}           | getAccount          | Accounts      | 200 | -                              | CustomAccount     | -
PUT    | /accounts/{id}           | updateAccount       | Accounts      | 200 | CustomAccountUpdate            | CustomAccount     | -
GET    | /addresses               | listAddresses       | Addresses     | 200 | -                              | []Address         | page
POST   | /addresses               | createAddress       | Addresses     | 201 | AddressCreate                  | Address           | -
GET    | /addresses/{id}          | getAddress          | Addresses     | 200 | -                              | Address           | -
PUT    | /addresses/{id}          | updateAddress       | Addresses     | 200 | AddressUpdate                  | Address           | -
GET    | /authorization           | getAuthorization    | Authorization | 200 | -                              | Authorization     | -
GET    | /contacts                | listContacts        | Contacts      | 200 | -                              | []Contact         | q processor_id page
POST   | /contacts                | createContact       | Contacts      | 201 | ContactData                    | Contact           | -
GET    | /contacts/{id}           | getContact          | Contacts      | 200 | -                              | Contact           | -
PUT    | /contacts/{id}           | updateContact       | Contacts      | 200 | ContactUpdate                  | Contact           | -
DELETE | /contacts/{id}           | deleteContact       | Contacts      | 204 | -                              | -                 | -
GET    | /checkout/coupons        | listCoupons         | Coupons       | 200 | -                              | []Coupon          | page
POST   | /checkout/coupons        | createCoupon        | Coupons       | 201 | CouponCreate                   | Coupon            | -
GET    | /checkout/coupons/{id}   | getCoupon           | Coupons       | 200 | -                              | Coupon            | -
PUT    | /checkout/coupons/{id}   | updateCoupon        | Coupons       | 200 | CouponUpdate                   | Coupon            | -
DELETE | /checkout/coupons/{id}   | deleteCoupon        | Coupons       | 204 | -                              | -                 | -
GET    | /credits                 | listCredits         | Credits       | 200 | -                              | []Credit          | q date state processor_id page
POST   | /credits                 | createCredit        | Credits       | 201 | CreditCreate                   | Credit            | -
GET    | /credits/{id}            | getCredit           | Credits       | 200 | -                              | Credit            | -
PUT    | /credits/{id}            | updateCredit        | Credits       | 200 | FinalDocument or CreditUpdate  | Credit            | -
DELETE | /credits/{id}            | deleteCredit        | Credits       | 410 | -                              | -                 | -
PUT    | /credits/{id}/void       | voidCredit          | Credits       | 200 | -                              | Credit            | -
GET    | /credits/{id}/deliver    | deliverCredit       | Credits       | 200 | -                              | -                 | -
GET    | /evidence                | listEvidence        | Evidence      | 200 | -                              | []Evidence        | state document_id page
POST   | /evidence                | createEvidence      | Evidence      | 201 | EvidenceCreate                 | Evidence          | -
GET    | /evidence/{id}           | getEvidence         | Evidence      | 200 | -                              | Evidence          | -
PUT    | /evidence/{id}           | updateEvidence      | Evidence      | 200 | EvidenceUpdate                 | Evidence          | -
GET    | /expenses                | listExpenses        | Expenses      | 200 | -                              | []Expense         | q date state contact page
POST   | /expenses                | createExpense       | Expenses      | 201 | ExpenseCreate                  | Expense           | -
GET    | /expenses/{id}           | getExpense          | Expenses      | 200 | -                              | Expense           | -
PUT    | /expenses/{id}           | updateExpense       | Expenses      | 200 | ExpenseUpdate                  | Expense           | -
DELETE | /expenses/{id}           | deleteExpense       | Expenses      | 204 | -                              | -                 | -
GET    | /invoices                | listInvoices        | Invoices      | 200 | -                              | []Invoice         | q date state processor_id contact page
POST   | /invoices                | createInvoice       | Invoices      | 201 | InvoiceCreate                  | Invoice           | -
GET    | /invoices/{id}           | getInvoice          | Invoices      | 200 | -                              | Invoice           | -
PUT    | /invoices/{id}           | updateInvoice       | Invoices      | 200 | FinalDocument or InvoiceUpdate | Invoice           | -
DELETE | /invoices/{id}           | deleteInvoice       | Invoices      | 410 | -                              | -                 | -
GET    | /invoices/{id}/deliver   | deliverInvoice      | Invoices      | 200 | -                              | -                 | -
GET    | /jurisdictions           | listJurisdictions   | Jurisdictions | 200 | -                              | []Jurisdiction    | country region
GET    | /jurisdictions/{id}      | getJurisdiction     | Jurisdictions | 200 | -                              | Jurisdiction      | -
GET    | /ping                    | getPing             | Ping          | 200 | -                              | Ping              | -
GET    | /items                   | listProducts        | Products      | 200 | -                              | []Product         | q page
POST   | /items                   | createProduct       | Products      | 201 | ProductCreate                  | Product           | -
GET    | /items/{id}              | getProduct          | Products      | 200 | -                              | Product           | -
PUT    | /items/{id}              | updateProduct       | Products      | 200 | ProductUpdate                  | Product           | -
DELETE | /items/{id}              | deleteProduct       | Products      | 204 | -                              | -                 | -
GET    | /recurring               | listRecurring       | Recurring     | 200 | -                              | []Recurring       | q date state contact page
POST   | /recurring               | createRecurring     | Recurring     | 201 | RecurringCreate                | Recurring         | -
GET    | /recurring/{id}          | getRecurring        | Recurring     | 200 | -                              | Recurring         | -
PUT    | /recurring/{id}          | updateRecurring     | Recurring     | 200 | RecurringUpdate                | Recurring         | -
DELETE | /recurring/{id}          | deleteRecurring     | Recurring     | 204 | -                              | -                 | -
GET    | /reporting/requests      | listReportRequests  | Reporting     | 200 | -                              | []ReportRequest   | page
POST   | /reporting/requests      | createReportRequest | Reporting     | 201 | ReportRequestCreate            | ReportRequest     | -
GET    | /reporting/requests/{id} | getReportRequest    | Reporting     | 200 | -                              | ReportRequest     | -
GET    | /checkout/sessions       | listSessions        | Sessions      | 200 | -                              | []CheckoutSession | status page
POST   | /checkout/sessions       | createSession       | Sessions      | 201 | CheckoutSessionCreate          | CheckoutSession   | -
GET    | /checkout/sessions/{id}  | getSession          | Sessions      | 200 | -                              | CheckoutSession   | -
PUT    | /checkout/sessions/{id}  | updateSession       | Sessions      | 200 | CheckoutSessionUpdate          | CheckoutSession   | -
DELETE | /checkout/sessions/{id}  | deleteSession       | Sessions      | 204 | -                              | -                 | -
GET    | /tax_codes               | listTaxCodes        | Tax codes     | 200 | -                              | []TaxCode         | -
GET    | /tax_codes/{id}          | getTaxCode          | Tax codes     | 200 | -                              | TaxCode           | -
GET    | /tax_ids                 | listTaxIds          | Tax IDs       | 200 | -                              | []TaxId           | page
POST   | /tax_ids                 | createTaxId         | Tax IDs       | 201 | TaxIdCreate                    | TaxId             | -
GET    | /tax_ids/{id}            | getTaxId            | Tax IDs       | 200 | -                              | TaxId             | -
PUT    | /tax_ids/{id}            | updateTaxId         | Tax IDs       | 200 | TaxIdUpdate                    | TaxId             | -
DELETE | /tax_ids/{id}            | deleteTaxId         | Tax IDs       | 204 | -                              | -                 | -
GET    | /tax_ids/validate        | validateTaxId       | Tax IDs       | 200 | -                              | TaxIdValidation   | country* tax_id*
GET    | /tax_rates/calculate     | calculateTaxRate    | Tax rates     | 200 | -                              | TaxRateResult     | from_country from_postal_code to_country* to_postal_code to_city to_street tax_id tax_code tax_behavior product_type date amount currency
POST   | /transactions            | createTransaction   | Transactions  | 201 | Transaction                    | TransactionResult | -
GET    | /webhooks                | listWebhooks        | Webhooks      | 200 | -                              | []Webhook         | page
POST   | /webhooks                | createWebhook       | Webhooks      | 201 | WebhookCreate                  | Webhook           | -
GET    | /webhooks/{id}           | getWebhook          | Webhooks      | 200 | -                              | Webhook           | -
PUT    | /webhooks/{id}           | updateWebhook       | Webhooks      | 200 | WebhookUpdate                  | Webhook           | -
DELETE | /webhooks/{id}           | deleteWebhook       | Webhooks      | 204 | -                              | -                 | -
`;

/** The 77 operations. */
export const SPECIFIED: SpecifiedOperation[] = TABLE.trim().split('\n').map(readRow);

function readRow(row: string): SpecifiedOperation {
  const cells = row.split('|').map((cell) => cell.trim());
  const [method = '', path = '', id = '', tag = '', status = '', body = '', answer = '', query = ''] = cells;
  const names = query === '-' ? [] : query.split(' ');
  return {
    method,
    path,
    id,
    tag,
    status,
    body: body === '-' ? [] : body.split(' or '),
    answer,
    query: names.flatMap((name) => (name === 'page' ? ['created_before', 'limit'] : [name])),
    isPaged: names.includes('page'),
  };
}
