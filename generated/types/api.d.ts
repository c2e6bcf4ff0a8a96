/**
 * Types of the API, generated from its description. Changes made here are lost: change the description.
 */

export type $Read<T> = {
    readonly $read: T;
};
export type $Write<T> = {
    readonly $write: T;
};
export type Readable<T> = T extends $Write<any> ? never : T extends $Read<infer U> ? Readable<U> : T extends (infer E)[] ? Readable<E>[] : T extends object ? {
    [K in keyof T as NonNullable<T[K]> extends $Write<any> ? never : K]: Readable<T[K]>;
} : T;
export type Writable<T> = T extends $Read<any> ? never : T extends $Write<infer U> ? Writable<U> : T extends (infer E)[] ? Writable<E>[] : T extends object ? {
    [K in keyof T as NonNullable<T[K]> extends $Read<any> ? never : K]: Writable<T[K]>;
} & {
    [K in keyof T as NonNullable<T[K]> extends $Read<any> ? K : never]?: never;
} : T;
export interface paths {
    "/tax_rates/calculate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Calculate the tax of a sale
         * @description Returns the rate of one sale and, with an `amount`, the tax and the total.
         *
         *     Tell apart the four values of `status`: `taxable`, `non_taxable`, `not_registered` and
         *     `reverse_charge`. Show `notice` to people, decide on `status`.
         */
        get: operations["calculateTaxRate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a sale or a refund
         * @description Records what you have sold or refunded and issues the document for it. `items` and `payment` are required.
         *
         *     An invalid `tax_code` in an item gives 406. For Spanish accounts that use the electronic invoicing
         *     system, `number` and `issue_date` of the document cannot be chosen: they are ignored.
         */
        post: operations["createTransaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invoices
         * @description Returns your invoices, page by page.
         */
        get: operations["listInvoices"];
        put?: never;
        /**
         * Create an invoice
         * @description Issues an invoice. `contact` and `items` are required, and every item needs `unit_price` or
         *     `total_amount`. A request holds at most 200 items.
         *
         *     Numbers should be sequential, without repeats or gaps. Spanish accounts that use the electronic
         *     invoicing system ignore `number` and `issue_date`.
         */
        post: operations["createInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an invoice
         * @description Returns one invoice.
         */
        get: operations["getInvoice"];
        /**
         * Update an invoice
         * @description Changes an invoice. Once it is final (sent, paid, or marked final by hand), only 12 fields stay open: `po_number`, `tag_list`, `payment_details`, `notes`, `custom_metadata`, `attachment` and the address fields.
         */
        put: operations["updateInvoice"];
        post?: never;
        /**
         * Delete an invoice (gone)
         * @description Invoices cannot be deleted: this call always answers 410. Issue a credit note instead.
         */
        delete: operations["deleteInvoice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{id}/deliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deliver an invoice
         * @description Delivers an invoice. A sent invoice is final.
         */
        get: operations["deliverInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List credit notes
         * @description Returns your credit notes, page by page.
         */
        get: operations["listCredits"];
        put?: never;
        /**
         * Create a credit note
         * @description Issues a credit note for an invoice. `invoice_id` is required. `credited_amount` must not exceed the
         *     total of the invoice and works only for invoices with a single item.
         *
         *     The credit note moves the invoice to `paid`, not to `refunded`.
         */
        post: operations["createCredit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credits/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a credit note
         * @description Returns one credit note.
         */
        get: operations["getCredit"];
        /**
         * Update a credit note
         * @description Changes a credit note. Once it is final (sent, paid, or marked final by hand), only 12 fields stay open: `po_number`, `tag_list`, `payment_details`, `notes`, `custom_metadata`, `attachment` and the address fields.
         */
        put: operations["updateCredit"];
        post?: never;
        /**
         * Delete a credit note (gone)
         * @description Credit notes cannot be deleted: this call always answers 410. A credit note can be voided.
         */
        delete: operations["deleteCredit"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credits/{id}/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Void a credit note
         * @description Voids a credit note.
         */
        put: operations["voidCredit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credits/{id}/deliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deliver a credit note
         * @description Delivers a credit note. A sent credit note is final.
         */
        get: operations["deliverCredit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/expenses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List expenses
         * @description Returns your expenses, page by page.
         */
        get: operations["listExpenses"];
        put?: never;
        /**
         * Record an expense
         * @description Records an expense. `contact`, the provider, and `items` are required, and every item needs `unit_price` or `total_amount`.
         */
        post: operations["createExpense"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/expenses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an expense
         * @description Returns one expense.
         */
        get: operations["getExpense"];
        /**
         * Update an expense
         * @description Changes an expense.
         */
        put: operations["updateExpense"];
        post?: never;
        /**
         * Delete an expense
         * @description Deletes an expense.
         */
        delete: operations["deleteExpense"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recurring": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List recurring invoices
         * @description Returns your recurring invoices, page by page.
         */
        get: operations["listRecurring"];
        put?: never;
        /**
         * Create a recurring invoice
         * @description Creates an invoice that repeats. `contact` and `items` are required. Left out, it starts one month from today and repeats every month.
         */
        post: operations["createRecurring"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recurring/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a recurring invoice
         * @description Returns one recurring invoice.
         */
        get: operations["getRecurring"];
        /**
         * Update a recurring invoice
         * @description Changes a recurring invoice.
         */
        put: operations["updateRecurring"];
        post?: never;
        /**
         * Delete a recurring invoice
         * @description Deletes a recurring invoice.
         */
        delete: operations["deleteRecurring"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List contacts
         * @description Returns your contacts, page by page.
         */
        get: operations["listContacts"];
        put?: never;
        /**
         * Create a contact
         * @description Creates a contact: a customer or a provider. `first_name` is required; `kind` is `company` unless you say `person`.
         */
        post: operations["createContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a contact
         * @description Returns one contact.
         */
        get: operations["getContact"];
        /**
         * Update a contact
         * @description Changes a contact.
         */
        put: operations["updateContact"];
        post?: never;
        /**
         * Delete a contact
         * @description Deletes a contact.
         */
        delete: operations["deleteContact"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List products
         * @description Returns your products, page by page. Products live at `/items`.
         */
        get: operations["listProducts"];
        put?: never;
        /**
         * Create a product
         * @description Creates a product. `country` is required if `tax_based_on` is `country`.
         */
        post: operations["createProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a product
         * @description Returns one product.
         */
        get: operations["getProduct"];
        /**
         * Update a product
         * @description Changes a product.
         */
        put: operations["updateProduct"];
        post?: never;
        /**
         * Delete a product
         * @description Deletes a product.
         */
        delete: operations["deleteProduct"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tax_ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tax IDs
         * @description Returns the account's own tax IDs, page by page.
         */
        get: operations["listTaxIds"];
        put?: never;
        /**
         * Register a tax ID
         * @description Registers a tax ID of the account. `jurisdiction_id` and `value` are required.
         */
        post: operations["createTaxId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tax_ids/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a tax ID
         * @description Returns one tax ID of the account.
         */
        get: operations["getTaxId"];
        /**
         * Update a tax ID
         * @description Changes a tax ID of the account.
         */
        put: operations["updateTaxId"];
        post?: never;
        /**
         * Delete a tax ID
         * @description Deletes a tax ID of the account.
         */
        delete: operations["deleteTaxId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tax_ids/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Validate a customer's tax ID
         * @description Tells whether a tax ID is valid: `true`, `false`, or `null` while the service that knows is unavailable.
         */
        get: operations["validateTaxId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jurisdictions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List jurisdictions
         * @description Returns the jurisdictions of a country, of a region, or all of them.
         */
        get: operations["listJurisdictions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jurisdictions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a jurisdiction
         * @description Returns one jurisdiction.
         */
        get: operations["getJurisdiction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tax_codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tax codes
         * @description Returns the seven tax codes.
         */
        get: operations["listTaxCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tax_codes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a tax code
         * @description Returns one tax code. Its id is the code itself.
         */
        get: operations["getTaxCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List evidence
         * @description Returns the evidence of your documents, page by page.
         */
        get: operations["listEvidence"];
        put?: never;
        /**
         * Add evidence to a document
         * @description Adds evidence of where a customer is to a document. `document_id` is required.
         */
        post: operations["createEvidence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/evidence/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get evidence
         * @description Returns one evidence record.
         */
        get: operations["getEvidence"];
        /**
         * Update evidence
         * @description Changes an evidence record, for example to settle a conflict.
         */
        put: operations["updateEvidence"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/coupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List coupons
         * @description Returns your coupons, page by page.
         */
        get: operations["listCoupons"];
        put?: never;
        /**
         * Create a coupon
         * @description Creates a coupon for the checkout. `code` and `percent_off` are required.
         */
        post: operations["createCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/coupons/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a coupon
         * @description Returns one coupon.
         */
        get: operations["getCoupon"];
        /**
         * Update a coupon
         * @description Changes a coupon.
         */
        put: operations["updateCoupon"];
        post?: never;
        /**
         * Delete a coupon
         * @description Deletes a coupon.
         */
        delete: operations["deleteCoupon"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List checkout sessions
         * @description Returns your checkout sessions, page by page.
         */
        get: operations["listSessions"];
        put?: never;
        /**
         * Create a checkout session
         * @description Creates a hosted payment page for one customer's purchase. `success_url` is required, and `product` in each item.
         *
         *     A session starts as `pending`. It is abandoned when the customer cancels, or after 30 minutes idle;
         *     abandoned sessions are removed after seven days.
         */
        post: operations["createSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a checkout session
         * @description Returns one checkout session.
         */
        get: operations["getSession"];
        /**
         * Update a checkout session
         * @description Changes a checkout session. Only a pending session can be updated.
         */
        put: operations["updateSession"];
        post?: never;
        /**
         * Delete a checkout session
         * @description Deletes a checkout session. Only a pending session can be deleted.
         */
        delete: operations["deleteSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reporting/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List report requests
         * @description Returns your report requests, page by page.
         */
        get: operations["listReportRequests"];
        put?: never;
        /**
         * Request a report
         * @description Requests a report. The request starts as `pending` and then becomes `succeeded` or `failed`.
         */
        post: operations["createReportRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reporting/requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a report request
         * @description Returns one report request. Once it has succeeded, `report_url` leads to the report.
         */
        get: operations["getReportRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks
         * @description Returns your webhooks, page by page.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Create a webhook
         * @description Creates a webhook: the events you want and the address they go to. `events_types` and `url` are required. `url` must answer 200 to a HEAD request.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook
         * @description Returns one webhook. Its last call and its last error help you find out why events are missing.
         */
        get: operations["getWebhook"];
        /**
         * Update a webhook
         * @description Changes a webhook. `url` must answer 200 to a HEAD request.
         */
        put: operations["updateWebhook"];
        post?: never;
        /**
         * Delete a webhook
         * @description Deletes a webhook.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List accounts
         * @description Returns the accounts of the sellers on your platform, page by page.
         */
        get: operations["listAccounts"];
        put?: never;
        /**
         * Create a custom account
         * @description Creates a custom account for a seller on your platform. `email` is required.
         */
        post: operations["createAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an account
         * @description Returns one account.
         */
        get: operations["getAccount"];
        /**
         * Update an account
         * @description Changes an account.
         */
        put: operations["updateAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List addresses
         * @description Returns the addresses of the account, page by page.
         */
        get: operations["listAddresses"];
        put?: never;
        /**
         * Add an address
         * @description Adds an address to the account, with the period in which it is valid.
         */
        post: operations["createAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/addresses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an address
         * @description Returns one address of the account.
         */
        get: operations["getAddress"];
        /**
         * Update an address
         * @description Changes an address of the account.
         */
        put: operations["updateAddress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the identity of a key
         * @description Returns the id, name, e-mail address, publishable key and `href` of the account that your key or token belongs to.
         */
        get: operations["getAuthorization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check the connection
         * @description Checks that you reach the API.
         */
        get: operations["getPing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "account.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Account updated
         * @description Sent when the state or the data of a connected account changes.
         */
        post: operations["accountUpdatedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "account.application.deauthorized": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Application deauthorized
         * @description Sent when an account disconnects your application. Only your application receives it.
         */
        post: operations["accountApplicationDeauthorizedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "checkout.succeeded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checkout succeeded
         * @description Sent when a checkout session is paid.
         */
        post: operations["checkoutSucceededEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "checkout.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checkout failed
         * @description Sent when a payment in a checkout session fails.
         */
        post: operations["checkoutFailedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "checkout.abandoned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checkout abandoned
         * @description Sent when a checkout session is abandoned.
         */
        post: operations["checkoutAbandonedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Contact created
         * @description Sent when a contact is created.
         */
        post: operations["contactCreatedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Contact updated
         * @description Sent when a contact changes.
         */
        post: operations["contactUpdatedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Contact deleted
         * @description Sent when a contact is deleted.
         */
        post: operations["contactDeletedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "credit.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Credit note created
         * @description Sent when a credit note is issued.
         */
        post: operations["creditCreatedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "credit.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Credit note updated
         * @description Sent when a credit note changes.
         */
        post: operations["creditUpdatedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "delivery.succeeded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delivery succeeded
         * @description Sent when the tax office accepts a document.
         */
        post: operations["deliverySucceededEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "delivery.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delivery failed
         * @description Sent when a technical failure keeps a document from reaching the tax office.
         */
        post: operations["deliveryFailedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "delivery.rejected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delivery rejected
         * @description Sent when the tax office rejects the data of a document.
         */
        post: operations["deliveryRejectedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "expense.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Expense created
         * @description Sent when an expense is created.
         */
        post: operations["expenseCreatedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "expense.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Expense updated
         * @description Sent when an expense changes.
         */
        post: operations["expenseUpdatedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "expense.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Expense deleted
         * @description Sent when an expense is deleted.
         */
        post: operations["expenseDeletedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invoice created
         * @description Sent when an invoice is issued.
         */
        post: operations["invoiceCreatedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invoice updated
         * @description Sent when an invoice changes.
         */
        post: operations["invoiceUpdatedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Payment created
         * @description Sent when a payment is added to a document.
         */
        post: operations["paymentCreatedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Payment deleted
         * @description Sent when a payment is removed from a document.
         */
        post: operations["paymentDeletedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "reporting.request.succeeded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report ready
         * @description Sent when a report is ready to download.
         */
        post: operations["reportingRequestSucceededEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "reporting.request.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report failed
         * @description Sent when a report cannot be produced.
         */
        post: operations["reportingRequestFailedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "threshold.eu.100k": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * EU threshold of 100,000 euros
         * @description Warns you that your sales of digital services in the EU have reached 100,000 euros.
         */
        post: operations["thresholdEu100kEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "threshold.exceeded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Threshold exceeded
         * @description Sent when your sales exceed the threshold of a jurisdiction.
         */
        post: operations["thresholdExceededEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "threshold.warning": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Threshold warning
         * @description Sent when your sales come close to the threshold of a jurisdiction.
         */
        post: operations["thresholdWarningEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * Account authentication
         * @description Tokens of a connected account.
         */
        AccountAuthentication: {
            /** @description Type of the access token. */
            token_type?: string;
            /** @description Token for calls on behalf of the account. It expires after 25 days. */
            access_token?: string;
            /** @description Token for getting a new access token. For a custom account it does not expire. */
            refresh_token?: string;
        };
        /**
         * Address
         * @description A postal address of an account, with the days on which it is valid.
         */
        Address: {
            /** @description ID of the address. */
            id: $Read<number>;
        } & components["schemas"]["AddressUpdate"];
        /**
         * Address and attachment
         * @description Postal address printed on a document, and a file that goes with it.
         */
        AddressAndAttachment: {
            /** @description Country of the address. */
            country?: components["schemas"]["CountryCode"] | null;
            /** @description Postal code. */
            postal_code?: string | null;
            /** @description State, province or other region. */
            region?: string | null;
            /** @description City or town. */
            city?: string | null;
            /** @description First line of the street address. */
            street_line_1?: string | null;
            /** @description Second line of the street address. */
            street_line_2?: string | null;
            /** @description File that goes with the document. It never comes back in an answer. */
            attachment?: $Write<components["schemas"]["Attachment"]>;
        };
        /**
         * New address
         * @description Data of an address to be created.
         */
        AddressCreate: {
            /** @description First day on which the address is valid. */
            valid_from?: components["schemas"]["Date"];
        } & components["schemas"]["AddressUpdate"];
        /**
         * Address update
         * @description Writable fields of an address.
         */
        AddressUpdate: {
            /** @description Country of the address. */
            country?: components["schemas"]["CountryCode"] | null;
            /** @description First line of the street address. */
            street_line_1?: string | null;
            /** @description Second line of the street address. */
            street_line_2?: string | null;
            /** @description City or town. */
            city?: string | null;
            /** @description Postal code. */
            postal_code?: string | null;
            /** @description State, province or other region. */
            region?: string | null;
            /** @description First day on which the address is valid. */
            valid_from?: components["schemas"]["Date"];
            /** @description Last day on which the address is valid. */
            valid_until?: components["schemas"]["Date"] | null;
        };
        /**
         * Attachment
         * @description A file sent with a document. It never comes back in an answer.
         */
        Attachment: {
            /** @description Content of the file, in base64. */
            data: $Write<string>;
            /** @description Name of the file. */
            filename: $Write<string>;
            /**
             * @description Whether customers can see the file.
             * @default false
             */
            public?: $Write<boolean>;
        };
        /**
         * Authorization
         * @description Whose key or token made the call.
         */
        Authorization: {
            /** @description The account and its user behind the key or token. */
            identity: components["schemas"]["Identity"];
        };
        /**
         * Amount in cents
         * @description Amount of money as an integer, in cents (hundredths of the currency).
         */
        Cents: number;
        /**
         * Checkout customer
         * @description What is known about the customer before the checkout.
         */
        CheckoutCustomer: {
            /** @description First line of the billing address. */
            billing_street_line_1?: string | null;
            /** @description Second line of the billing address. */
            billing_street_line_2?: string | null;
            /** @description City of the billing address. */
            billing_city?: string | null;
            /** @description Postal code of the billing address. */
            billing_postal_code?: string | null;
            /** @description Country of the billing address. */
            billing_country?: components["schemas"]["CountryCode"] | null;
            /** @description Company of the customer. */
            company?: string | null;
            /** @description ID of a contact that exists. */
            contact?: number | null;
            /** @description E-mail address of the customer. */
            email?: string | null;
            /** @description First name of the customer. */
            first_name?: string | null;
            /** @description Last name of the customer. */
            last_name?: string | null;
            /** @description Tax ID of the customer. */
            tax_id?: string | null;
        };
        /**
         * Checkout item
         * @description One product in a checkout session.
         */
        CheckoutItem: {
            /** @description The product to sell. */
            product: string;
            /** @description Price of one unit: decimal number, in the currency. */
            amount?: components["schemas"]["Decimal"] | null;
            /** @description Currency of the price. */
            currency?: components["schemas"]["Currency"] | null;
            /** @description What the item is. */
            description?: string | null;
            /** @description Name of the item. */
            name?: string | null;
            /** @description Number of units. */
            quantity?: number | null;
        };
        /**
         * Checkout message
         * @description What the payment provider said about a payment.
         */
        CheckoutMessage: {
            /** @description Text of the answer. */
            response_message?: string | null;
            /** @description Status code of the answer. */
            status_code?: number | null;
        };
        /**
         * Checkout session
         * @description One visit of a customer to the hosted checkout. Abandoned sessions are removed after seven days.
         */
        CheckoutSession: {
            /** @description ID of the session. */
            id: $Read<number>;
            /**
             * @description Where the session stands.
             * @enum {string}
             */
            status?: $Read<"pending" | "processing" | "failed" | "completed" | "abandoned">;
            /** @description Address of the checkout page. */
            permalink?: $Read<components["schemas"]["Url"]>;
        } & components["schemas"]["CheckoutSessionUpdate"];
        /**
         * New checkout session
         * @description Data of a checkout session to be created.
         */
        CheckoutSessionCreate: {
            /**
             * @description When the customer is asked for billing details.
             * @default required
             */
            billing_details_collection?: string;
        } & WithRequired<components["schemas"]["CheckoutSessionUpdate"], "success_url">;
        /**
         * Checkout session update
         * @description Writable fields of a checkout session. Only a pending session can be updated.
         */
        CheckoutSessionUpdate: {
            /** @description What the customer buys; up to 200 items. */
            items?: components["schemas"]["CheckoutItem"][] | null;
            /** @description What is already known about the customer. */
            customer?: components["schemas"]["CheckoutCustomer"] | null;
            /** @description Coupon applied to the session. */
            coupon?: string | null;
            /** @description Whether the customer can enter a coupon. */
            coupon_collection?: boolean | null;
            /**
             * @description When the customer is asked for billing details.
             * @enum {string}
             */
            billing_details_collection?: "auto" | "required";
            /** @description Where the customer goes after cancelling. */
            cancel_url?: components["schemas"]["Url"] | null;
            /** @description Where the customer goes after paying. */
            success_url?: components["schemas"]["Url"];
            /**
             * @description Language of the checkout page.
             * @enum {string|null}
             */
            locale?: "auto" | "ca" | "de" | "en" | "es" | "fi" | "fr" | "hu" | "it" | "nb" | "nl" | "sv" | null;
            /** @description Payment methods offered to the customer. */
            payment_methods?: ("card" | "paypal")[] | null;
            /** @description Data of your own for the payment. */
            custom?: {
                [key: string]: unknown;
            } | null;
            /** @description Data of your own for the session. */
            metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Platform or payment provider that the session belongs to. */
            processor?: string | null;
            /** @description ID of the session at that platform or provider. */
            processor_id?: string | null;
            /** @description Whether the customer can change the quantities. */
            updatable_quantity?: boolean | null;
        };
        /**
         * Contact
         * @description A customer, or the provider of an expense.
         */
        Contact: {
            /** @description ID of the contact. */
            id: $Read<number>;
            /** @description Full name of the contact. */
            full_name?: $Read<string>;
            /** @description Permanent link of the contact. */
            permalink?: $Read<components["schemas"]["Url"]>;
            /** @description When the contact was created. */
            created_at?: $Read<components["schemas"]["Timestamp"]>;
        } & components["schemas"]["ContactUpdate"];
        /**
         * New contact
         * @description Data of a contact to be created.
         */
        ContactData: {
            /**
             * @description Whether the contact is a company or a person.
             * @default company
             */
            kind?: string;
        } & WithRequired<components["schemas"]["ContactUpdate"], "first_name">;
        /**
         * Contact in a request
         * @description Either a reference to a contact or the data of a new one.
         */
        ContactInput: components["schemas"]["ContactReference"] | components["schemas"]["ContactData"];
        /**
         * Contact reference
         * @description Points at a contact that exists.
         */
        ContactReference: {
            /** @description ID of the contact. */
            id: number;
        };
        /**
         * Contact update
         * @description Writable fields of a contact.
         */
        ContactUpdate: {
            /**
             * @description Whether the contact is a company or a person.
             * @enum {string}
             */
            kind?: "company" | "person";
            /** @description First name of the contact. */
            first_name?: string;
            /** @description Last name of the contact. */
            last_name?: string | null;
            /** @description Person to talk to. */
            contact_person?: string | null;
            /** @description Department of that person. */
            department?: string | null;
            /** @description E-mail address of the contact. */
            email?: string | null;
            /** @description Telephone number. */
            phone_1?: string | null;
            /** @description Website of the contact. */
            web?: string | null;
            /** @description First line of the street address. */
            street_line_1?: string | null;
            /** @description Second line of the street address. */
            street_line_2?: string | null;
            /** @description City or town. */
            city?: string | null;
            /** @description State, province or other region. */
            region?: string | null;
            /** @description Postal code. */
            postal_code?: string | null;
            /** @description Country of the contact. */
            country?: components["schemas"]["CountryCode"] | null;
            /** @description Tax ID of the contact. */
            tax_id?: string | null;
            /**
             * @description How sales to the contact are taxed.
             * @enum {string|null}
             */
            tax_status?: "taxable" | "exempt" | "reverse" | null;
            /** @description Discount for the contact, in percent. */
            discount?: components["schemas"]["Percent"] | null;
            /** @description Language of the contact. */
            language?: string | null;
            /** @description Your notes about the contact. */
            notes?: string | null;
            /** @description Platform or payment provider that the contact comes from. */
            processor?: string | null;
            /** @description ID of the contact at that platform or provider. */
            processor_id?: string | null;
        };
        /**
         * Country code
         * @description Two-letter country code in upper case.
         */
        CountryCode: string;
        /**
         * Coupon
         * @description A discount that customers redeem in the hosted checkout.
         */
        Coupon: {
            /** @description ID of the coupon. */
            id: $Read<number>;
            /** @description How many times the coupon has been used. */
            times_redeemed?: $Read<number>;
        } & components["schemas"]["CouponUpdate"];
        /**
         * New coupon
         * @description Data of a coupon to be created.
         */
        CouponCreate: WithRequired<components["schemas"]["CouponUpdate"], "code"> & unknown;
        /**
         * Coupon update
         * @description Writable fields of a coupon.
         */
        CouponUpdate: {
            /** @description Code that the customer types in. */
            code?: string;
            /**
             * @description How the coupon lowers the price.
             * @enum {string|null}
             */
            kind?: "amount_off" | "percent_off" | null;
            /** @description Share taken off the price, in percent. Required unless `kind` is `amount_off`. */
            percent_off?: components["schemas"]["Percent"] | null;
            /** @description Amount taken off the price: decimal number, in the currency. */
            amount_off?: components["schemas"]["Decimal"] | null;
            /** @description Currency of `amount_off`. */
            currency?: components["schemas"]["Currency"] | null;
            /** @description How many times the coupon can be used. */
            max_redemptions?: number | null;
            /** @description Last day on which the coupon can be used. */
            redeem_by?: components["schemas"]["Date"] | null;
            /** @description Name of the coupon. */
            name?: string | null;
        };
        /**
         * Credit note
         * @description Takes back an invoice or a part of it. It can be voided.
         */
        Credit: {
            /**
             * @description State of the credit note.
             * @default outstanding
             * @enum {string}
             */
            state?: $Read<"outstanding" | "late" | "paid" | "void" | "archived">;
        } & (components["schemas"]["IssuedDocument"] & components["schemas"]["PaymentProcessorFields"]);
        /**
         * New credit note
         * @description What to credit. A part of the total can be credited only if the invoice has a single item.
         */
        CreditCreate: {
            /** @description ID of the invoice to credit. */
            invoice_id: number;
            /** @description How the money is returned. */
            payment_method?: components["schemas"]["PaymentMethod"] | null;
            /** @description Amount to credit: decimal number, in the currency. It must not exceed the invoice total and works only for invoices with a single item. */
            credited_amount?: components["schemas"]["Decimal"] | null;
        };
        /**
         * Credit note update
         * @description Writable fields of a credit note that is not final.
         */
        CreditUpdate: components["schemas"]["IssuedDocumentInput"] & components["schemas"]["PaymentProcessorFields"];
        /**
         * Currency
         * @description Three-letter currency code in upper case.
         */
        Currency: string;
        /**
         * Custom account
         * @description A sub-account of a platform.
         */
        CustomAccount: {
            /** @description ID of the account. */
            id: $Read<number>;
            /**
             * @description Whether the account is in use.
             * @enum {string}
             */
            state?: $Read<"active" | "inactive">;
            /** @description Name of the account, which is the first part of its host name. */
            subdomain?: $Read<string>;
            /** @description Tokens for calls on behalf of the account. */
            authentication?: $Read<components["schemas"]["AccountAuthentication"]>;
        } & components["schemas"]["CustomAccountUpdate"];
        /**
         * New custom account
         * @description Data of a custom account to be created.
         */
        CustomAccountCreate: {
            /**
             * @description Product type used where none is given.
             * @default service
             */
            default_product_type?: components["schemas"]["ProductType"];
            /**
             * @description Tax code used where none is given.
             * @default eservice
             */
            default_tax_code?: components["schemas"]["TaxCodeId"];
        } & WithRequired<components["schemas"]["CustomAccountUpdate"], "email">;
        /**
         * Custom account update
         * @description Writable fields of a connected account.
         */
        CustomAccountUpdate: {
            /** @description Name of the seller's business. */
            business_name?: string | null;
            /** @description Country of the seller. */
            country?: components["schemas"]["CountryCode"] | null;
            /** @description E-mail address of the seller. */
            email?: string;
            /** @description Postal code of the seller. */
            postal_code?: string | null;
            /** @description Currency of the account. */
            currency?: components["schemas"]["Currency"] | null;
            /** @description Product type used where none is given. */
            default_product_type?: components["schemas"]["ProductType"];
            /** @description Tax code used where none is given. */
            default_tax_code?: components["schemas"]["TaxCodeId"];
            /** @description Tax ID of the seller in its own country. */
            local_tax_id?: string | null;
            /**
             * @description Kind of connected account.
             * @enum {string|null}
             */
            type?: "standard" | "custom" | null;
            /** @description Website of the seller. */
            web?: string | null;
        };
        /**
         * Custom metadata
         * @description Your own data as pairs of a key and a string. Up to 20 keys of at most 40 characters, values of at most 500 characters.
         */
        CustomMetadata: {
            [key: string]: string;
        };
        /**
         * Date
         * Format: date
         * @description Calendar date.
         */
        Date: string;
        /**
         * Date range
         * @description Two dates, first and last, separated by a comma. Both are written `YYYY-MM-DD` or `YYYY/MM/DD`.
         */
        DateRange: string;
        /**
         * Decimal amount
         * @description Amount of money as a decimal number, in the currency.
         */
        Decimal: number;
        /**
         * Delivery
         * @description An envelope together with the document it belongs to.
         */
        Delivery: {
            /** @description ID of the document. */
            document_id?: number;
            /**
             * @description Kind of document.
             * @enum {string}
             */
            document_type?: "Invoice" | "Credit";
        } & components["schemas"]["Envelope"];
        /**
         * Document fields
         * @description Simple fields shared by invoices, credit notes, expenses and recurring documents.
         */
        DocumentFields: {
            /** @description Currency of the document. */
            currency?: components["schemas"]["Currency"] | null;
            /** @description What the document is about. */
            subject?: string | null;
        } & components["schemas"]["DocumentNotes"];
        /**
         * Document input
         * @description Fields of a document whose form in a request differs from that in an answer.
         */
        DocumentInput: {
            /** @description Tags of the document; each has at most 40 characters. */
            tag_list?: components["schemas"]["TagListInput"] | null;
            /** @description The customer of the document, or the provider of an expense. */
            contact?: components["schemas"]["ContactInput"];
            /** @description Lines of the document; up to 200 in one request. */
            items?: components["schemas"]["DocumentItemInput"][];
        };
        /**
         * Document item
         * @description One line of a document.
         */
        DocumentItem: {
            /** @description ID of the line. */
            id: $Read<number>;
            /** @description Line before discount and tax: integer, in cents. */
            subtotal_cents?: $Read<components["schemas"]["Cents"]>;
            /** @description Discount on the line: integer, in cents. */
            discount_cents?: $Read<components["schemas"]["Cents"]>;
        } & components["schemas"]["DocumentItemFields"];
        /**
         * Document item fields
         * @description Writable fields of one line of a document.
         */
        DocumentItemFields: {
            /** @description What the line is for. */
            description?: string | null;
            /** @description Discount on the line, in percent. */
            discount_rate?: components["schemas"]["Percent"] | null;
            /**
             * @description Number of units.
             * @default 1
             */
            quantity?: number;
            /** @description Code of the product. */
            product_code?: string | null;
            /** @description Class of the line for the first tax. */
            tax_1_transaction_type?: components["schemas"]["TaxClass"] | null;
            /** @description Country of the first tax. */
            tax_1_country?: components["schemas"]["CountryCode"] | null;
            /** @description Name of the first tax. */
            tax_1_name?: string | null;
            /** @description Rate of the first tax, in percent. */
            tax_1_rate?: components["schemas"]["Percent"] | null;
            /** @description Region of the first tax. */
            tax_1_region?: string | null;
            /** @description Class of the line for the second tax. */
            tax_2_transaction_type?: components["schemas"]["TaxClass"] | null;
            /** @description Country of the second tax. */
            tax_2_country?: components["schemas"]["CountryCode"] | null;
            /** @description Name of the second tax. */
            tax_2_name?: string | null;
            /** @description Rate of the second tax, in percent. */
            tax_2_rate?: components["schemas"]["Percent"] | null;
            /** @description Region of the second tax. */
            tax_2_region?: string | null;
            /** @description Total of the line: decimal number, in the currency. */
            total_amount?: components["schemas"]["Decimal"] | null;
            /** @description Price of one unit: decimal number, in the currency. */
            unit_price?: components["schemas"]["Decimal"] | null;
        };
        /**
         * Document item in a request
         * @description One line of a document to be created. It needs `unit_price` or `total_amount`.
         */
        DocumentItemInput: components["schemas"]["DocumentItemFields"] & ({
            /** @description Total of the line. */
            total_amount: number;
        } | {
            /** @description Price of one unit. */
            unit_price: number;
        });
        /**
         * Document notes
         * @description Texts and data that every kind of document has, also when it is final.
         */
        DocumentNotes: {
            /** @description Purchase order number. */
            po_number?: string | null;
            /** @description How to pay, in words. */
            payment_details?: string | null;
            /** @description Notes on the document. */
            notes?: string | null;
            /** @description Your own data, kept with the document. */
            custom_metadata?: components["schemas"]["CustomMetadata"] | null;
        };
        /**
         * Document result
         * @description Fields that every kind of document has in an answer.
         */
        DocumentResult: {
            /** @description Tags of the document; each has at most 40 characters. */
            tag_list?: components["schemas"]["TagList"] | null;
            /** @description The customer of the document, or the provider of an expense. */
            contact: components["schemas"]["Contact"];
            /** @description Lines of the document; up to 1000 per document. */
            items: components["schemas"]["DocumentItem"][];
            /** @description Taxes of the document, summed up. */
            taxes?: $Read<components["schemas"]["DocumentTax"][]>;
            /** @description Total with tax: integer, in cents. */
            total_cents?: $Read<components["schemas"]["Cents"]>;
        };
        /**
         * Document tax
         * @description One tax of a document, summed up over its lines.
         */
        DocumentTax: {
            /** @description Name and rate of the tax, as printed. */
            label?: $Read<string>;
            /** @description Tax rate, in percent. */
            rate?: $Read<components["schemas"]["Percent"]>;
            /** @description Country that the tax belongs to. */
            country?: $Read<components["schemas"]["CountryCode"]>;
            /** @description Region that the tax belongs to. */
            region?: $Read<string | null>;
            /** @description County that the tax belongs to. */
            county?: $Read<string | null>;
            /** @description Class of the lines that are taxed. */
            transaction_type?: $Read<string>;
            /** @description Amount of the tax: integer, in cents. */
            amount_cents?: $Read<components["schemas"]["Cents"]>;
        };
        /**
         * Envelope
         * @description One delivery of a document to a tax office.
         */
        Envelope: {
            /** @description When the document was delivered. */
            delivered_at?: $Read<components["schemas"]["Timestamp"] | null>;
            /**
             * @description Tax office that receives the document.
             * @enum {string}
             */
            recipient?: $Read<"ticketbai_araba" | "ticketbai_gipuzkoa" | "ticketbai_bizkaia">;
            /** @description What the tax office answered. */
            service_response?: $Read<string | null>;
            /**
             * @description What was sent.
             * @enum {string}
             */
            type?: $Read<"registration" | "cancellation">;
        };
        /**
         * Error
         * @description Why a call failed.
         */
        Error: {
            /** @description What went wrong, in words. */
            error: string;
        };
        /**
         * Event
         * @description Body of the call to a webhook.
         */
        Event: {
            /** @description What happened. */
            event_type: components["schemas"]["EventType"];
            /** @description ID of the account in which it happened. */
            account_id: number;
            /** @description Wraps the record that the event is about. */
            data: {
                /** @description The record that the event is about. */
                object: {
                    [key: string]: unknown;
                };
            };
        };
        /**
         * Event type
         * @description Name of an event.
         * @enum {string}
         */
        EventType: "account.updated" | "account.application.deauthorized" | "checkout.succeeded" | "checkout.failed" | "checkout.abandoned" | "contact.created" | "contact.updated" | "contact.deleted" | "credit.created" | "credit.updated" | "delivery.succeeded" | "delivery.failed" | "delivery.rejected" | "expense.created" | "expense.updated" | "expense.deleted" | "invoice.created" | "invoice.updated" | "payment.created" | "payment.deleted" | "reporting.request.succeeded" | "reporting.request.failed" | "threshold.eu.100k" | "threshold.exceeded" | "threshold.warning";
        /**
         * Evidence
         * @description Proofs of the customer's country, kept for one document.
         */
        Evidence: {
            /** @description ID of the evidence. */
            id: $Read<number>;
            /** @description ID of the document that the evidence belongs to. */
            document_id?: number;
            /**
             * @description Whether the proofs agree.
             * @enum {string}
             */
            state?: $Read<"unsettled" | "conflicting" | "confirmed">;
            /** @description Country of the IP address. */
            ip_country?: $Read<components["schemas"]["CountryCode"] | null>;
        } & components["schemas"]["EvidenceFields"];
        /**
         * New evidence
         * @description Data of an evidence record to be created.
         */
        EvidenceCreate: WithRequired<components["schemas"]["EvidenceUpdate"], "document_id">;
        /**
         * Evidence fields
         * @description Proofs of where a customer is.
         */
        EvidenceFields: {
            /** @description IP address of the customer. */
            ip_address?: string | null;
            /** @description Country of the customer's bank. */
            bank_country?: components["schemas"]["CountryCode"] | null;
            /** @description Country of the customer's billing address. */
            billing_country?: components["schemas"]["CountryCode"] | null;
            /** @description Another proof of the customer's country, in words. */
            additional_evidence?: string | null;
            /** @description Country that the additional evidence points to. */
            additional_evidence_country?: components["schemas"]["CountryCode"] | null;
            /** @description Your notes about the evidence. */
            notes?: string | null;
        };
        /**
         * Evidence in a document
         * @description Evidence sent together with a transaction or a document that does not exist yet.
         */
        EvidenceNested: components["schemas"]["EvidenceFields"] & unknown & unknown;
        /**
         * Evidence update
         * @description Writable fields of an evidence record.
         */
        EvidenceUpdate: {
            /** @description ID of the document that the evidence belongs to. */
            document_id?: number;
        } & components["schemas"]["EvidenceNested"];
        /**
         * Expense
         * @description A bill that you received. Its contact is the provider.
         */
        Expense: {
            /**
             * @description State of the expense. Another reading of the specification gives the states of an invoice.
             * @enum {string}
             */
            state?: $Read<"outstanding" | "late" | "paid">;
        } & (components["schemas"]["IssuedDocument"] & components["schemas"]["RecurringInterval"] & components["schemas"]["ExpensePaymentFields"]);
        /**
         * New expense
         * @description Data of an expense to be created. Its contact is the provider.
         */
        ExpenseCreate: components["schemas"]["ExpenseUpdate"] & WithRequired<components["schemas"]["DocumentInput"], "contact" | "items">;
        /**
         * Expense payment fields
         * @description How an expense was paid. These fields are only sent, they never come back.
         */
        ExpensePaymentFields: {
            /** @description How the expense was paid. */
            payment_method?: $Write<components["schemas"]["PaymentMethod"]>;
            /** @description Payment provider. */
            payment_processor?: $Write<string>;
            /** @description ID of the payment at the provider. */
            payment_processor_id?: $Write<string>;
        };
        /**
         * Expense update
         * @description Writable fields of an expense.
         */
        ExpenseUpdate: components["schemas"]["IssuedDocumentInput"] & components["schemas"]["RecurringInterval"] & components["schemas"]["ExpensePaymentFields"];
        /**
         * Final document
         * @description The fields that can still be changed once an invoice or a credit note is final, that is sent, paid or marked as final.
         */
        FinalDocument: {
            /** @description Tags of the document; each has at most 40 characters. */
            tag_list?: components["schemas"]["TagListInput"] | null;
        } & (components["schemas"]["DocumentNotes"] & components["schemas"]["AddressAndAttachment"]);
        /**
         * Identity
         * @description The account behind a key or token.
         */
        Identity: {
            /** @description ID of the identity. */
            id: string;
            /** @description Name of the account. */
            name: string;
            /** @description E-mail address of the account. */
            email: string;
            /** @description Publishable key of the account, for use in a browser. */
            publishable_key: string;
            /** @description Address of the account's API. */
            href: components["schemas"]["Url"];
        };
        /**
         * Invoice
         * @description A bill to a customer. It becomes final when it is sent, paid or marked as final.
         */
        Invoice: {
            /**
             * @description State of the invoice.
             * @default outstanding
             * @enum {string}
             */
            state?: $Read<"outstanding" | "late" | "uncollectible" | "paid" | "refunded" | "archived">;
        } & (components["schemas"]["IssuedDocument"] & components["schemas"]["RecurringInterval"] & components["schemas"]["PaymentProcessorFields"]);
        /**
         * New invoice
         * @description Data of an invoice to be created.
         */
        InvoiceCreate: components["schemas"]["InvoiceUpdate"] & WithRequired<components["schemas"]["DocumentInput"], "contact" | "items">;
        /**
         * Invoice update
         * @description Writable fields of an invoice that is not final.
         */
        InvoiceUpdate: components["schemas"]["IssuedDocumentInput"] & components["schemas"]["RecurringInterval"] & components["schemas"]["PaymentProcessorFields"];
        /**
         * Issued document
         * @description What invoices, credit notes and expenses have in common in an answer.
         */
        IssuedDocument: {
            /** @description ID of the document. */
            id: $Read<number>;
            /** @description When the document was created. */
            created_at?: $Read<components["schemas"]["Timestamp"]>;
            /** @description Deliveries of the document to a tax office. */
            deliveries?: $Read<components["schemas"]["Envelope"][]>;
            /** @description Payments of the document. */
            payments?: $Read<components["schemas"]["Payment"][]>;
            /** @description Proofs of the customer's country. */
            evidence?: components["schemas"]["Evidence"] | null;
            /** @description Exchange rate between the document's currency and the account's. */
            exchange_rate?: $Read<number | null>;
            /** @description Sum of the lines: integer, in cents. */
            subtotal_cents?: $Read<components["schemas"]["Cents"]>;
            /** @description Sum of the discounts: integer, in cents. */
            discount_cents?: $Read<components["schemas"]["Cents"]>;
            /** @description Permanent link of the document. */
            permalink?: $Read<components["schemas"]["Url"]>;
            /** @description URL of the document as a PDF file. */
            pdf?: $Read<components["schemas"]["Url"]>;
            /** @description URL of the document. */
            url?: $Read<components["schemas"]["Url"]>;
        } & (components["schemas"]["IssuedDocumentFields"] & components["schemas"]["DocumentResult"]);
        /**
         * Issued document fields
         * @description Simple fields shared by invoices, credit notes and expenses.
         */
        IssuedDocumentFields: {
            /** @description Number of the document, at most 20 characters. Numbers of invoices and credit notes should be sequential, without repeats or gaps. Ignored for Spanish accounts that use the electronic invoicing system. */
            number?: string | null;
            /** @description Day on which the document is issued. Ignored for Spanish accounts that use the electronic invoicing system. */
            issue_date?: components["schemas"]["Date"] | null;
            /** @description Another document that this one belongs to. */
            related_document?: components["schemas"]["RelatedDocument"] | null;
            /** @description Day by which the document is to be paid. */
            due_date?: components["schemas"]["Date"] | null;
            /** @description Tax ID printed on the document. */
            tax_id?: string | null;
            /** @description Fee kept by the payment processor: integer, in cents. */
            processor_fee_cents?: components["schemas"]["Cents"] | null;
        } & (components["schemas"]["DocumentFields"] & components["schemas"]["AddressAndAttachment"]);
        /**
         * Issued document input
         * @description Writable fields shared by invoices, credit notes and expenses.
         */
        IssuedDocumentInput: {
            /** @description Proofs of the customer's country. */
            evidence?: components["schemas"]["EvidenceNested"] | null;
        } & (components["schemas"]["IssuedDocumentFields"] & components["schemas"]["DocumentInput"]);
        /**
         * Jurisdiction
         * @description A country or region with taxes of its own.
         */
        Jurisdiction: {
            /** @description ID of the jurisdiction. */
            id: $Read<number>;
            /** @description Name of the jurisdiction. */
            name?: $Read<string>;
            /** @description Country of the jurisdiction. */
            country?: $Read<components["schemas"]["CountryCode"]>;
            /** @description Region of the jurisdiction. */
            region?: $Read<string | null>;
        };
        /**
         * Payment
         * @description Money paid for a document.
         */
        Payment: {
            /** @description ID of the payment. */
            id: $Read<number>;
            /** @description Amount paid: integer, in cents. */
            amount_cents?: components["schemas"]["Cents"];
            /** @description When the payment was recorded. */
            created_at?: $Read<components["schemas"]["Timestamp"]>;
            /** @description Day of the payment; today if left out. */
            date?: components["schemas"]["Date"];
            /**
             * @description How the document was paid.
             * @enum {string}
             */
            payment_method?: "credit_card" | "cash" | "wire_transfer" | "direct_debit" | "check" | "iou" | "paypal" | "other" | "credit";
            /** @description Payment provider. */
            processor?: string | null;
            /** @description ID of the payment at the provider. */
            processor_id?: string | null;
            /** @description URL of the payment. */
            url?: $Read<components["schemas"]["Url"]>;
        };
        /**
         * Payment method
         * @description How money was paid or returned.
         * @enum {string}
         */
        PaymentMethod: "credit_card" | "cash" | "wire_transfer" | "direct_debit" | "check" | "iou" | "paypal" | "other";
        /**
         * Payment notice
         * @description A payment together with the document it belongs to.
         */
        PaymentNotice: {
            /** @description ID of the document. */
            document_id?: number;
        } & components["schemas"]["Payment"];
        /**
         * Payment processor fields
         * @description Where the payment of an invoice or a credit note was processed.
         */
        PaymentProcessorFields: {
            /** @description Payment provider. */
            payment_processor?: string | null;
            /** @description ID of the payment at the provider. */
            payment_processor_id?: string | null;
        };
        /**
         * Percentage
         * @description Number in percent.
         */
        Percent: number;
        /**
         * Ping
         * @description Answer of a service that is up.
         */
        Ping: {
            /** @description The word `OK` when the service is up and the key is right. */
            status: string;
        };
        /**
         * Product
         * @description Something you sell, once or as a subscription. Products are found under the path `/items`.
         */
        Product: {
            /** @description ID of the product. */
            id: $Read<number>;
            /** @description When the product was created. */
            created_at?: $Read<components["schemas"]["Timestamp"]>;
            /** @description URL of the product. */
            url?: $Read<components["schemas"]["Url"]>;
        } & components["schemas"]["ProductUpdate"];
        /**
         * New product
         * @description Data of a product to be created.
         */
        ProductCreate: {
            /**
             * @description Whether the product is a good or a service.
             * @default service
             */
            product_type?: components["schemas"]["ProductType"];
            /**
             * @description How the product is sold.
             * @default one_off
             */
            kind?: string;
            /**
             * @description Class of the product, which decides how it is taxed.
             * @default eservice
             */
            tax_class?: components["schemas"]["TaxClass"];
            /**
             * @description Whether `unit_cost` holds the tax.
             * @default included
             */
            tax_type?: string;
            /**
             * @description Place whose tax applies.
             * @default customer_country
             */
            tax_based_on?: string;
        } & (components["schemas"]["ProductUpdate"] & unknown);
        /**
         * Product type
         * @description Whether something sold is a good or a service.
         * @enum {string}
         */
        ProductType: "good" | "service";
        /**
         * Product update
         * @description Writable fields of a product.
         */
        ProductUpdate: {
            /** @description Your code for the product, its SKU. */
            code?: string | null;
            /** @description Name of the product. */
            name?: string | null;
            /** @description What the product is. */
            description?: string | null;
            /** @description Country whose tax applies. Required if `tax_based_on` is `country`. */
            country?: components["schemas"]["CountryCode"] | null;
            /** @description Currency of `unit_cost`. */
            currency?: components["schemas"]["Currency"] | null;
            /** @description Price of one unit: a decimal number written as a string, in the currency. */
            unit_cost?: string | null;
            /** @description Whether the product is a good or a service. */
            product_type?: components["schemas"]["ProductType"];
            /**
             * @description How the product is sold.
             * @enum {string}
             */
            kind?: "one_off" | "subscription";
            /** @description Class of the product, which decides how it is taxed. */
            tax_class?: components["schemas"]["TaxClass"];
            /**
             * @description Whether `unit_cost` holds the tax.
             * @enum {string}
             */
            tax_type?: "excluded" | "included";
            /**
             * @description Place whose tax applies.
             * @enum {string}
             */
            tax_based_on?: "customer_country" | "country";
            /** @description Number of units in stock. */
            stock?: number | null;
            /** @description ID of the matching plan at Stripe. */
            stripe_plan_id?: string | null;
            /**
             * @description Unit of the PayPal billing interval.
             * @enum {string|null}
             */
            paypal_interval_unit?: "daily" | "weekly" | "monthly" | "yearly" | null;
            /** @description Number of units between two PayPal charges. */
            paypal_interval_frequency?: number | null;
            /** @description How long the PayPal billing goes on, counted in intervals. */
            paypal_interval_duration?: number | null;
        };
        /**
         * Recurring document
         * @description A template from which documents are issued at regular intervals.
         */
        Recurring: {
            /** @description ID of the recurring document. */
            id: $Read<number>;
            /**
             * @description State of the recurring document.
             * @default active
             * @enum {string}
             */
            state?: $Read<"active" | "archived">;
        } & (components["schemas"]["RecurringFields"] & components["schemas"]["DocumentResult"]);
        /**
         * New recurring document
         * @description Data of a recurring document to be created.
         */
        RecurringCreate: {
            /** @description First day of the schedule. Defaults to one month from today. */
            start_date?: components["schemas"]["Date"];
            /**
             * @description Unit of the interval.
             * @default months
             */
            recurring_period?: components["schemas"]["RecurringPeriod"];
            /**
             * @description Number of units between two documents.
             * @default 1
             */
            recurring_frequency?: number;
        } & (components["schemas"]["RecurringUpdate"] & WithRequired<components["schemas"]["DocumentInput"], "contact" | "items">);
        /**
         * Recurring document fields
         * @description Schedule of a recurring document.
         */
        RecurringFields: {
            /** @description First day of the schedule. */
            start_date?: components["schemas"]["Date"];
            /** @description Last day of the schedule. */
            end_date?: components["schemas"]["Date"] | null;
            /**
             * @deprecated
             * @description Interval between two documents. Use `recurring_period` and `recurring_frequency` instead.
             * @enum {string|null}
             */
            frequency?: "daily" | "weekly" | "biweekly" | "monthly" | "bimonthly" | "quarterly" | "semiyearly" | "yearly" | "biyearly" | null;
            /** @description Unit of the interval. */
            recurring_period?: components["schemas"]["RecurringPeriod"];
            /** @description Number of units between two documents. */
            recurring_frequency?: number;
            /** @description Days between the issue of a document and its due date. */
            due_days?: number | null;
        } & components["schemas"]["DocumentFields"];
        /**
         * Recurring interval
         * @description Interval at which an invoice or an expense repeats.
         */
        RecurringInterval: {
            /** @description Unit of the interval. */
            recurring_period?: components["schemas"]["RecurringPeriod"] | null;
            /** @description Number of units between two documents. */
            recurring_frequency?: number | null;
        };
        /**
         * Recurring period
         * @description Unit of the interval between two recurring documents.
         * @enum {string}
         */
        RecurringPeriod: "days" | "weeks" | "months" | "years";
        /**
         * Recurring document update
         * @description Writable fields of a recurring document.
         */
        RecurringUpdate: components["schemas"]["RecurringFields"] & components["schemas"]["DocumentInput"];
        /**
         * Related document
         * @description Points at another document.
         */
        RelatedDocument: {
            /** @description ID of the document. */
            id?: number;
            /** @description Kind of document. */
            type?: string;
        };
        /**
         * Report parameters
         * @description The span of days that a report covers.
         */
        ReportParameters: {
            /** @description First day of the report. */
            from_date?: components["schemas"]["Date"] | null;
            /** @description Last day of the report. */
            to_date?: components["schemas"]["Date"] | null;
        };
        /**
         * Report request
         * @description Asks for a report over a span of days.
         */
        ReportRequest: {
            /** @description ID of the request. */
            id: $Read<number>;
            /** @description URL of the finished report. */
            report_url?: $Read<components["schemas"]["Url"] | null>;
            /**
             * @description Where the request stands.
             * @enum {string}
             */
            state?: $Read<"pending" | "succeeded" | "failed">;
            /** @description When the request came to its end. */
            completed_at?: $Read<components["schemas"]["Timestamp"] | null>;
            /** @description When the request was made. */
            created_at?: $Read<components["schemas"]["Timestamp"]>;
        } & components["schemas"]["ReportRequestCreate"];
        /**
         * New report request
         * @description The report to make, and the days it covers.
         */
        ReportRequestCreate: {
            /**
             * @description What the report shows.
             * @enum {string|null}
             */
            report_type?: "tax_summary" | "invoices_list" | "credits_list" | null;
            /** @description Days that the report covers. */
            parameters?: components["schemas"]["ReportParameters"] | null;
        };
        /**
         * Shipping address
         * @description Where goods are sent to.
         */
        ShippingAddress: {
            /** @description First line of the street address. */
            street_line_1?: string | null;
            /** @description Second line of the street address. */
            street_line_2?: string | null;
            /** @description City or town. */
            city?: string | null;
            /** @description Country of the address. */
            country?: components["schemas"]["CountryCode"] | null;
            /** @description State, province or other region. */
            region?: string | null;
            /** @description Postal code. */
            postal_code?: string | null;
        };
        /**
         * Signature
         * @description Proves that a call comes from us and that nobody has changed its body.
         */
        Signature: string;
        /**
         * Tag list
         * @description Tags of a document; each tag has at most 40 characters.
         */
        TagList: string[];
        /**
         * Tag list in a request
         * @description Tags of a document as a request sends them; each tag has at most 40 characters.
         */
        TagListInput: components["schemas"]["TagList"] | components["schemas"]["TagString"];
        /**
         * Comma-separated tags
         * @description Tags in one string, separated by commas; each tag has at most 40 characters.
         */
        TagString: string;
        /**
         * Tax class
         * @description One of the six classes of goods and services that decide how a sale is taxed.
         * @enum {string}
         */
        TaxClass: "consulting" | "eservice" | "ebook" | "saas" | "standard" | "reduced";
        /**
         * Tax code
         * @description A code that says what kind of good or service is sold.
         */
        TaxCode: {
            /** @description The code itself. */
            id: $Read<components["schemas"]["TaxCodeId"]>;
            /** @description Name of the tax code. */
            name?: $Read<string>;
            /** @description What the tax code covers. */
            description?: $Read<string>;
        };
        /**
         * Tax code ID
         * @description One of the seven tax codes.
         * @enum {string}
         */
        TaxCodeId: "consulting" | "ebook" | "eservice" | "exempt" | "reduced" | "saas" | "standard";
        /**
         * Tax ID
         * @description A registration of your account with a tax authority.
         */
        TaxId: {
            /** @description ID of the record. */
            id: $Read<number>;
            /** @description Jurisdiction that the tax ID is registered in. */
            jurisdiction?: $Read<components["schemas"]["Jurisdiction"]>;
            /**
             * @description Result of checking the tax ID.
             * @enum {string}
             */
            state?: $Read<"verified" | "unverified" | "unavailable">;
            /** @description When the record was created. */
            created_at?: $Read<components["schemas"]["Timestamp"]>;
        } & components["schemas"]["TaxIdUpdate"];
        /**
         * New tax ID
         * @description Data of a tax ID to be created.
         */
        TaxIdCreate: {
            /** @description ID of the jurisdiction that the tax ID is registered in. */
            jurisdiction_id: number;
            /** @description First day on which the tax ID is valid. */
            valid_from?: components["schemas"]["Date"];
        } & WithRequired<components["schemas"]["TaxIdUpdate"], "value">;
        /**
         * Tax ID update
         * @description Writable fields of a tax ID.
         */
        TaxIdUpdate: {
            /** @description The tax ID itself. */
            value?: string;
            /** @description First day on which the tax ID is valid. */
            valid_from?: components["schemas"]["Date"];
            /** @description Last day on which the tax ID is valid. */
            valid_until?: components["schemas"]["Date"] | null;
            /** @description Whether the tax ID belongs to a permanent establishment. */
            permanent_establishment?: boolean | null;
            /** @description Whether the tax ID belongs to an import scheme. */
            import_scheme?: boolean | null;
        };
        /**
         * Tax ID validation
         * @description Answer to the check of a tax ID.
         */
        TaxIdValidation: {
            /** @description True if the tax ID is valid, false if it is not, null if the checking service is unavailable. */
            valid: boolean | null;
        };
        /**
         * Tax rate result
         * @description The tax that applies to a sale, and its amounts.
         */
        TaxRateResult: {
            /** @description Name of the tax. */
            name?: string | null;
            /** @description Tax rate, in percent. */
            rate: components["schemas"]["Percent"];
            /** @description Share of the amount that is taxed, in percent. */
            taxable_part?: components["schemas"]["Percent"];
            /** @description Country that the tax belongs to. */
            country: components["schemas"]["CountryCode"];
            /** @description Region that the tax belongs to. */
            region?: string | null;
            /** @description County that the tax belongs to. */
            county?: string | null;
            /** @description City that the tax belongs to. */
            city?: string | null;
            /** @description Tax code of the calculation. */
            tax_code?: components["schemas"]["TaxCodeId"];
            /**
             * @description Whether the amount of the request holds the tax.
             * @enum {string}
             */
            tax_behavior?: "inclusive" | "exclusive";
            /** @description Amount of the tax: decimal number, in the currency. */
            tax_amount?: components["schemas"]["Decimal"] | null;
            /** @description Amount without tax: decimal number, in the currency. */
            subtotal?: components["schemas"]["Decimal"] | null;
            /** @description Amount with tax: decimal number, in the currency. */
            total_amount?: components["schemas"]["Decimal"] | null;
            /**
             * @description Whether and why tax is charged.
             * @enum {string}
             */
            status: "taxable" | "non_taxable" | "not_registered" | "reverse_charge";
            /**
             * @deprecated
             * @description Remarks on the calculation. Use `notice` instead.
             */
            notes?: string | null;
            /** @description Remarks on the calculation, for people. Decide on `status`, not on this text. */
            notice?: string | null;
            /** @description Name of a second tax. */
            additional_name?: string | null;
            /** @description Rate of the second tax, in percent. */
            additional_rate?: components["schemas"]["Percent"] | null;
            /** @description Share of the amount that the second tax applies to, in percent. */
            additional_taxable_part?: components["schemas"]["Percent"] | null;
            /** @description Amount of the second tax: decimal number, in the currency. */
            additional_tax_amount?: components["schemas"]["Decimal"] | null;
            /** @description Currency of the amounts. */
            currency?: components["schemas"]["Currency"];
            /** @description Product type of the calculation. */
            product_type?: components["schemas"]["ProductType"];
            /** @description Whether the sale is an import. */
            import?: boolean;
        };
        /**
         * Threshold
         * @description How close the sales in a jurisdiction are to its threshold.
         */
        Threshold: {
            /** @description Jurisdiction that the threshold belongs to. */
            jurisdiction?: components["schemas"]["Jurisdiction"];
            /** @description Currency of both amounts. */
            currency?: components["schemas"]["Currency"];
            /** @description The threshold: integer, in cents. */
            threshold_cents?: components["schemas"]["Cents"];
            /** @description Sales counted so far: integer, in cents. */
            sales_cents?: components["schemas"]["Cents"];
        };
        /**
         * Timestamp
         * @description Point in time.
         */
        Timestamp: number;
        /**
         * Transaction
         * @description A sale or a refund to be recorded.
         */
        Transaction: {
            /**
             * @description Whether money came in or went back.
             * @default sale
             * @enum {string}
             */
            type?: "sale" | "refund";
            /** @description Currency of the amounts. */
            currency?: components["schemas"]["Currency"] | null;
            /** @description Your own data, kept with the document. */
            custom_metadata?: components["schemas"]["CustomMetadata"] | null;
            /** @description What was sold or refunded; up to 200 items. */
            items: components["schemas"]["TransactionItem"][];
            /** @description The customer: a reference to a contact, or the data of a new one. */
            customer?: components["schemas"]["ContactInput"] | null;
            /** @description When the transaction was recorded. */
            created_at?: $Read<components["schemas"]["Timestamp"]>;
            /** @description Day of the transaction; today if left out. */
            date?: components["schemas"]["Date"];
            /** @description Where the goods are sent to. */
            shipping_address?: components["schemas"]["ShippingAddress"] | null;
            /** @description Proofs of the customer's country. */
            evidence?: components["schemas"]["EvidenceNested"] | null;
            /** @description How the transaction was paid. */
            payment: components["schemas"]["TransactionPayment"];
            /** @description Platform that the transaction comes from. */
            processor?: string | null;
            /** @description ID of the transaction at that platform. */
            processor_id?: string | null;
            /** @description Fee kept by the payment processor: integer, in cents. */
            processor_fee_cents?: components["schemas"]["Cents"] | null;
            /** @description Purchase order number of the customer. */
            po_number?: string | null;
            /** @description Notes for the customer. */
            notes?: string | null;
            /** @description Tags in one string, separated by commas; each has at most 40 characters. */
            tags?: components["schemas"]["TagString"] | null;
        };
        /**
         * Transaction details
         * @description The payment of a checkout session.
         */
        TransactionDetails: {
            /** @description ID of the checkout session. */
            session?: number;
            /** @description Address of the checkout page. */
            session_permalink?: components["schemas"]["Url"];
            /** @description Payment provider. */
            gateway?: string | null;
            /** @description Kind of payment. */
            type?: string | null;
            /** @description What was paid for. */
            description?: string | null;
            /** @description The customer at the payment provider. */
            customer?: string | null;
            /** @description E-mail address of the customer. */
            email?: string | null;
            /** @description The payment at the payment provider. */
            transaction?: string | null;
            /** @description Code of the product. */
            product_id?: string | null;
            /** @description Name of the tax. */
            tax_name?: string | null;
            /** @description Tax rate, in percent. */
            tax_rate?: components["schemas"]["Percent"] | null;
            /** @description Name of a second tax. */
            extra_tax_name?: string | null;
            /** @description Rate of the second tax, in percent. */
            extra_tax_rate?: components["schemas"]["Percent"] | null;
            /** @description When the details were issued. */
            iat?: components["schemas"]["Timestamp"];
            /** @description Amount paid: integer, in cents. */
            amount_cents?: components["schemas"]["Cents"] | null;
            /** @description Amount paid: decimal number, in the currency. */
            amount?: components["schemas"]["Decimal"] | null;
            /** @description Currency of the amounts. */
            currency?: components["schemas"]["Currency"] | null;
        };
        /**
         * Transaction item
         * @description One line of a transaction.
         */
        TransactionItem: {
            /** @description Amount of the item: decimal number, in the currency. */
            amount: components["schemas"]["Decimal"];
            /** @description Code of the product. */
            product_code?: string | null;
            /** @description What the item is. */
            description?: string | null;
            /**
             * @description Number of units.
             * @default 1
             */
            quantity?: number;
            /** @description Discount on the item, in percent. */
            discount_rate?: components["schemas"]["Percent"] | null;
            /** @description Tax on the item. */
            tax?: components["schemas"]["TransactionTax"] | null;
        };
        /**
         * Transaction payment
         * @description How a transaction was paid, or paid back.
         */
        TransactionPayment: {
            /**
             * @description Method of the payment.
             * @default other
             */
            method?: components["schemas"]["PaymentMethod"];
            /** @description Payment provider. */
            processor?: string | null;
            /** @description ID of the payment at the provider. */
            processor_id?: string | null;
        };
        /**
         * Transaction result
         * @description The invoice or credit note issued for a transaction, together with the transaction's own fields.
         */
        TransactionResult: {
            /** @description ID of the document. */
            id: number;
            /**
             * @description Kind of document that was issued.
             * @enum {string}
             */
            type: "Invoice" | "Credit";
            /** @description Number of the document. */
            number?: string;
            /** @description Day on which the document was issued. */
            issue_date?: components["schemas"]["Date"];
            /** @description When the transaction was recorded. */
            created_at?: components["schemas"]["Timestamp"];
            /** @description Day of the transaction, when sent. */
            date?: components["schemas"]["Date"] | null;
            /** @description Currency of the amounts. */
            currency?: components["schemas"]["Currency"];
            /** @description The customer. */
            contact?: components["schemas"]["Contact"] | null;
            /** @description The lines of the document. */
            items: components["schemas"]["TransactionResultItem"][];
            /** @description The taxes of the document, summed up. */
            taxes?: components["schemas"]["TransactionResultTax"][];
            /** @description The payments of the document. */
            payments?: components["schemas"]["Payment"][];
            /** @description Proofs of the customer's country. */
            evidence?: components["schemas"]["Evidence"] | null;
            /**
             * @description State of the document.
             * @enum {string}
             */
            state?: "outstanding" | "late" | "uncollectible" | "paid" | "refunded" | "void" | "archived";
            /** @description Where the goods are sent to, when sent. */
            shipping_address?: components["schemas"]["ShippingAddress"] | null;
            /** @description Platform that the transaction comes from. */
            processor?: string | null;
            /** @description ID of the transaction at that platform. */
            processor_id?: string | null;
            /** @description Fee kept by the payment processor, when sent: integer, in cents. */
            processor_fee_cents?: components["schemas"]["Cents"] | null;
            /** @description Purchase order number of the customer. */
            po_number?: string | null;
            /** @description Notes for the customer. */
            notes?: string | null;
            /** @description Tags in one string, separated by commas. */
            tags?: components["schemas"]["TagString"] | null;
            /** @description Your own data, kept with the document. */
            custom_metadata?: components["schemas"]["CustomMetadata"] | null;
            /** @description Sum before discount and tax: integer, in cents. */
            subtotal_cents?: components["schemas"]["Cents"];
            /** @description Sum of the discounts: integer, in cents. */
            discount_cents?: components["schemas"]["Cents"];
            /** @description Total with tax: integer, in cents. */
            total_cents: components["schemas"]["Cents"];
            /** @description URL of the document as a PDF file. */
            pdf?: components["schemas"]["Url"];
            /** @description Permanent link of the document. */
            permalink?: components["schemas"]["Url"];
        };
        /**
         * Transaction result item
         * @description One line of the document issued for a transaction.
         */
        TransactionResultItem: {
            /** @description ID of the line. */
            id: number;
            /** @description What the item is. */
            description?: string | null;
            /** @description Code of the product. */
            product_code?: string | null;
            /** @description Number of units. */
            quantity?: number;
            /** @description Price of one unit: decimal number, in the currency. */
            unit_price?: components["schemas"]["Decimal"];
            /** @description Discount on the item, in percent. */
            discount_rate?: components["schemas"]["Percent"] | null;
            /** @description Discount on the item: integer, in cents. */
            discount_cents?: components["schemas"]["Cents"];
            /** @description Item before discount and tax: integer, in cents. */
            subtotal_cents?: components["schemas"]["Cents"];
            /** @description Tax code of the item. */
            tax_code?: components["schemas"]["TaxCodeId"] | null;
            /** @description Name of the tax. */
            tax_name?: string | null;
            /** @description Tax rate, in percent. */
            tax_rate?: components["schemas"]["Percent"] | null;
            /** @description Country that the tax belongs to. */
            tax_country?: components["schemas"]["CountryCode"] | null;
            /** @description Region that the tax belongs to. */
            tax_region?: string | null;
            /** @description Share of the amount that is taxed, in percent. */
            taxable_part?: components["schemas"]["Percent"] | null;
            /** @description Total of the item with tax: integer, in cents. */
            total_amount_cents?: components["schemas"]["Cents"];
        };
        /**
         * Transaction result tax
         * @description One tax of the document issued for a transaction.
         */
        TransactionResultTax: {
            /** @description Name and rate of the tax, as printed. */
            label?: string;
            /** @description Tax rate, in percent. */
            rate?: components["schemas"]["Percent"];
            /** @description Country that the tax belongs to. */
            country?: components["schemas"]["CountryCode"];
            /** @description Region that the tax belongs to. */
            region?: string | null;
            /** @description Tax code that the tax was found with. */
            tax_code?: components["schemas"]["TaxCodeId"] | null;
            /** @description Amount of the tax: integer, in cents. */
            amount_cents?: components["schemas"]["Cents"];
        };
        /**
         * Transaction tax
         * @description The tax that applies to a transaction item.
         */
        TransactionTax: {
            /** @description Tax rate, in percent. */
            rate?: components["schemas"]["Percent"] | null;
            /** @description Country that the tax belongs to. */
            country: components["schemas"]["CountryCode"];
            /** @description Tax code of the item. An invalid code is answered with 406. */
            tax_code?: components["schemas"]["TaxCodeId"] | null;
            /** @description Name of the tax. */
            name?: string | null;
            /** @description Region that the tax belongs to. */
            region?: string | null;
            /** @description Share of the amount that is taxed, in percent. */
            taxable_part?: components["schemas"]["Percent"] | null;
            /** @description Name of a second tax. */
            additional_name?: string | null;
            /** @description Rate of the second tax, in percent. */
            additional_rate?: components["schemas"]["Percent"] | null;
            /** @description Share of the amount that the second tax applies to, in percent. */
            additional_taxable_part?: components["schemas"]["Percent"] | null;
            /** @description Whether the sale is an import. */
            import?: boolean | null;
        } & {
            [key: string]: unknown;
        };
        /**
         * URL
         * Format: uri
         * @description Absolute URL.
         */
        Url: string;
        /**
         * Validation error
         * @description Which fields of a call were refused, and why.
         */
        ValidationError: {
            /** @description Field names, each with the reasons against its value. */
            errors: {
                [key: string]: string[];
            };
        };
        /**
         * Webhook
         * @description A subscription to events, delivered to an address of yours.
         */
        Webhook: {
            /** @description ID of the webhook. */
            id: $Read<number>;
            /** @description Secret for checking the signature of a call. */
            auth_key?: $Read<string>;
            /** @description When the webhook was created. */
            created_at?: $Read<components["schemas"]["Timestamp"]>;
            /** @description Number of events sent so far; null before the first call. */
            events_sent?: $Read<number | null>;
            /** @description Text of the last error; null if there was none. */
            last_error?: $Read<string | null>;
            /** @description When the last error happened; null if there was none. */
            last_error_at?: $Read<components["schemas"]["Timestamp"] | null>;
            /** @description When the last event was sent; null before the first call. */
            last_sent_at?: $Read<components["schemas"]["Timestamp"] | null>;
        } & components["schemas"]["WebhookUpdate"];
        /**
         * New webhook
         * @description Data of a webhook to be created.
         */
        WebhookCreate: WithRequired<components["schemas"]["WebhookUpdate"], "events_types" | "url">;
        /**
         * Webhook update
         * @description Writable fields of a webhook.
         */
        WebhookUpdate: {
            /** @description Events that the webhook is called for. */
            events_types?: components["schemas"]["EventType"][];
            /** @description Address that is called. It must answer 200 to a HEAD request. */
            url?: components["schemas"]["Url"];
        };
    };
    responses: {
        /** @description You asked for something else than JSON. */
        AddressesNotAcceptable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A problem on the server side: bad gateway. Repeat the call later. */
        BadGateway: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request is malformed. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Credit notes cannot be deleted. Void the credit note instead. */
        CreditGone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The credit note cannot be issued for this invoice: `credited_amount` exceeds the invoice total, or the invoice has more than one item. */
        CreditUnprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationError"];
            };
        };
        /** @description The document cannot be delivered. */
        DeliveryUnprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationError"];
            };
        };
        /** @description The document is final and the request holds a field that can no longer change, or a value breaks its rule. */
        DocumentUnprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationError"];
            };
        };
        /** @description You have received the event. */
        EventReceived: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The record is hidden: only administrators see it. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A problem on the server side: gateway timeout. Repeat the call later. */
        GatewayTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A problem on the server side. Repeat the call later. */
        InternalServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Invoices cannot be deleted. Issue a credit note instead. */
        InvoiceGone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The method is not valid for this path. */
        MethodNotAllowed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description You asked for something else than JSON. */
        NotAcceptable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no such record. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Down for maintenance, or the rate limit was exceeded. Repeat the call later. */
        ServiceUnavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The session is not pending, so it can no longer be updated or deleted. */
        SessionUnprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationError"];
            };
        };
        /** @description Too many requests: more than 100 calls in 15 seconds. */
        TooManyRequests: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description An item has an invalid `tax_code`, or you asked for something else than JSON. */
        TransactionNotAcceptable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The key is wrong, or the key or token has no access. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request is well formed, but cannot be processed for this record. */
        UnprocessableEntity: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationError"];
            };
        };
        /** @description The credit note cannot be voided. */
        VoidUnprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationError"];
            };
        };
        /** @description The `url` does not answer 200 to a HEAD request, or a value breaks its rule. */
        WebhookUnprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationError"];
            };
        };
    };
    parameters: {
        /**
         * @description Id of the custom account.
         * @example 5230
         */
        AccountId: number;
        /**
         * @description Id of the address.
         * @example 118
         */
        AddressId: number;
        /** @description Only records of this contact. */
        ContactFilter: number;
        /**
         * @description Id of the contact.
         * @example 60312
         */
        ContactId: number;
        /**
         * @description Id of the coupon.
         * @example 45
         */
        CouponId: number;
        /** @description Starts the page after this record. */
        CreatedBefore: number;
        /**
         * @description Id of the credit note.
         * @example 90377
         */
        CreditId: number;
        /**
         * @description Only documents between two dates, separated by a comma.
         * @example 2024-11-01,2024-11-30
         */
        DateRange: components["schemas"]["DateRange"];
        /**
         * @description Id of the evidence record.
         * @example 7305
         */
        EvidenceId: number;
        /**
         * @description Id of the expense.
         * @example 7120
         */
        ExpenseId: number;
        /**
         * @description Id of the invoice.
         * @example 90210
         */
        InvoiceId: number;
        /**
         * @description Id of the jurisdiction.
         * @example 14
         */
        JurisdictionId: number;
        /**
         * @description Number of records on a page: 25 unless you say otherwise, at most 100.
         * @example 25
         */
        Limit: number;
        /** @description Only documents with this id of the selling platform. */
        ProcessorId: string;
        /**
         * @description Id of the product.
         * @example 3301
         */
        ProductId: number;
        /**
         * @description Id of the recurring invoice.
         * @example 640
         */
        RecurringId: number;
        /**
         * @description Id of the report request.
         * @example 77
         */
        ReportRequestId: number;
        /**
         * @description Id of the checkout session.
         * @example 1501
         */
        SessionId: number;
        /**
         * @description The tax code itself.
         * @example eservice
         */
        TaxCodeId: components["schemas"]["TaxCodeId"];
        /**
         * @description Id of the tax ID.
         * @example 812
         */
        TaxIdId: number;
        /**
         * @description Id of the webhook.
         * @example 311
         */
        WebhookId: number;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Whether older records exist beyond this page.
         * @example true
         */
        PagesHasMore: "true" | "false";
        /**
         * @description Absolute URL of the next page.
         * @example https://demo.sandbox.abaco.example/api/invoices?limit=25&created_before=90186
         */
        PagesNextPage: string;
        /**
         * @description Calls allowed in one window of 15 seconds.
         * @example 100
         */
        RateLimitLimit: number;
        /**
         * @description Calls left in the current window.
         * @example 99
         */
        RateLimitRemaining: number;
        /**
         * @description Unix second at which the current window ends.
         * @example 1731672015
         */
        RateLimitReset: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    calculateTaxRate: {
        parameters: {
            query: {
                /** @description Country of the seller. */
                from_country?: components["schemas"]["CountryCode"];
                /** @description Postal code of the seller. */
                from_postal_code?: string;
                /**
                 * @description Country of the customer.
                 * @example DE
                 */
                to_country: components["schemas"]["CountryCode"];
                /**
                 * @description Postal code of the customer.
                 * @example 10115
                 */
                to_postal_code?: string;
                /** @description City of the customer. */
                to_city?: string;
                /** @description Street of the customer. */
                to_street?: string;
                /** @description Tax ID of the customer. */
                tax_id?: string;
                /**
                 * @description Tax code of what is sold.
                 * @example eservice
                 */
                tax_code?: components["schemas"]["TaxCodeId"];
                /** @description Whether `amount` contains the tax. */
                tax_behavior?: "inclusive" | "exclusive";
                /** @description Good or service. */
                product_type?: components["schemas"]["ProductType"];
                /** @description Day of the sale. */
                date?: components["schemas"]["Date"];
                /**
                 * @description Price to calculate with, in the currency.
                 * @example 100
                 */
                amount?: components["schemas"]["Decimal"];
                /**
                 * @description Currency of `amount`.
                 * @example EUR
                 */
                currency?: components["schemas"]["Currency"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tax of this sale. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxRateResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createTransaction: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Transaction"];
            };
        };
        responses: {
            /** @description The document that was issued: an invoice for a sale, a credit note for a refund. */
            201: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["TransactionNotAcceptable"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listInvoices: {
        parameters: {
            query?: {
                /** @description Text to search for. */
                q?: string;
                /**
                 * @description Only documents between two dates, separated by a comma.
                 * @example 2024-11-01,2024-11-30
                 */
                date?: components["parameters"]["DateRange"];
                /** @description Only records in this state. */
                state?: "outstanding" | "late" | "uncollectible" | "paid" | "refunded" | "archived";
                /** @description Only documents with this id of the selling platform. */
                processor_id?: components["parameters"]["ProcessorId"];
                /** @description Only records of this contact. */
                contact?: components["parameters"]["ContactFilter"];
                /** @description Starts the page after this record. */
                created_before?: components["parameters"]["CreatedBefore"];
                /**
                 * @description Number of records on a page: 25 unless you say otherwise, at most 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of invoices. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Pages-HasMore": components["headers"]["PagesHasMore"];
                    "X-Pages-NextPage": components["headers"]["PagesNextPage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceCreate"];
            };
        };
        responses: {
            /** @description The invoice. */
            201: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the invoice.
                 * @example 90210
                 */
                id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the invoice.
                 * @example 90420
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FinalDocument"] | components["schemas"]["InvoiceUpdate"];
            };
        };
        responses: {
            /** @description The changed invoice. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["DocumentUnprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the invoice.
                 * @example 90210
                 */
                id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            410: components["responses"]["InvoiceGone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deliverInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the invoice.
                 * @example 90210
                 */
                id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice is delivered. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["DeliveryUnprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listCredits: {
        parameters: {
            query?: {
                /** @description Text to search for. */
                q?: string;
                /**
                 * @description Only documents between two dates, separated by a comma.
                 * @example 2024-11-01,2024-11-30
                 */
                date?: components["parameters"]["DateRange"];
                /** @description Only records in this state. */
                state?: "outstanding" | "late" | "paid" | "void" | "archived";
                /** @description Only documents with this id of the selling platform. */
                processor_id?: components["parameters"]["ProcessorId"];
                /** @description Starts the page after this record. */
                created_before?: components["parameters"]["CreatedBefore"];
                /**
                 * @description Number of records on a page: 25 unless you say otherwise, at most 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of credit notes. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Pages-HasMore": components["headers"]["PagesHasMore"];
                    "X-Pages-NextPage": components["headers"]["PagesNextPage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Credit"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createCredit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreditCreate"];
            };
        };
        responses: {
            /** @description The credit note. */
            201: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Credit"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["CreditUnprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getCredit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the credit note.
                 * @example 90377
                 */
                id: components["parameters"]["CreditId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The credit note. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Credit"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateCredit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the credit note.
                 * @example 90377
                 */
                id: components["parameters"]["CreditId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FinalDocument"] | components["schemas"]["CreditUpdate"];
            };
        };
        responses: {
            /** @description The changed credit note. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Credit"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["DocumentUnprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteCredit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the credit note.
                 * @example 90377
                 */
                id: components["parameters"]["CreditId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            410: components["responses"]["CreditGone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    voidCredit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the credit note.
                 * @example 90377
                 */
                id: components["parameters"]["CreditId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The voided credit note. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Credit"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["VoidUnprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deliverCredit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the credit note.
                 * @example 90377
                 */
                id: components["parameters"]["CreditId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The credit note is delivered. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["DeliveryUnprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listExpenses: {
        parameters: {
            query?: {
                /** @description Text to search for. */
                q?: string;
                /**
                 * @description Only documents between two dates, separated by a comma.
                 * @example 2024-11-01,2024-11-30
                 */
                date?: components["parameters"]["DateRange"];
                /** @description Only records in this state. */
                state?: "outstanding" | "late" | "paid";
                /** @description Only records of this contact. */
                contact?: components["parameters"]["ContactFilter"];
                /** @description Starts the page after this record. */
                created_before?: components["parameters"]["CreatedBefore"];
                /**
                 * @description Number of records on a page: 25 unless you say otherwise, at most 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of expenses. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Pages-HasMore": components["headers"]["PagesHasMore"];
                    "X-Pages-NextPage": components["headers"]["PagesNextPage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Expense"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createExpense: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExpenseCreate"];
            };
        };
        responses: {
            /** @description The expense. */
            201: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Expense"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getExpense: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the expense.
                 * @example 7120
                 */
                id: components["parameters"]["ExpenseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The expense. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Expense"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateExpense: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the expense.
                 * @example 7120
                 */
                id: components["parameters"]["ExpenseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExpenseUpdate"];
            };
        };
        responses: {
            /** @description The changed expense. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Expense"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteExpense: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the expense.
                 * @example 7120
                 */
                id: components["parameters"]["ExpenseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The expense is deleted. */
            204: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listRecurring: {
        parameters: {
            query?: {
                /** @description Text to search for. */
                q?: string;
                /** @description Only recurring invoices between two dates, separated by a comma. */
                date?: components["schemas"]["DateRange"];
                /** @description Only records in this state. */
                state?: "active" | "archived";
                /** @description Only records of this contact. */
                contact?: components["parameters"]["ContactFilter"];
                /** @description Starts the page after this record. */
                created_before?: components["parameters"]["CreatedBefore"];
                /**
                 * @description Number of records on a page: 25 unless you say otherwise, at most 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of recurring invoices. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Pages-HasMore": components["headers"]["PagesHasMore"];
                    "X-Pages-NextPage": components["headers"]["PagesNextPage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recurring"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createRecurring: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecurringCreate"];
            };
        };
        responses: {
            /** @description The recurring invoice. */
            201: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recurring"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getRecurring: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the recurring invoice.
                 * @example 640
                 */
                id: components["parameters"]["RecurringId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recurring invoice. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recurring"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateRecurring: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the recurring invoice.
                 * @example 640
                 */
                id: components["parameters"]["RecurringId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecurringUpdate"];
            };
        };
        responses: {
            /** @description The changed recurring invoice. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recurring"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteRecurring: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the recurring invoice.
                 * @example 640
                 */
                id: components["parameters"]["RecurringId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recurring invoice is deleted. */
            204: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listContacts: {
        parameters: {
            query?: {
                /** @description Text to search for. */
                q?: string;
                /** @description Only contacts with this id of the selling platform. */
                processor_id?: string;
                /** @description Starts the page after this record. */
                created_before?: components["parameters"]["CreatedBefore"];
                /**
                 * @description Number of records on a page: 25 unless you say otherwise, at most 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of contacts. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Pages-HasMore": components["headers"]["PagesHasMore"];
                    "X-Pages-NextPage": components["headers"]["PagesNextPage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createContact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactData"];
            };
        };
        responses: {
            /** @description The contact. */
            201: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the contact.
                 * @example 60312
                 */
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the contact.
                 * @example 60312
                 */
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactUpdate"];
            };
        };
        responses: {
            /** @description The changed contact. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the contact.
                 * @example 60312
                 */
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact is deleted. */
            204: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /** @description Text to search for. */
                q?: string;
                /** @description Starts the page after this record. */
                created_before?: components["parameters"]["CreatedBefore"];
                /**
                 * @description Number of records on a page: 25 unless you say otherwise, at most 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of products. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Pages-HasMore": components["headers"]["PagesHasMore"];
                    "X-Pages-NextPage": components["headers"]["PagesNextPage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createProduct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductCreate"];
            };
        };
        responses: {
            /** @description The product. */
            201: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the product.
                 * @example 3301
                 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the product.
                 * @example 3301
                 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductUpdate"];
            };
        };
        responses: {
            /** @description The changed product. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the product.
                 * @example 3301
                 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product is deleted. */
            204: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listTaxIds: {
        parameters: {
            query?: {
                /** @description Starts the page after this record. */
                created_before?: components["parameters"]["CreatedBefore"];
                /**
                 * @description Number of records on a page: 25 unless you say otherwise, at most 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of tax IDs. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Pages-HasMore": components["headers"]["PagesHasMore"];
                    "X-Pages-NextPage": components["headers"]["PagesNextPage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxId"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createTaxId: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaxIdCreate"];
            };
        };
        responses: {
            /** @description The tax ID. */
            201: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxId"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getTaxId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the tax ID.
                 * @example 812
                 */
                id: components["parameters"]["TaxIdId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tax ID. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxId"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateTaxId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the tax ID.
                 * @example 812
                 */
                id: components["parameters"]["TaxIdId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaxIdUpdate"];
            };
        };
        responses: {
            /** @description The changed tax ID. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxId"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteTaxId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the tax ID.
                 * @example 812
                 */
                id: components["parameters"]["TaxIdId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tax ID is deleted. */
            204: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    validateTaxId: {
        parameters: {
            query: {
                /**
                 * @description Country of the tax ID.
                 * @example DE
                 */
                country: components["schemas"]["CountryCode"];
                /**
                 * @description Tax ID to validate.
                 * @example DE999999999
                 */
                tax_id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxIdValidation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listJurisdictions: {
        parameters: {
            query?: {
                /** @description Only jurisdictions of this country. */
                country?: components["schemas"]["CountryCode"];
                /** @description Only jurisdictions of this region. */
                region?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The jurisdictions, in one answer. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Jurisdiction"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getJurisdiction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the jurisdiction.
                 * @example 14
                 */
                id: components["parameters"]["JurisdictionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The jurisdiction. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Jurisdiction"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listTaxCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All tax codes, in one answer. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxCode"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getTaxCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tax code itself.
                 * @example eservice
                 */
                id: components["parameters"]["TaxCodeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tax code. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxCode"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listEvidence: {
        parameters: {
            query?: {
                /** @description Only evidence in one of these states. */
                state?: ("unsettled" | "conflicting" | "confirmed")[];
                /** @description Only evidence of this document. */
                document_id?: number;
                /** @description Starts the page after this record. */
                created_before?: components["parameters"]["CreatedBefore"];
                /**
                 * @description Number of records on a page: 25 unless you say otherwise, at most 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of evidence. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Pages-HasMore": components["headers"]["PagesHasMore"];
                    "X-Pages-NextPage": components["headers"]["PagesNextPage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Evidence"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EvidenceCreate"];
            };
        };
        responses: {
            /** @description The evidence. */
            201: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Evidence"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the evidence record.
                 * @example 7305
                 */
                id: components["parameters"]["EvidenceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The evidence. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Evidence"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the evidence record.
                 * @example 7305
                 */
                id: components["parameters"]["EvidenceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EvidenceUpdate"];
            };
        };
        responses: {
            /** @description The changed evidence. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Evidence"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listCoupons: {
        parameters: {
            query?: {
                /** @description Starts the page after this record. */
                created_before?: components["parameters"]["CreatedBefore"];
                /**
                 * @description Number of records on a page: 25 unless you say otherwise, at most 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of coupons. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Pages-HasMore": components["headers"]["PagesHasMore"];
                    "X-Pages-NextPage": components["headers"]["PagesNextPage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coupon"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CouponCreate"];
            };
        };
        responses: {
            /** @description The coupon. */
            201: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coupon"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the coupon.
                 * @example 45
                 */
                id: components["parameters"]["CouponId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The coupon. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coupon"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the coupon.
                 * @example 45
                 */
                id: components["parameters"]["CouponId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CouponUpdate"];
            };
        };
        responses: {
            /** @description The changed coupon. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coupon"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the coupon.
                 * @example 45
                 */
                id: components["parameters"]["CouponId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The coupon is deleted. */
            204: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listSessions: {
        parameters: {
            query?: {
                /** @description Only records in this status. */
                status?: "pending" | "processing" | "failed" | "completed" | "abandoned";
                /** @description Starts the page after this record. */
                created_before?: components["parameters"]["CreatedBefore"];
                /**
                 * @description Number of records on a page: 25 unless you say otherwise, at most 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of checkout sessions. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Pages-HasMore": components["headers"]["PagesHasMore"];
                    "X-Pages-NextPage": components["headers"]["PagesNextPage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutSession"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutSessionCreate"];
            };
        };
        responses: {
            /** @description The session. */
            201: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the checkout session.
                 * @example 1501
                 */
                id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutSession"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the checkout session.
                 * @example 1501
                 */
                id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutSessionUpdate"];
            };
        };
        responses: {
            /** @description The changed session. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["SessionUnprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the checkout session.
                 * @example 1501
                 */
                id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is deleted. */
            204: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["SessionUnprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listReportRequests: {
        parameters: {
            query?: {
                /** @description Starts the page after this record. */
                created_before?: components["parameters"]["CreatedBefore"];
                /**
                 * @description Number of records on a page: 25 unless you say otherwise, at most 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of report requests. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Pages-HasMore": components["headers"]["PagesHasMore"];
                    "X-Pages-NextPage": components["headers"]["PagesNextPage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportRequest"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createReportRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportRequestCreate"];
            };
        };
        responses: {
            /** @description The report request. */
            201: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getReportRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report request.
                 * @example 77
                 */
                id: components["parameters"]["ReportRequestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report request. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /** @description Starts the page after this record. */
                created_before?: components["parameters"]["CreatedBefore"];
                /**
                 * @description Number of records on a page: 25 unless you say otherwise, at most 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of webhooks. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Pages-HasMore": components["headers"]["PagesHasMore"];
                    "X-Pages-NextPage": components["headers"]["PagesNextPage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookCreate"];
            };
        };
        responses: {
            /** @description The webhook. */
            201: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["WebhookUnprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the webhook.
                 * @example 311
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the webhook.
                 * @example 311
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookUpdate"];
            };
        };
        responses: {
            /** @description The changed webhook. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["WebhookUnprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the webhook.
                 * @example 311
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook is deleted. */
            204: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listAccounts: {
        parameters: {
            query?: {
                /** @description Starts the page after this record. */
                created_before?: components["parameters"]["CreatedBefore"];
                /**
                 * @description Number of records on a page: 25 unless you say otherwise, at most 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of accounts. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Pages-HasMore": components["headers"]["PagesHasMore"];
                    "X-Pages-NextPage": components["headers"]["PagesNextPage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomAccount"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomAccountCreate"];
            };
        };
        responses: {
            /** @description The account, with its tokens. */
            201: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomAccount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the custom account.
                 * @example 5230
                 */
                id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomAccount"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the custom account.
                 * @example 5230
                 */
                id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomAccountUpdate"];
            };
        };
        responses: {
            /** @description The changed account. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomAccount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listAddresses: {
        parameters: {
            query?: {
                /** @description Starts the page after this record. */
                created_before?: components["parameters"]["CreatedBefore"];
                /**
                 * @description Number of records on a page: 25 unless you say otherwise, at most 100.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of addresses. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-Pages-HasMore": components["headers"]["PagesHasMore"];
                    "X-Pages-NextPage": components["headers"]["PagesNextPage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["AddressesNotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressCreate"];
            };
        };
        responses: {
            /** @description The address. */
            201: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["AddressesNotAcceptable"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the address.
                 * @example 118
                 */
                id: components["parameters"]["AddressId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["AddressesNotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the address.
                 * @example 118
                 */
                id: components["parameters"]["AddressId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressUpdate"];
            };
        };
        responses: {
            /** @description The changed address. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["AddressesNotAcceptable"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getAuthorization: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The identity. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Authorization"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getPing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description You reach the API. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ping"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    accountUpdatedEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Signature of the call. The example signs the example body, indented by two spaces as shown, for the URL `https://shop.example/hooks/abaco` and the key `example-auth-key-0001`.
                 * @example vZH2Tem+WOxnbGByIFhgoXouWyw=
                 */
                "X-Abaco-Signature": components["schemas"]["Signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Type of the event.
                     * @constant
                     */
                    event_type?: "account.updated";
                    /** @description Content of the event. */
                    data?: {
                        /** @description The record the event is about. */
                        object: components["schemas"]["CustomAccount"];
                    };
                } & components["schemas"]["Event"];
            };
        };
        responses: {
            "2XX": components["responses"]["EventReceived"];
        };
    };
    accountApplicationDeauthorizedEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Signature of the call. The example signs the example body, indented by two spaces as shown, for the URL `https://shop.example/hooks/abaco` and the key `example-auth-key-0001`.
                 * @example bbg6zYpoavT5RmdQJy5rJftTfd4=
                 */
                "X-Abaco-Signature": components["schemas"]["Signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Type of the event.
                     * @constant
                     */
                    event_type?: "account.application.deauthorized";
                    /** @description Content of the event. */
                    data?: {
                        /** @description The record the event is about. */
                        object: components["schemas"]["CustomAccount"];
                    };
                } & components["schemas"]["Event"];
            };
        };
        responses: {
            "2XX": components["responses"]["EventReceived"];
        };
    };
    checkoutSucceededEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Signature of the call. The example signs the example body, indented by two spaces as shown, for the URL `https://shop.example/hooks/abaco` and the key `example-auth-key-0001`.
                 * @example ZIhMeIVTLo7U+PONKAVBZKsQLCI=
                 */
                "X-Abaco-Signature": components["schemas"]["Signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Type of the event.
                     * @constant
                     */
                    event_type?: "checkout.succeeded";
                    /** @description Content of the event. */
                    data?: {
                        /** @description The payment and the customer. */
                        object: {
                            /** @description Message from the payment provider. */
                            message: components["schemas"]["CheckoutMessage"];
                            /** @description Details of the payment. */
                            transaction_details: components["schemas"]["TransactionDetails"];
                            /** @description The customer. */
                            contact: components["schemas"]["Contact"];
                        };
                    };
                } & components["schemas"]["Event"];
            };
        };
        responses: {
            "2XX": components["responses"]["EventReceived"];
        };
    };
    checkoutFailedEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Signature of the call. The example signs the example body, indented by two spaces as shown, for the URL `https://shop.example/hooks/abaco` and the key `example-auth-key-0001`.
                 * @example Erfn99Z7Gk+QD7cQzCBwgmkj5H4=
                 */
                "X-Abaco-Signature": components["schemas"]["Signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Type of the event.
                     * @constant
                     */
                    event_type?: "checkout.failed";
                    /** @description Content of the event. */
                    data?: {
                        /** @description The payment and the customer. */
                        object: {
                            /** @description Message from the payment provider. */
                            message: components["schemas"]["CheckoutMessage"];
                            /** @description Details of the payment. */
                            transaction_details: components["schemas"]["TransactionDetails"];
                            /** @description The customer. */
                            contact: components["schemas"]["Contact"];
                        };
                    };
                } & components["schemas"]["Event"];
            };
        };
        responses: {
            "2XX": components["responses"]["EventReceived"];
        };
    };
    checkoutAbandonedEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Signature of the call. The example signs the example body, indented by two spaces as shown, for the URL `https://shop.example/hooks/abaco` and the key `example-auth-key-0001`.
                 * @example ddTF62AFVWPS2ElGqOeQmoyD36I=
                 */
                "X-Abaco-Signature": components["schemas"]["Signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Type of the event.
                     * @constant
                     */
                    event_type?: "checkout.abandoned";
                    /** @description Content of the event. */
                    data?: {
                        /** @description The payment and the customer. */
                        object: {
                            /** @description Details of the payment. */
                            transaction_details: components["schemas"]["TransactionDetails"];
                            /** @description The customer. */
                            contact: components["schemas"]["Contact"];
                        };
                    };
                } & components["schemas"]["Event"];
            };
        };
        responses: {
            "2XX": components["responses"]["EventReceived"];
        };
    };
    contactCreatedEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Signature of the call. The example signs the example body, indented by two spaces as shown, for the URL `https://shop.example/hooks/abaco` and the key `example-auth-key-0001`.
                 * @example s3EYh3XuxuimBInA8O1PvSLQh94=
                 */
                "X-Abaco-Signature": components["schemas"]["Signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Type of the event.
                     * @constant
                     */
                    event_type?: "contact.created";
                    /** @description Content of the event. */
                    data?: {
                        /** @description The record the event is about. */
                        object: components["schemas"]["Contact"];
                    };
                } & components["schemas"]["Event"];
            };
        };
        responses: {
            "2XX": components["responses"]["EventReceived"];
        };
    };
    contactUpdatedEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Signature of the call. The example signs the example body, indented by two spaces as shown, for the URL `https://shop.example/hooks/abaco` and the key `example-auth-key-0001`.
                 * @example +D+oI8yIfS6eTpRiUgqjrV2FgUY=
                 */
                "X-Abaco-Signature": components["schemas"]["Signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Type of the event.
                     * @constant
                     */
                    event_type?: "contact.updated";
                    /** @description Content of the event. */
                    data?: {
                        /** @description The record the event is about. */
                        object: components["schemas"]["Contact"];
                    };
                } & components["schemas"]["Event"];
            };
        };
        responses: {
            "2XX": components["responses"]["EventReceived"];
        };
    };
    contactDeletedEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Signature of the call. The example signs the example body, indented by two spaces as shown, for the URL `https://shop.example/hooks/abaco` and the key `example-auth-key-0001`.
                 * @example UvBYzV4zRIcs87alzn4tNa4+QUo=
                 */
                "X-Abaco-Signature": components["schemas"]["Signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Type of the event.
                     * @constant
                     */
                    event_type?: "contact.deleted";
                    /** @description Content of the event. */
                    data?: {
                        /** @description The record the event is about. */
                        object: components["schemas"]["Contact"];
                    };
                } & components["schemas"]["Event"];
            };
        };
        responses: {
            "2XX": components["responses"]["EventReceived"];
        };
    };
    creditCreatedEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Signature of the call. The example signs the example body, indented by two spaces as shown, for the URL `https://shop.example/hooks/abaco` and the key `example-auth-key-0001`.
                 * @example 2FQ/rGEYojK380laU2wlgiHM0M0=
                 */
                "X-Abaco-Signature": components["schemas"]["Signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Type of the event.
                     * @constant
                     */
                    event_type?: "credit.created";
                    /** @description Content of the event. */
                    data?: {
                        /** @description The record the event is about. */
                        object: components["schemas"]["Credit"];
                    };
                } & components["schemas"]["Event"];
            };
        };
        responses: {
            "2XX": components["responses"]["EventReceived"];
        };
    };
    creditUpdatedEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Signature of the call. The example signs the example body, indented by two spaces as shown, for the URL `https://shop.example/hooks/abaco` and the key `example-auth-key-0001`.
                 * @example 7AUyGxPDazpivKYNdPsDQq3onUU=
                 */
                "X-Abaco-Signature": components["schemas"]["Signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Type of the event.
                     * @constant
                     */
                    event_type?: "credit.updated";
                    /** @description Content of the event. */
                    data?: {
                        /** @description The record the event is about. */
                        object: components["schemas"]["Credit"];
                    };
                } & components["schemas"]["Event"];
            };
        };
        responses: {
            "2XX": components["responses"]["EventReceived"];
        };
    };
    deliverySucceededEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Signature of the call. The example signs the example body, indented by two spaces as shown, for the URL `https://shop.example/hooks/abaco` and the key `example-auth-key-0001`.
                 * @example syr3lIpIVhbrMS4Ww6INMZ2P0YQ=
                 */
                "X-Abaco-Signature": components["schemas"]["Signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Type of the event.
                     * @constant
                     */
                    event_type?: "delivery.succeeded";
                    /** @description Content of the event. */
                    data?: {
                        /** @description The record the event is about. */
                        object: components["schemas"]["Delivery"];
                    };
                } & components["schemas"]["Event"];
            };
        };
        responses: {
            "2XX": components["responses"]["EventReceived"];
        };
    };
    deliveryFailedEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Signature of the call. The example signs the example body, indented by two spaces as shown, for the URL `https://shop.example/hooks/abaco` and the key `example-auth-key-0001`.
                 * @example ILM+t4muRvugZiLiD3aUYpyImeg=
                 */
                "X-Abaco-Signature": components["schemas"]["Signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Type of the event.
                     * @constant
                     */
                    event_type?: "delivery.failed";
                    /** @description Content of the event. */
                    data?: {
                        /** @description The record the event is about. */
                        object: components["schemas"]["Delivery"];
                    };
                } & components["schemas"]["Event"];
            };
        };
        responses: {
            "2XX": components["responses"]["EventReceived"];
        };
    };
    deliveryRejectedEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Signature of the call. The example signs the example body, indented by two spaces as shown, for the URL `https://shop.example/hooks/abaco` and the key `example-auth-key-0001`.
                 * @example AgdVbxlHot0I7LPJ1wy4dYkmD/k=
                 */
                "X-Abaco-Signature": components["schemas"]["Signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Type of the event.
                     * @constant
                     */
                    event_type?: "delivery.rejected";
                    /** @description Content of the event. */
                    data?: {
                        /** @description The record the event is about. */
                        object: components["schemas"]["Delivery"];
                    };
                } & components["schemas"]["Event"];
            };
        };
        responses: {
            "2XX": components["responses"]["EventReceived"];
        };
    };
    expenseCreatedEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Signature of the call. The example signs the example body, indented by two spaces as shown, for the URL `https://shop.example/hooks/abaco` and the key `example-auth-key-0001`.
                 * @example TGYLD+HaKOf5qtR6Pxq43RS9T2Y=
                 */
                "X-Abaco-Signature": components["schemas"]["Signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Type of the event.
                     * @constant
                     */
                    event_type?: "expense.created";
                    /** @description Content of the event. */
                    data?: {
                        /** @description The record the event is about. */
                        object: components["schemas"]["Expense"];
                    };
                } & components["schemas"]["Event"];
            };
        };
        responses: {
            "2XX": components["responses"]["EventReceived"];
        };
    };
    expenseUpdatedEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Signature of the call. The example signs the example body, indented by two spaces as shown, for the URL `https://shop.example/hooks/abaco` and the key `example-auth-key-0001`.
                 * @example BDGb+92bnqZZyeIZ/5Wx4yzrPd8=
                 */
                "X-Abaco-Signature": components["schemas"]["Signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Type of the event.
                     * @constant
                     */
                    event_type?: "expense.updated";
                    /** @description Content of the event. */
                    data?: {
                        /** @description The record the event is about. */
                        object: components["schemas"]["Expense"];
                    };
                } & components["schemas"]["Event"];
            };
        };
        responses: {
            "2XX": components["responses"]["EventReceived"];
        };
    };
    expenseDeletedEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Signature of the call. The example signs the example body, indented by two spaces as shown, for the URL `https://shop.example/hooks/abaco` and the key `example-auth-key-0001`.
                 * @example 5dAS9pKW8De4uTknYXV+dSzddUA=
                 */
                "X-Abaco-Signature": components["schemas"]["Signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Type of the event.
                     * @constant
                     */
                    event_type?: "expense.deleted";
                    /** @description Content of the event. */
                    data?: {
                        /** @description The record the event is about. */
                        object: components["schemas"]["Expense"];
                    };
                } & components["schemas"]["Event"];
            };
        };
        responses: {
            "2XX": components["responses"]["EventReceived"];
        };
    };
    invoiceCreatedEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Signature of the call. The example signs the example body, indented by two spaces as shown, for the URL `https://shop.example/hooks/abaco` and the key `example-auth-key-0001`.
                 * @example X5iWa3gIDcfj4mTrKYK1qW4zH8k=
                 */
                "X-Abaco-Signature": components["schemas"]["Signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Type of the event.
                     * @constant
                     */
                    event_type?: "invoice.created";
                    /** @description Content of the event. */
                    data?: {
                        /** @description The record the event is about. */
                        object: components["schemas"]["Invoice"];
                    };
                } & components["schemas"]["Event"];
            };
        };
        responses: {
            "2XX": components["responses"]["EventReceived"];
        };
    };
    invoiceUpdatedEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Signature of the call. The example signs the example body, indented by two spaces as shown, for the URL `https://shop.example/hooks/abaco` and the key `example-auth-key-0001`.
                 * @example 6/evHG3P4cYtDbxEoTFj9AmrNvY=
                 */
                "X-Abaco-Signature": components["schemas"]["Signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Type of the event.
                     * @constant
                     */
                    event_type?: "invoice.updated";
                    /** @description Content of the event. */
                    data?: {
                        /** @description The record the event is about. */
                        object: components["schemas"]["Invoice"];
                    };
                } & components["schemas"]["Event"];
            };
        };
        responses: {
            "2XX": components["responses"]["EventReceived"];
        };
    };
    paymentCreatedEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Signature of the call. The example signs the example body, indented by two spaces as shown, for the URL `https://shop.example/hooks/abaco` and the key `example-auth-key-0001`.
                 * @example onDltFXkjgGn2k7Yxpoyp+2oRRw=
                 */
                "X-Abaco-Signature": components["schemas"]["Signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Type of the event.
                     * @constant
                     */
                    event_type?: "payment.created";
                    /** @description Content of the event. */
                    data?: {
                        /** @description The record the event is about. */
                        object: components["schemas"]["PaymentNotice"];
                    };
                } & components["schemas"]["Event"];
            };
        };
        responses: {
            "2XX": components["responses"]["EventReceived"];
        };
    };
    paymentDeletedEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Signature of the call. The example signs the example body, indented by two spaces as shown, for the URL `https://shop.example/hooks/abaco` and the key `example-auth-key-0001`.
                 * @example IsL8PNgFy3MZR59C/+jPrIbPoJg=
                 */
                "X-Abaco-Signature": components["schemas"]["Signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Type of the event.
                     * @constant
                     */
                    event_type?: "payment.deleted";
                    /** @description Content of the event. */
                    data?: {
                        /** @description The record the event is about. */
                        object: components["schemas"]["PaymentNotice"];
                    };
                } & components["schemas"]["Event"];
            };
        };
        responses: {
            "2XX": components["responses"]["EventReceived"];
        };
    };
    reportingRequestSucceededEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Signature of the call. The example signs the example body, indented by two spaces as shown, for the URL `https://shop.example/hooks/abaco` and the key `example-auth-key-0001`.
                 * @example KrPfYDXOhE8I+hN5bfa6cJHtzTk=
                 */
                "X-Abaco-Signature": components["schemas"]["Signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Type of the event.
                     * @constant
                     */
                    event_type?: "reporting.request.succeeded";
                    /** @description Content of the event. */
                    data?: {
                        /** @description The record the event is about. */
                        object: components["schemas"]["ReportRequest"];
                    };
                } & components["schemas"]["Event"];
            };
        };
        responses: {
            "2XX": components["responses"]["EventReceived"];
        };
    };
    reportingRequestFailedEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Signature of the call. The example signs the example body, indented by two spaces as shown, for the URL `https://shop.example/hooks/abaco` and the key `example-auth-key-0001`.
                 * @example tXfJ9JYTvcJuoS8fpADwRuk5mSs=
                 */
                "X-Abaco-Signature": components["schemas"]["Signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Type of the event.
                     * @constant
                     */
                    event_type?: "reporting.request.failed";
                    /** @description Content of the event. */
                    data?: {
                        /** @description The record the event is about. */
                        object: components["schemas"]["ReportRequest"];
                    };
                } & components["schemas"]["Event"];
            };
        };
        responses: {
            "2XX": components["responses"]["EventReceived"];
        };
    };
    thresholdEu100kEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Signature of the call. The example signs the example body, indented by two spaces as shown, for the URL `https://shop.example/hooks/abaco` and the key `example-auth-key-0001`.
                 * @example SEJMzqRfBWqP3jEEhaYsOKzo068=
                 */
                "X-Abaco-Signature": components["schemas"]["Signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Type of the event.
                     * @constant
                     */
                    event_type?: "threshold.eu.100k";
                    /** @description Content of the event. */
                    data?: {
                        /** @description The threshold and your sales so far. */
                        object: components["schemas"]["Threshold"];
                    };
                } & components["schemas"]["Event"];
            };
        };
        responses: {
            "2XX": components["responses"]["EventReceived"];
        };
    };
    thresholdExceededEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Signature of the call. The example signs the example body, indented by two spaces as shown, for the URL `https://shop.example/hooks/abaco` and the key `example-auth-key-0001`.
                 * @example eVGGA5qfrt8ZbsTx570B01fWqF0=
                 */
                "X-Abaco-Signature": components["schemas"]["Signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Type of the event.
                     * @constant
                     */
                    event_type?: "threshold.exceeded";
                    /** @description Content of the event. */
                    data?: {
                        /** @description The threshold and your sales so far. */
                        object: components["schemas"]["Threshold"];
                    };
                } & components["schemas"]["Event"];
            };
        };
        responses: {
            "2XX": components["responses"]["EventReceived"];
        };
    };
    thresholdWarningEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Signature of the call. The example signs the example body, indented by two spaces as shown, for the URL `https://shop.example/hooks/abaco` and the key `example-auth-key-0001`.
                 * @example onGQnA9uvnR7OQ4mcj48mvMO4AY=
                 */
                "X-Abaco-Signature": components["schemas"]["Signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Type of the event.
                     * @constant
                     */
                    event_type?: "threshold.warning";
                    /** @description Content of the event. */
                    data?: {
                        /** @description The threshold and your sales so far. */
                        object: components["schemas"]["Threshold"];
                    };
                } & components["schemas"]["Event"];
            };
        };
        responses: {
            "2XX": components["responses"]["EventReceived"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
