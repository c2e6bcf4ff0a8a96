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
         * Calculate the tax on a sale
         * @description Returns the tax rate for a sale and, if you send an `amount`, the tax and the total.
         *
         *     `status` is `taxable`, `non_taxable`, `not_registered` or `reverse_charge`.
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
         * @description Records a sale or a refund. `items` and `payment` are required.
         *
         *     An invalid `tax_code` in an item returns 406. A transaction takes no `number` and no `issue_date`; Spanish
         *     accounts that use the electronic invoicing system ignore both on invoices and credit notes, too.
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
         * @description Returns your invoices, one page at a time.
         */
        get: operations["listInvoices"];
        put?: never;
        /**
         * Create an invoice
         * @description Issues an invoice. `contact` and `items` are required; every item needs `unit_price` or `total_amount`. A
         *     request can contain up to 200 items.
         *
         *     Invoice numbers should be sequential, without repeats or gaps. For Spanish accounts that use the
         *     electronic invoicing system, `number` and `issue_date` are ignored.
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
         * @description Returns the invoice with the given ID.
         */
        get: operations["getInvoice"];
        /**
         * Update an invoice
         * @description Updates an invoice. Once it is final (sent, paid or marked as final), you can update only 12 fields: `po_number`, `tag_list`, `payment_details`, `notes`, `custom_metadata`, `attachment` and the address fields.
         */
        put: operations["updateInvoice"];
        post?: never;
        /**
         * Delete an invoice (gone)
         * @description Returns 410, because invoices cannot be deleted. Issue a credit note instead.
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
         * @description Delivers an invoice. Once sent, it is final.
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
         * @description Returns your credit notes, one page at a time.
         */
        get: operations["listCredits"];
        put?: never;
        /**
         * Create a credit note
         * @description Issues a credit note for an invoice. `invoice_id` is required. `credited_amount` must not exceed the
         *     invoice total and works only for invoices with a single item.
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
         * @description Returns the credit note with the given ID.
         */
        get: operations["getCredit"];
        /**
         * Update a credit note
         * @description Updates a credit note. Once it is final (sent, paid or marked as final), you can update only 12 fields: `po_number`, `tag_list`, `payment_details`, `notes`, `custom_metadata`, `attachment` and the address fields.
         */
        put: operations["updateCredit"];
        post?: never;
        /**
         * Delete a credit note (gone)
         * @description Returns 410, because credit notes cannot be deleted. Void the credit note instead.
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
         * @description Delivers a credit note. Once sent, it is final.
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
         * @description Returns your expenses, one page at a time.
         */
        get: operations["listExpenses"];
        put?: never;
        /**
         * Record an expense
         * @description Records an expense. `contact` (the provider) and `items` are required; every item needs `unit_price` or `total_amount`.
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
         * @description Returns the expense with the given ID.
         */
        get: operations["getExpense"];
        /**
         * Update an expense
         * @description Updates an expense.
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
         * @description Returns your recurring invoices, one page at a time.
         */
        get: operations["listRecurring"];
        put?: never;
        /**
         * Create a recurring invoice
         * @description Creates an invoice that repeats. `contact` and `items` are required. By default, it starts one month from today and repeats every month.
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
         * @description Returns the recurring invoice with the given ID.
         */
        get: operations["getRecurring"];
        /**
         * Update a recurring invoice
         * @description Updates a recurring invoice.
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
         * @description Returns your contacts, one page at a time.
         */
        get: operations["listContacts"];
        put?: never;
        /**
         * Create a contact
         * @description Creates a contact: a customer or a provider. `first_name` is required; `kind` defaults to `company`.
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
         * @description Returns the contact with the given ID.
         */
        get: operations["getContact"];
        /**
         * Update a contact
         * @description Updates a contact.
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
         * @description Returns your products, one page at a time. The path is `/items`.
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
         * @description Returns the product with the given ID.
         */
        get: operations["getProduct"];
        /**
         * Update a product
         * @description Updates a product.
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
         * @description Returns your account's own tax IDs, one page at a time.
         */
        get: operations["listTaxIds"];
        put?: never;
        /**
         * Register a tax ID
         * @description Registers a tax ID of your account. `jurisdiction_id` and `value` are required.
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
         * @description Returns the tax ID record with the given ID.
         */
        get: operations["getTaxId"];
        /**
         * Update a tax ID
         * @description Updates a tax ID of your account.
         */
        put: operations["updateTaxId"];
        post?: never;
        /**
         * Delete a tax ID
         * @description Deletes a tax ID of your account.
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
         * @description Checks whether a tax ID is valid. The result is `true`, `false`, or `null` if the validation service is unavailable.
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
         * @description Returns all jurisdictions, or those of a country or a region.
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
         * @description Returns the jurisdiction with the given ID.
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
         * @description Returns a tax code. Its ID is the code itself.
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
         * @description Returns the evidence for your documents, one page at a time.
         */
        get: operations["listEvidence"];
        put?: never;
        /**
         * Add evidence to a document
         * @description Adds proof of the customer's location to a document. `document_id` is required.
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
         * @description Returns the evidence record with the given ID.
         */
        get: operations["getEvidence"];
        /**
         * Update evidence
         * @description Updates an evidence record.
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
         * @description Returns your coupons, one page at a time.
         */
        get: operations["listCoupons"];
        put?: never;
        /**
         * Create a coupon
         * @description Creates a coupon for the hosted checkout. `code` is required.
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
         * @description Returns the coupon with the given ID.
         */
        get: operations["getCoupon"];
        /**
         * Update a coupon
         * @description Updates a coupon.
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
         * @description Returns your checkout sessions, one page at a time.
         */
        get: operations["listSessions"];
        put?: never;
        /**
         * Create a checkout session
         * @description Creates a hosted payment page. `success_url` is required, and so is the `product` of each item.
         *
         *     A session is abandoned when the customer cancels or after 30 idle minutes. Abandoned sessions are removed
         *     after seven days.
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
         * @description Returns the checkout session with the given ID.
         */
        get: operations["getSession"];
        /**
         * Update a checkout session
         * @description Updates a checkout session. Only a pending session can be updated.
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
         * @description Returns your report requests, one page at a time.
         */
        get: operations["listReportRequests"];
        put?: never;
        /**
         * Request a report
         * @description Requests a report. The request is `pending` at first and then becomes `succeeded` or `failed`.
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
         * @description Returns the report request with the given ID. Once it succeeds, download the report from `report_url`.
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
         * @description Returns your webhooks, one page at a time.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Create a webhook
         * @description Creates a webhook, which subscribes a URL to events. `events_types` and `url` are required. `url` must respond with 200 to a HEAD request.
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
         * @description Returns the webhook with the given ID. If events are missing, check its last call and its last error.
         */
        get: operations["getWebhook"];
        /**
         * Update a webhook
         * @description Updates a webhook. `url` must respond with 200 to a HEAD request.
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
         * @description Returns the accounts of the sellers on your platform, one page at a time.
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
         * @description Returns the account with the given ID.
         */
        get: operations["getAccount"];
        /**
         * Update an account
         * @description Updates an account.
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
         * @description Returns the addresses of the account, one page at a time.
         */
        get: operations["listAddresses"];
        put?: never;
        /**
         * Add an address
         * @description Adds an address to the account and sets the dates on which it is valid.
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
         * @description Returns the address with the given ID.
         */
        get: operations["getAddress"];
        /**
         * Update an address
         * @description Updates an address of the account.
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
         * @description Returns the ID, name, email address, publishable key and `href` of the owner of your key or token.
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
         * @description Checks that you can reach the API.
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
         * @description Sent when an account disconnects your application. Only the webhooks of your platform receive it.
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
         * @description Sent when the tax authority accepts a document.
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
         * @description Sent when a technical failure keeps a document from reaching the tax authority.
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
         * @description Sent when the tax authority rejects the data of a document.
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
         * @description Tokens for calls on behalf of a connected account.
         */
        AccountAuthentication: {
            /** @description How to send the access token. */
            token_type?: string;
            /** @description Token for calls on behalf of the account. Expires after 25 days. */
            access_token?: string;
            /** @description Gets you a new access token. For a custom account, it does not expire. */
            refresh_token?: string;
        };
        /**
         * Address
         * @description A postal address of an account and the dates on which it is valid.
         */
        Address: {
            /** @description ID of the address. */
            id: $Read<number>;
        } & components["schemas"]["AddressUpdate"];
        /**
         * Address and attachment
         * @description Postal address on a document, and a file that comes with it.
         */
        AddressAndAttachment: {
            /** @description Country, as a two-letter code. */
            country?: components["schemas"]["CountryCode"] | null;
            /** @description State, province or other subdivision. */
            region?: string | null;
            /** @description ZIP code or other postal code. */
            postal_code?: string | null;
            /** @description City, town or village. */
            city?: string | null;
            /** @description Line 1 of the address, such as street and house number. */
            street_line_1?: string | null;
            /** @description Line 2 of the address, such as floor or apartment. */
            street_line_2?: string | null;
            /** @description File that comes with the document. Responses never include it. */
            attachment?: $Write<components["schemas"]["Attachment"]>;
        };
        /**
         * New address
         * @description An address to add to the account.
         */
        AddressCreate: {
            /** @description First day on which the address is valid. */
            valid_from?: components["schemas"]["Date"];
        } & components["schemas"]["AddressUpdate"];
        /**
         * Address update
         * @description Fields of an address that you can update.
         */
        AddressUpdate: {
            /** @description Country, as a two-letter code. */
            country?: components["schemas"]["CountryCode"] | null;
            /** @description State, province or other subdivision. */
            region?: string | null;
            /** @description ZIP code or other postal code. */
            postal_code?: string | null;
            /** @description City, town or village. */
            city?: string | null;
            /** @description Line 1 of the address, such as street and house number. */
            street_line_1?: string | null;
            /** @description Line 2 of the address, such as floor or apartment. */
            street_line_2?: string | null;
            /** @description Date from which the address is valid. */
            valid_from?: components["schemas"]["Date"];
            /** @description Date until which the address is valid. */
            valid_until?: components["schemas"]["Date"] | null;
        };
        /**
         * Attachment
         * @description A file that comes with a document. Responses never include it.
         */
        Attachment: {
            /**
             * Format: byte
             * @description Content of the file, Base64-encoded.
             */
            data: $Write<string>;
            /** @description File name, such as `terms.pdf`. */
            filename: $Write<string>;
            /**
             * @description Whether customers can see the file.
             * @default false
             */
            public?: $Write<boolean>;
        };
        /**
         * Authorization
         * @description Who the key or token belongs to.
         */
        Authorization: {
            /** @description The owner of the key or token. */
            identity: components["schemas"]["Identity"];
        };
        /**
         * Amount in cents
         * @description Amount of money: integer, in cents (hundredths of the currency).
         */
        Cents: number;
        /**
         * Checkout customer
         * @description What you know about the customer before the checkout.
         */
        CheckoutCustomer: {
            /** @description The customer's email address. */
            email?: string | null;
            /** @description Company of a business customer. */
            company?: string | null;
            /** @description ID of an existing contact. */
            contact?: number | null;
            /** @description Given name. */
            first_name?: string | null;
            /** @description Family name. */
            last_name?: string | null;
            /** @description Tax ID of a business customer. */
            tax_id?: string | null;
            /** @description Country of the billing address, as a two-letter code. */
            billing_country?: components["schemas"]["CountryCode"] | null;
            /** @description ZIP code or other postal code of the billing address. */
            billing_postal_code?: string | null;
            /** @description City, town or village of the billing address. */
            billing_city?: string | null;
            /** @description Line 1 of the billing address, such as street and house number. */
            billing_street_line_1?: string | null;
            /** @description Line 2 of the billing address, such as floor or apartment. */
            billing_street_line_2?: string | null;
        };
        /**
         * Checkout item
         * @description One product in a checkout session.
         */
        CheckoutItem: {
            /** @description The product you sell. */
            product: string;
            /** @description Display name. */
            name?: string | null;
            /** @description What the customer buys, in a few words. */
            description?: string | null;
            /** @description Number of units. */
            quantity?: number | null;
            /** @description Price of the item: decimal number, in the currency. */
            amount?: components["schemas"]["Decimal"] | null;
            /** @description Currency of the price. */
            currency?: components["schemas"]["Currency"] | null;
        };
        /**
         * Checkout message
         * @description Message about a payment.
         */
        CheckoutMessage: {
            /** @description Text of the response. */
            response_message?: string | null;
            /** @description Status code of the response. */
            status_code?: number | null;
        };
        /**
         * Checkout session
         * @description A customer's visit to the hosted checkout. Abandoned sessions are removed after seven days.
         */
        CheckoutSession: {
            /** @description ID of the session. */
            id: $Read<number>;
            /**
             * @description How far the checkout has come.
             * @enum {string}
             */
            status?: $Read<"pending" | "processing" | "failed" | "completed" | "abandoned">;
            /** @description URL of the checkout page. */
            permalink?: $Read<components["schemas"]["Url"]>;
        } & components["schemas"]["CheckoutSessionUpdate"];
        /**
         * New checkout session
         * @description A checkout session to create for one customer's purchase.
         */
        CheckoutSessionCreate: {
            /**
             * @description When to collect billing details from the customer.
             * @default required
             */
            billing_details_collection?: string;
        } & WithRequired<components["schemas"]["CheckoutSessionUpdate"], "success_url">;
        /**
         * Checkout session update
         * @description Fields of a checkout session that you can update. Only a pending session can be updated.
         */
        CheckoutSessionUpdate: {
            /** @description What the customer buys: up to 200 items. */
            items?: components["schemas"]["CheckoutItem"][] | null;
            /** @description What you already know about the customer. */
            customer?: components["schemas"]["CheckoutCustomer"] | null;
            /** @description Where the customer goes after paying. */
            success_url?: components["schemas"]["Url"];
            /** @description Where the customer goes after canceling. */
            cancel_url?: components["schemas"]["Url"] | null;
            /** @description Payment methods offered to the customer. */
            payment_methods?: ("card" | "paypal")[] | null;
            /** @description Coupon to apply to the session. */
            coupon?: string | null;
            /** @description Whether the customer can enter a coupon. */
            coupon_collection?: boolean | null;
            /**
             * @description When to collect billing details from the customer.
             * @enum {string}
             */
            billing_details_collection?: "auto" | "required";
            /** @description Whether the quantities can be changed. */
            updatable_quantity?: boolean | null;
            /**
             * @description Language of the checkout page.
             * @enum {string|null}
             */
            locale?: "auto" | "ca" | "de" | "en" | "es" | "fi" | "fr" | "hu" | "it" | "nb" | "nl" | "sv" | null;
            /** @description Processor that the `processor_id` belongs to. */
            processor?: string | null;
            /** @description ID of the session at the processor. */
            processor_id?: string | null;
            /** @description Your own data for the payment. */
            custom?: {
                [key: string]: unknown;
            } | null;
            /** @description Your own data for the session. */
            metadata?: {
                [key: string]: unknown;
            } | null;
        };
        /**
         * Contact
         * @description A customer or a provider.
         */
        Contact: {
            /** @description ID of the contact. */
            id: $Read<number>;
            /** @description First and last name, or the name of the company. */
            full_name?: $Read<string>;
            /** @description When the contact was created. */
            created_at?: $Read<components["schemas"]["Timestamp"]>;
            /** @description Permanent link to the contact. */
            permalink?: $Read<components["schemas"]["Url"]>;
        } & components["schemas"]["ContactFields"];
        /**
         * New contact
         * @description A contact to create.
         */
        ContactData: {
            /**
             * @description Whether the contact is a company or a person.
             * @default company
             */
            kind?: string;
            /** @description How sales to the contact are taxed. */
            tax_status?: string | null;
        } & WithRequired<components["schemas"]["ContactUpdate"], "first_name">;
        /**
         * Contact fields
         * @description Fields of a contact that requests and responses have in common.
         */
        ContactFields: {
            /**
             * @description Whether the contact is a company or a person.
             * @enum {string}
             */
            kind?: "company" | "person";
            /** @description First name of a person. */
            first_name?: string;
            /** @description Last name of a person. */
            last_name?: string | null;
            /** @description The person to talk to. */
            contact_person?: string | null;
            /** @description Department, such as `Accounting`. */
            department?: string | null;
            /** @description Email address. */
            email?: string | null;
            /** @description Telephone number. */
            phone_1?: string | null;
            /** @description Website. */
            web?: string | null;
            /** @description Country, as a two-letter code. */
            country?: components["schemas"]["CountryCode"] | null;
            /** @description State, province or other subdivision. */
            region?: string | null;
            /** @description ZIP code or other postal code. */
            postal_code?: string | null;
            /** @description City, town or village. */
            city?: string | null;
            /** @description Line 1 of the address, such as street and house number. */
            street_line_1?: string | null;
            /** @description Line 2 of the address, such as floor or apartment. */
            street_line_2?: string | null;
            /** @description Tax ID, such as a VAT number. */
            tax_id?: string | null;
            /**
             * @description How sales to the contact are taxed.
             * @enum {string|null}
             */
            tax_status?: "taxable" | "exempt" | "reverse" | null;
            /** @description Discount of the contact, in percent. */
            discount?: components["schemas"]["Percent"] | null;
            /** @description Preferred language. */
            language?: string | null;
            /** @description Your notes about the contact. */
            notes?: string | null;
            /** @description Processor that the `processor_id` belongs to. */
            processor?: string | null;
            /** @description ID of the contact at the processor. */
            processor_id?: string | null;
        };
        /**
         * Contact in a request
         * @description An existing contact or the data of a new one.
         */
        ContactInput: components["schemas"]["ContactReference"] | components["schemas"]["ContactData"];
        /**
         * Contact reference
         * @description Refers to an existing contact.
         */
        ContactReference: {
            /** @description ID of the contact. */
            id: number;
        };
        /**
         * Contact update
         * @description Fields of a contact that you can update.
         */
        ContactUpdate: {
            /** @description First name of a person. Must not be blank. */
            first_name?: string;
        } & components["schemas"]["ContactFields"];
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
            /** @description How many times the coupon has been redeemed. */
            times_redeemed?: $Read<number>;
        } & components["schemas"]["CouponUpdate"];
        /**
         * New coupon
         * @description A coupon to create.
         */
        CouponCreate: WithRequired<components["schemas"]["CouponUpdate"], "code"> & unknown;
        /**
         * Coupon update
         * @description Fields of a coupon that you can update.
         */
        CouponUpdate: {
            /** @description Code that customers enter. */
            code?: string;
            /** @description Display name. */
            name?: string | null;
            /**
             * @description Whether the coupon takes off an amount or a percentage.
             * @enum {string|null}
             */
            kind?: "amount_off" | "percent_off" | null;
            /** @description Percentage to take off the price. Required unless `kind` is `amount_off`. */
            percent_off?: components["schemas"]["Percent"] | null;
            /** @description Amount to take off the price: decimal number, in the currency. */
            amount_off?: components["schemas"]["Decimal"] | null;
            /** @description Currency of `amount_off`. */
            currency?: components["schemas"]["Currency"] | null;
            /** @description How many times the coupon can be redeemed in total. */
            max_redemptions?: number | null;
            /** @description Date by which customers must redeem the coupon. */
            redeem_by?: components["schemas"]["Date"] | null;
        };
        /**
         * Credit note
         * @description Credits all or part of an invoice. It can be voided.
         */
        Credit: {
            /**
             * @description How far the credit note is settled.
             * @default outstanding
             * @enum {string}
             */
            state?: $Read<"outstanding" | "late" | "paid" | "void" | "archived">;
        } & (components["schemas"]["IssuedDocument"] & components["schemas"]["SalesDocumentFields"]);
        /**
         * New credit note
         * @description The invoice to credit, in full or in part. You can credit a part only if the invoice has a single item.
         */
        CreditCreate: {
            /** @description ID of the invoice to credit. */
            invoice_id: number;
            /** @description How you return the money. */
            payment_method?: components["schemas"]["PaymentMethod"] | null;
            /** @description Amount to credit: decimal number, in the currency. Must not exceed the invoice total; works only for invoices with a single item. */
            credited_amount?: components["schemas"]["Decimal"] | null;
        };
        /**
         * Credit note update
         * @description Fields of a credit note that you can update until it is final.
         */
        CreditUpdate: components["schemas"]["IssuedDocumentInput"] & components["schemas"]["DocumentChanges"] & components["schemas"]["SalesDocumentFields"];
        /**
         * Currency
         * @description Three-letter currency code in upper case.
         */
        Currency: string;
        /**
         * Custom account
         * @description An account of a seller on your platform.
         */
        CustomAccount: {
            /** @description ID of the account. */
            id: $Read<number>;
            /**
             * @description Whether the account is active.
             * @enum {string}
             */
            state?: $Read<"active" | "inactive">;
            /** @description Account name: the first part of the host name. */
            subdomain?: $Read<string>;
            /** @description Tokens for calls on behalf of the account. */
            authentication?: $Read<components["schemas"]["AccountAuthentication"]>;
        } & components["schemas"]["CustomAccountUpdate"];
        /**
         * New custom account
         * @description A custom account to create for a seller.
         */
        CustomAccountCreate: {
            /** @description How the account is connected to your platform. */
            type?: string | null;
            /**
             * @description Whether the account sells goods or services by default.
             * @default service
             */
            default_product_type?: components["schemas"]["ProductType"];
            /**
             * @description Tax code to use where you send none.
             * @default eservice
             */
            default_tax_code?: components["schemas"]["TaxCodeId"];
        } & WithRequired<components["schemas"]["CustomAccountUpdate"], "email">;
        /**
         * Custom account update
         * @description Fields of a connected account that you can update.
         */
        CustomAccountUpdate: {
            /** @description The seller's email address. */
            email?: string;
            /** @description Name of the seller's business. */
            business_name?: string | null;
            /**
             * @description How the account is connected to your platform.
             * @enum {string|null}
             */
            type?: "standard" | "custom" | null;
            /** @description The seller's country. */
            country?: components["schemas"]["CountryCode"] | null;
            /** @description The seller's postal code. */
            postal_code?: string | null;
            /** @description Default currency of the account. */
            currency?: components["schemas"]["Currency"] | null;
            /** @description Whether the account sells goods or services by default. */
            default_product_type?: components["schemas"]["ProductType"];
            /** @description Tax code to use where you send none. */
            default_tax_code?: components["schemas"]["TaxCodeId"];
            /** @description The seller's tax ID in their own country. */
            local_tax_id?: string | null;
            /** @description The seller's website. */
            web?: string | null;
        };
        /**
         * Custom metadata
         * @description Your own data, as up to 20 pairs of a key (at most 40 characters) and a string (at most 500 characters).
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
         * Format: date-range
         * @description First and last date, separated by a comma. Write both as `YYYY-MM-DD` or both as `YYYY/MM/DD`.
         */
        DateRange: string;
        /**
         * Decimal amount
         * @description Amount of money: decimal number, in the currency.
         */
        Decimal: number;
        /**
         * Delivery
         * @description An envelope, and the document it belongs to.
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
         * Document changes
         * @description Fields of a document that requests and responses represent differently, as updates send them.
         */
        DocumentChanges: {
            /** @description The customer. */
            contact?: components["schemas"]["ContactInput"];
            /** @description Lines of the document: up to 200 per request. */
            items?: components["schemas"]["DocumentItemUpdate"][];
            /** @description Tags, each with at most 40 characters. */
            tag_list?: components["schemas"]["TagListInput"] | null;
        };
        /**
         * Document fields
         * @description Simple fields that invoices, credit notes, expenses and recurring invoices share.
         */
        DocumentFields: {
            /** @description Currency of the amounts. */
            currency?: components["schemas"]["Currency"] | null;
            /** @description Subject line of the document. */
            subject?: string | null;
        } & components["schemas"]["DocumentNotes"];
        /**
         * Document input
         * @description Fields of a document that requests and responses represent differently, as requests send them.
         */
        DocumentInput: {
            /** @description The customer. */
            contact?: components["schemas"]["ContactInput"];
            /** @description Lines of the document: up to 200 per request. */
            items?: components["schemas"]["DocumentItemInput"][];
            /** @description Tags, each with at most 40 characters. */
            tag_list?: components["schemas"]["TagListInput"] | null;
        };
        /**
         * Document item
         * @description A line of a document.
         */
        DocumentItem: {
            /** @description ID of the line. */
            id: $Read<number>;
            /** @description Amount of the line: integer, in cents. */
            subtotal_cents?: $Read<components["schemas"]["Cents"]>;
            /** @description Discount on the line: integer, in cents. */
            discount_cents?: $Read<components["schemas"]["Cents"]>;
        } & components["schemas"]["DocumentItemFields"];
        /**
         * Document item fields
         * @description Fields of a line that you can send.
         */
        DocumentItemFields: {
            /** @description Text of the line. */
            description?: string | null;
            /**
             * @description Number of units.
             * @default 1
             */
            quantity?: number;
            /** @description Price per unit before tax: decimal number, in the currency. */
            unit_price?: components["schemas"]["Decimal"] | null;
            /** @description Total of the line: decimal number, in the currency. Required without `unit_price`. */
            total_amount?: components["schemas"]["Decimal"] | null;
            /** @description Discount on the line, in percent. */
            discount_rate?: components["schemas"]["Percent"] | null;
            /** @description Code (SKU) of the product. */
            product_code?: string | null;
            /** @description Name of the first tax, such as `VAT`. */
            tax_1_name?: string | null;
            /** @description Rate of the first tax, in percent. */
            tax_1_rate?: components["schemas"]["Percent"] | null;
            /** @description Country that levies the first tax. */
            tax_1_country?: components["schemas"]["CountryCode"] | null;
            /** @description Region that levies the first tax. */
            tax_1_region?: string | null;
            /** @description Tax class of the line, for the first tax. */
            tax_1_transaction_type?: components["schemas"]["TaxClass"] | null;
            /** @description Name of the second tax. */
            tax_2_name?: string | null;
            /** @description Rate of the second tax, in percent. */
            tax_2_rate?: components["schemas"]["Percent"] | null;
            /** @description Country that levies the second tax. */
            tax_2_country?: components["schemas"]["CountryCode"] | null;
            /** @description Region that levies the second tax. */
            tax_2_region?: string | null;
            /** @description Tax class of the line, for the second tax. */
            tax_2_transaction_type?: components["schemas"]["TaxClass"] | null;
        };
        /**
         * Document item in a request
         * @description A line to add to a document. It needs `unit_price` or `total_amount`.
         */
        DocumentItemInput: components["schemas"]["DocumentItemFields"] & ({
            /** @description Price per unit before tax. */
            unit_price: number;
        } | {
            /** @description Total of the line. */
            total_amount: number;
        });
        /**
         * Document item in an update
         * @description A line to add to a document, or one that the document already has.
         */
        DocumentItemUpdate: {
            /** @description ID of a line the document already has. New lines have none. */
            id?: number;
        } & components["schemas"]["DocumentItemInput"];
        /**
         * Document notes
         * @description Notes and data of a document that you can update even once it is final.
         */
        DocumentNotes: {
            /** @description Free text on the document. */
            notes?: string | null;
            /** @description Free text about the payment. */
            payment_details?: string | null;
            /** @description Purchase order (PO) number. */
            po_number?: string | null;
            /** @description Your own data about the document. */
            custom_metadata?: components["schemas"]["CustomMetadata"] | null;
        };
        /**
         * Document result
         * @description Fields that every kind of document has in a response.
         */
        DocumentResult: {
            /** @description The customer. */
            contact: components["schemas"]["Contact"];
            /** @description Lines of the document: up to 1000. */
            items: components["schemas"]["DocumentItem"][];
            /** @description Tags, each with at most 40 characters. */
            tag_list?: components["schemas"]["TagList"] | null;
            /** @description Taxes of the document, one entry for each tax. */
            taxes?: $Read<components["schemas"]["DocumentTax"][]>;
            /** @description Total including tax: integer, in cents. */
            total_cents?: $Read<components["schemas"]["Cents"]>;
        };
        /**
         * Document tax
         * @description A tax of a document, summed over its lines.
         */
        DocumentTax: {
            /** @description Text printed for the tax, such as `VAT 19%` or `Reverse charge`. */
            label?: $Read<string>;
            /** @description Tax rate, in percent. */
            rate?: $Read<components["schemas"]["Percent"]>;
            /** @description Country that levies the tax. */
            country?: $Read<components["schemas"]["CountryCode"]>;
            /** @description Region that levies the tax. */
            region?: $Read<string | null>;
            /** @description County that levies the tax. */
            county?: $Read<string | null>;
            /** @description Transaction type of the taxed lines. */
            transaction_type?: $Read<string>;
            /** @description Amount of the tax: integer, in cents. */
            amount_cents?: $Read<components["schemas"]["Cents"]>;
        };
        /**
         * Envelope
         * @description A delivery of a document to a tax authority.
         */
        Envelope: {
            /**
             * @description What the envelope is for.
             * @enum {string}
             */
            type?: $Read<"registration" | "cancellation">;
            /**
             * @description Tax authority that receives the document.
             * @enum {string}
             */
            recipient?: $Read<"ticketbai_araba" | "ticketbai_gipuzkoa" | "ticketbai_bizkaia">;
            /** @description When the document was delivered. */
            delivered_at?: $Read<components["schemas"]["Timestamp"] | null>;
            /** @description The tax authority's response. */
            service_response?: $Read<string | null>;
        };
        /**
         * Error
         * @description What went wrong with a request.
         */
        Error: {
            /** @description Human-readable message. */
            error: string;
        };
        /**
         * Event
         * @description What a webhook call contains.
         */
        Event: {
            /** @description What happened. */
            event_type: components["schemas"]["EventType"];
            /** @description ID of the account where it happened. */
            account_id: number;
            /** @description Content of the event. */
            data: {
                /** @description What the event is about: for most events, a record. */
                object: {
                    [key: string]: unknown;
                };
            };
        };
        /**
         * Event type
         * @description A kind of event.
         * @enum {string}
         */
        EventType: "account.updated" | "account.application.deauthorized" | "checkout.succeeded" | "checkout.failed" | "checkout.abandoned" | "contact.created" | "contact.updated" | "contact.deleted" | "credit.created" | "credit.updated" | "delivery.succeeded" | "delivery.failed" | "delivery.rejected" | "expense.created" | "expense.updated" | "expense.deleted" | "invoice.created" | "invoice.updated" | "payment.created" | "payment.deleted" | "reporting.request.succeeded" | "reporting.request.failed" | "threshold.eu.100k" | "threshold.exceeded" | "threshold.warning";
        /**
         * Evidence
         * @description Proof of the customer's location, kept with one document.
         */
        Evidence: {
            /** @description ID of the evidence record. */
            id: $Read<number>;
            /**
             * @description Whether the proofs agree.
             * @enum {string}
             */
            state?: $Read<"unsettled" | "conflicting" | "confirmed">;
            /** @description ID of the document the evidence belongs to. */
            document_id?: number;
            /** @description Country the IP address belongs to. */
            ip_country?: $Read<components["schemas"]["CountryCode"] | null>;
        } & components["schemas"]["EvidenceFields"];
        /**
         * New evidence
         * @description Evidence to add to a document.
         */
        EvidenceCreate: WithRequired<components["schemas"]["EvidenceUpdate"], "document_id">;
        /**
         * Evidence fields
         * @description Proof of a customer's location.
         */
        EvidenceFields: {
            /** @description The customer's IP address. */
            ip_address?: string | null;
            /** @description Country of the customer's bank. */
            bank_country?: components["schemas"]["CountryCode"] | null;
            /** @description Country of the customer's billing address. */
            billing_country?: components["schemas"]["CountryCode"] | null;
            /** @description Another proof of the customer's location, in words. */
            additional_evidence?: string | null;
            /** @description Country the additional evidence points to. */
            additional_evidence_country?: components["schemas"]["CountryCode"] | null;
            /** @description Your notes about the evidence. */
            notes?: string | null;
        };
        /**
         * Evidence in a document
         * @description Evidence you send inside a transaction or a document.
         */
        EvidenceNested: components["schemas"]["EvidenceFields"] & unknown & unknown;
        /**
         * Evidence update
         * @description Fields of an evidence record that you can update.
         */
        EvidenceUpdate: {
            /** @description ID of the document the evidence belongs to. */
            document_id?: number;
        } & components["schemas"]["EvidenceNested"];
        /**
         * Expense
         * @description A bill you receive. Its contact is the provider.
         */
        Expense: {
            /** @description Number of the bill, at most 20 characters. */
            number?: string | null;
            /**
             * @description How far the expense is settled.
             * @enum {string}
             */
            state?: $Read<"outstanding" | "late" | "paid">;
            /** @description The provider. */
            contact?: components["schemas"]["Contact"];
        } & (components["schemas"]["IssuedDocument"] & components["schemas"]["RecurringInterval"] & components["schemas"]["ExpensePaymentFields"]);
        /**
         * New expense
         * @description An expense to record. Its contact is the provider.
         */
        ExpenseCreate: {
            /** @description The provider. */
            contact: components["schemas"]["ContactInput"];
            /** @description Number of the bill, at most 20 characters. */
            number?: string | null;
        } & (components["schemas"]["IssuedDocumentInput"] & WithRequired<components["schemas"]["DocumentInput"], "contact" | "items"> & components["schemas"]["RecurringInterval"] & components["schemas"]["ExpensePaymentFields"]);
        /**
         * Expense payment fields
         * @description How an expense was paid. Responses never include these fields.
         */
        ExpensePaymentFields: {
            /** @description How the expense was paid. */
            payment_method?: $Write<components["schemas"]["PaymentMethod"]>;
            /** @description The payment provider. */
            payment_processor?: $Write<string>;
            /** @description ID of the payment at that provider. */
            payment_processor_id?: $Write<string>;
        };
        /**
         * Expense update
         * @description Fields of an expense that you can update.
         */
        ExpenseUpdate: {
            /** @description The provider. */
            contact?: components["schemas"]["ContactInput"];
            /** @description Number of the bill, at most 20 characters. */
            number?: string | null;
        } & (components["schemas"]["IssuedDocumentInput"] & components["schemas"]["DocumentChanges"] & components["schemas"]["RecurringInterval"] & components["schemas"]["ExpensePaymentFields"]);
        /**
         * Final document
         * @description The fields you can still update once an invoice or a credit note is final: sent, paid or marked as final.
         */
        FinalDocument: {
            /** @description Tags, each with at most 40 characters. */
            tag_list?: components["schemas"]["TagListInput"] | null;
        } & (components["schemas"]["DocumentNotes"] & components["schemas"]["AddressAndAttachment"]);
        /**
         * Identity
         * @description The owner of a key or token.
         */
        Identity: {
            /** @description Identifier of the owner. */
            id: string;
            /** @description The owner's name. */
            name: string;
            /** @description The owner's email address. */
            email: string;
            /** @description Publishable key, for use in a browser. */
            publishable_key: string;
            /** @description URL of the account's API. */
            href: components["schemas"]["Url"];
        };
        /**
         * Invoice
         * @description A bill to a customer. It is final once it is sent, paid or marked as final.
         */
        Invoice: {
            /**
             * @description How far the invoice is settled.
             * @default outstanding
             * @enum {string}
             */
            state?: $Read<"outstanding" | "late" | "uncollectible" | "paid" | "refunded" | "archived">;
        } & (components["schemas"]["IssuedDocument"] & components["schemas"]["RecurringInterval"] & components["schemas"]["SalesDocumentFields"]);
        /**
         * New invoice
         * @description An invoice to issue.
         */
        InvoiceCreate: {
            /** @description Number of the document, at most 20 characters. Numbers should be sequential, without repeats or gaps. Ignored for Spanish accounts that use the electronic invoicing system. */
            number?: string | null;
        } & (components["schemas"]["IssuedDocumentInput"] & WithRequired<components["schemas"]["DocumentInput"], "contact" | "items"> & components["schemas"]["RecurringInterval"] & components["schemas"]["SalesDocumentFields"]);
        /**
         * Invoice update
         * @description Fields of an invoice that you can update until it is final.
         */
        InvoiceUpdate: components["schemas"]["IssuedDocumentInput"] & components["schemas"]["DocumentChanges"] & components["schemas"]["RecurringInterval"] & components["schemas"]["SalesDocumentFields"];
        /**
         * Issued document
         * @description What invoices, credit notes and expenses have in common in a response.
         */
        IssuedDocument: {
            /** @description ID of the document. */
            id: $Read<number>;
            /** @description Proof of the customer's location. */
            evidence?: components["schemas"]["Evidence"] | null;
            /** @description Sum of the lines: integer, in cents. */
            subtotal_cents?: $Read<components["schemas"]["Cents"]>;
            /** @description Sum of the discounts: integer, in cents. */
            discount_cents?: $Read<components["schemas"]["Cents"]>;
            /** @description Rate for converting the amounts of the document. */
            exchange_rate?: $Read<number | null>;
            /** @description Payments recorded for the document. */
            payments?: $Read<components["schemas"]["Payment"][]>;
            /** @description Deliveries of the document to a tax authority. */
            deliveries?: $Read<components["schemas"]["Envelope"][]>;
            /** @description When the document was created. */
            created_at?: $Read<components["schemas"]["Timestamp"]>;
            /** @description Permanent link to the document. */
            permalink?: $Read<components["schemas"]["Url"]>;
            /** @description URL of the document as a PDF file. */
            pdf?: $Read<components["schemas"]["Url"]>;
            /** @description URL of the document in the API. */
            url?: $Read<components["schemas"]["Url"]>;
        } & (components["schemas"]["IssuedDocumentFields"] & components["schemas"]["DocumentResult"]);
        /**
         * Issued document fields
         * @description Simple fields that invoices, credit notes and expenses share.
         */
        IssuedDocumentFields: {
            /** @description Number of the document, at most 20 characters. */
            number?: string | null;
            /** @description Date on which the document is issued. */
            issue_date?: components["schemas"]["Date"] | null;
            /** @description Date by which the document is due for payment. */
            due_date?: components["schemas"]["Date"] | null;
            /** @description The document this one belongs to. */
            related_document?: components["schemas"]["RelatedDocument"] | null;
            /** @description The contact's tax ID. */
            tax_id?: string | null;
            /** @description Fee the payment processor keeps: integer, in cents. */
            processor_fee_cents?: components["schemas"]["Cents"] | null;
        } & (components["schemas"]["DocumentFields"] & components["schemas"]["AddressAndAttachment"]);
        /**
         * Issued document input
         * @description Fields you can send for invoices, credit notes and expenses.
         */
        IssuedDocumentInput: {
            /** @description Proof of the customer's location. */
            evidence?: components["schemas"]["EvidenceNested"] | null;
        } & components["schemas"]["IssuedDocumentFields"];
        /**
         * Jurisdiction
         * @description A country or region with its own taxes.
         */
        Jurisdiction: {
            /** @description ID of the jurisdiction. */
            id: $Read<number>;
            /** @description Name, such as `Germany`. */
            name?: $Read<string>;
            /** @description Country, as a two-letter code. */
            country?: $Read<components["schemas"]["CountryCode"]>;
            /** @description Subdivision of the country. */
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
            /** @description Date of the payment. Defaults to today. */
            date?: components["schemas"]["Date"];
            /**
             * @description How the document was paid.
             * @enum {string}
             */
            payment_method?: "credit_card" | "cash" | "wire_transfer" | "direct_debit" | "check" | "iou" | "paypal" | "other" | "credit";
            /** @description The payment provider. */
            processor?: string | null;
            /** @description ID of the payment at that provider. */
            processor_id?: string | null;
            /** @description When the payment was recorded. */
            created_at?: $Read<components["schemas"]["Timestamp"]>;
            /** @description Link to the payment. */
            url?: $Read<components["schemas"]["Url"]>;
        };
        /**
         * Payment method
         * @description How money is paid or returned.
         * @enum {string}
         */
        PaymentMethod: "credit_card" | "cash" | "wire_transfer" | "direct_debit" | "check" | "iou" | "paypal" | "other";
        /**
         * Payment notice
         * @description A payment, and the document it belongs to.
         */
        PaymentNotice: {
            /** @description ID of the document. */
            document_id?: number;
        } & components["schemas"]["Payment"];
        /**
         * Percentage
         * @description A percentage.
         */
        Percent: number;
        /**
         * Ping
         * @description Response of a service that is up.
         */
        Ping: {
            /** @description `OK` if the service is up and the key is valid. */
            status: string;
        };
        /**
         * Product
         * @description Something you sell, once or as a subscription. The path of products is `/items`.
         */
        Product: {
            /** @description ID of the product. */
            id: $Read<number>;
            /** @description When the product was created. */
            created_at?: $Read<components["schemas"]["Timestamp"]>;
            /** @description URL of the product in the API. */
            url?: $Read<components["schemas"]["Url"]>;
        } & components["schemas"]["ProductUpdate"];
        /**
         * New product
         * @description A product to create.
         */
        ProductCreate: {
            /**
             * @description Whether the product is a good or a service.
             * @default service
             */
            product_type?: components["schemas"]["ProductType"];
            /**
             * @description Whether you sell the product once or as a subscription.
             * @default one_off
             */
            kind?: string;
            /**
             * @description Determines how the product is taxed.
             * @default eservice
             */
            tax_class?: components["schemas"]["TaxClass"];
            /**
             * @description Whether `unit_cost` includes tax.
             * @default included
             */
            tax_type?: string;
            /**
             * @description Whose tax applies.
             * @default customer_country
             */
            tax_based_on?: string;
        } & (components["schemas"]["ProductUpdate"] & unknown);
        /**
         * Product type
         * @description Whether you sell a good or a service.
         * @enum {string}
         */
        ProductType: "good" | "service";
        /**
         * Product update
         * @description Fields of a product that you can update.
         */
        ProductUpdate: {
            /** @description Your code for the product (SKU). */
            code?: string | null;
            /** @description Display name. */
            name?: string | null;
            /** @description What you sell, in a few words. */
            description?: string | null;
            /** @description Whether the product is a good or a service. */
            product_type?: components["schemas"]["ProductType"];
            /**
             * @description Whether you sell the product once or as a subscription.
             * @enum {string}
             */
            kind?: "one_off" | "subscription";
            /** @description Price per unit: a decimal number as a string, in the currency. */
            unit_cost?: string | null;
            /** @description Currency of `unit_cost`. */
            currency?: components["schemas"]["Currency"] | null;
            /** @description Country whose tax applies. Required if `tax_based_on` is `country`. */
            country?: components["schemas"]["CountryCode"] | null;
            /** @description Determines how the product is taxed. */
            tax_class?: components["schemas"]["TaxClass"];
            /**
             * @description Whether `unit_cost` includes tax.
             * @enum {string}
             */
            tax_type?: "excluded" | "included";
            /**
             * @description Whose tax applies.
             * @enum {string}
             */
            tax_based_on?: "customer_country" | "country";
            /** @description Number of units in stock. */
            stock?: number | null;
            /** @description ID of the matching plan in Stripe. */
            stripe_plan_id?: string | null;
            /**
             * @description Unit of the PayPal billing interval.
             * @enum {string|null}
             */
            paypal_interval_unit?: "daily" | "weekly" | "monthly" | "yearly" | null;
            /** @description How often PayPal bills, in interval units. */
            paypal_interval_frequency?: number | null;
            /** @description Duration of the PayPal interval. */
            paypal_interval_duration?: number | null;
        };
        /**
         * Recurring invoice
         * @description An invoice that repeats at regular intervals.
         */
        Recurring: {
            /** @description ID of the recurring invoice. */
            id: $Read<number>;
            /**
             * @description Whether the recurring invoice is in use.
             * @default active
             * @enum {string}
             */
            state?: $Read<"active" | "archived">;
        } & (components["schemas"]["RecurringFields"] & components["schemas"]["DocumentResult"]);
        /**
         * New recurring invoice
         * @description A recurring invoice to create.
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
             * @description Number of units between two invoices.
             * @default 1
             */
            recurring_frequency?: number;
        } & (components["schemas"]["RecurringFields"] & WithRequired<components["schemas"]["DocumentInput"], "contact" | "items">);
        /**
         * Recurring invoice fields
         * @description Schedule of a recurring invoice.
         */
        RecurringFields: {
            /** @description First day of the schedule. */
            start_date?: components["schemas"]["Date"];
            /** @description Last day of the schedule. */
            end_date?: components["schemas"]["Date"] | null;
            /**
             * @deprecated
             * @description Interval between two invoices. Use `recurring_period` and `recurring_frequency` instead.
             * @enum {string|null}
             */
            frequency?: "daily" | "weekly" | "biweekly" | "monthly" | "bimonthly" | "quarterly" | "semiyearly" | "yearly" | "biyearly" | null;
            /** @description Unit of the interval. */
            recurring_period?: components["schemas"]["RecurringPeriod"];
            /** @description Number of units between two invoices. */
            recurring_frequency?: number;
            /** @description Number of days until an invoice is due. */
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
         * @description Unit of the interval between two invoices.
         * @enum {string}
         */
        RecurringPeriod: "days" | "weeks" | "months" | "years";
        /**
         * Recurring invoice update
         * @description Fields of a recurring invoice that you can update.
         */
        RecurringUpdate: components["schemas"]["RecurringFields"] & components["schemas"]["DocumentChanges"];
        /**
         * Related document
         * @description Refers to another document.
         */
        RelatedDocument: {
            /** @description ID of the document. */
            id?: number;
            /** @description Kind of document. */
            type?: string;
        };
        /**
         * Report parameters
         * @description The dates a report covers.
         */
        ReportParameters: {
            /** @description First day the report covers. */
            from_date?: components["schemas"]["Date"] | null;
            /** @description Last day the report covers. */
            to_date?: components["schemas"]["Date"] | null;
        };
        /**
         * Report request
         * @description A request for a report over a range of dates.
         */
        ReportRequest: {
            /** @description ID of the report request. */
            id: $Read<number>;
            /**
             * @description How far the report has come.
             * @enum {string}
             */
            state?: $Read<"pending" | "succeeded" | "failed">;
            /** @description Where to download the report. */
            report_url?: $Read<components["schemas"]["Url"] | null>;
            /** @description When you made the request. */
            created_at?: $Read<components["schemas"]["Timestamp"]>;
            /** @description When the request succeeded or failed. */
            completed_at?: $Read<components["schemas"]["Timestamp"] | null>;
        } & components["schemas"]["ReportRequestCreate"];
        /**
         * New report request
         * @description The report to produce and the dates it covers.
         */
        ReportRequestCreate: {
            /**
             * @description What the report shows.
             * @enum {string|null}
             */
            report_type?: "tax_summary" | "invoices_list" | "credits_list" | null;
            /** @description Dates the report covers. */
            parameters?: components["schemas"]["ReportParameters"] | null;
        };
        /**
         * Sales document fields
         * @description Fields that invoices and credit notes have in common.
         */
        SalesDocumentFields: {
            /** @description Number of the document, at most 20 characters. Numbers should be sequential, without repeats or gaps. Ignored for Spanish accounts that use the electronic invoicing system. */
            number?: string | null;
            /** @description Date on which the document is issued. Ignored for Spanish accounts that use the electronic invoicing system. */
            issue_date?: components["schemas"]["Date"] | null;
            /** @description The customer's tax ID on the document. */
            tax_id?: string | null;
            /** @description The payment provider. */
            payment_processor?: string | null;
            /** @description ID of the payment at that provider. */
            payment_processor_id?: string | null;
        };
        /**
         * Shipping address
         * @description Where to ship the goods.
         */
        ShippingAddress: {
            /** @description Country, as a two-letter code. */
            country?: components["schemas"]["CountryCode"] | null;
            /** @description State, province or other subdivision. */
            region?: string | null;
            /** @description ZIP code or other postal code. */
            postal_code?: string | null;
            /** @description City, town or village. */
            city?: string | null;
            /** @description Line 1 of the address, such as street and house number. */
            street_line_1?: string | null;
            /** @description Line 2 of the address, such as floor or apartment. */
            street_line_2?: string | null;
        };
        /**
         * Signature
         * @description Proves that a call comes from us and that nobody has changed its body.
         */
        Signature: string;
        /**
         * Tag list
         * @description Tags of a document, each with at most 40 characters.
         */
        TagList: string[];
        /**
         * Tag list in a request
         * @description Tags of a document in a request, each with at most 40 characters.
         */
        TagListInput: components["schemas"]["TagList"] | components["schemas"]["TagString"];
        /**
         * Comma-separated tags
         * @description Tags in one string, separated by commas, each with at most 40 characters.
         */
        TagString: string;
        /**
         * Tax class
         * @description One of six classes of goods and services. It determines how a sale is taxed.
         * @enum {string}
         */
        TaxClass: "consulting" | "eservice" | "ebook" | "saas" | "standard" | "reduced";
        /**
         * Tax code
         * @description A code for what you sell.
         */
        TaxCode: {
            /** @description The code itself. */
            id: $Read<components["schemas"]["TaxCodeId"]>;
            /** @description Display name. */
            name?: $Read<string>;
            /** @description What the code covers. */
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
            /** @description ID of the tax ID record. */
            id: $Read<number>;
            /**
             * @description Whether the tax ID has been verified.
             * @enum {string}
             */
            state?: $Read<"verified" | "unverified" | "unavailable">;
            /** @description Jurisdiction the tax ID is registered in. */
            jurisdiction?: $Read<components["schemas"]["Jurisdiction"]>;
            /** @description When the record was created. */
            created_at?: $Read<components["schemas"]["Timestamp"]>;
        } & components["schemas"]["TaxIdUpdate"];
        /**
         * New tax ID
         * @description A tax ID to register.
         */
        TaxIdCreate: {
            /** @description ID of the jurisdiction the tax ID is registered in. */
            jurisdiction_id: number;
            /** @description First day on which the tax ID is valid. */
            valid_from?: components["schemas"]["Date"];
        } & WithRequired<components["schemas"]["TaxIdUpdate"], "value">;
        /**
         * Tax ID update
         * @description Fields of a tax ID that you can update.
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
         * @description Result of validating a tax ID.
         */
        TaxIdValidation: {
            /** @description Whether the tax ID is valid; null if the validation service is unavailable. */
            valid: boolean | null;
        };
        /**
         * Tax rate result
         * @description The tax on a sale.
         */
        TaxRateResult: {
            /**
             * @description Whether and why tax is charged.
             * @enum {string}
             */
            status: "taxable" | "non_taxable" | "not_registered" | "reverse_charge";
            /** @description Name of the tax, such as `VAT`. */
            name?: string | null;
            /** @description Tax rate, in percent. */
            rate: components["schemas"]["Percent"];
            /** @description Part of the amount that is taxed, in percent. */
            taxable_part?: components["schemas"]["Percent"];
            /** @description Amount of the tax: decimal number, in the currency. */
            tax_amount?: components["schemas"]["Decimal"] | null;
            /** @description Name of a second tax. */
            additional_name?: string | null;
            /** @description Rate of the second tax, in percent. */
            additional_rate?: components["schemas"]["Percent"] | null;
            /** @description Part of the amount that the second tax applies to, in percent. */
            additional_taxable_part?: components["schemas"]["Percent"] | null;
            /** @description Amount of the second tax: decimal number, in the currency. */
            additional_tax_amount?: components["schemas"]["Decimal"] | null;
            /** @description Amount excluding tax: decimal number, in the currency. */
            subtotal?: components["schemas"]["Decimal"] | null;
            /** @description Amount with tax: decimal number, in the currency. */
            total_amount?: components["schemas"]["Decimal"] | null;
            /** @description Currency of the amounts. */
            currency?: components["schemas"]["Currency"];
            /** @description Country that levies the tax. */
            country: components["schemas"]["CountryCode"];
            /** @description Region that levies the tax. */
            region?: string | null;
            /** @description County that levies the tax. */
            county?: string | null;
            /** @description City that levies the tax. */
            city?: string | null;
            /** @description Product type the calculation uses. */
            product_type?: components["schemas"]["ProductType"];
            /** @description Tax code the calculation uses. */
            tax_code?: components["schemas"]["TaxCodeId"];
            /**
             * @description Whether the amount in the request includes tax.
             * @enum {string}
             */
            tax_behavior?: "inclusive" | "exclusive";
            /** @description Whether the sale is an import. */
            import?: boolean;
            /** @description Remarks on the calculation. */
            notice?: string | null;
            /**
             * @deprecated
             * @description Remarks on the calculation. Use `notice` instead.
             */
            notes?: string | null;
        };
        /**
         * Threshold
         * @description How close your sales in a jurisdiction are to its threshold.
         */
        Threshold: {
            /** @description Jurisdiction that sets the threshold. */
            jurisdiction?: components["schemas"]["Jurisdiction"];
            /** @description Currency of both amounts. */
            currency?: components["schemas"]["Currency"];
            /** @description The threshold: integer, in cents. */
            threshold_cents?: components["schemas"]["Cents"];
            /** @description Your sales so far: integer, in cents. */
            sales_cents?: components["schemas"]["Cents"];
        };
        /**
         * Timestamp
         * @description A point in time.
         */
        Timestamp: number;
        /**
         * Transaction
         * @description A sale or a refund to record.
         */
        Transaction: {
            /**
             * @description Whether you record a sale or a refund.
             * @default sale
             * @enum {string}
             */
            type?: "sale" | "refund";
            /** @description What you sold or refunded: up to 200 items. */
            items: components["schemas"]["TransactionItem"][];
            /** @description How the transaction was paid. */
            payment: components["schemas"]["TransactionPayment"];
            /** @description The customer: an existing contact or the data of a new one. */
            customer?: components["schemas"]["ContactInput"] | null;
            /** @description Currency of the amounts. */
            currency?: components["schemas"]["Currency"] | null;
            /** @description Date of the transaction. Defaults to today. */
            date?: components["schemas"]["Date"];
            /** @description When the transaction was recorded. */
            created_at?: $Read<components["schemas"]["Timestamp"]>;
            /** @description Where to ship the goods. */
            shipping_address?: components["schemas"]["ShippingAddress"] | null;
            /** @description Proof of the customer's location. */
            evidence?: components["schemas"]["EvidenceNested"] | null;
            /** @description Platform the transaction comes from. */
            processor?: string | null;
            /** @description ID at that platform. */
            processor_id?: string | null;
            /** @description Fee the payment processor keeps: integer, in cents. */
            processor_fee_cents?: components["schemas"]["Cents"] | null;
            /** @description The customer's purchase order (PO) number. */
            po_number?: string | null;
            /** @description Notes on the document. */
            notes?: string | null;
            /** @description Tags in one string, separated by commas, each with at most 40 characters. */
            tags?: components["schemas"]["TagString"] | null;
            /** @description Your own data about the document. */
            custom_metadata?: components["schemas"]["CustomMetadata"] | null;
        };
        /**
         * Transaction details
         * @description Details of the payment in a checkout session.
         */
        TransactionDetails: {
            /** @description ID of the checkout session. */
            session?: number;
            /** @description URL of the checkout page. */
            session_permalink?: components["schemas"]["Url"];
            /** @description The payment provider. */
            gateway?: string | null;
            /** @description Kind of payment. */
            type?: string | null;
            /** @description Description of the payment. */
            description?: string | null;
            /** @description ID of the customer. */
            customer?: string | null;
            /** @description The customer's email address. */
            email?: string | null;
            /** @description ID of the transaction. */
            transaction?: string | null;
            /** @description ID of the product. */
            product_id?: string | null;
            /** @description Name of the tax, such as `VAT`. */
            tax_name?: string | null;
            /** @description Tax rate, in percent. */
            tax_rate?: components["schemas"]["Percent"] | null;
            /** @description Name of a second tax. */
            extra_tax_name?: string | null;
            /** @description Rate of the second tax, in percent. */
            extra_tax_rate?: components["schemas"]["Percent"] | null;
            /** @description When the details were issued. */
            iat?: components["schemas"]["Timestamp"];
            /** @description Amount of the payment: integer, in cents. */
            amount_cents?: components["schemas"]["Cents"] | null;
            /** @description Amount of the payment: decimal number, in the currency. */
            amount?: components["schemas"]["Decimal"] | null;
            /** @description Currency of the amounts. */
            currency?: components["schemas"]["Currency"] | null;
        };
        /**
         * Transaction item
         * @description An item of a transaction.
         */
        TransactionItem: {
            /** @description Amount of the item: decimal number, in the currency. */
            amount: components["schemas"]["Decimal"];
            /**
             * @description Number of units.
             * @default 1
             */
            quantity?: number;
            /** @description What was sold or refunded, in a few words. */
            description?: string | null;
            /** @description Code (SKU) of the product. */
            product_code?: string | null;
            /** @description Discount on the item, in percent. */
            discount_rate?: components["schemas"]["Percent"] | null;
            /** @description Tax that applies to the item. */
            tax?: components["schemas"]["TransactionTax"] | null;
        };
        /**
         * Transaction payment
         * @description How a transaction was paid, or paid back.
         */
        TransactionPayment: {
            /**
             * @description How the money was paid or paid back.
             * @default other
             */
            method?: components["schemas"]["PaymentMethod"];
            /** @description The payment provider. */
            processor?: string | null;
            /** @description ID of the payment at that provider. */
            processor_id?: string | null;
        };
        /**
         * Transaction result
         * @description The invoice or credit note issued for a transaction.
         */
        TransactionResult: {
            /** @description ID of the document. */
            id: number;
            /** @description Number of the document. */
            number?: string;
            /**
             * @description Kind of document issued.
             * @enum {string}
             */
            type: "Invoice" | "Credit";
            /**
             * @description How far the document is settled.
             * @enum {string}
             */
            state?: "outstanding" | "late" | "uncollectible" | "paid" | "refunded" | "void" | "archived";
            /** @description The customer. */
            contact?: components["schemas"]["Contact"] | null;
            /** @description Lines of the document. */
            items: components["schemas"]["TransactionResultItem"][];
            /** @description Currency of the amounts. */
            currency?: components["schemas"]["Currency"];
            /** @description Date of the transaction, if sent. */
            date?: components["schemas"]["Date"] | null;
            /** @description Date on which the document was issued. */
            issue_date?: components["schemas"]["Date"];
            /** @description Where to ship the goods, if sent. */
            shipping_address?: components["schemas"]["ShippingAddress"] | null;
            /** @description Proof of the customer's location. */
            evidence?: components["schemas"]["Evidence"] | null;
            /** @description Platform the transaction comes from. */
            processor?: string | null;
            /** @description ID at that platform. */
            processor_id?: string | null;
            /** @description Fee the payment processor keeps, if sent: integer, in cents. */
            processor_fee_cents?: components["schemas"]["Cents"] | null;
            /** @description The customer's purchase order (PO) number. */
            po_number?: string | null;
            /** @description Notes on the document. */
            notes?: string | null;
            /** @description Tags in one string, separated by commas. */
            tags?: components["schemas"]["TagString"] | null;
            /** @description Sum before discounts and tax: integer, in cents. */
            subtotal_cents?: components["schemas"]["Cents"];
            /** @description Sum of the discounts: integer, in cents. */
            discount_cents?: components["schemas"]["Cents"];
            /** @description Taxes of the document, one entry for each tax. */
            taxes?: components["schemas"]["TransactionResultTax"][];
            /** @description Total including tax: integer, in cents. */
            total_cents: components["schemas"]["Cents"];
            /** @description Payments recorded for the document. */
            payments?: components["schemas"]["Payment"][];
            /** @description When the transaction was recorded. */
            created_at?: components["schemas"]["Timestamp"];
            /** @description Permanent link to the document. */
            permalink?: components["schemas"]["Url"];
            /** @description URL of the document as a PDF file. */
            pdf?: components["schemas"]["Url"];
            /** @description Your own data about the document. */
            custom_metadata?: components["schemas"]["CustomMetadata"] | null;
        };
        /**
         * Transaction result item
         * @description A line of the document issued for a transaction.
         */
        TransactionResultItem: {
            /** @description ID of the line. */
            id: number;
            /** @description What was sold or refunded, in a few words. */
            description?: string | null;
            /** @description Number of units. */
            quantity?: number;
            /** @description Price per unit: decimal number, in the currency. */
            unit_price?: components["schemas"]["Decimal"];
            /** @description Discount on the item, in percent. */
            discount_rate?: components["schemas"]["Percent"] | null;
            /** @description Code (SKU) of the product. */
            product_code?: string | null;
            /** @description Tax code that applies to the item. */
            tax_code?: components["schemas"]["TaxCodeId"] | null;
            /** @description Name of the tax, such as `VAT`. */
            tax_name?: string | null;
            /** @description Tax rate, in percent. */
            tax_rate?: components["schemas"]["Percent"] | null;
            /** @description Country that levies the tax. */
            tax_country?: components["schemas"]["CountryCode"] | null;
            /** @description Region that levies the tax. */
            tax_region?: string | null;
            /** @description Part of the amount that is taxed, in percent. */
            taxable_part?: components["schemas"]["Percent"] | null;
            /** @description Amount of the item before discounts and tax: integer, in cents. */
            subtotal_cents?: components["schemas"]["Cents"];
            /** @description Discount on the item: integer, in cents. */
            discount_cents?: components["schemas"]["Cents"];
            /** @description Total of the item including tax: integer, in cents. */
            total_amount_cents?: components["schemas"]["Cents"];
        };
        /**
         * Transaction result tax
         * @description A tax of the document issued for a transaction.
         */
        TransactionResultTax: {
            /** @description Text printed for the tax, such as `VAT 19%` or `Reverse charge`. */
            label?: string;
            /** @description Tax rate, in percent. */
            rate?: components["schemas"]["Percent"];
            /** @description Country that levies the tax. */
            country?: components["schemas"]["CountryCode"];
            /** @description Region that levies the tax. */
            region?: string | null;
            /** @description Tax code the tax follows from. */
            tax_code?: components["schemas"]["TaxCodeId"] | null;
            /** @description Amount of the tax: integer, in cents. */
            amount_cents?: components["schemas"]["Cents"];
        };
        /**
         * Transaction tax
         * @description The tax on a transaction item.
         */
        TransactionTax: {
            /** @description Country that levies the tax. */
            country: components["schemas"]["CountryCode"];
            /** @description Region that levies the tax. */
            region?: string | null;
            /** @description Name of the tax, such as `VAT`. */
            name?: string | null;
            /** @description Tax rate, in percent. */
            rate?: components["schemas"]["Percent"] | null;
            /** @description Tax code of the item. An invalid code returns 406. */
            tax_code?: components["schemas"]["TaxCodeId"] | null;
            /** @description Part of the amount that is taxed, in percent. */
            taxable_part?: components["schemas"]["Percent"] | null;
            /** @description Name of a second tax. */
            additional_name?: string | null;
            /** @description Rate of the second tax, in percent. */
            additional_rate?: components["schemas"]["Percent"] | null;
            /** @description Part of the amount that the second tax applies to, in percent. */
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
         * @description The fields of the request that are not valid, and why.
         */
        ValidationError: {
            /** @description Messages by field name. */
            errors: {
                [key: string]: string[];
            };
        };
        /**
         * Webhook
         * @description A subscription to events, sent to a URL of yours.
         */
        Webhook: {
            /** @description ID of the webhook. */
            id: $Read<number>;
            /** @description Secret for checking the signature of a call. */
            auth_key?: $Read<string>;
            /** @description Number of events sent so far. */
            events_sent?: $Read<number | null>;
            /** @description When the last event was sent. */
            last_sent_at?: $Read<components["schemas"]["Timestamp"] | null>;
            /** @description Text of the last error. */
            last_error?: $Read<string | null>;
            /** @description When the last error occurred. */
            last_error_at?: $Read<components["schemas"]["Timestamp"] | null>;
            /** @description When the webhook was created. */
            created_at?: $Read<components["schemas"]["Timestamp"]>;
        } & components["schemas"]["WebhookFields"];
        /**
         * New webhook
         * @description A webhook to create.
         */
        WebhookCreate: WithRequired<components["schemas"]["WebhookUpdate"], "events_types"> & WithRequired<components["schemas"]["WebhookFields"], "events_types" | "url">;
        /**
         * Webhook fields
         * @description Fields of a webhook that requests and responses have in common.
         */
        WebhookFields: {
            /** @description URL to call. It must respond with 200 to a HEAD request. */
            url?: components["schemas"]["Url"];
            /** @description Events to subscribe to. */
            events_types?: components["schemas"]["EventType"][];
        };
        /**
         * Webhook update
         * @description Fields of a webhook that you can update.
         */
        WebhookUpdate: {
            /** @description Events to subscribe to, at least one. */
            events_types?: components["schemas"]["EventType"][];
        } & components["schemas"]["WebhookFields"];
    };
    responses: {
        /** @description A field is missing or not valid. */
        AccountUnprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationError"];
            };
        };
        /** @description A field is missing or not valid. */
        AddressUnprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationError"];
            };
        };
        /** @description The account is a standard account, and only custom accounts have addresses. Send the token of a custom account. */
        AddressesNotAcceptable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A server-side problem: bad gateway. Retry later. */
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
        /** @description A field is missing or not valid. */
        ContactUnprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationError"];
            };
        };
        /** @description A field is missing or not valid. */
        CouponUnprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationError"];
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
        /** @description The invoice cannot be credited with this `credited_amount`: the amount exceeds the invoice total, or the invoice has more than one item. */
        CreditUnprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationError"];
            };
        };
        /** @description The record cannot be deleted. */
        DeletionUnprocessable: {
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
        /** @description The document is final and you sent a field that can no longer change, or a value is not valid. */
        DocumentUnprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationError"];
            };
        };
        /** @description You received the event. */
        EventReceived: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description A field is missing or not valid. */
        EvidenceUnprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationError"];
            };
        };
        /** @description A field is missing or not valid. */
        ExpenseUnprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationError"];
            };
        };
        /** @description The record is hidden: only administrators can see it. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A server-side problem: gateway timeout. Retry later. */
        GatewayTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A server-side problem. Retry later. */
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
        /** @description A field is missing or not valid. */
        InvoiceUnprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationError"];
            };
        };
        /** @description The request is malformed. */
        JurisdictionsBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The path does not support this method. */
        MethodNotAllowed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A field is missing or not valid. */
        NewSessionUnprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationError"];
            };
        };
        /** @description You asked for a format other than JSON, or for an `api_version` that is not one of the 12 versions. */
        NotAcceptable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no record with this ID. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request is malformed. */
        PageBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request is malformed. */
        PeriodBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A field is missing or not valid. */
        ProductUnprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationError"];
            };
        };
        /** @description A field is missing or not valid. */
        RecurringUnprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationError"];
            };
        };
        /** @description A field is missing or not valid. */
        ReportRequestUnprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationError"];
            };
        };
        /** @description Down for maintenance. Retry later. */
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
        /** @description The request is malformed. */
        TaxIdBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A field is missing or not valid. */
        TaxIdUnprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationError"];
            };
        };
        /** @description The request is malformed. */
        TaxRateBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description You made more than 100 calls in 15 seconds. */
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
        /** @description An item has an invalid `tax_code`, or you asked for a format other than JSON. */
        TransactionNotAcceptable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A field is missing or not valid. */
        TransactionUnprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationError"];
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
        /** @description The credit note cannot be voided. */
        VoidUnprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationError"];
            };
        };
        /** @description The `url` does not respond with 200 to a HEAD request, or a value is not valid. */
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
         * @description ID of the account.
         * @example 5230
         */
        AccountId: number;
        /**
         * @description ID of the address.
         * @example 118
         */
        AddressId: number;
        /** @description Returns only records of this contact. */
        ContactFilter: number;
        /**
         * @description ID of the contact.
         * @example 60312
         */
        ContactId: number;
        /**
         * @description ID of the coupon.
         * @example 45
         */
        CouponId: number;
        /** @description Returns the page that follows this record. */
        CreatedBefore: number;
        /**
         * @description ID of the credit note.
         * @example 90377
         */
        CreditId: number;
        /**
         * @description Returns only documents dated between two dates. Separate them with a comma and write both as `YYYY-MM-DD` or both as `YYYY/MM/DD`.
         * @example 2024-11-01,2024-11-30
         */
        DateRange: components["schemas"]["DateRange"];
        /**
         * @description ID of the evidence record.
         * @example 7305
         */
        EvidenceId: number;
        /**
         * @description ID of the expense.
         * @example 7120
         */
        ExpenseId: number;
        /**
         * @description ID of the invoice.
         * @example 90210
         */
        InvoiceId: number;
        /**
         * @description ID of the jurisdiction.
         * @example 14
         */
        JurisdictionId: number;
        /**
         * @description Number of records per page: 25 by default, 100 at most.
         * @example 25
         */
        Limit: number;
        /** @description Returns only documents with this ID at the selling platform. */
        ProcessorId: string;
        /**
         * @description ID of the product.
         * @example 3301
         */
        ProductId: number;
        /**
         * @description ID of the recurring invoice.
         * @example 640
         */
        RecurringId: number;
        /**
         * @description ID of the report request.
         * @example 77
         */
        ReportRequestId: number;
        /**
         * @description ID of the checkout session.
         * @example 1501
         */
        SessionId: number;
        /**
         * @description One of the seven tax codes.
         * @example eservice
         */
        TaxCodeId: components["schemas"]["TaxCodeId"];
        /**
         * @description ID of the tax ID record.
         * @example 812
         */
        TaxIdId: number;
        /**
         * @description ID of the webhook.
         * @example 311
         */
        WebhookId: number;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Whether there are more records after this page.
         * @example true
         */
        PagesHasMore: "true" | "false";
        /**
         * @description Absolute URL of the next page.
         * @example https://demo.sandbox.abaco.example/api/invoices?limit=25&created_before=90186
         */
        PagesNextPage: string;
        /**
         * @description Calls you can make in a window of 15 seconds.
         * @example 100
         */
        RateLimitLimit: number;
        /**
         * @description Calls left in the current window.
         * @example 99
         */
        RateLimitRemaining: number;
        /**
         * @description When the current window ends, in Unix seconds.
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
                /** @description The seller's country. */
                from_country?: components["schemas"]["CountryCode"];
                /** @description The seller's postal code. */
                from_postal_code?: string;
                /**
                 * @description The customer's country.
                 * @example DE
                 */
                to_country: components["schemas"]["CountryCode"];
                /**
                 * @description The customer's postal code.
                 * @example 10115
                 */
                to_postal_code?: string;
                /** @description The customer's city. */
                to_city?: string;
                /** @description The customer's street. */
                to_street?: string;
                /** @description The customer's tax ID. */
                tax_id?: string;
                /**
                 * @description Tax code of what you sell.
                 * @example eservice
                 */
                tax_code?: components["schemas"]["TaxCodeId"];
                /** @description Whether `amount` includes tax. */
                tax_behavior?: "inclusive" | "exclusive";
                /** @description Whether you sell a good or a service. */
                product_type?: components["schemas"]["ProductType"];
                /** @description Date of the sale. */
                date?: components["schemas"]["Date"];
                /**
                 * @description Price of the sale: decimal number, in the currency.
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
            /** @description The tax on the sale. */
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
            400: components["responses"]["TaxRateBadRequest"];
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
            /** @description The issued document: an invoice for a sale, a credit note for a refund. */
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
            422: components["responses"]["TransactionUnprocessable"];
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
                 * @description Returns only documents dated between two dates. Separate them with a comma and write both as `YYYY-MM-DD` or both as `YYYY/MM/DD`.
                 * @example 2024-11-01,2024-11-30
                 */
                date?: components["parameters"]["DateRange"];
                /** @description Returns only records in this state. */
                state?: "outstanding" | "late" | "uncollectible" | "paid" | "refunded" | "archived";
                /** @description Returns only documents with this ID at the selling platform. */
                processor_id?: components["parameters"]["ProcessorId"];
                /** @description Returns only records of this contact. */
                contact?: components["parameters"]["ContactFilter"];
                /** @description Returns the page that follows this record. */
                created_before?: components["parameters"]["CreatedBefore"];
                /**
                 * @description Number of records per page: 25 by default, 100 at most.
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
            400: components["responses"]["PeriodBadRequest"];
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
            422: components["responses"]["InvoiceUnprocessable"];
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
                 * @description ID of the invoice.
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
                 * @description ID of the invoice.
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
            /** @description The updated invoice. */
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
                 * @description ID of the invoice.
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
                 * @description ID of the invoice.
                 * @example 90210
                 */
                id: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice was delivered. */
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
                 * @description Returns only documents dated between two dates. Separate them with a comma and write both as `YYYY-MM-DD` or both as `YYYY/MM/DD`.
                 * @example 2024-11-01,2024-11-30
                 */
                date?: components["parameters"]["DateRange"];
                /** @description Returns only records in this state. */
                state?: "outstanding" | "late" | "paid" | "void" | "archived";
                /** @description Returns only documents with this ID at the selling platform. */
                processor_id?: components["parameters"]["ProcessorId"];
                /** @description Returns the page that follows this record. */
                created_before?: components["parameters"]["CreatedBefore"];
                /**
                 * @description Number of records per page: 25 by default, 100 at most.
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
            400: components["responses"]["PeriodBadRequest"];
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
                 * @description ID of the credit note.
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
                 * @description ID of the credit note.
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
            /** @description The updated credit note. */
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
                 * @description ID of the credit note.
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
                 * @description ID of the credit note.
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
                 * @description ID of the credit note.
                 * @example 90377
                 */
                id: components["parameters"]["CreditId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The credit note was delivered. */
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
                 * @description Returns only documents dated between two dates. Separate them with a comma and write both as `YYYY-MM-DD` or both as `YYYY/MM/DD`.
                 * @example 2024-11-01,2024-11-30
                 */
                date?: components["parameters"]["DateRange"];
                /** @description Returns only records in this state. */
                state?: "outstanding" | "late" | "paid";
                /** @description Returns only records of this contact. */
                contact?: components["parameters"]["ContactFilter"];
                /** @description Returns the page that follows this record. */
                created_before?: components["parameters"]["CreatedBefore"];
                /**
                 * @description Number of records per page: 25 by default, 100 at most.
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
            400: components["responses"]["PeriodBadRequest"];
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
            422: components["responses"]["ExpenseUnprocessable"];
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
                 * @description ID of the expense.
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
                 * @description ID of the expense.
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
            /** @description The updated expense. */
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
            422: components["responses"]["ExpenseUnprocessable"];
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
                 * @description ID of the expense.
                 * @example 7120
                 */
                id: components["parameters"]["ExpenseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The expense was deleted. */
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
            422: components["responses"]["DeletionUnprocessable"];
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
                /** @description Returns only recurring invoices dated between two dates. Separate them with a comma and write both as `YYYY-MM-DD` or `YYYY/MM/DD`. */
                date?: components["schemas"]["DateRange"];
                /** @description Returns only records in this state. */
                state?: "active" | "archived";
                /** @description Returns only records of this contact. */
                contact?: components["parameters"]["ContactFilter"];
                /** @description Returns the page that follows this record. */
                created_before?: components["parameters"]["CreatedBefore"];
                /**
                 * @description Number of records per page: 25 by default, 100 at most.
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
            400: components["responses"]["PeriodBadRequest"];
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
            422: components["responses"]["RecurringUnprocessable"];
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
                 * @description ID of the recurring invoice.
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
                 * @description ID of the recurring invoice.
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
            /** @description The updated recurring invoice. */
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
            422: components["responses"]["RecurringUnprocessable"];
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
                 * @description ID of the recurring invoice.
                 * @example 640
                 */
                id: components["parameters"]["RecurringId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recurring invoice was deleted. */
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
            422: components["responses"]["DeletionUnprocessable"];
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
                /** @description Returns only contacts with this ID at the selling platform. */
                processor_id?: string;
                /** @description Returns the page that follows this record. */
                created_before?: components["parameters"]["CreatedBefore"];
                /**
                 * @description Number of records per page: 25 by default, 100 at most.
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
            400: components["responses"]["PageBadRequest"];
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
            422: components["responses"]["ContactUnprocessable"];
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
                 * @description ID of the contact.
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
                 * @description ID of the contact.
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
            /** @description The updated contact. */
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
            422: components["responses"]["ContactUnprocessable"];
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
                 * @description ID of the contact.
                 * @example 60312
                 */
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact was deleted. */
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
            422: components["responses"]["DeletionUnprocessable"];
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
                /** @description Returns the page that follows this record. */
                created_before?: components["parameters"]["CreatedBefore"];
                /**
                 * @description Number of records per page: 25 by default, 100 at most.
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
            400: components["responses"]["PageBadRequest"];
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
            422: components["responses"]["ProductUnprocessable"];
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
                 * @description ID of the product.
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
                 * @description ID of the product.
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
            /** @description The updated product. */
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
            422: components["responses"]["ProductUnprocessable"];
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
                 * @description ID of the product.
                 * @example 3301
                 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product was deleted. */
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
            422: components["responses"]["DeletionUnprocessable"];
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
                /** @description Returns the page that follows this record. */
                created_before?: components["parameters"]["CreatedBefore"];
                /**
                 * @description Number of records per page: 25 by default, 100 at most.
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
            400: components["responses"]["PageBadRequest"];
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
            422: components["responses"]["TaxIdUnprocessable"];
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
                 * @description ID of the tax ID record.
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
                 * @description ID of the tax ID record.
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
            /** @description The updated tax ID. */
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
            422: components["responses"]["TaxIdUnprocessable"];
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
                 * @description ID of the tax ID record.
                 * @example 812
                 */
                id: components["parameters"]["TaxIdId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tax ID was deleted. */
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
            422: components["responses"]["DeletionUnprocessable"];
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
                 * @description Country that issued the tax ID.
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
            /** @description The result of the validation. */
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
            400: components["responses"]["TaxIdBadRequest"];
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
                /** @description Returns only jurisdictions in this country. */
                country?: components["schemas"]["CountryCode"];
                /** @description Returns only jurisdictions in this region. */
                region?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The jurisdictions, in one response. */
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
            400: components["responses"]["JurisdictionsBadRequest"];
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
                 * @description ID of the jurisdiction.
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
            /** @description All tax codes, in one response. */
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
                 * @description One of the seven tax codes.
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
                /** @description Returns only evidence in one of these states. */
                state?: ("unsettled" | "conflicting" | "confirmed")[];
                /** @description Returns only evidence for this document. */
                document_id?: number;
                /** @description Returns the page that follows this record. */
                created_before?: components["parameters"]["CreatedBefore"];
                /**
                 * @description Number of records per page: 25 by default, 100 at most.
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
            400: components["responses"]["PageBadRequest"];
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
            422: components["responses"]["EvidenceUnprocessable"];
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
                 * @description ID of the evidence record.
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
                 * @description ID of the evidence record.
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
            /** @description The updated evidence. */
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
            422: components["responses"]["EvidenceUnprocessable"];
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
                /** @description Returns the page that follows this record. */
                created_before?: components["parameters"]["CreatedBefore"];
                /**
                 * @description Number of records per page: 25 by default, 100 at most.
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
            400: components["responses"]["PageBadRequest"];
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
            422: components["responses"]["CouponUnprocessable"];
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
                 * @description ID of the coupon.
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
                 * @description ID of the coupon.
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
            /** @description The updated coupon. */
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
            422: components["responses"]["CouponUnprocessable"];
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
                 * @description ID of the coupon.
                 * @example 45
                 */
                id: components["parameters"]["CouponId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The coupon was deleted. */
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
            422: components["responses"]["DeletionUnprocessable"];
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
                /** @description Returns only sessions with this status. */
                status?: "pending" | "processing" | "failed" | "completed" | "abandoned";
                /** @description Returns the page that follows this record. */
                created_before?: components["parameters"]["CreatedBefore"];
                /**
                 * @description Number of records per page: 25 by default, 100 at most.
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
            400: components["responses"]["PageBadRequest"];
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
            422: components["responses"]["NewSessionUnprocessable"];
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
                 * @description ID of the checkout session.
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
                 * @description ID of the checkout session.
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
            /** @description The updated session. */
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
                 * @description ID of the checkout session.
                 * @example 1501
                 */
                id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session was deleted. */
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
                /** @description Returns the page that follows this record. */
                created_before?: components["parameters"]["CreatedBefore"];
                /**
                 * @description Number of records per page: 25 by default, 100 at most.
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
            400: components["responses"]["PageBadRequest"];
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
            422: components["responses"]["ReportRequestUnprocessable"];
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
                 * @description ID of the report request.
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
                /** @description Returns the page that follows this record. */
                created_before?: components["parameters"]["CreatedBefore"];
                /**
                 * @description Number of records per page: 25 by default, 100 at most.
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
            400: components["responses"]["PageBadRequest"];
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
                 * @description ID of the webhook.
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
                 * @description ID of the webhook.
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
            /** @description The updated webhook. */
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
                 * @description ID of the webhook.
                 * @example 311
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook was deleted. */
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
            422: components["responses"]["DeletionUnprocessable"];
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
                /** @description Returns the page that follows this record. */
                created_before?: components["parameters"]["CreatedBefore"];
                /**
                 * @description Number of records per page: 25 by default, 100 at most.
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
            400: components["responses"]["PageBadRequest"];
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
            422: components["responses"]["AccountUnprocessable"];
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
                 * @description ID of the account.
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
                 * @description ID of the account.
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
            /** @description The updated account. */
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
            422: components["responses"]["AccountUnprocessable"];
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
                /** @description Returns the page that follows this record. */
                created_before?: components["parameters"]["CreatedBefore"];
                /**
                 * @description Number of records per page: 25 by default, 100 at most.
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
            400: components["responses"]["PageBadRequest"];
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
            422: components["responses"]["AddressUnprocessable"];
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
                 * @description ID of the address.
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
                 * @description ID of the address.
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
            /** @description The updated address. */
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
            422: components["responses"]["AddressUnprocessable"];
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
            /** @description You can reach the API. */
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
                 * @example XW1VEmvAA88laItaf+I25+SdLXM=
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
                     * @description Which event it is.
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
                 * @example 9Hn+2t3iokeyANiMXsxFjQ2TumE=
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
                     * @description Which event it is.
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
                 * @example EYtvtLfUdlVgy5HgkR7oIIvbfjE=
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
                     * @description Which event it is.
                     * @constant
                     */
                    event_type?: "checkout.succeeded";
                    /** @description Content of the event. */
                    data?: {
                        /** @description The payment and the customer. */
                        object: {
                            /** @description Message about the payment. */
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
                 * @example R3Mg9MsaXO+qNh/lvAsHttmNkDU=
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
                     * @description Which event it is.
                     * @constant
                     */
                    event_type?: "checkout.failed";
                    /** @description Content of the event. */
                    data?: {
                        /** @description The payment and the customer. */
                        object: {
                            /** @description Message about the payment. */
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
                 * @example V1+IJhZ/FeasMTcpJ64ph7s2Ob4=
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
                     * @description Which event it is.
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
                 * @example /92MFXmsaFUiT7ILdOgp5MgWpjQ=
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
                     * @description Which event it is.
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
                 * @example SC5ULCg+5aHY1sQaF656HYTReC0=
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
                     * @description Which event it is.
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
                 * @example kJKV5vxmX3D2k5IsOuSiXYGOvZA=
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
                     * @description Which event it is.
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
                 * @example zjisGXsAAM+uJhW7+HgX7aPHRdI=
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
                     * @description Which event it is.
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
                 * @example VR0qRgMT67CGEVr/UWCd94SyCdg=
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
                     * @description Which event it is.
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
                 * @example r9sUp0tnjWQuNIJfbffk+/pJTQ0=
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
                     * @description Which event it is.
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
                 * @example YrjoLZmZkCGgU9ksG3ZGzvNEcTg=
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
                     * @description Which event it is.
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
                 * @example 6DFb5YbmQdhWdwBBxe6tRmJWHiQ=
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
                     * @description Which event it is.
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
                 * @example oR8MndXClGPhvvsnU19D9M1E5kw=
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
                     * @description Which event it is.
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
                 * @example rmQ/mc/vc2yth4zXX/RSzqxhroo=
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
                     * @description Which event it is.
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
                 * @example iVY2j3xbOz69xID2ll1JAeWP4rQ=
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
                     * @description Which event it is.
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
                 * @example +rjo9Ed38HeCg33jawvesxqMKPk=
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
                     * @description Which event it is.
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
                 * @example E2kWXUX5xyYUX4dlmEaq+E8kQ8o=
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
                     * @description Which event it is.
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
                 * @example qIVccasxHqvZnuO1YugEIgEC2cQ=
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
                     * @description Which event it is.
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
                 * @example 9dd/va+qq9vEQw/zOy826l8nbYk=
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
                     * @description Which event it is.
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
                 * @example OBr/trYY09S5Nf9AjcBMWyu3F7c=
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
                     * @description Which event it is.
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
                 * @example 0ZeZtl0q7lFkt2QTypvmPzcuzNc=
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
                     * @description Which event it is.
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
                     * @description Which event it is.
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
                     * @description Which event it is.
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
                     * @description Which event it is.
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
type WithRequired<T, K extends keyof NonNullable<T>> = NonNullable<T> & {
    [P in K]-?: NonNullable<T>[P];
};
