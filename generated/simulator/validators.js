// Made from the API description by Ajv. Changes made here are lost: change the description.
import { equal, formats, ucs2length } from '#core/schema/compiled-runtime';

export const request_calculateTaxRate_query = validate_request$request$calculateTaxRate$query;
export const request_createAccount_body = validate_request$CustomAccountCreate$closed;
export const request_createAccount_query = validate_request$request$createAccount$query;
export const request_createAddress_body = validate_request$AddressCreate$closed;
export const request_createAddress_query = validate_request$request$createAddress$query;
export const request_createContact_body = validate_request$ContactData$closed;
export const request_createContact_query = validate_request$request$createContact$query;
export const request_createCoupon_body = validate_request$CouponCreate$closed;
export const request_createCoupon_query = validate_request$request$createCoupon$query;
export const request_createCredit_body = validate_request$CreditCreate$closed;
export const request_createCredit_query = validate_request$request$createCredit$query;
export const request_createEvidence_body = validate_request$EvidenceCreate$closed;
export const request_createEvidence_query = validate_request$request$createEvidence$query;
export const request_createExpense_body = validate_request$ExpenseCreate$closed;
export const request_createExpense_query = validate_request$request$createExpense$query;
export const request_createInvoice_body = validate_request$InvoiceCreate$closed;
export const request_createInvoice_query = validate_request$request$createInvoice$query;
export const request_createProduct_body = validate_request$ProductCreate$closed;
export const request_createProduct_query = validate_request$request$createProduct$query;
export const request_createRecurring_body = validate_request$RecurringCreate$closed;
export const request_createRecurring_query = validate_request$request$createRecurring$query;
export const request_createReportRequest_body = validate_request$ReportRequestCreate$closed;
export const request_createReportRequest_query = validate_request$request$createReportRequest$query;
export const request_createSession_body = validate_request$CheckoutSessionCreate$closed;
export const request_createSession_query = validate_request$request$createSession$query;
export const request_createTaxId_body = validate_request$TaxIdCreate$closed;
export const request_createTaxId_query = validate_request$request$createTaxId$query;
export const request_createTransaction_body = validate_request$Transaction$closed;
export const request_createTransaction_query = validate_request$request$createTransaction$query;
export const request_createWebhook_body = validate_request$WebhookCreate$closed;
export const request_createWebhook_query = validate_request$request$createWebhook$query;
export const request_deleteContact_query = validate_request$request$deleteContact$query;
export const request_deleteCoupon_query = validate_request$request$deleteCoupon$query;
export const request_deleteCredit_query = validate_request$request$deleteCredit$query;
export const request_deleteExpense_query = validate_request$request$deleteExpense$query;
export const request_deleteInvoice_query = validate_request$request$deleteInvoice$query;
export const request_deleteProduct_query = validate_request$request$deleteProduct$query;
export const request_deleteRecurring_query = validate_request$request$deleteRecurring$query;
export const request_deleteSession_query = validate_request$request$deleteSession$query;
export const request_deleteTaxId_query = validate_request$request$deleteTaxId$query;
export const request_deleteWebhook_query = validate_request$request$deleteWebhook$query;
export const request_deliverCredit_query = validate_request$request$deliverCredit$query;
export const request_deliverInvoice_query = validate_request$request$deliverInvoice$query;
export const request_getAccount_query = validate_request$request$getAccount$query;
export const request_getAddress_query = validate_request$request$getAddress$query;
export const request_getAuthorization_query = validate_request$request$getAuthorization$query;
export const request_getContact_query = validate_request$request$getContact$query;
export const request_getCoupon_query = validate_request$request$getCoupon$query;
export const request_getCredit_query = validate_request$request$getCredit$query;
export const request_getEvidence_query = validate_request$request$getEvidence$query;
export const request_getExpense_query = validate_request$request$getExpense$query;
export const request_getInvoice_query = validate_request$request$getInvoice$query;
export const request_getJurisdiction_query = validate_request$request$getJurisdiction$query;
export const request_getPing_query = validate_request$request$getPing$query;
export const request_getProduct_query = validate_request$request$getProduct$query;
export const request_getRecurring_query = validate_request$request$getRecurring$query;
export const request_getReportRequest_query = validate_request$request$getReportRequest$query;
export const request_getSession_query = validate_request$request$getSession$query;
export const request_getTaxCode_query = validate_request$request$getTaxCode$query;
export const request_getTaxId_query = validate_request$request$getTaxId$query;
export const request_getWebhook_query = validate_request$request$getWebhook$query;
export const request_listAccounts_query = validate_request$request$listAccounts$query;
export const request_listAddresses_query = validate_request$request$listAddresses$query;
export const request_listContacts_query = validate_request$request$listContacts$query;
export const request_listCoupons_query = validate_request$request$listCoupons$query;
export const request_listCredits_query = validate_request$request$listCredits$query;
export const request_listEvidence_query = validate_request$request$listEvidence$query;
export const request_listExpenses_query = validate_request$request$listExpenses$query;
export const request_listInvoices_query = validate_request$request$listInvoices$query;
export const request_listJurisdictions_query = validate_request$request$listJurisdictions$query;
export const request_listProducts_query = validate_request$request$listProducts$query;
export const request_listRecurring_query = validate_request$request$listRecurring$query;
export const request_listReportRequests_query = validate_request$request$listReportRequests$query;
export const request_listSessions_query = validate_request$request$listSessions$query;
export const request_listTaxCodes_query = validate_request$request$listTaxCodes$query;
export const request_listTaxIds_query = validate_request$request$listTaxIds$query;
export const request_listWebhooks_query = validate_request$request$listWebhooks$query;
export const request_updateAccount_body = validate_request$CustomAccountUpdate$closed;
export const request_updateAccount_query = validate_request$request$updateAccount$query;
export const request_updateAddress_body = validate_request$AddressUpdate$closed;
export const request_updateAddress_query = validate_request$request$updateAddress$query;
export const request_updateContact_body = validate_request$ContactUpdate$closed;
export const request_updateContact_query = validate_request$request$updateContact$query;
export const request_updateCoupon_body = validate_request$CouponUpdate$closed;
export const request_updateCoupon_query = validate_request$request$updateCoupon$query;
export const request_updateCredit_body = validate_request$request$updateCredit$body;
export const request_updateCredit_query = validate_request$request$updateCredit$query;
export const request_updateEvidence_body = validate_request$EvidenceUpdate$closed;
export const request_updateEvidence_query = validate_request$request$updateEvidence$query;
export const request_updateExpense_body = validate_request$ExpenseUpdate$closed;
export const request_updateExpense_query = validate_request$request$updateExpense$query;
export const request_updateInvoice_body = validate_request$request$updateInvoice$body;
export const request_updateInvoice_query = validate_request$request$updateInvoice$query;
export const request_updateProduct_body = validate_request$ProductUpdate$closed;
export const request_updateProduct_query = validate_request$request$updateProduct$query;
export const request_updateRecurring_body = validate_request$RecurringUpdate$closed;
export const request_updateRecurring_query = validate_request$request$updateRecurring$query;
export const request_updateSession_body = validate_request$CheckoutSessionUpdate$closed;
export const request_updateSession_query = validate_request$request$updateSession$query;
export const request_updateTaxId_body = validate_request$TaxIdUpdate$closed;
export const request_updateTaxId_query = validate_request$request$updateTaxId$query;
export const request_updateWebhook_body = validate_request$WebhookUpdate$closed;
export const request_updateWebhook_query = validate_request$request$updateWebhook$query;
export const request_validateTaxId_query = validate_request$request$validateTaxId$query;
export const request_voidCredit_query = validate_request$request$voidCredit$query;
export const response_Address = validate_response$Address$closed;
export const response_Authorization = validate_response$Authorization$closed;
export const response_CheckoutSession = validate_response$CheckoutSession$closed;
export const response_Contact = validate_response$Contact$closed;
export const response_Coupon = validate_response$Coupon$closed;
export const response_Credit = validate_response$Credit$closed;
export const response_CustomAccount = validate_response$CustomAccount$closed;
export const response_Error = validate_response$Error$closed;
export const response_Evidence = validate_response$Evidence$closed;
export const response_Expense = validate_response$Expense$closed;
export const response_Invoice = validate_response$Invoice$closed;
export const response_Jurisdiction = validate_response$Jurisdiction$closed;
export const response_Ping = validate_response$Ping$closed;
export const response_Product = validate_response$Product$closed;
export const response_Recurring = validate_response$Recurring$closed;
export const response_ReportRequest = validate_response$ReportRequest$closed;
export const response_TaxCode = validate_response$TaxCode$closed;
export const response_TaxId = validate_response$TaxId$closed;
export const response_TaxIdValidation = validate_response$TaxIdValidation$closed;
export const response_TaxRateResult = validate_response$TaxRateResult$closed;
export const response_TransactionResult = validate_response$TransactionResult$closed;
export const response_ValidationError = validate_response$ValidationError$closed;
export const response_Webhook = validate_response$Webhook$closed;
export const response_X_Pages_HasMore = validate_response$response$X$2d$Pages$2d$HasMore;
export const response_X_Pages_NextPage = validate_response$response$X$2d$Pages$2d$NextPage;
export const response_X_RateLimit_Limit = validate_response$response$X$2d$RateLimit$2d$Limit;
export const response_X_RateLimit_Remaining = validate_response$response$X$2d$RateLimit$2d$Remaining;
export const response_X_RateLimit_Reset = validate_response$response$X$2d$RateLimit$2d$Reset;
export const response_listAccounts = validate_response$response$listAccounts;
export const response_listAddresses = validate_response$response$listAddresses;
export const response_listContacts = validate_response$response$listContacts;
export const response_listCoupons = validate_response$response$listCoupons;
export const response_listCredits = validate_response$response$listCredits;
export const response_listEvidence = validate_response$response$listEvidence;
export const response_listExpenses = validate_response$response$listExpenses;
export const response_listInvoices = validate_response$response$listInvoices;
export const response_listJurisdictions = validate_response$response$listJurisdictions;
export const response_listProducts = validate_response$response$listProducts;
export const response_listRecurring = validate_response$response$listRecurring;
export const response_listReportRequests = validate_response$response$listReportRequests;
export const response_listSessions = validate_response$response$listSessions;
export const response_listTaxCodes = validate_response$response$listTaxCodes;
export const response_listTaxIds = validate_response$response$listTaxIds;
export const response_listWebhooks = validate_response$response$listWebhooks;

const formats_2282070a = formats.uri;
const formats_4cf0f5bd = formats["date-range"];
const formats_9fcf0b52 = formats.byte;
const formats_f904c84d = formats.date;
const func_96146e3e = Object.prototype.hasOwnProperty;
const pattern_09d2f96b = new RegExp("^(\\d{4}-\\d\\d-\\d\\d,\\d{4}-\\d\\d-\\d\\d|\\d{4}/\\d\\d/\\d\\d,\\d{4}/\\d\\d/\\d\\d)$", "u");
const pattern_3a4530a2 = new RegExp("^[0-9]+(\\.[0-9]+)?$", "u");
const pattern_960e4714 = new RegExp("^[^,\\r\\n]{1,40}(,[^,\\r\\n]{1,40})*$", "u");
const pattern_ac8e6aa1 = new RegExp("^[A-Z]{2}$", "u");
const pattern_bc13323b = new RegExp("^[A-Z]{3}$", "u");
const pattern_ece2e6f4 = new RegExp("\\S", "u");
const schema_request$AddressAndAttachment = {"type":"object","properties":{"country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"region":{"type":["string","null"]},"postal_code":{"type":["string","null"]},"city":{"type":["string","null"]},"street_line_1":{"type":["string","null"]},"street_line_2":{"type":["string","null"]},"attachment":{"$ref":"#/$defs/Attachment.closed"}}};
const schema_request$AddressUpdate = {"type":"object","properties":{"country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"region":{"type":["string","null"]},"postal_code":{"type":["string","null"]},"city":{"type":["string","null"]},"street_line_1":{"type":["string","null"]},"street_line_2":{"type":["string","null"]},"valid_from":{"$ref":"#/$defs/Date.closed"},"valid_until":{"anyOf":[{"$ref":"#/$defs/Date.closed"},{"type":"null"}]}}};
const schema_request$CheckoutCustomer = {"type":"object","properties":{"email":{"type":["string","null"]},"company":{"type":["string","null"]},"contact":{"type":["integer","null"]},"first_name":{"type":["string","null"]},"last_name":{"type":["string","null"]},"tax_id":{"type":["string","null"]},"billing_country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"billing_postal_code":{"type":["string","null"]},"billing_city":{"type":["string","null"]},"billing_street_line_1":{"type":["string","null"]},"billing_street_line_2":{"type":["string","null"]}}};
const schema_request$CheckoutItem = {"type":"object","required":["product"],"properties":{"product":{"type":"string"},"name":{"type":["string","null"]},"description":{"type":["string","null"]},"quantity":{"type":["integer","null"],"minimum":1},"amount":{"anyOf":[{"$ref":"#/$defs/Decimal.closed"},{"type":"null"}]},"currency":{"anyOf":[{"$ref":"#/$defs/Currency.closed"},{"type":"null"}]}}};
const schema_request$CheckoutSessionUpdate = {"type":"object","properties":{"items":{"type":["array","null"],"minItems":1,"maxItems":200,"items":{"$ref":"#/$defs/CheckoutItem.closed"}},"customer":{"anyOf":[{"$ref":"#/$defs/CheckoutCustomer.closed"},{"type":"null"}]},"success_url":{"$ref":"#/$defs/Url.closed"},"cancel_url":{"anyOf":[{"$ref":"#/$defs/Url.closed"},{"type":"null"}]},"payment_methods":{"type":["array","null"],"items":{"type":"string","enum":["card","paypal"]}},"coupon":{"type":["string","null"]},"coupon_collection":{"type":["boolean","null"]},"billing_details_collection":{"type":"string","enum":["auto","required"]},"updatable_quantity":{"type":["boolean","null"]},"locale":{"type":["string","null"],"enum":["auto","ca","de","en","es","fi","fr","hu","it","nb","nl","sv",null]},"processor":{"type":["string","null"]},"processor_id":{"type":["string","null"]},"custom":{"type":["object","null"],"additionalProperties":true},"metadata":{"type":["object","null"],"additionalProperties":true}}};
const schema_request$ContactData = {"allOf":[{"$ref":"#/$defs/ContactUpdate"}],"type":"object","required":["first_name"],"properties":{"kind":{"type":"string"},"tax_status":{"type":["string","null"]}}};
const schema_request$ContactFields = {"type":"object","properties":{"kind":{"type":"string","enum":["company","person"]},"first_name":{"type":"string"},"last_name":{"type":["string","null"]},"contact_person":{"type":["string","null"]},"department":{"type":["string","null"]},"email":{"type":["string","null"]},"phone_1":{"type":["string","null"]},"web":{"type":["string","null"]},"country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"region":{"type":["string","null"]},"postal_code":{"type":["string","null"]},"city":{"type":["string","null"]},"street_line_1":{"type":["string","null"]},"street_line_2":{"type":["string","null"]},"tax_id":{"type":["string","null"]},"tax_status":{"type":["string","null"],"enum":["taxable","exempt","reverse",null]},"discount":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"language":{"type":["string","null"]},"notes":{"type":["string","null"]},"processor":{"type":["string","null"]},"processor_id":{"type":["string","null"]}}};
const schema_request$CouponUpdate = {"type":"object","properties":{"code":{"type":"string"},"name":{"type":["string","null"]},"kind":{"type":["string","null"],"enum":["amount_off","percent_off",null]},"percent_off":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"amount_off":{"anyOf":[{"$ref":"#/$defs/Decimal.closed"},{"type":"null"}]},"currency":{"anyOf":[{"$ref":"#/$defs/Currency.closed"},{"type":"null"}]},"max_redemptions":{"type":["integer","null"]},"redeem_by":{"anyOf":[{"$ref":"#/$defs/Date.closed"},{"type":"null"}]}}};
const schema_request$CustomAccountCreate = {"allOf":[{"$ref":"#/$defs/CustomAccountUpdate"}],"type":"object","required":["email"],"properties":{"type":{"type":["string","null"]},"default_product_type":{"$ref":"#/$defs/ProductType.closed"},"default_tax_code":{"$ref":"#/$defs/TaxCodeId.closed"}}};
const schema_request$CustomAccountUpdate = {"type":"object","properties":{"email":{"type":"string"},"business_name":{"type":["string","null"]},"type":{"type":["string","null"],"enum":["standard","custom",null]},"country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"postal_code":{"type":["string","null"]},"currency":{"anyOf":[{"$ref":"#/$defs/Currency.closed"},{"type":"null"}]},"default_product_type":{"$ref":"#/$defs/ProductType.closed"},"default_tax_code":{"$ref":"#/$defs/TaxCodeId.closed"},"local_tax_id":{"type":["string","null"]},"web":{"type":["string","null"]}}};
const schema_request$DocumentFields = {"allOf":[{"$ref":"#/$defs/DocumentNotes"}],"type":"object","properties":{"currency":{"anyOf":[{"$ref":"#/$defs/Currency.closed"},{"type":"null"}]},"subject":{"type":["string","null"]}}};
const schema_request$DocumentItemFields = {"type":"object","properties":{"description":{"type":["string","null"]},"quantity":{"type":"number"},"unit_price":{"anyOf":[{"$ref":"#/$defs/Decimal.closed"},{"type":"null"}]},"total_amount":{"anyOf":[{"$ref":"#/$defs/Decimal.closed"},{"type":"null"}]},"discount_rate":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"product_code":{"type":["string","null"]},"tax_1_name":{"type":["string","null"]},"tax_1_rate":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"tax_1_country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"tax_1_region":{"type":["string","null"]},"tax_1_transaction_type":{"anyOf":[{"$ref":"#/$defs/TaxClass.closed"},{"type":"null"}]},"tax_2_name":{"type":["string","null"]},"tax_2_rate":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"tax_2_country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"tax_2_region":{"type":["string","null"]},"tax_2_transaction_type":{"anyOf":[{"$ref":"#/$defs/TaxClass.closed"},{"type":"null"}]}}};
const schema_request$DocumentNotes = {"type":"object","properties":{"notes":{"type":["string","null"]},"payment_details":{"type":["string","null"]},"po_number":{"type":["string","null"]},"custom_metadata":{"anyOf":[{"$ref":"#/$defs/CustomMetadata.closed"},{"type":"null"}]}}};
const schema_request$EventType$closed = {"type":"string","enum":["account.updated","account.application.deauthorized","checkout.succeeded","checkout.failed","checkout.abandoned","contact.created","contact.updated","contact.deleted","credit.created","credit.updated","delivery.succeeded","delivery.failed","delivery.rejected","expense.created","expense.updated","expense.deleted","invoice.created","invoice.updated","payment.created","payment.deleted","reporting.request.succeeded","reporting.request.failed","threshold.eu.100k","threshold.exceeded","threshold.warning"]};
const schema_request$EvidenceFields = {"type":"object","properties":{"ip_address":{"type":["string","null"]},"bank_country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"billing_country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"additional_evidence":{"type":["string","null"],"maxLength":255},"additional_evidence_country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"notes":{"type":["string","null"]}}};
const schema_request$ExpenseCreate = {"allOf":[{"$ref":"#/$defs/IssuedDocumentInput"},{"$ref":"#/$defs/DocumentInput"},{"$ref":"#/$defs/RecurringInterval"},{"$ref":"#/$defs/ExpensePaymentFields"}],"type":"object","required":["contact","items"],"properties":{"contact":{"$ref":"#/$defs/ContactInput.closed"},"number":{"type":["string","null"],"maxLength":20}}};
const schema_request$ExpenseUpdate = {"allOf":[{"$ref":"#/$defs/IssuedDocumentInput"},{"$ref":"#/$defs/DocumentChanges"},{"$ref":"#/$defs/RecurringInterval"},{"$ref":"#/$defs/ExpensePaymentFields"}],"type":"object","properties":{"contact":{"$ref":"#/$defs/ContactInput.closed"},"number":{"type":["string","null"],"maxLength":20}}};
const schema_request$InvoiceCreate = {"allOf":[{"$ref":"#/$defs/IssuedDocumentInput"},{"$ref":"#/$defs/DocumentInput"},{"$ref":"#/$defs/RecurringInterval"},{"$ref":"#/$defs/SalesDocumentFields"}],"type":"object","required":["contact","items"],"properties":{"number":{"type":["string","null"],"maxLength":20}}};
const schema_request$IssuedDocumentFields = {"allOf":[{"$ref":"#/$defs/DocumentFields"},{"$ref":"#/$defs/AddressAndAttachment"}],"type":"object","properties":{"number":{"type":["string","null"],"maxLength":20},"issue_date":{"anyOf":[{"$ref":"#/$defs/Date.closed"},{"type":"null"}]},"due_date":{"anyOf":[{"$ref":"#/$defs/Date.closed"},{"type":"null"}]},"related_document":{"anyOf":[{"$ref":"#/$defs/RelatedDocument.closed"},{"type":"null"}]},"tax_id":{"type":["string","null"]},"processor_fee_cents":{"anyOf":[{"$ref":"#/$defs/Cents.closed"},{"type":"null"}]}}};
const schema_request$PaymentMethod$closed = {"type":"string","enum":["credit_card","cash","wire_transfer","direct_debit","check","iou","paypal","other"]};
const schema_request$ProductType$closed = {"type":"string","enum":["good","service"]};
const schema_request$ProductUpdate = {"type":"object","properties":{"code":{"type":["string","null"]},"name":{"type":["string","null"]},"description":{"type":["string","null"]},"product_type":{"$ref":"#/$defs/ProductType.closed"},"kind":{"type":"string","enum":["one_off","subscription"]},"unit_cost":{"type":["string","null"],"pattern":"^[0-9]+(\\.[0-9]+)?$"},"currency":{"anyOf":[{"$ref":"#/$defs/Currency.closed"},{"type":"null"}]},"country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"tax_class":{"$ref":"#/$defs/TaxClass.closed"},"tax_type":{"type":"string","enum":["excluded","included"]},"tax_based_on":{"type":"string","enum":["customer_country","country"]},"stock":{"type":["integer","null"]},"stripe_plan_id":{"type":["string","null"]},"paypal_interval_unit":{"type":["string","null"],"enum":["daily","weekly","monthly","yearly",null]},"paypal_interval_frequency":{"type":["integer","null"]},"paypal_interval_duration":{"type":["integer","null"]}}};
const schema_request$RecurringFields = {"allOf":[{"$ref":"#/$defs/DocumentFields"}],"type":"object","properties":{"start_date":{"$ref":"#/$defs/Date.closed"},"end_date":{"anyOf":[{"$ref":"#/$defs/Date.closed"},{"type":"null"}]},"frequency":{"type":["string","null"],"enum":["daily","weekly","biweekly","monthly","bimonthly","quarterly","semiyearly","yearly","biyearly",null]},"recurring_period":{"$ref":"#/$defs/RecurringPeriod.closed"},"recurring_frequency":{"type":"integer"},"due_days":{"type":["integer","null"]}}};
const schema_request$RecurringInterval = {"type":"object","properties":{"recurring_period":{"anyOf":[{"$ref":"#/$defs/RecurringPeriod.closed"},{"type":"null"}]},"recurring_frequency":{"type":["integer","null"]}}};
const schema_request$RecurringPeriod$closed = {"type":"string","enum":["days","weeks","months","years"]};
const schema_request$ReportRequestCreate = {"type":"object","properties":{"report_type":{"type":["string","null"],"enum":["tax_summary","invoices_list","credits_list",null]},"parameters":{"anyOf":[{"$ref":"#/$defs/ReportParameters.closed"},{"type":"null"}]}}};
const schema_request$SalesDocumentFields = {"type":"object","properties":{"number":{"type":["string","null"],"maxLength":20},"issue_date":{"anyOf":[{"$ref":"#/$defs/Date.closed"},{"type":"null"}]},"tax_id":{"type":["string","null"]},"payment_processor":{"type":["string","null"]},"payment_processor_id":{"type":["string","null"]}}};
const schema_request$ShippingAddress = {"type":"object","properties":{"country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"region":{"type":["string","null"]},"postal_code":{"type":["string","null"]},"city":{"type":["string","null"]},"street_line_1":{"type":["string","null"]},"street_line_2":{"type":["string","null"]}}};
const schema_request$TaxClass$closed = {"type":"string","enum":["consulting","eservice","ebook","saas","standard","reduced"]};
const schema_request$TaxCodeId$closed = {"type":"string","enum":["consulting","ebook","eservice","exempt","reduced","saas","standard"]};
const schema_request$TaxIdUpdate = {"type":"object","properties":{"value":{"type":"string"},"valid_from":{"$ref":"#/$defs/Date.closed"},"valid_until":{"anyOf":[{"$ref":"#/$defs/Date.closed"},{"type":"null"}]},"permanent_establishment":{"type":["boolean","null"]},"import_scheme":{"type":["boolean","null"]}}};
const schema_request$Transaction = {"type":"object","required":["items","payment"],"properties":{"type":{"type":"string","enum":["sale","refund"]},"items":{"type":"array","minItems":1,"maxItems":200,"items":{"$ref":"#/$defs/TransactionItem.closed"}},"payment":{"$ref":"#/$defs/TransactionPayment.closed"},"customer":{"anyOf":[{"$ref":"#/$defs/ContactInput.closed"},{"type":"null"}]},"currency":{"anyOf":[{"$ref":"#/$defs/Currency.closed"},{"type":"null"}]},"date":{"$ref":"#/$defs/Date.closed"},"shipping_address":{"anyOf":[{"$ref":"#/$defs/ShippingAddress.closed"},{"type":"null"}]},"evidence":{"anyOf":[{"$ref":"#/$defs/EvidenceNested.closed"},{"type":"null"}]},"processor":{"type":["string","null"]},"processor_id":{"type":["string","null"]},"processor_fee_cents":{"anyOf":[{"$ref":"#/$defs/Cents.closed"},{"type":"null"}]},"po_number":{"type":["string","null"]},"notes":{"type":["string","null"]},"tags":{"anyOf":[{"$ref":"#/$defs/TagString.closed"},{"type":"null"}]},"custom_metadata":{"anyOf":[{"$ref":"#/$defs/CustomMetadata.closed"},{"type":"null"}]}}};
const schema_request$TransactionItem = {"type":"object","required":["amount"],"properties":{"amount":{"$ref":"#/$defs/Decimal.closed"},"quantity":{"type":"integer"},"description":{"type":["string","null"]},"product_code":{"type":["string","null"]},"discount_rate":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"tax":{"anyOf":[{"$ref":"#/$defs/TransactionTax.closed"},{"type":"null"}]}}};
const schema_request$TransactionPayment = {"type":"object","properties":{"method":{"$ref":"#/$defs/PaymentMethod.closed"},"processor":{"type":["string","null"]},"processor_id":{"type":["string","null"]}}};
const schema_request$TransactionTax$closed = {"type":"object","required":["country"],"properties":{"country":{"$ref":"#/$defs/CountryCode.closed"},"region":{"type":["string","null"]},"name":{"type":["string","null"]},"rate":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"tax_code":{"anyOf":[{"$ref":"#/$defs/TaxCodeId.closed"},{"type":"null"}]},"taxable_part":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"additional_name":{"type":["string","null"]},"additional_rate":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"additional_taxable_part":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"import":{"type":["boolean","null"]}},"additionalProperties":true};
const schema_request$request$calculateTaxRate$query = {"type":"object","properties":{"from_country":{"$ref":"#/$defs/CountryCode.closed"},"from_postal_code":{"type":"string"},"to_country":{"$ref":"#/$defs/CountryCode.closed"},"to_postal_code":{"type":"string"},"to_city":{"type":"string"},"to_street":{"type":"string"},"tax_id":{"type":"string"},"tax_code":{"$ref":"#/$defs/TaxCodeId.closed"},"tax_behavior":{"type":"string","enum":["inclusive","exclusive"]},"product_type":{"$ref":"#/$defs/ProductType.closed"},"date":{"$ref":"#/$defs/Date.closed"},"amount":{"$ref":"#/$defs/Decimal.closed"},"currency":{"$ref":"#/$defs/Currency.closed"}},"required":["to_country"],"additionalProperties":false};
const schema_request$request$listCredits$query = {"type":"object","properties":{"q":{"type":"string"},"date":{"$ref":"#/$defs/DateRange.closed"},"state":{"type":"string","enum":["outstanding","late","paid","void","archived"]},"processor_id":{"type":"string"},"created_before":{"type":"integer"},"limit":{"type":"integer","minimum":1,"maximum":100}},"required":[],"additionalProperties":false};
const schema_request$request$listEvidence$query = {"type":"object","properties":{"state":{"type":"array","items":{"type":"string","enum":["unsettled","conflicting","confirmed"]},"minItems":1,"uniqueItems":true},"document_id":{"type":"integer"},"created_before":{"type":"integer"},"limit":{"type":"integer","minimum":1,"maximum":100}},"required":[],"additionalProperties":false};
const schema_request$request$listExpenses$query = {"type":"object","properties":{"q":{"type":"string"},"date":{"$ref":"#/$defs/DateRange.closed"},"state":{"type":"string","enum":["outstanding","late","paid"]},"contact":{"type":"integer"},"created_before":{"type":"integer"},"limit":{"type":"integer","minimum":1,"maximum":100}},"required":[],"additionalProperties":false};
const schema_request$request$listInvoices$query = {"type":"object","properties":{"q":{"type":"string"},"date":{"$ref":"#/$defs/DateRange.closed"},"state":{"type":"string","enum":["outstanding","late","uncollectible","paid","refunded","archived"]},"processor_id":{"type":"string"},"contact":{"type":"integer"},"created_before":{"type":"integer"},"limit":{"type":"integer","minimum":1,"maximum":100}},"required":[],"additionalProperties":false};
const schema_request$request$listRecurring$query = {"type":"object","properties":{"q":{"type":"string"},"date":{"$ref":"#/$defs/DateRange.closed"},"state":{"type":"string","enum":["active","archived"]},"contact":{"type":"integer"},"created_before":{"type":"integer"},"limit":{"type":"integer","minimum":1,"maximum":100}},"required":[],"additionalProperties":false};
const schema_request$request$listSessions$query = {"type":"object","properties":{"status":{"type":"string","enum":["pending","processing","failed","completed","abandoned"]},"created_before":{"type":"integer"},"limit":{"type":"integer","minimum":1,"maximum":100}},"required":[],"additionalProperties":false};
const schema_response$AddressAndAttachment = {"type":"object","properties":{"country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"region":{"type":["string","null"]},"postal_code":{"type":["string","null"]},"city":{"type":["string","null"]},"street_line_1":{"type":["string","null"]},"street_line_2":{"type":["string","null"]}}};
const schema_response$AddressUpdate = {"type":"object","properties":{"country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"region":{"type":["string","null"]},"postal_code":{"type":["string","null"]},"city":{"type":["string","null"]},"street_line_1":{"type":["string","null"]},"street_line_2":{"type":["string","null"]},"valid_from":{"$ref":"#/$defs/Date.closed"},"valid_until":{"anyOf":[{"$ref":"#/$defs/Date.closed"},{"type":"null"}]}}};
const schema_response$CheckoutCustomer = {"type":"object","properties":{"email":{"type":["string","null"]},"company":{"type":["string","null"]},"contact":{"type":["integer","null"]},"first_name":{"type":["string","null"]},"last_name":{"type":["string","null"]},"tax_id":{"type":["string","null"]},"billing_country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"billing_postal_code":{"type":["string","null"]},"billing_city":{"type":["string","null"]},"billing_street_line_1":{"type":["string","null"]},"billing_street_line_2":{"type":["string","null"]}}};
const schema_response$CheckoutItem = {"type":"object","required":["product"],"properties":{"product":{"type":"string"},"name":{"type":["string","null"]},"description":{"type":["string","null"]},"quantity":{"type":["integer","null"],"minimum":1},"amount":{"anyOf":[{"$ref":"#/$defs/Decimal.closed"},{"type":"null"}]},"currency":{"anyOf":[{"$ref":"#/$defs/Currency.closed"},{"type":"null"}]}}};
const schema_response$CheckoutSession = {"allOf":[{"$ref":"#/$defs/CheckoutSessionUpdate"}],"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"status":{"type":"string","enum":["pending","processing","failed","completed","abandoned"]},"permalink":{"$ref":"#/$defs/Url.closed"}}};
const schema_response$CheckoutSessionUpdate = {"type":"object","properties":{"items":{"type":["array","null"],"minItems":1,"maxItems":200,"items":{"$ref":"#/$defs/CheckoutItem.closed"}},"customer":{"anyOf":[{"$ref":"#/$defs/CheckoutCustomer.closed"},{"type":"null"}]},"success_url":{"$ref":"#/$defs/Url.closed"},"cancel_url":{"anyOf":[{"$ref":"#/$defs/Url.closed"},{"type":"null"}]},"payment_methods":{"type":["array","null"],"items":{"type":"string","enum":["card","paypal"]}},"coupon":{"type":["string","null"]},"coupon_collection":{"type":["boolean","null"]},"billing_details_collection":{"type":"string","enum":["auto","required"]},"updatable_quantity":{"type":["boolean","null"]},"locale":{"type":["string","null"],"enum":["auto","ca","de","en","es","fi","fr","hu","it","nb","nl","sv",null]},"processor":{"type":["string","null"]},"processor_id":{"type":["string","null"]},"custom":{"type":["object","null"],"additionalProperties":true},"metadata":{"type":["object","null"],"additionalProperties":true}}};
const schema_response$ContactFields = {"type":"object","properties":{"kind":{"type":"string","enum":["company","person"]},"first_name":{"type":"string"},"last_name":{"type":["string","null"]},"contact_person":{"type":["string","null"]},"department":{"type":["string","null"]},"email":{"type":["string","null"]},"phone_1":{"type":["string","null"]},"web":{"type":["string","null"]},"country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"region":{"type":["string","null"]},"postal_code":{"type":["string","null"]},"city":{"type":["string","null"]},"street_line_1":{"type":["string","null"]},"street_line_2":{"type":["string","null"]},"tax_id":{"type":["string","null"]},"tax_status":{"type":["string","null"],"enum":["taxable","exempt","reverse",null]},"discount":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"language":{"type":["string","null"]},"notes":{"type":["string","null"]},"processor":{"type":["string","null"]},"processor_id":{"type":["string","null"]}}};
const schema_response$CouponUpdate = {"type":"object","properties":{"code":{"type":"string"},"name":{"type":["string","null"]},"kind":{"type":["string","null"],"enum":["amount_off","percent_off",null]},"percent_off":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"amount_off":{"anyOf":[{"$ref":"#/$defs/Decimal.closed"},{"type":"null"}]},"currency":{"anyOf":[{"$ref":"#/$defs/Currency.closed"},{"type":"null"}]},"max_redemptions":{"type":["integer","null"]},"redeem_by":{"anyOf":[{"$ref":"#/$defs/Date.closed"},{"type":"null"}]}}};
const schema_response$Credit = {"allOf":[{"$ref":"#/$defs/IssuedDocument"},{"$ref":"#/$defs/SalesDocumentFields"}],"type":"object","properties":{"state":{"type":"string","enum":["outstanding","late","paid","void","archived"]}}};
const schema_response$CustomAccount = {"allOf":[{"$ref":"#/$defs/CustomAccountUpdate"}],"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"state":{"type":"string","enum":["active","inactive"]},"subdomain":{"type":"string"},"authentication":{"$ref":"#/$defs/AccountAuthentication.closed"}}};
const schema_response$CustomAccountUpdate = {"type":"object","properties":{"email":{"type":"string"},"business_name":{"type":["string","null"]},"type":{"type":["string","null"],"enum":["standard","custom",null]},"country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"postal_code":{"type":["string","null"]},"currency":{"anyOf":[{"$ref":"#/$defs/Currency.closed"},{"type":"null"}]},"default_product_type":{"$ref":"#/$defs/ProductType.closed"},"default_tax_code":{"$ref":"#/$defs/TaxCodeId.closed"},"local_tax_id":{"type":["string","null"]},"web":{"type":["string","null"]}}};
const schema_response$DocumentFields = {"allOf":[{"$ref":"#/$defs/DocumentNotes"}],"type":"object","properties":{"currency":{"anyOf":[{"$ref":"#/$defs/Currency.closed"},{"type":"null"}]},"subject":{"type":["string","null"]}}};
const schema_response$DocumentItemFields = {"type":"object","properties":{"description":{"type":["string","null"]},"quantity":{"type":"number"},"unit_price":{"anyOf":[{"$ref":"#/$defs/Decimal.closed"},{"type":"null"}]},"total_amount":{"anyOf":[{"$ref":"#/$defs/Decimal.closed"},{"type":"null"}]},"discount_rate":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"product_code":{"type":["string","null"]},"tax_1_name":{"type":["string","null"]},"tax_1_rate":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"tax_1_country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"tax_1_region":{"type":["string","null"]},"tax_1_transaction_type":{"anyOf":[{"$ref":"#/$defs/TaxClass.closed"},{"type":"null"}]},"tax_2_name":{"type":["string","null"]},"tax_2_rate":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"tax_2_country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"tax_2_region":{"type":["string","null"]},"tax_2_transaction_type":{"anyOf":[{"$ref":"#/$defs/TaxClass.closed"},{"type":"null"}]}}};
const schema_response$DocumentNotes = {"type":"object","properties":{"notes":{"type":["string","null"]},"payment_details":{"type":["string","null"]},"po_number":{"type":["string","null"]},"custom_metadata":{"anyOf":[{"$ref":"#/$defs/CustomMetadata.closed"},{"type":"null"}]}}};
const schema_response$DocumentTax = {"type":"object","properties":{"label":{"type":"string"},"rate":{"$ref":"#/$defs/Percent.closed"},"country":{"$ref":"#/$defs/CountryCode.closed"},"region":{"type":["string","null"]},"county":{"type":["string","null"]},"transaction_type":{"type":"string"},"amount_cents":{"$ref":"#/$defs/Cents.closed"}}};
const schema_response$Envelope = {"type":"object","properties":{"type":{"type":"string","enum":["registration","cancellation"]},"recipient":{"type":"string","enum":["ticketbai_araba","ticketbai_gipuzkoa","ticketbai_bizkaia"]},"delivered_at":{"anyOf":[{"$ref":"#/$defs/Timestamp.closed"},{"type":"null"}]},"service_response":{"type":["string","null"]}}};
const schema_response$EventType$closed = {"type":"string","enum":["account.updated","account.application.deauthorized","checkout.succeeded","checkout.failed","checkout.abandoned","contact.created","contact.updated","contact.deleted","credit.created","credit.updated","delivery.succeeded","delivery.failed","delivery.rejected","expense.created","expense.updated","expense.deleted","invoice.created","invoice.updated","payment.created","payment.deleted","reporting.request.succeeded","reporting.request.failed","threshold.eu.100k","threshold.exceeded","threshold.warning"]};
const schema_response$Evidence = {"allOf":[{"$ref":"#/$defs/EvidenceFields"}],"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"state":{"type":"string","enum":["unsettled","conflicting","confirmed"]},"document_id":{"type":"integer"},"ip_country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]}}};
const schema_response$EvidenceFields = {"type":"object","properties":{"ip_address":{"type":["string","null"]},"bank_country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"billing_country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"additional_evidence":{"type":["string","null"],"maxLength":255},"additional_evidence_country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"notes":{"type":["string","null"]}}};
const schema_response$Expense = {"allOf":[{"$ref":"#/$defs/IssuedDocument"},{"$ref":"#/$defs/RecurringInterval"},{"$ref":"#/$defs/ExpensePaymentFields"}],"type":"object","properties":{"number":{"type":["string","null"],"maxLength":20},"state":{"type":"string","enum":["outstanding","late","paid"]},"contact":{"$ref":"#/$defs/Contact.closed"}}};
const schema_response$Invoice = {"allOf":[{"$ref":"#/$defs/IssuedDocument"},{"$ref":"#/$defs/RecurringInterval"},{"$ref":"#/$defs/SalesDocumentFields"}],"type":"object","properties":{"state":{"type":"string","enum":["outstanding","late","uncollectible","paid","refunded","archived"]}}};
const schema_response$IssuedDocument = {"allOf":[{"$ref":"#/$defs/IssuedDocumentFields"},{"$ref":"#/$defs/DocumentResult"}],"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"evidence":{"anyOf":[{"$ref":"#/$defs/Evidence.closed"},{"type":"null"}]},"subtotal_cents":{"$ref":"#/$defs/Cents.closed"},"discount_cents":{"$ref":"#/$defs/Cents.closed"},"exchange_rate":{"type":["number","null"]},"payments":{"type":"array","items":{"$ref":"#/$defs/Payment.closed"}},"deliveries":{"type":"array","items":{"$ref":"#/$defs/Envelope.closed"}},"created_at":{"$ref":"#/$defs/Timestamp.closed"},"permalink":{"$ref":"#/$defs/Url.closed"},"pdf":{"$ref":"#/$defs/Url.closed"},"url":{"$ref":"#/$defs/Url.closed"}}};
const schema_response$IssuedDocumentFields = {"allOf":[{"$ref":"#/$defs/DocumentFields"},{"$ref":"#/$defs/AddressAndAttachment"}],"type":"object","properties":{"number":{"type":["string","null"],"maxLength":20},"issue_date":{"anyOf":[{"$ref":"#/$defs/Date.closed"},{"type":"null"}]},"due_date":{"anyOf":[{"$ref":"#/$defs/Date.closed"},{"type":"null"}]},"related_document":{"anyOf":[{"$ref":"#/$defs/RelatedDocument.closed"},{"type":"null"}]},"tax_id":{"type":["string","null"]},"processor_fee_cents":{"anyOf":[{"$ref":"#/$defs/Cents.closed"},{"type":"null"}]}}};
const schema_response$Jurisdiction = {"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"name":{"type":"string"},"country":{"$ref":"#/$defs/CountryCode.closed"},"region":{"type":["string","null"]}}};
const schema_response$Payment = {"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"amount_cents":{"$ref":"#/$defs/Cents.closed"},"date":{"$ref":"#/$defs/Date.closed"},"payment_method":{"type":"string","enum":["credit_card","cash","wire_transfer","direct_debit","check","iou","paypal","other","credit"]},"processor":{"type":["string","null"]},"processor_id":{"type":["string","null"]},"created_at":{"$ref":"#/$defs/Timestamp.closed"},"url":{"$ref":"#/$defs/Url.closed"}}};
const schema_response$ProductType$closed = {"type":"string","enum":["good","service"]};
const schema_response$ProductUpdate = {"type":"object","properties":{"code":{"type":["string","null"]},"name":{"type":["string","null"]},"description":{"type":["string","null"]},"product_type":{"$ref":"#/$defs/ProductType.closed"},"kind":{"type":"string","enum":["one_off","subscription"]},"unit_cost":{"type":["string","null"],"pattern":"^[0-9]+(\\.[0-9]+)?$"},"currency":{"anyOf":[{"$ref":"#/$defs/Currency.closed"},{"type":"null"}]},"country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"tax_class":{"$ref":"#/$defs/TaxClass.closed"},"tax_type":{"type":"string","enum":["excluded","included"]},"tax_based_on":{"type":"string","enum":["customer_country","country"]},"stock":{"type":["integer","null"]},"stripe_plan_id":{"type":["string","null"]},"paypal_interval_unit":{"type":["string","null"],"enum":["daily","weekly","monthly","yearly",null]},"paypal_interval_frequency":{"type":["integer","null"]},"paypal_interval_duration":{"type":["integer","null"]}}};
const schema_response$Recurring = {"allOf":[{"$ref":"#/$defs/RecurringFields"},{"$ref":"#/$defs/DocumentResult"}],"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"state":{"type":"string","enum":["active","archived"]}}};
const schema_response$RecurringFields = {"allOf":[{"$ref":"#/$defs/DocumentFields"}],"type":"object","properties":{"start_date":{"$ref":"#/$defs/Date.closed"},"end_date":{"anyOf":[{"$ref":"#/$defs/Date.closed"},{"type":"null"}]},"frequency":{"type":["string","null"],"enum":["daily","weekly","biweekly","monthly","bimonthly","quarterly","semiyearly","yearly","biyearly",null]},"recurring_period":{"$ref":"#/$defs/RecurringPeriod.closed"},"recurring_frequency":{"type":"integer"},"due_days":{"type":["integer","null"]}}};
const schema_response$RecurringInterval = {"type":"object","properties":{"recurring_period":{"anyOf":[{"$ref":"#/$defs/RecurringPeriod.closed"},{"type":"null"}]},"recurring_frequency":{"type":["integer","null"]}}};
const schema_response$RecurringPeriod$closed = {"type":"string","enum":["days","weeks","months","years"]};
const schema_response$ReportRequest = {"allOf":[{"$ref":"#/$defs/ReportRequestCreate"}],"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"state":{"type":"string","enum":["pending","succeeded","failed"]},"report_url":{"anyOf":[{"$ref":"#/$defs/Url.closed"},{"type":"null"}]},"created_at":{"$ref":"#/$defs/Timestamp.closed"},"completed_at":{"anyOf":[{"$ref":"#/$defs/Timestamp.closed"},{"type":"null"}]}}};
const schema_response$ReportRequestCreate = {"type":"object","properties":{"report_type":{"type":["string","null"],"enum":["tax_summary","invoices_list","credits_list",null]},"parameters":{"anyOf":[{"$ref":"#/$defs/ReportParameters.closed"},{"type":"null"}]}}};
const schema_response$SalesDocumentFields = {"type":"object","properties":{"number":{"type":["string","null"],"maxLength":20},"issue_date":{"anyOf":[{"$ref":"#/$defs/Date.closed"},{"type":"null"}]},"tax_id":{"type":["string","null"]},"payment_processor":{"type":["string","null"]},"payment_processor_id":{"type":["string","null"]}}};
const schema_response$ShippingAddress = {"type":"object","properties":{"country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"region":{"type":["string","null"]},"postal_code":{"type":["string","null"]},"city":{"type":["string","null"]},"street_line_1":{"type":["string","null"]},"street_line_2":{"type":["string","null"]}}};
const schema_response$TaxClass$closed = {"type":"string","enum":["consulting","eservice","ebook","saas","standard","reduced"]};
const schema_response$TaxCodeId$closed = {"type":"string","enum":["consulting","ebook","eservice","exempt","reduced","saas","standard"]};
const schema_response$TaxId = {"allOf":[{"$ref":"#/$defs/TaxIdUpdate"}],"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"state":{"type":"string","enum":["verified","unverified","unavailable"]},"jurisdiction":{"$ref":"#/$defs/Jurisdiction.closed"},"created_at":{"$ref":"#/$defs/Timestamp.closed"}}};
const schema_response$TaxIdUpdate = {"type":"object","properties":{"value":{"type":"string"},"valid_from":{"$ref":"#/$defs/Date.closed"},"valid_until":{"anyOf":[{"$ref":"#/$defs/Date.closed"},{"type":"null"}]},"permanent_establishment":{"type":["boolean","null"]},"import_scheme":{"type":["boolean","null"]}}};
const schema_response$TaxIdValidation = {"type":"object","required":["valid"],"properties":{"valid":{"type":["boolean","null"]}}};
const schema_response$TaxRateResult = {"type":"object","required":["rate","country","status"],"properties":{"status":{"type":"string","enum":["taxable","non_taxable","not_registered","reverse_charge"]},"name":{"type":["string","null"]},"rate":{"$ref":"#/$defs/Percent.closed"},"taxable_part":{"$ref":"#/$defs/Percent.closed"},"tax_amount":{"anyOf":[{"$ref":"#/$defs/Decimal.closed"},{"type":"null"}]},"additional_name":{"type":["string","null"]},"additional_rate":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"additional_taxable_part":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"additional_tax_amount":{"anyOf":[{"$ref":"#/$defs/Decimal.closed"},{"type":"null"}]},"subtotal":{"anyOf":[{"$ref":"#/$defs/Decimal.closed"},{"type":"null"}]},"total_amount":{"anyOf":[{"$ref":"#/$defs/Decimal.closed"},{"type":"null"}]},"currency":{"$ref":"#/$defs/Currency.closed"},"country":{"$ref":"#/$defs/CountryCode.closed"},"region":{"type":["string","null"]},"county":{"type":["string","null"]},"city":{"type":["string","null"]},"product_type":{"$ref":"#/$defs/ProductType.closed"},"tax_code":{"$ref":"#/$defs/TaxCodeId.closed"},"tax_behavior":{"type":"string","enum":["inclusive","exclusive"]},"import":{"type":"boolean"},"notice":{"type":["string","null"]},"notes":{"type":["string","null"]}}};
const schema_response$TransactionResult = {"type":"object","required":["id","type","items","total_cents"],"properties":{"id":{"type":"integer"},"number":{"type":"string","maxLength":20},"type":{"type":"string","enum":["Invoice","Credit"]},"state":{"type":"string","enum":["outstanding","late","uncollectible","paid","refunded","void","archived"]},"contact":{"anyOf":[{"$ref":"#/$defs/Contact.closed"},{"type":"null"}]},"items":{"type":"array","maxItems":1000,"items":{"$ref":"#/$defs/TransactionResultItem.closed"}},"currency":{"$ref":"#/$defs/Currency.closed"},"date":{"anyOf":[{"$ref":"#/$defs/Date.closed"},{"type":"null"}]},"issue_date":{"$ref":"#/$defs/Date.closed"},"shipping_address":{"anyOf":[{"$ref":"#/$defs/ShippingAddress.closed"},{"type":"null"}]},"evidence":{"anyOf":[{"$ref":"#/$defs/Evidence.closed"},{"type":"null"}]},"processor":{"type":["string","null"]},"processor_id":{"type":["string","null"]},"processor_fee_cents":{"anyOf":[{"$ref":"#/$defs/Cents.closed"},{"type":"null"}]},"po_number":{"type":["string","null"]},"notes":{"type":["string","null"]},"tags":{"anyOf":[{"$ref":"#/$defs/TagString.closed"},{"type":"null"}]},"subtotal_cents":{"$ref":"#/$defs/Cents.closed"},"discount_cents":{"$ref":"#/$defs/Cents.closed"},"taxes":{"type":"array","items":{"$ref":"#/$defs/TransactionResultTax.closed"}},"total_cents":{"$ref":"#/$defs/Cents.closed"},"payments":{"type":"array","items":{"$ref":"#/$defs/Payment.closed"}},"created_at":{"$ref":"#/$defs/Timestamp.closed"},"permalink":{"$ref":"#/$defs/Url.closed"},"pdf":{"$ref":"#/$defs/Url.closed"},"custom_metadata":{"anyOf":[{"$ref":"#/$defs/CustomMetadata.closed"},{"type":"null"}]}}};
const schema_response$TransactionResultItem = {"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"description":{"type":["string","null"]},"quantity":{"type":"integer"},"unit_price":{"$ref":"#/$defs/Decimal.closed"},"discount_rate":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"product_code":{"type":["string","null"]},"tax_code":{"anyOf":[{"$ref":"#/$defs/TaxCodeId.closed"},{"type":"null"}]},"tax_name":{"type":["string","null"]},"tax_rate":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"tax_country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"tax_region":{"type":["string","null"]},"taxable_part":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"subtotal_cents":{"$ref":"#/$defs/Cents.closed"},"discount_cents":{"$ref":"#/$defs/Cents.closed"},"total_amount_cents":{"$ref":"#/$defs/Cents.closed"}}};
const schema_response$TransactionResultTax = {"type":"object","properties":{"label":{"type":"string"},"rate":{"$ref":"#/$defs/Percent.closed"},"country":{"$ref":"#/$defs/CountryCode.closed"},"region":{"type":["string","null"]},"tax_code":{"anyOf":[{"$ref":"#/$defs/TaxCodeId.closed"},{"type":"null"}]},"amount_cents":{"$ref":"#/$defs/Cents.closed"}}};
const schema_response$Webhook = {"allOf":[{"$ref":"#/$defs/WebhookFields"}],"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"auth_key":{"type":"string"},"events_sent":{"type":["integer","null"]},"last_sent_at":{"anyOf":[{"$ref":"#/$defs/Timestamp.closed"},{"type":"null"}]},"last_error":{"type":["string","null"]},"last_error_at":{"anyOf":[{"$ref":"#/$defs/Timestamp.closed"},{"type":"null"}]},"created_at":{"$ref":"#/$defs/Timestamp.closed"}}};
const schema_response$response$X$2d$Pages$2d$HasMore = {"type":"string","enum":["true","false"]};

function validate_request$AddressAndAttachment(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$AddressAndAttachment.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country !== undefined){ let data0 = data.country; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$CountryCode$closed(data0, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$CountryCode$closed.errors : vErrors.concat(validate_request$CountryCode$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.region !== undefined){ let data0 = data.region; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema_request$AddressAndAttachment.properties.region.type}}); errors++; } }
if(data.postal_code !== undefined){ let data0 = data.postal_code; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/type",keyword:"type",params:{type: schema_request$AddressAndAttachment.properties.postal_code.type}}); errors++; } }
if(data.city !== undefined){ let data0 = data.city; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema_request$AddressAndAttachment.properties.city.type}}); errors++; } }
if(data.street_line_1 !== undefined){ let data0 = data.street_line_1; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/street_line_1",schemaPath:"#/properties/street_line_1/type",keyword:"type",params:{type: schema_request$AddressAndAttachment.properties.street_line_1.type}}); errors++; } }
if(data.street_line_2 !== undefined){ let data0 = data.street_line_2; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/street_line_2",schemaPath:"#/properties/street_line_2/type",keyword:"type",params:{type: schema_request$AddressAndAttachment.properties.street_line_2.type}}); errors++; } }
if(data.attachment !== undefined){ if(!(validate_request$Attachment$closed(data.attachment, {instancePath:instancePath+"/attachment",parentData:data,parentDataProperty:"attachment",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$Attachment$closed.errors : vErrors.concat(validate_request$Attachment$closed.errors); errors = vErrors.length; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$AddressAndAttachment.errors = vErrors;
return errors === 0;
}
validate_request$AddressAndAttachment.evaluated = {"props":{"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"attachment":true},"dynamicProps":false,"dynamicItems":false};

function validate_request$AddressCreate$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$AddressCreate$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$AddressCreate(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$AddressCreate.errors : vErrors.concat(validate_request$AddressCreate.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if((((((((key0 !== "valid_from") && (key0 !== "country")) && (key0 !== "region")) && (key0 !== "postal_code")) && (key0 !== "city")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "valid_until")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_request$AddressCreate$closed.errors = vErrors;
return errors === 0;
}
validate_request$AddressCreate$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$AddressCreate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$AddressCreate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$AddressUpdate(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$AddressUpdate.errors : vErrors.concat(validate_request$AddressUpdate.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.valid_from !== undefined){ if(!(validate_request$Date$closed(data.valid_from, {instancePath:instancePath+"/valid_from",parentData:data,parentDataProperty:"valid_from",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$Date$closed.errors : vErrors.concat(validate_request$Date$closed.errors); errors = vErrors.length; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$AddressCreate.errors = vErrors;
return errors === 0;
}
validate_request$AddressCreate.evaluated = {"props":{"valid_from":true,"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"valid_until":true},"dynamicProps":false,"dynamicItems":false};

function validate_request$AddressUpdate$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$AddressUpdate$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$AddressUpdate(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$AddressUpdate.errors : vErrors.concat(validate_request$AddressUpdate.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if((((((((key0 !== "country") && (key0 !== "region")) && (key0 !== "postal_code")) && (key0 !== "city")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "valid_from")) && (key0 !== "valid_until")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_request$AddressUpdate$closed.errors = vErrors;
return errors === 0;
}
validate_request$AddressUpdate$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$AddressUpdate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$AddressUpdate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country !== undefined){ let data0 = data.country; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$CountryCode$closed(data0, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$CountryCode$closed.errors : vErrors.concat(validate_request$CountryCode$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.region !== undefined){ let data0 = data.region; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema_request$AddressUpdate.properties.region.type}}); errors++; } }
if(data.postal_code !== undefined){ let data0 = data.postal_code; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/type",keyword:"type",params:{type: schema_request$AddressUpdate.properties.postal_code.type}}); errors++; } }
if(data.city !== undefined){ let data0 = data.city; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema_request$AddressUpdate.properties.city.type}}); errors++; } }
if(data.street_line_1 !== undefined){ let data0 = data.street_line_1; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/street_line_1",schemaPath:"#/properties/street_line_1/type",keyword:"type",params:{type: schema_request$AddressUpdate.properties.street_line_1.type}}); errors++; } }
if(data.street_line_2 !== undefined){ let data0 = data.street_line_2; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/street_line_2",schemaPath:"#/properties/street_line_2/type",keyword:"type",params:{type: schema_request$AddressUpdate.properties.street_line_2.type}}); errors++; } }
if(data.valid_from !== undefined){ if(!(validate_request$Date$closed(data.valid_from, {instancePath:instancePath+"/valid_from",parentData:data,parentDataProperty:"valid_from",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$Date$closed.errors : vErrors.concat(validate_request$Date$closed.errors); errors = vErrors.length; } }
if(data.valid_until !== undefined){ let data0 = data.valid_until; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$Date$closed(data0, {instancePath:instancePath+"/valid_until",parentData:data,parentDataProperty:"valid_until",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$Date$closed.errors : vErrors.concat(validate_request$Date$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/valid_until",schemaPath:"#/properties/valid_until/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/valid_until",schemaPath:"#/properties/valid_until/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$AddressUpdate.errors = vErrors;
return errors === 0;
}
validate_request$AddressUpdate.evaluated = {"props":{"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"valid_from":true,"valid_until":true},"dynamicProps":false,"dynamicItems":false};

function validate_request$Attachment$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$Attachment$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$Attachment(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$Attachment.errors : vErrors.concat(validate_request$Attachment.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if(((key0 !== "data") && (key0 !== "filename")) && (key0 !== "public")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_request$Attachment$closed.errors = vErrors;
return errors === 0;
}
validate_request$Attachment$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$Attachment(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$Attachment.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}}); errors++; }
if(data.filename === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "filename"}}); errors++; }
if(data.data !== undefined){ let data0 = data.data; if(typeof data0 === "string"){ if(!(formats_9fcf0b52(data0))){ (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/format",keyword:"format",params:{format: "byte"}}); errors++; } } else { (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "string"}}); errors++; } }
if(data.filename !== undefined){ if(typeof data.filename !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type: "string"}}); errors++; } }
if(data.public !== undefined){ if(typeof data.public !== "boolean"){ (vErrors ??= []).push({instancePath:instancePath+"/public",schemaPath:"#/properties/public/type",keyword:"type",params:{type: "boolean"}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$Attachment.errors = vErrors;
return errors === 0;
}
validate_request$Attachment.evaluated = {"props":{"data":true,"filename":true,"public":true},"dynamicProps":false,"dynamicItems":false};

function validate_request$Cents$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$Cents$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}});
errors++;
}
validate_request$Cents$closed.errors = vErrors;
return errors === 0;
}
validate_request$Cents$closed.evaluated = {"dynamicProps":false,"dynamicItems":false};

function validate_request$CheckoutCustomer$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$CheckoutCustomer$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$CheckoutCustomer(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$CheckoutCustomer.errors : vErrors.concat(validate_request$CheckoutCustomer.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if(((((((((((key0 !== "email") && (key0 !== "company")) && (key0 !== "contact")) && (key0 !== "first_name")) && (key0 !== "last_name")) && (key0 !== "tax_id")) && (key0 !== "billing_country")) && (key0 !== "billing_postal_code")) && (key0 !== "billing_city")) && (key0 !== "billing_street_line_1")) && (key0 !== "billing_street_line_2")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_request$CheckoutCustomer$closed.errors = vErrors;
return errors === 0;
}
validate_request$CheckoutCustomer$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$CheckoutCustomer(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$CheckoutCustomer.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email !== undefined){ let data0 = data.email; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema_request$CheckoutCustomer.properties.email.type}}); errors++; } }
if(data.company !== undefined){ let data0 = data.company; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type: schema_request$CheckoutCustomer.properties.company.type}}); errors++; } }
if(data.contact !== undefined){ let data0 = data.contact; if((!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))) && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/type",keyword:"type",params:{type: schema_request$CheckoutCustomer.properties.contact.type}}); errors++; } }
if(data.first_name !== undefined){ let data0 = data.first_name; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: schema_request$CheckoutCustomer.properties.first_name.type}}); errors++; } }
if(data.last_name !== undefined){ let data0 = data.last_name; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: schema_request$CheckoutCustomer.properties.last_name.type}}); errors++; } }
if(data.tax_id !== undefined){ let data0 = data.tax_id; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/tax_id",schemaPath:"#/properties/tax_id/type",keyword:"type",params:{type: schema_request$CheckoutCustomer.properties.tax_id.type}}); errors++; } }
if(data.billing_country !== undefined){ let data0 = data.billing_country; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$CountryCode$closed(data0, {instancePath:instancePath+"/billing_country",parentData:data,parentDataProperty:"billing_country",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$CountryCode$closed.errors : vErrors.concat(validate_request$CountryCode$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/billing_country",schemaPath:"#/properties/billing_country/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/billing_country",schemaPath:"#/properties/billing_country/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.billing_postal_code !== undefined){ let data0 = data.billing_postal_code; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/billing_postal_code",schemaPath:"#/properties/billing_postal_code/type",keyword:"type",params:{type: schema_request$CheckoutCustomer.properties.billing_postal_code.type}}); errors++; } }
if(data.billing_city !== undefined){ let data0 = data.billing_city; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/billing_city",schemaPath:"#/properties/billing_city/type",keyword:"type",params:{type: schema_request$CheckoutCustomer.properties.billing_city.type}}); errors++; } }
if(data.billing_street_line_1 !== undefined){ let data0 = data.billing_street_line_1; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/billing_street_line_1",schemaPath:"#/properties/billing_street_line_1/type",keyword:"type",params:{type: schema_request$CheckoutCustomer.properties.billing_street_line_1.type}}); errors++; } }
if(data.billing_street_line_2 !== undefined){ let data0 = data.billing_street_line_2; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/billing_street_line_2",schemaPath:"#/properties/billing_street_line_2/type",keyword:"type",params:{type: schema_request$CheckoutCustomer.properties.billing_street_line_2.type}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$CheckoutCustomer.errors = vErrors;
return errors === 0;
}
validate_request$CheckoutCustomer.evaluated = {"props":{"email":true,"company":true,"contact":true,"first_name":true,"last_name":true,"tax_id":true,"billing_country":true,"billing_postal_code":true,"billing_city":true,"billing_street_line_1":true,"billing_street_line_2":true},"dynamicProps":false,"dynamicItems":false};

function validate_request$CheckoutItem$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$CheckoutItem$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$CheckoutItem(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$CheckoutItem.errors : vErrors.concat(validate_request$CheckoutItem.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if((((((key0 !== "product") && (key0 !== "name")) && (key0 !== "description")) && (key0 !== "quantity")) && (key0 !== "amount")) && (key0 !== "currency")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_request$CheckoutItem$closed.errors = vErrors;
return errors === 0;
}
validate_request$CheckoutItem$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$CheckoutItem(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$CheckoutItem.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.product === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "product"}}); errors++; }
if(data.product !== undefined){ if(typeof data.product !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/product",schemaPath:"#/properties/product/type",keyword:"type",params:{type: "string"}}); errors++; } }
if(data.name !== undefined){ let data0 = data.name; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema_request$CheckoutItem.properties.name.type}}); errors++; } }
if(data.description !== undefined){ let data0 = data.description; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema_request$CheckoutItem.properties.description.type}}); errors++; } }
if(data.quantity !== undefined){ let data0 = data.quantity; if((!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))) && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/type",keyword:"type",params:{type: schema_request$CheckoutItem.properties.quantity.type}}); errors++; } if(typeof data0 == "number"){ if(data0 < 1 || isNaN(data0)){ (vErrors ??= []).push({instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}); errors++; } } }
if(data.amount !== undefined){ let data0 = data.amount; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$Decimal$closed(data0, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$Decimal$closed.errors : vErrors.concat(validate_request$Decimal$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.currency !== undefined){ let data0 = data.currency; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$Currency$closed(data0, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$Currency$closed.errors : vErrors.concat(validate_request$Currency$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$CheckoutItem.errors = vErrors;
return errors === 0;
}
validate_request$CheckoutItem.evaluated = {"props":{"product":true,"name":true,"description":true,"quantity":true,"amount":true,"currency":true},"dynamicProps":false,"dynamicItems":false};

function validate_request$CheckoutSessionCreate$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$CheckoutSessionCreate$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$CheckoutSessionCreate(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$CheckoutSessionCreate.errors : vErrors.concat(validate_request$CheckoutSessionCreate.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if((((((((((((((key0 !== "billing_details_collection") && (key0 !== "items")) && (key0 !== "customer")) && (key0 !== "success_url")) && (key0 !== "cancel_url")) && (key0 !== "payment_methods")) && (key0 !== "coupon")) && (key0 !== "coupon_collection")) && (key0 !== "updatable_quantity")) && (key0 !== "locale")) && (key0 !== "processor")) && (key0 !== "processor_id")) && (key0 !== "custom")) && (key0 !== "metadata")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_request$CheckoutSessionCreate$closed.errors = vErrors;
return errors === 0;
}
validate_request$CheckoutSessionCreate$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$CheckoutSessionCreate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$CheckoutSessionCreate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$CheckoutSessionUpdate(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$CheckoutSessionUpdate.errors : vErrors.concat(validate_request$CheckoutSessionUpdate.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success_url === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "success_url"}}); errors++; }
if(data.billing_details_collection !== undefined){ if(typeof data.billing_details_collection !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/billing_details_collection",schemaPath:"#/properties/billing_details_collection/type",keyword:"type",params:{type: "string"}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$CheckoutSessionCreate.errors = vErrors;
return errors === 0;
}
validate_request$CheckoutSessionCreate.evaluated = {"props":{"billing_details_collection":true,"items":true,"customer":true,"success_url":true,"cancel_url":true,"payment_methods":true,"coupon":true,"coupon_collection":true,"updatable_quantity":true,"locale":true,"processor":true,"processor_id":true,"custom":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

function validate_request$CheckoutSessionUpdate$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$CheckoutSessionUpdate$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$CheckoutSessionUpdate(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$CheckoutSessionUpdate.errors : vErrors.concat(validate_request$CheckoutSessionUpdate.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if((((((((((((((key0 !== "items") && (key0 !== "customer")) && (key0 !== "success_url")) && (key0 !== "cancel_url")) && (key0 !== "payment_methods")) && (key0 !== "coupon")) && (key0 !== "coupon_collection")) && (key0 !== "billing_details_collection")) && (key0 !== "updatable_quantity")) && (key0 !== "locale")) && (key0 !== "processor")) && (key0 !== "processor_id")) && (key0 !== "custom")) && (key0 !== "metadata")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_request$CheckoutSessionUpdate$closed.errors = vErrors;
return errors === 0;
}
validate_request$CheckoutSessionUpdate$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$CheckoutSessionUpdate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$CheckoutSessionUpdate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items !== undefined){ let data0 = data.items; if((!(Array.isArray(data0))) && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema_request$CheckoutSessionUpdate.properties.items.type}}); errors++; } if(Array.isArray(data0)){ if(data0.length > 200){ (vErrors ??= []).push({instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 200}}); errors++; } if(data0.length < 1){ (vErrors ??= []).push({instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1}}); errors++; } const len0 = data0.length; for(let i0=0; i0<len0; i0++){ if(!(validate_request$CheckoutItem$closed(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$CheckoutItem$closed.errors : vErrors.concat(validate_request$CheckoutItem$closed.errors); errors = vErrors.length; } } } }
if(data.customer !== undefined){ let data0 = data.customer; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$CheckoutCustomer$closed(data0, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$CheckoutCustomer$closed.errors : vErrors.concat(validate_request$CheckoutCustomer$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/customer",schemaPath:"#/properties/customer/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/customer",schemaPath:"#/properties/customer/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.success_url !== undefined){ if(!(validate_request$Url$closed(data.success_url, {instancePath:instancePath+"/success_url",parentData:data,parentDataProperty:"success_url",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$Url$closed.errors : vErrors.concat(validate_request$Url$closed.errors); errors = vErrors.length; } }
if(data.cancel_url !== undefined){ let data0 = data.cancel_url; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$Url$closed(data0, {instancePath:instancePath+"/cancel_url",parentData:data,parentDataProperty:"cancel_url",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$Url$closed.errors : vErrors.concat(validate_request$Url$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/cancel_url",schemaPath:"#/properties/cancel_url/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/cancel_url",schemaPath:"#/properties/cancel_url/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.payment_methods !== undefined){ let data0 = data.payment_methods; if((!(Array.isArray(data0))) && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/payment_methods",schemaPath:"#/properties/payment_methods/type",keyword:"type",params:{type: schema_request$CheckoutSessionUpdate.properties.payment_methods.type}}); errors++; } if(Array.isArray(data0)){ const len0 = data0.length; for(let i0=0; i0<len0; i0++){ let data1 = data0[i0]; if(typeof data1 !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/payment_methods/" + i0,schemaPath:"#/properties/payment_methods/items/type",keyword:"type",params:{type: "string"}}); errors++; } if(!((data1 === "card") || (data1 === "paypal"))){ (vErrors ??= []).push({instancePath:instancePath+"/payment_methods/" + i0,schemaPath:"#/properties/payment_methods/items/enum",keyword:"enum",params:{allowedValues: schema_request$CheckoutSessionUpdate.properties.payment_methods.items.enum}}); errors++; } } } }
if(data.coupon !== undefined){ let data0 = data.coupon; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/coupon",schemaPath:"#/properties/coupon/type",keyword:"type",params:{type: schema_request$CheckoutSessionUpdate.properties.coupon.type}}); errors++; } }
if(data.coupon_collection !== undefined){ let data0 = data.coupon_collection; if((typeof data0 !== "boolean") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/coupon_collection",schemaPath:"#/properties/coupon_collection/type",keyword:"type",params:{type: schema_request$CheckoutSessionUpdate.properties.coupon_collection.type}}); errors++; } }
if(data.billing_details_collection !== undefined){ let data0 = data.billing_details_collection; if(typeof data0 !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/billing_details_collection",schemaPath:"#/properties/billing_details_collection/type",keyword:"type",params:{type: "string"}}); errors++; } if(!((data0 === "auto") || (data0 === "required"))){ (vErrors ??= []).push({instancePath:instancePath+"/billing_details_collection",schemaPath:"#/properties/billing_details_collection/enum",keyword:"enum",params:{allowedValues: schema_request$CheckoutSessionUpdate.properties.billing_details_collection.enum}}); errors++; } }
if(data.updatable_quantity !== undefined){ let data0 = data.updatable_quantity; if((typeof data0 !== "boolean") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/updatable_quantity",schemaPath:"#/properties/updatable_quantity/type",keyword:"type",params:{type: schema_request$CheckoutSessionUpdate.properties.updatable_quantity.type}}); errors++; } }
if(data.locale !== undefined){ let data0 = data.locale; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{type: schema_request$CheckoutSessionUpdate.properties.locale.type}}); errors++; } if(!(((((((((((((data0 === "auto") || (data0 === "ca")) || (data0 === "de")) || (data0 === "en")) || (data0 === "es")) || (data0 === "fi")) || (data0 === "fr")) || (data0 === "hu")) || (data0 === "it")) || (data0 === "nb")) || (data0 === "nl")) || (data0 === "sv")) || (data0 === null))){ (vErrors ??= []).push({instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/enum",keyword:"enum",params:{allowedValues: schema_request$CheckoutSessionUpdate.properties.locale.enum}}); errors++; } }
if(data.processor !== undefined){ let data0 = data.processor; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/processor",schemaPath:"#/properties/processor/type",keyword:"type",params:{type: schema_request$CheckoutSessionUpdate.properties.processor.type}}); errors++; } }
if(data.processor_id !== undefined){ let data0 = data.processor_id; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/processor_id",schemaPath:"#/properties/processor_id/type",keyword:"type",params:{type: schema_request$CheckoutSessionUpdate.properties.processor_id.type}}); errors++; } }
if(data.custom !== undefined){ let data0 = data.custom; if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/custom",schemaPath:"#/properties/custom/type",keyword:"type",params:{type: schema_request$CheckoutSessionUpdate.properties.custom.type}}); errors++; } }
if(data.metadata !== undefined){ let data0 = data.metadata; if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: schema_request$CheckoutSessionUpdate.properties.metadata.type}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$CheckoutSessionUpdate.errors = vErrors;
return errors === 0;
}
validate_request$CheckoutSessionUpdate.evaluated = {"props":{"items":true,"customer":true,"success_url":true,"cancel_url":true,"payment_methods":true,"coupon":true,"coupon_collection":true,"billing_details_collection":true,"updatable_quantity":true,"locale":true,"processor":true,"processor_id":true,"custom":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

function validate_request$ContactData$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$ContactData$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$ContactData(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$ContactData.errors : vErrors.concat(validate_request$ContactData.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if(((((((((((((((((((((key0 !== "kind") && (key0 !== "tax_status")) && (key0 !== "first_name")) && (key0 !== "last_name")) && (key0 !== "contact_person")) && (key0 !== "department")) && (key0 !== "email")) && (key0 !== "phone_1")) && (key0 !== "web")) && (key0 !== "country")) && (key0 !== "region")) && (key0 !== "postal_code")) && (key0 !== "city")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "tax_id")) && (key0 !== "discount")) && (key0 !== "language")) && (key0 !== "notes")) && (key0 !== "processor")) && (key0 !== "processor_id")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_request$ContactData$closed.errors = vErrors;
return errors === 0;
}
validate_request$ContactData$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$ContactData(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$ContactData.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$ContactUpdate(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$ContactUpdate.errors : vErrors.concat(validate_request$ContactUpdate.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.first_name === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "first_name"}}); errors++; }
if(data.kind !== undefined){ if(typeof data.kind !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}}); errors++; } }
if(data.tax_status !== undefined){ let data0 = data.tax_status; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/tax_status",schemaPath:"#/properties/tax_status/type",keyword:"type",params:{type: schema_request$ContactData.properties.tax_status.type}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$ContactData.errors = vErrors;
return errors === 0;
}
validate_request$ContactData.evaluated = {"props":{"kind":true,"tax_status":true,"first_name":true,"last_name":true,"contact_person":true,"department":true,"email":true,"phone_1":true,"web":true,"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"tax_id":true,"discount":true,"language":true,"notes":true,"processor":true,"processor_id":true},"dynamicProps":false,"dynamicItems":false};

function validate_request$ContactFields(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$ContactFields.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind !== undefined){ let data0 = data.kind; if(typeof data0 !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}}); errors++; } if(!((data0 === "company") || (data0 === "person"))){ (vErrors ??= []).push({instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema_request$ContactFields.properties.kind.enum}}); errors++; } }
if(data.first_name !== undefined){ if(typeof data.first_name !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"}}); errors++; } }
if(data.last_name !== undefined){ let data0 = data.last_name; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: schema_request$ContactFields.properties.last_name.type}}); errors++; } }
if(data.contact_person !== undefined){ let data0 = data.contact_person; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/contact_person",schemaPath:"#/properties/contact_person/type",keyword:"type",params:{type: schema_request$ContactFields.properties.contact_person.type}}); errors++; } }
if(data.department !== undefined){ let data0 = data.department; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/department",schemaPath:"#/properties/department/type",keyword:"type",params:{type: schema_request$ContactFields.properties.department.type}}); errors++; } }
if(data.email !== undefined){ let data0 = data.email; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema_request$ContactFields.properties.email.type}}); errors++; } }
if(data.phone_1 !== undefined){ let data0 = data.phone_1; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/phone_1",schemaPath:"#/properties/phone_1/type",keyword:"type",params:{type: schema_request$ContactFields.properties.phone_1.type}}); errors++; } }
if(data.web !== undefined){ let data0 = data.web; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/web",schemaPath:"#/properties/web/type",keyword:"type",params:{type: schema_request$ContactFields.properties.web.type}}); errors++; } }
if(data.country !== undefined){ let data0 = data.country; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$CountryCode$closed(data0, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$CountryCode$closed.errors : vErrors.concat(validate_request$CountryCode$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.region !== undefined){ let data0 = data.region; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema_request$ContactFields.properties.region.type}}); errors++; } }
if(data.postal_code !== undefined){ let data0 = data.postal_code; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/type",keyword:"type",params:{type: schema_request$ContactFields.properties.postal_code.type}}); errors++; } }
if(data.city !== undefined){ let data0 = data.city; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema_request$ContactFields.properties.city.type}}); errors++; } }
if(data.street_line_1 !== undefined){ let data0 = data.street_line_1; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/street_line_1",schemaPath:"#/properties/street_line_1/type",keyword:"type",params:{type: schema_request$ContactFields.properties.street_line_1.type}}); errors++; } }
if(data.street_line_2 !== undefined){ let data0 = data.street_line_2; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/street_line_2",schemaPath:"#/properties/street_line_2/type",keyword:"type",params:{type: schema_request$ContactFields.properties.street_line_2.type}}); errors++; } }
if(data.tax_id !== undefined){ let data0 = data.tax_id; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/tax_id",schemaPath:"#/properties/tax_id/type",keyword:"type",params:{type: schema_request$ContactFields.properties.tax_id.type}}); errors++; } }
if(data.tax_status !== undefined){ let data0 = data.tax_status; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/tax_status",schemaPath:"#/properties/tax_status/type",keyword:"type",params:{type: schema_request$ContactFields.properties.tax_status.type}}); errors++; } if(!((((data0 === "taxable") || (data0 === "exempt")) || (data0 === "reverse")) || (data0 === null))){ (vErrors ??= []).push({instancePath:instancePath+"/tax_status",schemaPath:"#/properties/tax_status/enum",keyword:"enum",params:{allowedValues: schema_request$ContactFields.properties.tax_status.enum}}); errors++; } }
if(data.discount !== undefined){ let data0 = data.discount; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$Percent$closed(data0, {instancePath:instancePath+"/discount",parentData:data,parentDataProperty:"discount",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$Percent$closed.errors : vErrors.concat(validate_request$Percent$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/discount",schemaPath:"#/properties/discount/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/discount",schemaPath:"#/properties/discount/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.language !== undefined){ let data0 = data.language; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: schema_request$ContactFields.properties.language.type}}); errors++; } }
if(data.notes !== undefined){ let data0 = data.notes; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: schema_request$ContactFields.properties.notes.type}}); errors++; } }
if(data.processor !== undefined){ let data0 = data.processor; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/processor",schemaPath:"#/properties/processor/type",keyword:"type",params:{type: schema_request$ContactFields.properties.processor.type}}); errors++; } }
if(data.processor_id !== undefined){ let data0 = data.processor_id; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/processor_id",schemaPath:"#/properties/processor_id/type",keyword:"type",params:{type: schema_request$ContactFields.properties.processor_id.type}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$ContactFields.errors = vErrors;
return errors === 0;
}
validate_request$ContactFields.evaluated = {"props":{"kind":true,"first_name":true,"last_name":true,"contact_person":true,"department":true,"email":true,"phone_1":true,"web":true,"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"tax_id":true,"tax_status":true,"discount":true,"language":true,"notes":true,"processor":true,"processor_id":true},"dynamicProps":false,"dynamicItems":false};

function validate_request$ContactInput$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$ContactInput$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let counts0 = [errors];
let valid0 = false;
const _errs1 = errors;
if(!(validate_request$ContactReference$closed(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$ContactReference$closed.errors : vErrors.concat(validate_request$ContactReference$closed.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
counts0.push(errors);
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs2 = errors;
if(!(validate_request$ContactData$closed(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$ContactData$closed.errors : vErrors.concat(validate_request$ContactData$closed.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
counts0.push(errors);
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){ props0 = true; }
}
if(!valid0){
(vErrors ??= []).push({instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}});
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } }
}
validate_request$ContactInput$closed.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate_request$ContactInput$closed.evaluated = {"dynamicProps":true,"dynamicItems":false};

function validate_request$ContactReference$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$ContactReference$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$ContactReference(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$ContactReference.errors : vErrors.concat(validate_request$ContactReference.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if(key0 !== "id"){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_request$ContactReference$closed.errors = vErrors;
return errors === 0;
}
validate_request$ContactReference$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$ContactReference(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$ContactReference.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}}); errors++; }
if(data.id !== undefined){ let data0 = data.id; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$ContactReference.errors = vErrors;
return errors === 0;
}
validate_request$ContactReference.evaluated = {"props":{"id":true},"dynamicProps":false,"dynamicItems":false};

function validate_request$ContactUpdate$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$ContactUpdate$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$ContactUpdate(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$ContactUpdate.errors : vErrors.concat(validate_request$ContactUpdate.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if(((((((((((((((((((((key0 !== "first_name") && (key0 !== "kind")) && (key0 !== "last_name")) && (key0 !== "contact_person")) && (key0 !== "department")) && (key0 !== "email")) && (key0 !== "phone_1")) && (key0 !== "web")) && (key0 !== "country")) && (key0 !== "region")) && (key0 !== "postal_code")) && (key0 !== "city")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "tax_id")) && (key0 !== "tax_status")) && (key0 !== "discount")) && (key0 !== "language")) && (key0 !== "notes")) && (key0 !== "processor")) && (key0 !== "processor_id")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_request$ContactUpdate$closed.errors = vErrors;
return errors === 0;
}
validate_request$ContactUpdate$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$ContactUpdate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$ContactUpdate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$ContactFields(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$ContactFields.errors : vErrors.concat(validate_request$ContactFields.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.first_name !== undefined){ let data0 = data.first_name; if(typeof data0 === "string"){ if(!pattern_ece2e6f4.test(data0)){ (vErrors ??= []).push({instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/pattern",keyword:"pattern",params:{pattern: "\\S"}}); errors++; } } else { (vErrors ??= []).push({instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$ContactUpdate.errors = vErrors;
return errors === 0;
}
validate_request$ContactUpdate.evaluated = {"props":{"first_name":true,"kind":true,"last_name":true,"contact_person":true,"department":true,"email":true,"phone_1":true,"web":true,"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"tax_id":true,"tax_status":true,"discount":true,"language":true,"notes":true,"processor":true,"processor_id":true},"dynamicProps":false,"dynamicItems":false};

function validate_request$CountryCode$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$CountryCode$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern_ac8e6aa1.test(data)){ (vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}});
errors++;
}
validate_request$CountryCode$closed.errors = vErrors;
return errors === 0;
}
validate_request$CountryCode$closed.evaluated = {"dynamicProps":false,"dynamicItems":false};

function validate_request$CouponCreate$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$CouponCreate$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$CouponCreate(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$CouponCreate.errors : vErrors.concat(validate_request$CouponCreate.errors);
errors = vErrors.length;
}
else {
var props0 = validate_request$CouponCreate.evaluated.props;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){ props0 = props0 || {}; props0.code = true; props0.name = true; props0.kind = true; props0.percent_off = true; props0.amount_off = true; props0.currency = true; props0.max_redemptions = true; props0.redeem_by = true; }
if(props0 !== true){ for(const key0 in data){ if(!props0 || !props0[key0]){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } } }
}
validate_request$CouponCreate$closed.errors = vErrors;
return errors === 0;
}
validate_request$CouponCreate$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$CouponCreate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$CouponCreate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$CouponUpdate(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$CouponUpdate.errors : vErrors.concat(validate_request$CouponUpdate.errors);
errors = vErrors.length;
}
const _errs3 = errors;
let valid1 = true;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.kind === undefined) && (missing0 = "kind")){ (vErrors ??= []).push({}); errors++; }
else { if(data.kind !== undefined){ if("amount_off" !== data.kind){ (vErrors ??= []).push({}); errors++; } } }
}
var _valid0 = _errs4 === errors;
errors = _errs3;
if(vErrors !== null){
if(_errs3){ vErrors.length = _errs3; }
else { vErrors = null; }
}
let ifClause0;
if(_valid0){
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){ if(data.amount_off === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "amount_off"}}); errors++; } if(data.currency === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "currency"}}); errors++; } if(data.amount_off !== undefined){ if(!(typeof data.amount_off == "number")){ (vErrors ??= []).push({instancePath:instancePath+"/amount_off",schemaPath:"#/allOf/1/then/properties/amount_off/type",keyword:"type",params:{type: "number"}}); errors++; } } if(data.currency !== undefined){ if(typeof data.currency !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/currency",schemaPath:"#/allOf/1/then/properties/currency/type",keyword:"type",params:{type: "string"}}); errors++; } } }
var _valid0 = _errs6 === errors;
valid1 = _valid0;
if(valid1){ var props0 = {}; props0.amount_off = true; props0.currency = true; props0.kind = true; }
ifClause0 = "then";
}
else {
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){ if(data.percent_off === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/allOf/1/else/required",keyword:"required",params:{missingProperty: "percent_off"}}); errors++; } if(data.percent_off !== undefined){ if(!(typeof data.percent_off == "number")){ (vErrors ??= []).push({instancePath:instancePath+"/percent_off",schemaPath:"#/allOf/1/else/properties/percent_off/type",keyword:"type",params:{type: "number"}}); errors++; } } }
var _valid0 = _errs11 === errors;
valid1 = _valid0;
if(valid1){ if(props0 !== true){ props0 = props0 || {}; props0.percent_off = true; } }
ifClause0 = "else";
}
if(!valid1){
(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: ifClause0}});
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.name = true;
props0.kind = true;
props0.percent_off = true;
props0.amount_off = true;
props0.currency = true;
props0.max_redemptions = true;
props0.redeem_by = true;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$CouponCreate.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate_request$CouponCreate.evaluated = {"dynamicProps":true,"dynamicItems":false};

function validate_request$CouponUpdate$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$CouponUpdate$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$CouponUpdate(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$CouponUpdate.errors : vErrors.concat(validate_request$CouponUpdate.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if((((((((key0 !== "code") && (key0 !== "name")) && (key0 !== "kind")) && (key0 !== "percent_off")) && (key0 !== "amount_off")) && (key0 !== "currency")) && (key0 !== "max_redemptions")) && (key0 !== "redeem_by")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_request$CouponUpdate$closed.errors = vErrors;
return errors === 0;
}
validate_request$CouponUpdate$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$CouponUpdate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$CouponUpdate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){ if(typeof data.code !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}); errors++; } }
if(data.name !== undefined){ let data0 = data.name; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema_request$CouponUpdate.properties.name.type}}); errors++; } }
if(data.kind !== undefined){ let data0 = data.kind; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: schema_request$CouponUpdate.properties.kind.type}}); errors++; } if(!(((data0 === "amount_off") || (data0 === "percent_off")) || (data0 === null))){ (vErrors ??= []).push({instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema_request$CouponUpdate.properties.kind.enum}}); errors++; } }
if(data.percent_off !== undefined){ let data0 = data.percent_off; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$Percent$closed(data0, {instancePath:instancePath+"/percent_off",parentData:data,parentDataProperty:"percent_off",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$Percent$closed.errors : vErrors.concat(validate_request$Percent$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/percent_off",schemaPath:"#/properties/percent_off/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/percent_off",schemaPath:"#/properties/percent_off/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.amount_off !== undefined){ let data0 = data.amount_off; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$Decimal$closed(data0, {instancePath:instancePath+"/amount_off",parentData:data,parentDataProperty:"amount_off",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$Decimal$closed.errors : vErrors.concat(validate_request$Decimal$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/amount_off",schemaPath:"#/properties/amount_off/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/amount_off",schemaPath:"#/properties/amount_off/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.currency !== undefined){ let data0 = data.currency; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$Currency$closed(data0, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$Currency$closed.errors : vErrors.concat(validate_request$Currency$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.max_redemptions !== undefined){ let data0 = data.max_redemptions; if((!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))) && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/max_redemptions",schemaPath:"#/properties/max_redemptions/type",keyword:"type",params:{type: schema_request$CouponUpdate.properties.max_redemptions.type}}); errors++; } }
if(data.redeem_by !== undefined){ let data0 = data.redeem_by; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$Date$closed(data0, {instancePath:instancePath+"/redeem_by",parentData:data,parentDataProperty:"redeem_by",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$Date$closed.errors : vErrors.concat(validate_request$Date$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/redeem_by",schemaPath:"#/properties/redeem_by/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/redeem_by",schemaPath:"#/properties/redeem_by/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$CouponUpdate.errors = vErrors;
return errors === 0;
}
validate_request$CouponUpdate.evaluated = {"props":{"code":true,"name":true,"kind":true,"percent_off":true,"amount_off":true,"currency":true,"max_redemptions":true,"redeem_by":true},"dynamicProps":false,"dynamicItems":false};

function validate_request$CreditCreate$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$CreditCreate$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$CreditCreate(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$CreditCreate.errors : vErrors.concat(validate_request$CreditCreate.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if(((key0 !== "invoice_id") && (key0 !== "payment_method")) && (key0 !== "credited_amount")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_request$CreditCreate$closed.errors = vErrors;
return errors === 0;
}
validate_request$CreditCreate$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$CreditCreate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$CreditCreate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invoice_id === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "invoice_id"}}); errors++; }
if(data.invoice_id !== undefined){ let data0 = data.invoice_id; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/invoice_id",schemaPath:"#/properties/invoice_id/type",keyword:"type",params:{type: "integer"}}); errors++; } }
if(data.payment_method !== undefined){ let data0 = data.payment_method; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$PaymentMethod$closed(data0, {instancePath:instancePath+"/payment_method",parentData:data,parentDataProperty:"payment_method",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$PaymentMethod$closed.errors : vErrors.concat(validate_request$PaymentMethod$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/payment_method",schemaPath:"#/properties/payment_method/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/payment_method",schemaPath:"#/properties/payment_method/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.credited_amount !== undefined){ let data0 = data.credited_amount; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$Decimal$closed(data0, {instancePath:instancePath+"/credited_amount",parentData:data,parentDataProperty:"credited_amount",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$Decimal$closed.errors : vErrors.concat(validate_request$Decimal$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/credited_amount",schemaPath:"#/properties/credited_amount/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/credited_amount",schemaPath:"#/properties/credited_amount/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$CreditCreate.errors = vErrors;
return errors === 0;
}
validate_request$CreditCreate.evaluated = {"props":{"invoice_id":true,"payment_method":true,"credited_amount":true},"dynamicProps":false,"dynamicItems":false};

function validate_request$CreditUpdate$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$CreditUpdate$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$CreditUpdate(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$CreditUpdate.errors : vErrors.concat(validate_request$CreditUpdate.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if(((((((((((((((((((((((((key0 !== "evidence") && (key0 !== "number")) && (key0 !== "issue_date")) && (key0 !== "due_date")) && (key0 !== "related_document")) && (key0 !== "tax_id")) && (key0 !== "processor_fee_cents")) && (key0 !== "currency")) && (key0 !== "subject")) && (key0 !== "notes")) && (key0 !== "payment_details")) && (key0 !== "po_number")) && (key0 !== "custom_metadata")) && (key0 !== "country")) && (key0 !== "region")) && (key0 !== "postal_code")) && (key0 !== "city")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "attachment")) && (key0 !== "contact")) && (key0 !== "items")) && (key0 !== "tag_list")) && (key0 !== "payment_processor")) && (key0 !== "payment_processor_id")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_request$CreditUpdate$closed.errors = vErrors;
return errors === 0;
}
validate_request$CreditUpdate$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$CreditUpdate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$CreditUpdate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
if(!(validate_request$IssuedDocumentInput(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$IssuedDocumentInput.errors : vErrors.concat(validate_request$IssuedDocumentInput.errors);
errors = vErrors.length;
}
if(!(validate_request$DocumentChanges(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$DocumentChanges.errors : vErrors.concat(validate_request$DocumentChanges.errors);
errors = vErrors.length;
}
if(!(validate_request$SalesDocumentFields(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$SalesDocumentFields.errors : vErrors.concat(validate_request$SalesDocumentFields.errors);
errors = vErrors.length;
}
validate_request$CreditUpdate.errors = vErrors;
return errors === 0;
}
validate_request$CreditUpdate.evaluated = {"props":{"number":true,"issue_date":true,"tax_id":true,"payment_processor":true,"payment_processor_id":true,"contact":true,"items":true,"tag_list":true,"evidence":true,"due_date":true,"related_document":true,"processor_fee_cents":true,"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"attachment":true,"currency":true,"subject":true,"notes":true,"payment_details":true,"po_number":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};

function validate_request$Currency$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$Currency$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern_bc13323b.test(data)){ (vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}});
errors++;
}
validate_request$Currency$closed.errors = vErrors;
return errors === 0;
}
validate_request$Currency$closed.evaluated = {"dynamicProps":false,"dynamicItems":false};

function validate_request$CustomAccountCreate$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$CustomAccountCreate$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$CustomAccountCreate(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$CustomAccountCreate.errors : vErrors.concat(validate_request$CustomAccountCreate.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if((((((((((key0 !== "type") && (key0 !== "default_product_type")) && (key0 !== "default_tax_code")) && (key0 !== "email")) && (key0 !== "business_name")) && (key0 !== "country")) && (key0 !== "postal_code")) && (key0 !== "currency")) && (key0 !== "local_tax_id")) && (key0 !== "web")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_request$CustomAccountCreate$closed.errors = vErrors;
return errors === 0;
}
validate_request$CustomAccountCreate$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$CustomAccountCreate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$CustomAccountCreate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$CustomAccountUpdate(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$CustomAccountUpdate.errors : vErrors.concat(validate_request$CustomAccountUpdate.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"}}); errors++; }
if(data.type !== undefined){ let data0 = data.type; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: schema_request$CustomAccountCreate.properties.type.type}}); errors++; } }
if(data.default_product_type !== undefined){ if(!(validate_request$ProductType$closed(data.default_product_type, {instancePath:instancePath+"/default_product_type",parentData:data,parentDataProperty:"default_product_type",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$ProductType$closed.errors : vErrors.concat(validate_request$ProductType$closed.errors); errors = vErrors.length; } }
if(data.default_tax_code !== undefined){ if(!(validate_request$TaxCodeId$closed(data.default_tax_code, {instancePath:instancePath+"/default_tax_code",parentData:data,parentDataProperty:"default_tax_code",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$TaxCodeId$closed.errors : vErrors.concat(validate_request$TaxCodeId$closed.errors); errors = vErrors.length; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$CustomAccountCreate.errors = vErrors;
return errors === 0;
}
validate_request$CustomAccountCreate.evaluated = {"props":{"type":true,"default_product_type":true,"default_tax_code":true,"email":true,"business_name":true,"country":true,"postal_code":true,"currency":true,"local_tax_id":true,"web":true},"dynamicProps":false,"dynamicItems":false};

function validate_request$CustomAccountUpdate$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$CustomAccountUpdate$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$CustomAccountUpdate(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$CustomAccountUpdate.errors : vErrors.concat(validate_request$CustomAccountUpdate.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if((((((((((key0 !== "email") && (key0 !== "business_name")) && (key0 !== "type")) && (key0 !== "country")) && (key0 !== "postal_code")) && (key0 !== "currency")) && (key0 !== "default_product_type")) && (key0 !== "default_tax_code")) && (key0 !== "local_tax_id")) && (key0 !== "web")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_request$CustomAccountUpdate$closed.errors = vErrors;
return errors === 0;
}
validate_request$CustomAccountUpdate$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$CustomAccountUpdate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$CustomAccountUpdate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email !== undefined){ if(typeof data.email !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}}); errors++; } }
if(data.business_name !== undefined){ let data0 = data.business_name; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/business_name",schemaPath:"#/properties/business_name/type",keyword:"type",params:{type: schema_request$CustomAccountUpdate.properties.business_name.type}}); errors++; } }
if(data.type !== undefined){ let data0 = data.type; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: schema_request$CustomAccountUpdate.properties.type.type}}); errors++; } if(!(((data0 === "standard") || (data0 === "custom")) || (data0 === null))){ (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema_request$CustomAccountUpdate.properties.type.enum}}); errors++; } }
if(data.country !== undefined){ let data0 = data.country; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$CountryCode$closed(data0, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$CountryCode$closed.errors : vErrors.concat(validate_request$CountryCode$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.postal_code !== undefined){ let data0 = data.postal_code; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/type",keyword:"type",params:{type: schema_request$CustomAccountUpdate.properties.postal_code.type}}); errors++; } }
if(data.currency !== undefined){ let data0 = data.currency; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$Currency$closed(data0, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$Currency$closed.errors : vErrors.concat(validate_request$Currency$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.default_product_type !== undefined){ if(!(validate_request$ProductType$closed(data.default_product_type, {instancePath:instancePath+"/default_product_type",parentData:data,parentDataProperty:"default_product_type",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$ProductType$closed.errors : vErrors.concat(validate_request$ProductType$closed.errors); errors = vErrors.length; } }
if(data.default_tax_code !== undefined){ if(!(validate_request$TaxCodeId$closed(data.default_tax_code, {instancePath:instancePath+"/default_tax_code",parentData:data,parentDataProperty:"default_tax_code",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$TaxCodeId$closed.errors : vErrors.concat(validate_request$TaxCodeId$closed.errors); errors = vErrors.length; } }
if(data.local_tax_id !== undefined){ let data0 = data.local_tax_id; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/local_tax_id",schemaPath:"#/properties/local_tax_id/type",keyword:"type",params:{type: schema_request$CustomAccountUpdate.properties.local_tax_id.type}}); errors++; } }
if(data.web !== undefined){ let data0 = data.web; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/web",schemaPath:"#/properties/web/type",keyword:"type",params:{type: schema_request$CustomAccountUpdate.properties.web.type}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$CustomAccountUpdate.errors = vErrors;
return errors === 0;
}
validate_request$CustomAccountUpdate.evaluated = {"props":{"email":true,"business_name":true,"type":true,"country":true,"postal_code":true,"currency":true,"default_product_type":true,"default_tax_code":true,"local_tax_id":true,"web":true},"dynamicProps":false,"dynamicItems":false};

function validate_request$CustomMetadata$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$CustomMetadata$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 20){ (vErrors ??= []).push({instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 20}}); errors++; }
for(const key0 in data){ const _errs0 = errors; if(typeof key0 === "string"){ if(ucs2length(key0) > 40){ (vErrors ??= []).push({instancePath,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{limit: 40},propertyName:key0}); errors++; } if(ucs2length(key0) < 1){ (vErrors ??= []).push({instancePath,schemaPath:"#/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key0}); errors++; } } else { (vErrors ??= []).push({instancePath,schemaPath:"#/propertyNames/type",keyword:"type",params:{type: "string"},propertyName:key0}); errors++; } let valid0 = _errs0 === errors; if(!valid0){ (vErrors ??= []).push({instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0}}); errors++; } }
for(const key1 in data){ let data0 = data[key1]; if(typeof data0 === "string"){ if(ucs2length(data0) > 500){ (vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 500}}); errors++; } } else { (vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "string"}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$CustomMetadata$closed.errors = vErrors;
return errors === 0;
}
validate_request$CustomMetadata$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$Date$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$Date$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!(formats_f904c84d.validate(data))){ (vErrors ??= []).push({instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date"}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}});
errors++;
}
validate_request$Date$closed.errors = vErrors;
return errors === 0;
}
validate_request$Date$closed.evaluated = {"dynamicProps":false,"dynamicItems":false};

function validate_request$DateRange$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$DateRange$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern_09d2f96b.test(data)){ (vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(\\d{4}-\\d\\d-\\d\\d,\\d{4}-\\d\\d-\\d\\d|\\d{4}/\\d\\d/\\d\\d,\\d{4}/\\d\\d/\\d\\d)$"}}); errors++; }
if(!(formats_4cf0f5bd(data))){ (vErrors ??= []).push({instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-range"}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}});
errors++;
}
validate_request$DateRange$closed.errors = vErrors;
return errors === 0;
}
validate_request$DateRange$closed.evaluated = {"dynamicProps":false,"dynamicItems":false};

function validate_request$Decimal$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$Decimal$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(typeof data == "number")){
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"}});
errors++;
}
validate_request$Decimal$closed.errors = vErrors;
return errors === 0;
}
validate_request$Decimal$closed.evaluated = {"dynamicProps":false,"dynamicItems":false};

function validate_request$DocumentChanges(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$DocumentChanges.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact !== undefined){ if(!(validate_request$ContactInput$closed(data.contact, {instancePath:instancePath+"/contact",parentData:data,parentDataProperty:"contact",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$ContactInput$closed.errors : vErrors.concat(validate_request$ContactInput$closed.errors); errors = vErrors.length; } }
if(data.items !== undefined){ let data0 = data.items; if(Array.isArray(data0)){ if(data0.length > 200){ (vErrors ??= []).push({instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 200}}); errors++; } if(data0.length < 1){ (vErrors ??= []).push({instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1}}); errors++; } const len0 = data0.length; for(let i0=0; i0<len0; i0++){ if(!(validate_request$DocumentItemUpdate$closed(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$DocumentItemUpdate$closed.errors : vErrors.concat(validate_request$DocumentItemUpdate$closed.errors); errors = vErrors.length; } } } else { (vErrors ??= []).push({instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}}); errors++; } }
if(data.tag_list !== undefined){ let data0 = data.tag_list; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$TagListInput$closed(data0, {instancePath:instancePath+"/tag_list",parentData:data,parentDataProperty:"tag_list",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$TagListInput$closed.errors : vErrors.concat(validate_request$TagListInput$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/tag_list",schemaPath:"#/properties/tag_list/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/tag_list",schemaPath:"#/properties/tag_list/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$DocumentChanges.errors = vErrors;
return errors === 0;
}
validate_request$DocumentChanges.evaluated = {"props":{"contact":true,"items":true,"tag_list":true},"dynamicProps":false,"dynamicItems":false};

function validate_request$DocumentFields(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$DocumentFields.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$DocumentNotes(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$DocumentNotes.errors : vErrors.concat(validate_request$DocumentNotes.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.currency !== undefined){ let data0 = data.currency; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$Currency$closed(data0, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$Currency$closed.errors : vErrors.concat(validate_request$Currency$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.subject !== undefined){ let data0 = data.subject; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: schema_request$DocumentFields.properties.subject.type}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$DocumentFields.errors = vErrors;
return errors === 0;
}
validate_request$DocumentFields.evaluated = {"props":{"currency":true,"subject":true,"notes":true,"payment_details":true,"po_number":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};

function validate_request$DocumentInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$DocumentInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact !== undefined){ if(!(validate_request$ContactInput$closed(data.contact, {instancePath:instancePath+"/contact",parentData:data,parentDataProperty:"contact",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$ContactInput$closed.errors : vErrors.concat(validate_request$ContactInput$closed.errors); errors = vErrors.length; } }
if(data.items !== undefined){ let data0 = data.items; if(Array.isArray(data0)){ if(data0.length > 200){ (vErrors ??= []).push({instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 200}}); errors++; } if(data0.length < 1){ (vErrors ??= []).push({instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1}}); errors++; } const len0 = data0.length; for(let i0=0; i0<len0; i0++){ if(!(validate_request$DocumentItemInput$closed(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$DocumentItemInput$closed.errors : vErrors.concat(validate_request$DocumentItemInput$closed.errors); errors = vErrors.length; } } } else { (vErrors ??= []).push({instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}}); errors++; } }
if(data.tag_list !== undefined){ let data0 = data.tag_list; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$TagListInput$closed(data0, {instancePath:instancePath+"/tag_list",parentData:data,parentDataProperty:"tag_list",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$TagListInput$closed.errors : vErrors.concat(validate_request$TagListInput$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/tag_list",schemaPath:"#/properties/tag_list/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/tag_list",schemaPath:"#/properties/tag_list/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$DocumentInput.errors = vErrors;
return errors === 0;
}
validate_request$DocumentInput.evaluated = {"props":{"contact":true,"items":true,"tag_list":true},"dynamicProps":false,"dynamicItems":false};

function validate_request$DocumentItemFields(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$DocumentItemFields.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.description !== undefined){ let data0 = data.description; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema_request$DocumentItemFields.properties.description.type}}); errors++; } }
if(data.quantity !== undefined){ if(!(typeof data.quantity == "number")){ (vErrors ??= []).push({instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/type",keyword:"type",params:{type: "number"}}); errors++; } }
if(data.unit_price !== undefined){ let data0 = data.unit_price; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$Decimal$closed(data0, {instancePath:instancePath+"/unit_price",parentData:data,parentDataProperty:"unit_price",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$Decimal$closed.errors : vErrors.concat(validate_request$Decimal$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/unit_price",schemaPath:"#/properties/unit_price/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/unit_price",schemaPath:"#/properties/unit_price/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.total_amount !== undefined){ let data0 = data.total_amount; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$Decimal$closed(data0, {instancePath:instancePath+"/total_amount",parentData:data,parentDataProperty:"total_amount",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$Decimal$closed.errors : vErrors.concat(validate_request$Decimal$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/total_amount",schemaPath:"#/properties/total_amount/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/total_amount",schemaPath:"#/properties/total_amount/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.discount_rate !== undefined){ let data0 = data.discount_rate; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$Percent$closed(data0, {instancePath:instancePath+"/discount_rate",parentData:data,parentDataProperty:"discount_rate",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$Percent$closed.errors : vErrors.concat(validate_request$Percent$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/discount_rate",schemaPath:"#/properties/discount_rate/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/discount_rate",schemaPath:"#/properties/discount_rate/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.product_code !== undefined){ let data0 = data.product_code; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/product_code",schemaPath:"#/properties/product_code/type",keyword:"type",params:{type: schema_request$DocumentItemFields.properties.product_code.type}}); errors++; } }
if(data.tax_1_name !== undefined){ let data0 = data.tax_1_name; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/tax_1_name",schemaPath:"#/properties/tax_1_name/type",keyword:"type",params:{type: schema_request$DocumentItemFields.properties.tax_1_name.type}}); errors++; } }
if(data.tax_1_rate !== undefined){ let data0 = data.tax_1_rate; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$Percent$closed(data0, {instancePath:instancePath+"/tax_1_rate",parentData:data,parentDataProperty:"tax_1_rate",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$Percent$closed.errors : vErrors.concat(validate_request$Percent$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/tax_1_rate",schemaPath:"#/properties/tax_1_rate/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/tax_1_rate",schemaPath:"#/properties/tax_1_rate/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.tax_1_country !== undefined){ let data0 = data.tax_1_country; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$CountryCode$closed(data0, {instancePath:instancePath+"/tax_1_country",parentData:data,parentDataProperty:"tax_1_country",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$CountryCode$closed.errors : vErrors.concat(validate_request$CountryCode$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/tax_1_country",schemaPath:"#/properties/tax_1_country/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/tax_1_country",schemaPath:"#/properties/tax_1_country/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.tax_1_region !== undefined){ let data0 = data.tax_1_region; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/tax_1_region",schemaPath:"#/properties/tax_1_region/type",keyword:"type",params:{type: schema_request$DocumentItemFields.properties.tax_1_region.type}}); errors++; } }
if(data.tax_1_transaction_type !== undefined){ let data0 = data.tax_1_transaction_type; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$TaxClass$closed(data0, {instancePath:instancePath+"/tax_1_transaction_type",parentData:data,parentDataProperty:"tax_1_transaction_type",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$TaxClass$closed.errors : vErrors.concat(validate_request$TaxClass$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/tax_1_transaction_type",schemaPath:"#/properties/tax_1_transaction_type/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/tax_1_transaction_type",schemaPath:"#/properties/tax_1_transaction_type/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.tax_2_name !== undefined){ let data0 = data.tax_2_name; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/tax_2_name",schemaPath:"#/properties/tax_2_name/type",keyword:"type",params:{type: schema_request$DocumentItemFields.properties.tax_2_name.type}}); errors++; } }
if(data.tax_2_rate !== undefined){ let data0 = data.tax_2_rate; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$Percent$closed(data0, {instancePath:instancePath+"/tax_2_rate",parentData:data,parentDataProperty:"tax_2_rate",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$Percent$closed.errors : vErrors.concat(validate_request$Percent$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/tax_2_rate",schemaPath:"#/properties/tax_2_rate/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/tax_2_rate",schemaPath:"#/properties/tax_2_rate/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.tax_2_country !== undefined){ let data0 = data.tax_2_country; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$CountryCode$closed(data0, {instancePath:instancePath+"/tax_2_country",parentData:data,parentDataProperty:"tax_2_country",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$CountryCode$closed.errors : vErrors.concat(validate_request$CountryCode$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/tax_2_country",schemaPath:"#/properties/tax_2_country/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/tax_2_country",schemaPath:"#/properties/tax_2_country/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.tax_2_region !== undefined){ let data0 = data.tax_2_region; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/tax_2_region",schemaPath:"#/properties/tax_2_region/type",keyword:"type",params:{type: schema_request$DocumentItemFields.properties.tax_2_region.type}}); errors++; } }
if(data.tax_2_transaction_type !== undefined){ let data0 = data.tax_2_transaction_type; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$TaxClass$closed(data0, {instancePath:instancePath+"/tax_2_transaction_type",parentData:data,parentDataProperty:"tax_2_transaction_type",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$TaxClass$closed.errors : vErrors.concat(validate_request$TaxClass$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/tax_2_transaction_type",schemaPath:"#/properties/tax_2_transaction_type/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/tax_2_transaction_type",schemaPath:"#/properties/tax_2_transaction_type/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$DocumentItemFields.errors = vErrors;
return errors === 0;
}
validate_request$DocumentItemFields.evaluated = {"props":{"description":true,"quantity":true,"unit_price":true,"total_amount":true,"discount_rate":true,"product_code":true,"tax_1_name":true,"tax_1_rate":true,"tax_1_country":true,"tax_1_region":true,"tax_1_transaction_type":true,"tax_2_name":true,"tax_2_rate":true,"tax_2_country":true,"tax_2_region":true,"tax_2_transaction_type":true},"dynamicProps":false,"dynamicItems":false};

function validate_request$DocumentItemInput$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$DocumentItemInput$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$DocumentItemInput(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$DocumentItemInput.errors : vErrors.concat(validate_request$DocumentItemInput.errors);
errors = vErrors.length;
}
else {
var props0 = validate_request$DocumentItemInput.evaluated.props;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){ props0 = props0 || {}; props0.description = true; props0.quantity = true; props0.unit_price = true; props0.total_amount = true; props0.discount_rate = true; props0.product_code = true; props0.tax_1_name = true; props0.tax_1_rate = true; props0.tax_1_country = true; props0.tax_1_region = true; props0.tax_1_transaction_type = true; props0.tax_2_name = true; props0.tax_2_rate = true; props0.tax_2_country = true; props0.tax_2_region = true; props0.tax_2_transaction_type = true; }
if(props0 !== true){ for(const key0 in data){ if(!props0 || !props0[key0]){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } } }
}
validate_request$DocumentItemInput$closed.errors = vErrors;
return errors === 0;
}
validate_request$DocumentItemInput$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$DocumentItemInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$DocumentItemInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
if(!(validate_request$DocumentItemFields(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$DocumentItemFields.errors : vErrors.concat(validate_request$DocumentItemFields.errors);
errors = vErrors.length;
}
const _errs3 = errors;
let counts0 = [errors];
let valid1 = false;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.unit_price === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/allOf/1/anyOf/0/required",keyword:"required",params:{missingProperty: "unit_price"}}); errors++; }
if(data.unit_price !== undefined){ if(!(typeof data.unit_price == "number")){ (vErrors ??= []).push({instancePath:instancePath+"/unit_price",schemaPath:"#/allOf/1/anyOf/0/properties/unit_price/type",keyword:"type",params:{type: "number"}}); errors++; } }
}
var _valid0 = _errs4 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = {};
props0.unit_price = true;
}
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.total_amount === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/allOf/1/anyOf/1/required",keyword:"required",params:{missingProperty: "total_amount"}}); errors++; }
if(data.total_amount !== undefined){ if(!(typeof data.total_amount == "number")){ (vErrors ??= []).push({instancePath:instancePath+"/total_amount",schemaPath:"#/allOf/1/anyOf/1/properties/total_amount/type",keyword:"type",params:{type: "number"}}); errors++; } }
}
var _valid0 = _errs7 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
if(_valid0){
if(props0 !== true){ props0 = props0 || {}; props0.total_amount = true; }
}
if(!valid1){
(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/1/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}});
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){ if(_errs3){ vErrors.length = _errs3; } else { vErrors = null; } }
}
if(props0 !== true){
props0 = props0 || {};
props0.description = true;
props0.quantity = true;
props0.unit_price = true;
props0.total_amount = true;
props0.discount_rate = true;
props0.product_code = true;
props0.tax_1_name = true;
props0.tax_1_rate = true;
props0.tax_1_country = true;
props0.tax_1_region = true;
props0.tax_1_transaction_type = true;
props0.tax_2_name = true;
props0.tax_2_rate = true;
props0.tax_2_country = true;
props0.tax_2_region = true;
props0.tax_2_transaction_type = true;
}
validate_request$DocumentItemInput.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate_request$DocumentItemInput.evaluated = {"dynamicProps":true,"dynamicItems":false};

function validate_request$DocumentItemUpdate$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$DocumentItemUpdate$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$DocumentItemUpdate(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$DocumentItemUpdate.errors : vErrors.concat(validate_request$DocumentItemUpdate.errors);
errors = vErrors.length;
}
else {
var props0 = validate_request$DocumentItemUpdate.evaluated.props;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){ props0 = props0 || {}; props0.id = true; props0.description = true; props0.quantity = true; props0.unit_price = true; props0.total_amount = true; props0.discount_rate = true; props0.product_code = true; props0.tax_1_name = true; props0.tax_1_rate = true; props0.tax_1_country = true; props0.tax_1_region = true; props0.tax_1_transaction_type = true; props0.tax_2_name = true; props0.tax_2_rate = true; props0.tax_2_country = true; props0.tax_2_region = true; props0.tax_2_transaction_type = true; }
if(props0 !== true){ for(const key0 in data){ if(!props0 || !props0[key0]){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } } }
}
validate_request$DocumentItemUpdate$closed.errors = vErrors;
return errors === 0;
}
validate_request$DocumentItemUpdate$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$DocumentItemUpdate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$DocumentItemUpdate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$DocumentItemInput(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$DocumentItemInput.errors : vErrors.concat(validate_request$DocumentItemInput.errors);
errors = vErrors.length;
}
else {
var props0 = validate_request$DocumentItemInput.evaluated.props;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){ props0 = props0 || {}; props0.id = true; }
if(data.id !== undefined){ let data0 = data.id; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$DocumentItemUpdate.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate_request$DocumentItemUpdate.evaluated = {"dynamicProps":true,"dynamicItems":false};

function validate_request$DocumentNotes(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$DocumentNotes.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.notes !== undefined){ let data0 = data.notes; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: schema_request$DocumentNotes.properties.notes.type}}); errors++; } }
if(data.payment_details !== undefined){ let data0 = data.payment_details; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/payment_details",schemaPath:"#/properties/payment_details/type",keyword:"type",params:{type: schema_request$DocumentNotes.properties.payment_details.type}}); errors++; } }
if(data.po_number !== undefined){ let data0 = data.po_number; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/po_number",schemaPath:"#/properties/po_number/type",keyword:"type",params:{type: schema_request$DocumentNotes.properties.po_number.type}}); errors++; } }
if(data.custom_metadata !== undefined){ let data0 = data.custom_metadata; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$CustomMetadata$closed(data0, {instancePath:instancePath+"/custom_metadata",parentData:data,parentDataProperty:"custom_metadata",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$CustomMetadata$closed.errors : vErrors.concat(validate_request$CustomMetadata$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/custom_metadata",schemaPath:"#/properties/custom_metadata/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/custom_metadata",schemaPath:"#/properties/custom_metadata/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$DocumentNotes.errors = vErrors;
return errors === 0;
}
validate_request$DocumentNotes.evaluated = {"props":{"notes":true,"payment_details":true,"po_number":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};

function validate_request$EventType$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$EventType$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((((((((((((((((((((((((data === "account.updated") || (data === "account.application.deauthorized")) || (data === "checkout.succeeded")) || (data === "checkout.failed")) || (data === "checkout.abandoned")) || (data === "contact.created")) || (data === "contact.updated")) || (data === "contact.deleted")) || (data === "credit.created")) || (data === "credit.updated")) || (data === "delivery.succeeded")) || (data === "delivery.failed")) || (data === "delivery.rejected")) || (data === "expense.created")) || (data === "expense.updated")) || (data === "expense.deleted")) || (data === "invoice.created")) || (data === "invoice.updated")) || (data === "payment.created")) || (data === "payment.deleted")) || (data === "reporting.request.succeeded")) || (data === "reporting.request.failed")) || (data === "threshold.eu.100k")) || (data === "threshold.exceeded")) || (data === "threshold.warning"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_request$EventType$closed.enum}});
errors++;
}
validate_request$EventType$closed.errors = vErrors;
return errors === 0;
}
validate_request$EventType$closed.evaluated = {"dynamicProps":false,"dynamicItems":false};

function validate_request$EvidenceCreate$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$EvidenceCreate$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$EvidenceCreate(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$EvidenceCreate.errors : vErrors.concat(validate_request$EvidenceCreate.errors);
errors = vErrors.length;
}
else {
var props0 = validate_request$EvidenceCreate.evaluated.props;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){ props0 = props0 || {}; props0.document_id = true; props0.ip_address = true; props0.bank_country = true; props0.billing_country = true; props0.additional_evidence = true; props0.additional_evidence_country = true; props0.notes = true; }
if(props0 !== true){ for(const key0 in data){ if(!props0 || !props0[key0]){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } } }
}
validate_request$EvidenceCreate$closed.errors = vErrors;
return errors === 0;
}
validate_request$EvidenceCreate$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$EvidenceCreate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$EvidenceCreate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$EvidenceUpdate(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$EvidenceUpdate.errors : vErrors.concat(validate_request$EvidenceUpdate.errors);
errors = vErrors.length;
}
else {
var props0 = validate_request$EvidenceUpdate.evaluated.props;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_id === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "document_id"}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$EvidenceCreate.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate_request$EvidenceCreate.evaluated = {"dynamicProps":true,"dynamicItems":false};

function validate_request$EvidenceFields(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$EvidenceFields.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ip_address !== undefined){ let data0 = data.ip_address; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/ip_address",schemaPath:"#/properties/ip_address/type",keyword:"type",params:{type: schema_request$EvidenceFields.properties.ip_address.type}}); errors++; } }
if(data.bank_country !== undefined){ let data0 = data.bank_country; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$CountryCode$closed(data0, {instancePath:instancePath+"/bank_country",parentData:data,parentDataProperty:"bank_country",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$CountryCode$closed.errors : vErrors.concat(validate_request$CountryCode$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/bank_country",schemaPath:"#/properties/bank_country/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/bank_country",schemaPath:"#/properties/bank_country/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.billing_country !== undefined){ let data0 = data.billing_country; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$CountryCode$closed(data0, {instancePath:instancePath+"/billing_country",parentData:data,parentDataProperty:"billing_country",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$CountryCode$closed.errors : vErrors.concat(validate_request$CountryCode$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/billing_country",schemaPath:"#/properties/billing_country/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/billing_country",schemaPath:"#/properties/billing_country/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.additional_evidence !== undefined){ let data0 = data.additional_evidence; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/additional_evidence",schemaPath:"#/properties/additional_evidence/type",keyword:"type",params:{type: schema_request$EvidenceFields.properties.additional_evidence.type}}); errors++; } if(typeof data0 === "string"){ if(ucs2length(data0) > 255){ (vErrors ??= []).push({instancePath:instancePath+"/additional_evidence",schemaPath:"#/properties/additional_evidence/maxLength",keyword:"maxLength",params:{limit: 255}}); errors++; } } }
if(data.additional_evidence_country !== undefined){ let data0 = data.additional_evidence_country; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$CountryCode$closed(data0, {instancePath:instancePath+"/additional_evidence_country",parentData:data,parentDataProperty:"additional_evidence_country",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$CountryCode$closed.errors : vErrors.concat(validate_request$CountryCode$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/additional_evidence_country",schemaPath:"#/properties/additional_evidence_country/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/additional_evidence_country",schemaPath:"#/properties/additional_evidence_country/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.notes !== undefined){ let data0 = data.notes; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: schema_request$EvidenceFields.properties.notes.type}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$EvidenceFields.errors = vErrors;
return errors === 0;
}
validate_request$EvidenceFields.evaluated = {"props":{"ip_address":true,"bank_country":true,"billing_country":true,"additional_evidence":true,"additional_evidence_country":true,"notes":true},"dynamicProps":false,"dynamicItems":false};

function validate_request$EvidenceNested$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$EvidenceNested$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$EvidenceNested(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$EvidenceNested.errors : vErrors.concat(validate_request$EvidenceNested.errors);
errors = vErrors.length;
}
else {
var props0 = validate_request$EvidenceNested.evaluated.props;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){ props0 = props0 || {}; props0.ip_address = true; props0.bank_country = true; props0.billing_country = true; props0.additional_evidence = true; props0.additional_evidence_country = true; props0.notes = true; }
if(props0 !== true){ for(const key0 in data){ if(!props0 || !props0[key0]){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } } }
}
validate_request$EvidenceNested$closed.errors = vErrors;
return errors === 0;
}
validate_request$EvidenceNested$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$EvidenceNested(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$EvidenceNested.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
if(!(validate_request$EvidenceFields(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$EvidenceFields.errors : vErrors.concat(validate_request$EvidenceFields.errors);
errors = vErrors.length;
}
const _errs3 = errors;
let valid1 = true;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.additional_evidence === undefined) && (missing0 = "additional_evidence")){ (vErrors ??= []).push({}); errors++; }
else { if(data.additional_evidence !== undefined){ if(typeof data.additional_evidence !== "string"){ (vErrors ??= []).push({}); errors++; } } }
}
var _valid0 = _errs4 === errors;
errors = _errs3;
if(vErrors !== null){
if(_errs3){ vErrors.length = _errs3; }
else { vErrors = null; }
}
if(_valid0){
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){ if(data.additional_evidence_country === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "additional_evidence_country"}}); errors++; } if(data.additional_evidence_country !== undefined){ if(typeof data.additional_evidence_country !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/additional_evidence_country",schemaPath:"#/allOf/1/then/properties/additional_evidence_country/type",keyword:"type",params:{type: "string"}}); errors++; } } }
var _valid0 = _errs7 === errors;
valid1 = _valid0;
if(valid1){ var props0 = {}; props0.additional_evidence_country = true; props0.additional_evidence = true; }
}
if(!valid1){
(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.ip_address = true;
props0.bank_country = true;
props0.billing_country = true;
props0.additional_evidence = true;
props0.additional_evidence_country = true;
props0.notes = true;
}
const _errs11 = errors;
let valid4 = true;
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.additional_evidence_country === undefined) && (missing1 = "additional_evidence_country")){ (vErrors ??= []).push({}); errors++; }
else { if(data.additional_evidence_country !== undefined){ if(typeof data.additional_evidence_country !== "string"){ (vErrors ??= []).push({}); errors++; } } }
}
var _valid1 = _errs12 === errors;
errors = _errs11;
if(vErrors !== null){
if(_errs11){ vErrors.length = _errs11; }
else { vErrors = null; }
}
if(_valid1){
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){ if(data.additional_evidence === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/allOf/2/then/required",keyword:"required",params:{missingProperty: "additional_evidence"}}); errors++; } if(data.additional_evidence !== undefined){ if(typeof data.additional_evidence !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/additional_evidence",schemaPath:"#/allOf/2/then/properties/additional_evidence/type",keyword:"type",params:{type: "string"}}); errors++; } } }
var _valid1 = _errs15 === errors;
valid4 = _valid1;
if(valid4){ var props1 = {}; props1.additional_evidence = true; props1.additional_evidence_country = true; }
}
if(!valid4){
(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(props0 !== true && props1 !== undefined){
if(props1 === true){ props0 = true; }
else { props0 = props0 || {}; Object.assign(props0, props1); }
}
validate_request$EvidenceNested.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate_request$EvidenceNested.evaluated = {"dynamicProps":true,"dynamicItems":false};

function validate_request$EvidenceUpdate$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$EvidenceUpdate$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$EvidenceUpdate(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$EvidenceUpdate.errors : vErrors.concat(validate_request$EvidenceUpdate.errors);
errors = vErrors.length;
}
else {
var props0 = validate_request$EvidenceUpdate.evaluated.props;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){ props0 = props0 || {}; props0.document_id = true; props0.ip_address = true; props0.bank_country = true; props0.billing_country = true; props0.additional_evidence = true; props0.additional_evidence_country = true; props0.notes = true; }
if(props0 !== true){ for(const key0 in data){ if(!props0 || !props0[key0]){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } } }
}
validate_request$EvidenceUpdate$closed.errors = vErrors;
return errors === 0;
}
validate_request$EvidenceUpdate$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$EvidenceUpdate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$EvidenceUpdate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$EvidenceNested(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$EvidenceNested.errors : vErrors.concat(validate_request$EvidenceNested.errors);
errors = vErrors.length;
}
else {
var props0 = validate_request$EvidenceNested.evaluated.props;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){ props0 = props0 || {}; props0.document_id = true; }
if(data.document_id !== undefined){ let data0 = data.document_id; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/document_id",schemaPath:"#/properties/document_id/type",keyword:"type",params:{type: "integer"}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$EvidenceUpdate.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate_request$EvidenceUpdate.evaluated = {"dynamicProps":true,"dynamicItems":false};

function validate_request$ExpenseCreate$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$ExpenseCreate$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$ExpenseCreate(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$ExpenseCreate.errors : vErrors.concat(validate_request$ExpenseCreate.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if((((((((((((((((((((((((((((key0 !== "contact") && (key0 !== "number")) && (key0 !== "evidence")) && (key0 !== "issue_date")) && (key0 !== "due_date")) && (key0 !== "related_document")) && (key0 !== "tax_id")) && (key0 !== "processor_fee_cents")) && (key0 !== "currency")) && (key0 !== "subject")) && (key0 !== "notes")) && (key0 !== "payment_details")) && (key0 !== "po_number")) && (key0 !== "custom_metadata")) && (key0 !== "country")) && (key0 !== "region")) && (key0 !== "postal_code")) && (key0 !== "city")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "attachment")) && (key0 !== "items")) && (key0 !== "tag_list")) && (key0 !== "recurring_period")) && (key0 !== "recurring_frequency")) && (key0 !== "payment_method")) && (key0 !== "payment_processor")) && (key0 !== "payment_processor_id")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_request$ExpenseCreate$closed.errors = vErrors;
return errors === 0;
}
validate_request$ExpenseCreate$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$ExpenseCreate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$ExpenseCreate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$IssuedDocumentInput(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$IssuedDocumentInput.errors : vErrors.concat(validate_request$IssuedDocumentInput.errors);
errors = vErrors.length;
}
if(!(validate_request$DocumentInput(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$DocumentInput.errors : vErrors.concat(validate_request$DocumentInput.errors);
errors = vErrors.length;
}
if(!(validate_request$RecurringInterval(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$RecurringInterval.errors : vErrors.concat(validate_request$RecurringInterval.errors);
errors = vErrors.length;
}
if(!(validate_request$ExpensePaymentFields(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$ExpensePaymentFields.errors : vErrors.concat(validate_request$ExpensePaymentFields.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contact"}}); errors++; }
if(data.items === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"}}); errors++; }
if(data.contact !== undefined){ if(!(validate_request$ContactInput$closed(data.contact, {instancePath:instancePath+"/contact",parentData:data,parentDataProperty:"contact",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$ContactInput$closed.errors : vErrors.concat(validate_request$ContactInput$closed.errors); errors = vErrors.length; } }
if(data.number !== undefined){ let data0 = data.number; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: schema_request$ExpenseCreate.properties.number.type}}); errors++; } if(typeof data0 === "string"){ if(ucs2length(data0) > 20){ (vErrors ??= []).push({instancePath:instancePath+"/number",schemaPath:"#/properties/number/maxLength",keyword:"maxLength",params:{limit: 20}}); errors++; } } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$ExpenseCreate.errors = vErrors;
return errors === 0;
}
validate_request$ExpenseCreate.evaluated = {"props":{"contact":true,"number":true,"payment_method":true,"payment_processor":true,"payment_processor_id":true,"recurring_period":true,"recurring_frequency":true,"items":true,"tag_list":true,"evidence":true,"issue_date":true,"due_date":true,"related_document":true,"tax_id":true,"processor_fee_cents":true,"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"attachment":true,"currency":true,"subject":true,"notes":true,"payment_details":true,"po_number":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};

function validate_request$ExpensePaymentFields(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$ExpensePaymentFields.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payment_method !== undefined){ if(!(validate_request$PaymentMethod$closed(data.payment_method, {instancePath:instancePath+"/payment_method",parentData:data,parentDataProperty:"payment_method",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$PaymentMethod$closed.errors : vErrors.concat(validate_request$PaymentMethod$closed.errors); errors = vErrors.length; } }
if(data.payment_processor !== undefined){ if(typeof data.payment_processor !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/payment_processor",schemaPath:"#/properties/payment_processor/type",keyword:"type",params:{type: "string"}}); errors++; } }
if(data.payment_processor_id !== undefined){ if(typeof data.payment_processor_id !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/payment_processor_id",schemaPath:"#/properties/payment_processor_id/type",keyword:"type",params:{type: "string"}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$ExpensePaymentFields.errors = vErrors;
return errors === 0;
}
validate_request$ExpensePaymentFields.evaluated = {"props":{"payment_method":true,"payment_processor":true,"payment_processor_id":true},"dynamicProps":false,"dynamicItems":false};

function validate_request$ExpenseUpdate$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$ExpenseUpdate$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$ExpenseUpdate(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$ExpenseUpdate.errors : vErrors.concat(validate_request$ExpenseUpdate.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if((((((((((((((((((((((((((((key0 !== "contact") && (key0 !== "number")) && (key0 !== "evidence")) && (key0 !== "issue_date")) && (key0 !== "due_date")) && (key0 !== "related_document")) && (key0 !== "tax_id")) && (key0 !== "processor_fee_cents")) && (key0 !== "currency")) && (key0 !== "subject")) && (key0 !== "notes")) && (key0 !== "payment_details")) && (key0 !== "po_number")) && (key0 !== "custom_metadata")) && (key0 !== "country")) && (key0 !== "region")) && (key0 !== "postal_code")) && (key0 !== "city")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "attachment")) && (key0 !== "items")) && (key0 !== "tag_list")) && (key0 !== "recurring_period")) && (key0 !== "recurring_frequency")) && (key0 !== "payment_method")) && (key0 !== "payment_processor")) && (key0 !== "payment_processor_id")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_request$ExpenseUpdate$closed.errors = vErrors;
return errors === 0;
}
validate_request$ExpenseUpdate$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$ExpenseUpdate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$ExpenseUpdate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$IssuedDocumentInput(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$IssuedDocumentInput.errors : vErrors.concat(validate_request$IssuedDocumentInput.errors);
errors = vErrors.length;
}
if(!(validate_request$DocumentChanges(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$DocumentChanges.errors : vErrors.concat(validate_request$DocumentChanges.errors);
errors = vErrors.length;
}
if(!(validate_request$RecurringInterval(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$RecurringInterval.errors : vErrors.concat(validate_request$RecurringInterval.errors);
errors = vErrors.length;
}
if(!(validate_request$ExpensePaymentFields(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$ExpensePaymentFields.errors : vErrors.concat(validate_request$ExpensePaymentFields.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact !== undefined){ if(!(validate_request$ContactInput$closed(data.contact, {instancePath:instancePath+"/contact",parentData:data,parentDataProperty:"contact",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$ContactInput$closed.errors : vErrors.concat(validate_request$ContactInput$closed.errors); errors = vErrors.length; } }
if(data.number !== undefined){ let data0 = data.number; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: schema_request$ExpenseUpdate.properties.number.type}}); errors++; } if(typeof data0 === "string"){ if(ucs2length(data0) > 20){ (vErrors ??= []).push({instancePath:instancePath+"/number",schemaPath:"#/properties/number/maxLength",keyword:"maxLength",params:{limit: 20}}); errors++; } } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$ExpenseUpdate.errors = vErrors;
return errors === 0;
}
validate_request$ExpenseUpdate.evaluated = {"props":{"contact":true,"number":true,"payment_method":true,"payment_processor":true,"payment_processor_id":true,"recurring_period":true,"recurring_frequency":true,"items":true,"tag_list":true,"evidence":true,"issue_date":true,"due_date":true,"related_document":true,"tax_id":true,"processor_fee_cents":true,"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"attachment":true,"currency":true,"subject":true,"notes":true,"payment_details":true,"po_number":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};

function validate_request$FinalDocument$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$FinalDocument$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$FinalDocument(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$FinalDocument.errors : vErrors.concat(validate_request$FinalDocument.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if((((((((((((key0 !== "tag_list") && (key0 !== "notes")) && (key0 !== "payment_details")) && (key0 !== "po_number")) && (key0 !== "custom_metadata")) && (key0 !== "country")) && (key0 !== "region")) && (key0 !== "postal_code")) && (key0 !== "city")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "attachment")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_request$FinalDocument$closed.errors = vErrors;
return errors === 0;
}
validate_request$FinalDocument$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$FinalDocument(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$FinalDocument.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$DocumentNotes(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$DocumentNotes.errors : vErrors.concat(validate_request$DocumentNotes.errors);
errors = vErrors.length;
}
if(!(validate_request$AddressAndAttachment(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$AddressAndAttachment.errors : vErrors.concat(validate_request$AddressAndAttachment.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tag_list !== undefined){ let data0 = data.tag_list; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$TagListInput$closed(data0, {instancePath:instancePath+"/tag_list",parentData:data,parentDataProperty:"tag_list",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$TagListInput$closed.errors : vErrors.concat(validate_request$TagListInput$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/tag_list",schemaPath:"#/properties/tag_list/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/tag_list",schemaPath:"#/properties/tag_list/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$FinalDocument.errors = vErrors;
return errors === 0;
}
validate_request$FinalDocument.evaluated = {"props":{"tag_list":true,"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"attachment":true,"notes":true,"payment_details":true,"po_number":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};

function validate_request$InvoiceCreate$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$InvoiceCreate$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$InvoiceCreate(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$InvoiceCreate.errors : vErrors.concat(validate_request$InvoiceCreate.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if(((((((((((((((((((((((((((key0 !== "number") && (key0 !== "evidence")) && (key0 !== "issue_date")) && (key0 !== "due_date")) && (key0 !== "related_document")) && (key0 !== "tax_id")) && (key0 !== "processor_fee_cents")) && (key0 !== "currency")) && (key0 !== "subject")) && (key0 !== "notes")) && (key0 !== "payment_details")) && (key0 !== "po_number")) && (key0 !== "custom_metadata")) && (key0 !== "country")) && (key0 !== "region")) && (key0 !== "postal_code")) && (key0 !== "city")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "attachment")) && (key0 !== "contact")) && (key0 !== "items")) && (key0 !== "tag_list")) && (key0 !== "recurring_period")) && (key0 !== "recurring_frequency")) && (key0 !== "payment_processor")) && (key0 !== "payment_processor_id")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_request$InvoiceCreate$closed.errors = vErrors;
return errors === 0;
}
validate_request$InvoiceCreate$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$InvoiceCreate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$InvoiceCreate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$IssuedDocumentInput(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$IssuedDocumentInput.errors : vErrors.concat(validate_request$IssuedDocumentInput.errors);
errors = vErrors.length;
}
if(!(validate_request$DocumentInput(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$DocumentInput.errors : vErrors.concat(validate_request$DocumentInput.errors);
errors = vErrors.length;
}
if(!(validate_request$RecurringInterval(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$RecurringInterval.errors : vErrors.concat(validate_request$RecurringInterval.errors);
errors = vErrors.length;
}
if(!(validate_request$SalesDocumentFields(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$SalesDocumentFields.errors : vErrors.concat(validate_request$SalesDocumentFields.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contact"}}); errors++; }
if(data.items === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"}}); errors++; }
if(data.number !== undefined){ let data0 = data.number; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: schema_request$InvoiceCreate.properties.number.type}}); errors++; } if(typeof data0 === "string"){ if(ucs2length(data0) > 20){ (vErrors ??= []).push({instancePath:instancePath+"/number",schemaPath:"#/properties/number/maxLength",keyword:"maxLength",params:{limit: 20}}); errors++; } } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$InvoiceCreate.errors = vErrors;
return errors === 0;
}
validate_request$InvoiceCreate.evaluated = {"props":{"number":true,"issue_date":true,"tax_id":true,"payment_processor":true,"payment_processor_id":true,"recurring_period":true,"recurring_frequency":true,"contact":true,"items":true,"tag_list":true,"evidence":true,"due_date":true,"related_document":true,"processor_fee_cents":true,"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"attachment":true,"currency":true,"subject":true,"notes":true,"payment_details":true,"po_number":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};

function validate_request$InvoiceUpdate$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$InvoiceUpdate$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$InvoiceUpdate(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$InvoiceUpdate.errors : vErrors.concat(validate_request$InvoiceUpdate.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if(((((((((((((((((((((((((((key0 !== "evidence") && (key0 !== "number")) && (key0 !== "issue_date")) && (key0 !== "due_date")) && (key0 !== "related_document")) && (key0 !== "tax_id")) && (key0 !== "processor_fee_cents")) && (key0 !== "currency")) && (key0 !== "subject")) && (key0 !== "notes")) && (key0 !== "payment_details")) && (key0 !== "po_number")) && (key0 !== "custom_metadata")) && (key0 !== "country")) && (key0 !== "region")) && (key0 !== "postal_code")) && (key0 !== "city")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "attachment")) && (key0 !== "contact")) && (key0 !== "items")) && (key0 !== "tag_list")) && (key0 !== "recurring_period")) && (key0 !== "recurring_frequency")) && (key0 !== "payment_processor")) && (key0 !== "payment_processor_id")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_request$InvoiceUpdate$closed.errors = vErrors;
return errors === 0;
}
validate_request$InvoiceUpdate$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$InvoiceUpdate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$InvoiceUpdate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
if(!(validate_request$IssuedDocumentInput(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$IssuedDocumentInput.errors : vErrors.concat(validate_request$IssuedDocumentInput.errors);
errors = vErrors.length;
}
if(!(validate_request$DocumentChanges(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$DocumentChanges.errors : vErrors.concat(validate_request$DocumentChanges.errors);
errors = vErrors.length;
}
if(!(validate_request$RecurringInterval(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$RecurringInterval.errors : vErrors.concat(validate_request$RecurringInterval.errors);
errors = vErrors.length;
}
if(!(validate_request$SalesDocumentFields(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$SalesDocumentFields.errors : vErrors.concat(validate_request$SalesDocumentFields.errors);
errors = vErrors.length;
}
validate_request$InvoiceUpdate.errors = vErrors;
return errors === 0;
}
validate_request$InvoiceUpdate.evaluated = {"props":{"number":true,"issue_date":true,"tax_id":true,"payment_processor":true,"payment_processor_id":true,"recurring_period":true,"recurring_frequency":true,"contact":true,"items":true,"tag_list":true,"evidence":true,"due_date":true,"related_document":true,"processor_fee_cents":true,"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"attachment":true,"currency":true,"subject":true,"notes":true,"payment_details":true,"po_number":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};

function validate_request$IssuedDocumentFields(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$IssuedDocumentFields.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$DocumentFields(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$DocumentFields.errors : vErrors.concat(validate_request$DocumentFields.errors);
errors = vErrors.length;
}
if(!(validate_request$AddressAndAttachment(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$AddressAndAttachment.errors : vErrors.concat(validate_request$AddressAndAttachment.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.number !== undefined){ let data0 = data.number; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: schema_request$IssuedDocumentFields.properties.number.type}}); errors++; } if(typeof data0 === "string"){ if(ucs2length(data0) > 20){ (vErrors ??= []).push({instancePath:instancePath+"/number",schemaPath:"#/properties/number/maxLength",keyword:"maxLength",params:{limit: 20}}); errors++; } } }
if(data.issue_date !== undefined){ let data0 = data.issue_date; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$Date$closed(data0, {instancePath:instancePath+"/issue_date",parentData:data,parentDataProperty:"issue_date",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$Date$closed.errors : vErrors.concat(validate_request$Date$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/issue_date",schemaPath:"#/properties/issue_date/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/issue_date",schemaPath:"#/properties/issue_date/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.due_date !== undefined){ let data0 = data.due_date; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$Date$closed(data0, {instancePath:instancePath+"/due_date",parentData:data,parentDataProperty:"due_date",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$Date$closed.errors : vErrors.concat(validate_request$Date$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/due_date",schemaPath:"#/properties/due_date/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/due_date",schemaPath:"#/properties/due_date/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.related_document !== undefined){ let data0 = data.related_document; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$RelatedDocument$closed(data0, {instancePath:instancePath+"/related_document",parentData:data,parentDataProperty:"related_document",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$RelatedDocument$closed.errors : vErrors.concat(validate_request$RelatedDocument$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/related_document",schemaPath:"#/properties/related_document/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/related_document",schemaPath:"#/properties/related_document/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.tax_id !== undefined){ let data0 = data.tax_id; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/tax_id",schemaPath:"#/properties/tax_id/type",keyword:"type",params:{type: schema_request$IssuedDocumentFields.properties.tax_id.type}}); errors++; } }
if(data.processor_fee_cents !== undefined){ let data0 = data.processor_fee_cents; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$Cents$closed(data0, {instancePath:instancePath+"/processor_fee_cents",parentData:data,parentDataProperty:"processor_fee_cents",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$Cents$closed.errors : vErrors.concat(validate_request$Cents$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/processor_fee_cents",schemaPath:"#/properties/processor_fee_cents/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/processor_fee_cents",schemaPath:"#/properties/processor_fee_cents/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$IssuedDocumentFields.errors = vErrors;
return errors === 0;
}
validate_request$IssuedDocumentFields.evaluated = {"props":{"number":true,"issue_date":true,"due_date":true,"related_document":true,"tax_id":true,"processor_fee_cents":true,"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"attachment":true,"currency":true,"subject":true,"notes":true,"payment_details":true,"po_number":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};

function validate_request$IssuedDocumentInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$IssuedDocumentInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$IssuedDocumentFields(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$IssuedDocumentFields.errors : vErrors.concat(validate_request$IssuedDocumentFields.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.evidence !== undefined){ let data0 = data.evidence; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$EvidenceNested$closed(data0, {instancePath:instancePath+"/evidence",parentData:data,parentDataProperty:"evidence",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$EvidenceNested$closed.errors : vErrors.concat(validate_request$EvidenceNested$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$IssuedDocumentInput.errors = vErrors;
return errors === 0;
}
validate_request$IssuedDocumentInput.evaluated = {"props":{"evidence":true,"number":true,"issue_date":true,"due_date":true,"related_document":true,"tax_id":true,"processor_fee_cents":true,"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"attachment":true,"currency":true,"subject":true,"notes":true,"payment_details":true,"po_number":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};

function validate_request$PaymentMethod$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$PaymentMethod$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((((((((data === "credit_card") || (data === "cash")) || (data === "wire_transfer")) || (data === "direct_debit")) || (data === "check")) || (data === "iou")) || (data === "paypal")) || (data === "other"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_request$PaymentMethod$closed.enum}});
errors++;
}
validate_request$PaymentMethod$closed.errors = vErrors;
return errors === 0;
}
validate_request$PaymentMethod$closed.evaluated = {"dynamicProps":false,"dynamicItems":false};

function validate_request$Percent$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$Percent$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data == "number"){
if(data < 0 || isNaN(data)){ (vErrors ??= []).push({instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"}});
errors++;
}
validate_request$Percent$closed.errors = vErrors;
return errors === 0;
}
validate_request$Percent$closed.evaluated = {"dynamicProps":false,"dynamicItems":false};

function validate_request$ProductCreate$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$ProductCreate$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$ProductCreate(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$ProductCreate.errors : vErrors.concat(validate_request$ProductCreate.errors);
errors = vErrors.length;
}
else {
var props0 = validate_request$ProductCreate.evaluated.props;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){ props0 = props0 || {}; props0.product_type = true; props0.kind = true; props0.tax_class = true; props0.tax_type = true; props0.tax_based_on = true; props0.code = true; props0.name = true; props0.description = true; props0.unit_cost = true; props0.currency = true; props0.country = true; props0.stock = true; props0.stripe_plan_id = true; props0.paypal_interval_unit = true; props0.paypal_interval_frequency = true; props0.paypal_interval_duration = true; }
if(props0 !== true){ for(const key0 in data){ if(!props0 || !props0[key0]){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } } }
}
validate_request$ProductCreate$closed.errors = vErrors;
return errors === 0;
}
validate_request$ProductCreate$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$ProductCreate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$ProductCreate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$ProductUpdate(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$ProductUpdate.errors : vErrors.concat(validate_request$ProductUpdate.errors);
errors = vErrors.length;
}
const _errs3 = errors;
let valid1 = true;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.tax_based_on === undefined) && (missing0 = "tax_based_on")){ (vErrors ??= []).push({}); errors++; }
else { if(data.tax_based_on !== undefined){ if("country" !== data.tax_based_on){ (vErrors ??= []).push({}); errors++; } } }
}
var _valid0 = _errs4 === errors;
errors = _errs3;
if(vErrors !== null){
if(_errs3){ vErrors.length = _errs3; }
else { vErrors = null; }
}
if(_valid0){
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){ if(data.country === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "country"}}); errors++; } if(data.country !== undefined){ if(typeof data.country !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/country",schemaPath:"#/allOf/1/then/properties/country/type",keyword:"type",params:{type: "string"}}); errors++; } } }
var _valid0 = _errs6 === errors;
valid1 = _valid0;
if(valid1){ var props0 = {}; props0.country = true; props0.tax_based_on = true; }
}
if(!valid1){
(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.name = true;
props0.description = true;
props0.product_type = true;
props0.kind = true;
props0.unit_cost = true;
props0.currency = true;
props0.country = true;
props0.tax_class = true;
props0.tax_type = true;
props0.tax_based_on = true;
props0.stock = true;
props0.stripe_plan_id = true;
props0.paypal_interval_unit = true;
props0.paypal_interval_frequency = true;
props0.paypal_interval_duration = true;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){ props0 = props0 || {}; props0.product_type = true; props0.kind = true; props0.tax_class = true; props0.tax_type = true; props0.tax_based_on = true; }
if(data.product_type !== undefined){ if(!(validate_request$ProductType$closed(data.product_type, {instancePath:instancePath+"/product_type",parentData:data,parentDataProperty:"product_type",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$ProductType$closed.errors : vErrors.concat(validate_request$ProductType$closed.errors); errors = vErrors.length; } }
if(data.kind !== undefined){ if(typeof data.kind !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}}); errors++; } }
if(data.tax_class !== undefined){ if(!(validate_request$TaxClass$closed(data.tax_class, {instancePath:instancePath+"/tax_class",parentData:data,parentDataProperty:"tax_class",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$TaxClass$closed.errors : vErrors.concat(validate_request$TaxClass$closed.errors); errors = vErrors.length; } }
if(data.tax_type !== undefined){ if(typeof data.tax_type !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/tax_type",schemaPath:"#/properties/tax_type/type",keyword:"type",params:{type: "string"}}); errors++; } }
if(data.tax_based_on !== undefined){ if(typeof data.tax_based_on !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/tax_based_on",schemaPath:"#/properties/tax_based_on/type",keyword:"type",params:{type: "string"}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$ProductCreate.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate_request$ProductCreate.evaluated = {"dynamicProps":true,"dynamicItems":false};

function validate_request$ProductType$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$ProductType$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((data === "good") || (data === "service"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_request$ProductType$closed.enum}});
errors++;
}
validate_request$ProductType$closed.errors = vErrors;
return errors === 0;
}
validate_request$ProductType$closed.evaluated = {"dynamicProps":false,"dynamicItems":false};

function validate_request$ProductUpdate$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$ProductUpdate$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$ProductUpdate(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$ProductUpdate.errors : vErrors.concat(validate_request$ProductUpdate.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if((((((((((((((((key0 !== "code") && (key0 !== "name")) && (key0 !== "description")) && (key0 !== "product_type")) && (key0 !== "kind")) && (key0 !== "unit_cost")) && (key0 !== "currency")) && (key0 !== "country")) && (key0 !== "tax_class")) && (key0 !== "tax_type")) && (key0 !== "tax_based_on")) && (key0 !== "stock")) && (key0 !== "stripe_plan_id")) && (key0 !== "paypal_interval_unit")) && (key0 !== "paypal_interval_frequency")) && (key0 !== "paypal_interval_duration")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_request$ProductUpdate$closed.errors = vErrors;
return errors === 0;
}
validate_request$ProductUpdate$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$ProductUpdate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$ProductUpdate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){ let data0 = data.code; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: schema_request$ProductUpdate.properties.code.type}}); errors++; } }
if(data.name !== undefined){ let data0 = data.name; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema_request$ProductUpdate.properties.name.type}}); errors++; } }
if(data.description !== undefined){ let data0 = data.description; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema_request$ProductUpdate.properties.description.type}}); errors++; } }
if(data.product_type !== undefined){ if(!(validate_request$ProductType$closed(data.product_type, {instancePath:instancePath+"/product_type",parentData:data,parentDataProperty:"product_type",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$ProductType$closed.errors : vErrors.concat(validate_request$ProductType$closed.errors); errors = vErrors.length; } }
if(data.kind !== undefined){ let data0 = data.kind; if(typeof data0 !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}}); errors++; } if(!((data0 === "one_off") || (data0 === "subscription"))){ (vErrors ??= []).push({instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema_request$ProductUpdate.properties.kind.enum}}); errors++; } }
if(data.unit_cost !== undefined){ let data0 = data.unit_cost; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/unit_cost",schemaPath:"#/properties/unit_cost/type",keyword:"type",params:{type: schema_request$ProductUpdate.properties.unit_cost.type}}); errors++; } if(typeof data0 === "string"){ if(!pattern_3a4530a2.test(data0)){ (vErrors ??= []).push({instancePath:instancePath+"/unit_cost",schemaPath:"#/properties/unit_cost/pattern",keyword:"pattern",params:{pattern: "^[0-9]+(\\.[0-9]+)?$"}}); errors++; } } }
if(data.currency !== undefined){ let data0 = data.currency; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$Currency$closed(data0, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$Currency$closed.errors : vErrors.concat(validate_request$Currency$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.country !== undefined){ let data0 = data.country; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$CountryCode$closed(data0, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$CountryCode$closed.errors : vErrors.concat(validate_request$CountryCode$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.tax_class !== undefined){ if(!(validate_request$TaxClass$closed(data.tax_class, {instancePath:instancePath+"/tax_class",parentData:data,parentDataProperty:"tax_class",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$TaxClass$closed.errors : vErrors.concat(validate_request$TaxClass$closed.errors); errors = vErrors.length; } }
if(data.tax_type !== undefined){ let data0 = data.tax_type; if(typeof data0 !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/tax_type",schemaPath:"#/properties/tax_type/type",keyword:"type",params:{type: "string"}}); errors++; } if(!((data0 === "excluded") || (data0 === "included"))){ (vErrors ??= []).push({instancePath:instancePath+"/tax_type",schemaPath:"#/properties/tax_type/enum",keyword:"enum",params:{allowedValues: schema_request$ProductUpdate.properties.tax_type.enum}}); errors++; } }
if(data.tax_based_on !== undefined){ let data0 = data.tax_based_on; if(typeof data0 !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/tax_based_on",schemaPath:"#/properties/tax_based_on/type",keyword:"type",params:{type: "string"}}); errors++; } if(!((data0 === "customer_country") || (data0 === "country"))){ (vErrors ??= []).push({instancePath:instancePath+"/tax_based_on",schemaPath:"#/properties/tax_based_on/enum",keyword:"enum",params:{allowedValues: schema_request$ProductUpdate.properties.tax_based_on.enum}}); errors++; } }
if(data.stock !== undefined){ let data0 = data.stock; if((!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))) && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/stock",schemaPath:"#/properties/stock/type",keyword:"type",params:{type: schema_request$ProductUpdate.properties.stock.type}}); errors++; } }
if(data.stripe_plan_id !== undefined){ let data0 = data.stripe_plan_id; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/stripe_plan_id",schemaPath:"#/properties/stripe_plan_id/type",keyword:"type",params:{type: schema_request$ProductUpdate.properties.stripe_plan_id.type}}); errors++; } }
if(data.paypal_interval_unit !== undefined){ let data0 = data.paypal_interval_unit; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/paypal_interval_unit",schemaPath:"#/properties/paypal_interval_unit/type",keyword:"type",params:{type: schema_request$ProductUpdate.properties.paypal_interval_unit.type}}); errors++; } if(!(((((data0 === "daily") || (data0 === "weekly")) || (data0 === "monthly")) || (data0 === "yearly")) || (data0 === null))){ (vErrors ??= []).push({instancePath:instancePath+"/paypal_interval_unit",schemaPath:"#/properties/paypal_interval_unit/enum",keyword:"enum",params:{allowedValues: schema_request$ProductUpdate.properties.paypal_interval_unit.enum}}); errors++; } }
if(data.paypal_interval_frequency !== undefined){ let data0 = data.paypal_interval_frequency; if((!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))) && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/paypal_interval_frequency",schemaPath:"#/properties/paypal_interval_frequency/type",keyword:"type",params:{type: schema_request$ProductUpdate.properties.paypal_interval_frequency.type}}); errors++; } }
if(data.paypal_interval_duration !== undefined){ let data0 = data.paypal_interval_duration; if((!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))) && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/paypal_interval_duration",schemaPath:"#/properties/paypal_interval_duration/type",keyword:"type",params:{type: schema_request$ProductUpdate.properties.paypal_interval_duration.type}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$ProductUpdate.errors = vErrors;
return errors === 0;
}
validate_request$ProductUpdate.evaluated = {"props":{"code":true,"name":true,"description":true,"product_type":true,"kind":true,"unit_cost":true,"currency":true,"country":true,"tax_class":true,"tax_type":true,"tax_based_on":true,"stock":true,"stripe_plan_id":true,"paypal_interval_unit":true,"paypal_interval_frequency":true,"paypal_interval_duration":true},"dynamicProps":false,"dynamicItems":false};

function validate_request$RecurringCreate$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$RecurringCreate$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$RecurringCreate(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$RecurringCreate.errors : vErrors.concat(validate_request$RecurringCreate.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if(((((((((((((((key0 !== "start_date") && (key0 !== "recurring_period")) && (key0 !== "recurring_frequency")) && (key0 !== "end_date")) && (key0 !== "frequency")) && (key0 !== "due_days")) && (key0 !== "currency")) && (key0 !== "subject")) && (key0 !== "notes")) && (key0 !== "payment_details")) && (key0 !== "po_number")) && (key0 !== "custom_metadata")) && (key0 !== "contact")) && (key0 !== "items")) && (key0 !== "tag_list")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_request$RecurringCreate$closed.errors = vErrors;
return errors === 0;
}
validate_request$RecurringCreate$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$RecurringCreate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$RecurringCreate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$RecurringFields(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$RecurringFields.errors : vErrors.concat(validate_request$RecurringFields.errors);
errors = vErrors.length;
}
if(!(validate_request$DocumentInput(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$DocumentInput.errors : vErrors.concat(validate_request$DocumentInput.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contact"}}); errors++; }
if(data.items === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"}}); errors++; }
if(data.start_date !== undefined){ if(!(validate_request$Date$closed(data.start_date, {instancePath:instancePath+"/start_date",parentData:data,parentDataProperty:"start_date",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$Date$closed.errors : vErrors.concat(validate_request$Date$closed.errors); errors = vErrors.length; } }
if(data.recurring_period !== undefined){ if(!(validate_request$RecurringPeriod$closed(data.recurring_period, {instancePath:instancePath+"/recurring_period",parentData:data,parentDataProperty:"recurring_period",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$RecurringPeriod$closed.errors : vErrors.concat(validate_request$RecurringPeriod$closed.errors); errors = vErrors.length; } }
if(data.recurring_frequency !== undefined){ let data0 = data.recurring_frequency; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/recurring_frequency",schemaPath:"#/properties/recurring_frequency/type",keyword:"type",params:{type: "integer"}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$RecurringCreate.errors = vErrors;
return errors === 0;
}
validate_request$RecurringCreate.evaluated = {"props":{"start_date":true,"recurring_period":true,"recurring_frequency":true,"contact":true,"items":true,"tag_list":true,"end_date":true,"frequency":true,"due_days":true,"currency":true,"subject":true,"notes":true,"payment_details":true,"po_number":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};

function validate_request$RecurringFields(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$RecurringFields.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$DocumentFields(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$DocumentFields.errors : vErrors.concat(validate_request$DocumentFields.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.start_date !== undefined){ if(!(validate_request$Date$closed(data.start_date, {instancePath:instancePath+"/start_date",parentData:data,parentDataProperty:"start_date",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$Date$closed.errors : vErrors.concat(validate_request$Date$closed.errors); errors = vErrors.length; } }
if(data.end_date !== undefined){ let data0 = data.end_date; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$Date$closed(data0, {instancePath:instancePath+"/end_date",parentData:data,parentDataProperty:"end_date",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$Date$closed.errors : vErrors.concat(validate_request$Date$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.frequency !== undefined){ let data0 = data.frequency; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/frequency",schemaPath:"#/properties/frequency/type",keyword:"type",params:{type: schema_request$RecurringFields.properties.frequency.type}}); errors++; } if(!((((((((((data0 === "daily") || (data0 === "weekly")) || (data0 === "biweekly")) || (data0 === "monthly")) || (data0 === "bimonthly")) || (data0 === "quarterly")) || (data0 === "semiyearly")) || (data0 === "yearly")) || (data0 === "biyearly")) || (data0 === null))){ (vErrors ??= []).push({instancePath:instancePath+"/frequency",schemaPath:"#/properties/frequency/enum",keyword:"enum",params:{allowedValues: schema_request$RecurringFields.properties.frequency.enum}}); errors++; } }
if(data.recurring_period !== undefined){ if(!(validate_request$RecurringPeriod$closed(data.recurring_period, {instancePath:instancePath+"/recurring_period",parentData:data,parentDataProperty:"recurring_period",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$RecurringPeriod$closed.errors : vErrors.concat(validate_request$RecurringPeriod$closed.errors); errors = vErrors.length; } }
if(data.recurring_frequency !== undefined){ let data0 = data.recurring_frequency; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/recurring_frequency",schemaPath:"#/properties/recurring_frequency/type",keyword:"type",params:{type: "integer"}}); errors++; } }
if(data.due_days !== undefined){ let data0 = data.due_days; if((!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))) && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/due_days",schemaPath:"#/properties/due_days/type",keyword:"type",params:{type: schema_request$RecurringFields.properties.due_days.type}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$RecurringFields.errors = vErrors;
return errors === 0;
}
validate_request$RecurringFields.evaluated = {"props":{"start_date":true,"end_date":true,"frequency":true,"recurring_period":true,"recurring_frequency":true,"due_days":true,"currency":true,"subject":true,"notes":true,"payment_details":true,"po_number":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};

function validate_request$RecurringInterval(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$RecurringInterval.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.recurring_period !== undefined){ let data0 = data.recurring_period; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$RecurringPeriod$closed(data0, {instancePath:instancePath+"/recurring_period",parentData:data,parentDataProperty:"recurring_period",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$RecurringPeriod$closed.errors : vErrors.concat(validate_request$RecurringPeriod$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/recurring_period",schemaPath:"#/properties/recurring_period/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/recurring_period",schemaPath:"#/properties/recurring_period/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.recurring_frequency !== undefined){ let data0 = data.recurring_frequency; if((!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))) && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/recurring_frequency",schemaPath:"#/properties/recurring_frequency/type",keyword:"type",params:{type: schema_request$RecurringInterval.properties.recurring_frequency.type}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$RecurringInterval.errors = vErrors;
return errors === 0;
}
validate_request$RecurringInterval.evaluated = {"props":{"recurring_period":true,"recurring_frequency":true},"dynamicProps":false,"dynamicItems":false};

function validate_request$RecurringPeriod$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$RecurringPeriod$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((((data === "days") || (data === "weeks")) || (data === "months")) || (data === "years"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_request$RecurringPeriod$closed.enum}});
errors++;
}
validate_request$RecurringPeriod$closed.errors = vErrors;
return errors === 0;
}
validate_request$RecurringPeriod$closed.evaluated = {"dynamicProps":false,"dynamicItems":false};

function validate_request$RecurringUpdate$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$RecurringUpdate$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$RecurringUpdate(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$RecurringUpdate.errors : vErrors.concat(validate_request$RecurringUpdate.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if(((((((((((((((key0 !== "start_date") && (key0 !== "end_date")) && (key0 !== "frequency")) && (key0 !== "recurring_period")) && (key0 !== "recurring_frequency")) && (key0 !== "due_days")) && (key0 !== "currency")) && (key0 !== "subject")) && (key0 !== "notes")) && (key0 !== "payment_details")) && (key0 !== "po_number")) && (key0 !== "custom_metadata")) && (key0 !== "contact")) && (key0 !== "items")) && (key0 !== "tag_list")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_request$RecurringUpdate$closed.errors = vErrors;
return errors === 0;
}
validate_request$RecurringUpdate$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$RecurringUpdate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$RecurringUpdate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
if(!(validate_request$RecurringFields(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$RecurringFields.errors : vErrors.concat(validate_request$RecurringFields.errors);
errors = vErrors.length;
}
if(!(validate_request$DocumentChanges(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$DocumentChanges.errors : vErrors.concat(validate_request$DocumentChanges.errors);
errors = vErrors.length;
}
validate_request$RecurringUpdate.errors = vErrors;
return errors === 0;
}
validate_request$RecurringUpdate.evaluated = {"props":{"contact":true,"items":true,"tag_list":true,"start_date":true,"end_date":true,"frequency":true,"recurring_period":true,"recurring_frequency":true,"due_days":true,"currency":true,"subject":true,"notes":true,"payment_details":true,"po_number":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};

function validate_request$RelatedDocument$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$RelatedDocument$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$RelatedDocument(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$RelatedDocument.errors : vErrors.concat(validate_request$RelatedDocument.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if((key0 !== "id") && (key0 !== "type")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_request$RelatedDocument$closed.errors = vErrors;
return errors === 0;
}
validate_request$RelatedDocument$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$RelatedDocument(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$RelatedDocument.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){ let data0 = data.id; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}); errors++; } }
if(data.type !== undefined){ if(typeof data.type !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$RelatedDocument.errors = vErrors;
return errors === 0;
}
validate_request$RelatedDocument.evaluated = {"props":{"id":true,"type":true},"dynamicProps":false,"dynamicItems":false};

function validate_request$ReportParameters$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$ReportParameters$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$ReportParameters(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$ReportParameters.errors : vErrors.concat(validate_request$ReportParameters.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if((key0 !== "from_date") && (key0 !== "to_date")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_request$ReportParameters$closed.errors = vErrors;
return errors === 0;
}
validate_request$ReportParameters$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$ReportParameters(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$ReportParameters.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from_date !== undefined){ let data0 = data.from_date; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$Date$closed(data0, {instancePath:instancePath+"/from_date",parentData:data,parentDataProperty:"from_date",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$Date$closed.errors : vErrors.concat(validate_request$Date$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/from_date",schemaPath:"#/properties/from_date/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/from_date",schemaPath:"#/properties/from_date/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.to_date !== undefined){ let data0 = data.to_date; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$Date$closed(data0, {instancePath:instancePath+"/to_date",parentData:data,parentDataProperty:"to_date",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$Date$closed.errors : vErrors.concat(validate_request$Date$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/to_date",schemaPath:"#/properties/to_date/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/to_date",schemaPath:"#/properties/to_date/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$ReportParameters.errors = vErrors;
return errors === 0;
}
validate_request$ReportParameters.evaluated = {"props":{"from_date":true,"to_date":true},"dynamicProps":false,"dynamicItems":false};

function validate_request$ReportRequestCreate$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$ReportRequestCreate$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$ReportRequestCreate(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$ReportRequestCreate.errors : vErrors.concat(validate_request$ReportRequestCreate.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if((key0 !== "report_type") && (key0 !== "parameters")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_request$ReportRequestCreate$closed.errors = vErrors;
return errors === 0;
}
validate_request$ReportRequestCreate$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$ReportRequestCreate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$ReportRequestCreate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.report_type !== undefined){ let data0 = data.report_type; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/report_type",schemaPath:"#/properties/report_type/type",keyword:"type",params:{type: schema_request$ReportRequestCreate.properties.report_type.type}}); errors++; } if(!((((data0 === "tax_summary") || (data0 === "invoices_list")) || (data0 === "credits_list")) || (data0 === null))){ (vErrors ??= []).push({instancePath:instancePath+"/report_type",schemaPath:"#/properties/report_type/enum",keyword:"enum",params:{allowedValues: schema_request$ReportRequestCreate.properties.report_type.enum}}); errors++; } }
if(data.parameters !== undefined){ let data0 = data.parameters; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$ReportParameters$closed(data0, {instancePath:instancePath+"/parameters",parentData:data,parentDataProperty:"parameters",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$ReportParameters$closed.errors : vErrors.concat(validate_request$ReportParameters$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$ReportRequestCreate.errors = vErrors;
return errors === 0;
}
validate_request$ReportRequestCreate.evaluated = {"props":{"report_type":true,"parameters":true},"dynamicProps":false,"dynamicItems":false};

function validate_request$SalesDocumentFields(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$SalesDocumentFields.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.number !== undefined){ let data0 = data.number; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: schema_request$SalesDocumentFields.properties.number.type}}); errors++; } if(typeof data0 === "string"){ if(ucs2length(data0) > 20){ (vErrors ??= []).push({instancePath:instancePath+"/number",schemaPath:"#/properties/number/maxLength",keyword:"maxLength",params:{limit: 20}}); errors++; } } }
if(data.issue_date !== undefined){ let data0 = data.issue_date; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$Date$closed(data0, {instancePath:instancePath+"/issue_date",parentData:data,parentDataProperty:"issue_date",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$Date$closed.errors : vErrors.concat(validate_request$Date$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/issue_date",schemaPath:"#/properties/issue_date/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/issue_date",schemaPath:"#/properties/issue_date/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.tax_id !== undefined){ let data0 = data.tax_id; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/tax_id",schemaPath:"#/properties/tax_id/type",keyword:"type",params:{type: schema_request$SalesDocumentFields.properties.tax_id.type}}); errors++; } }
if(data.payment_processor !== undefined){ let data0 = data.payment_processor; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/payment_processor",schemaPath:"#/properties/payment_processor/type",keyword:"type",params:{type: schema_request$SalesDocumentFields.properties.payment_processor.type}}); errors++; } }
if(data.payment_processor_id !== undefined){ let data0 = data.payment_processor_id; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/payment_processor_id",schemaPath:"#/properties/payment_processor_id/type",keyword:"type",params:{type: schema_request$SalesDocumentFields.properties.payment_processor_id.type}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$SalesDocumentFields.errors = vErrors;
return errors === 0;
}
validate_request$SalesDocumentFields.evaluated = {"props":{"number":true,"issue_date":true,"tax_id":true,"payment_processor":true,"payment_processor_id":true},"dynamicProps":false,"dynamicItems":false};

function validate_request$ShippingAddress$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$ShippingAddress$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$ShippingAddress(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$ShippingAddress.errors : vErrors.concat(validate_request$ShippingAddress.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if((((((key0 !== "country") && (key0 !== "region")) && (key0 !== "postal_code")) && (key0 !== "city")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_request$ShippingAddress$closed.errors = vErrors;
return errors === 0;
}
validate_request$ShippingAddress$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$ShippingAddress(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$ShippingAddress.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country !== undefined){ let data0 = data.country; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$CountryCode$closed(data0, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$CountryCode$closed.errors : vErrors.concat(validate_request$CountryCode$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.region !== undefined){ let data0 = data.region; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema_request$ShippingAddress.properties.region.type}}); errors++; } }
if(data.postal_code !== undefined){ let data0 = data.postal_code; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/type",keyword:"type",params:{type: schema_request$ShippingAddress.properties.postal_code.type}}); errors++; } }
if(data.city !== undefined){ let data0 = data.city; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema_request$ShippingAddress.properties.city.type}}); errors++; } }
if(data.street_line_1 !== undefined){ let data0 = data.street_line_1; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/street_line_1",schemaPath:"#/properties/street_line_1/type",keyword:"type",params:{type: schema_request$ShippingAddress.properties.street_line_1.type}}); errors++; } }
if(data.street_line_2 !== undefined){ let data0 = data.street_line_2; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/street_line_2",schemaPath:"#/properties/street_line_2/type",keyword:"type",params:{type: schema_request$ShippingAddress.properties.street_line_2.type}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$ShippingAddress.errors = vErrors;
return errors === 0;
}
validate_request$ShippingAddress.evaluated = {"props":{"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true},"dynamicProps":false,"dynamicItems":false};

function validate_request$TagList$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$TagList$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){ let data0 = data[i0]; if(typeof data0 === "string"){ if(ucs2length(data0) > 40){ (vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxLength",keyword:"maxLength",params:{limit: 40}}); errors++; } if(ucs2length(data0) < 1){ (vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/minLength",keyword:"minLength",params:{limit: 1}}); errors++; } } else { (vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}});
errors++;
}
validate_request$TagList$closed.errors = vErrors;
return errors === 0;
}
validate_request$TagList$closed.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$TagListInput$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$TagListInput$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let counts0 = [errors];
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate_request$TagList$closed(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$TagList$closed.errors : vErrors.concat(validate_request$TagList$closed.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
counts0.push(errors);
if(_valid0){
valid0 = true;
passing0 = 0;
var items0 = true;
}
const _errs2 = errors;
if(!(validate_request$TagString$closed(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$TagString$closed.errors : vErrors.concat(validate_request$TagString$closed.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
counts0.push(errors);
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){ valid0 = true; passing0 = 1; }
}
if(!valid0){
(vErrors ??= []).push({instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0, counts: counts0}});
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } }
}
validate_request$TagListInput$closed.errors = vErrors;
evaluated0.items = items0;
return errors === 0;
}
validate_request$TagListInput$closed.evaluated = {"dynamicProps":false,"dynamicItems":true};

function validate_request$TagString$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$TagString$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern_960e4714.test(data)){ (vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^,\\r\\n]{1,40}(,[^,\\r\\n]{1,40})*$"}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}});
errors++;
}
validate_request$TagString$closed.errors = vErrors;
return errors === 0;
}
validate_request$TagString$closed.evaluated = {"dynamicProps":false,"dynamicItems":false};

function validate_request$TaxClass$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$TaxClass$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((((((data === "consulting") || (data === "eservice")) || (data === "ebook")) || (data === "saas")) || (data === "standard")) || (data === "reduced"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_request$TaxClass$closed.enum}});
errors++;
}
validate_request$TaxClass$closed.errors = vErrors;
return errors === 0;
}
validate_request$TaxClass$closed.evaluated = {"dynamicProps":false,"dynamicItems":false};

function validate_request$TaxCodeId$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$TaxCodeId$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((((((data === "consulting") || (data === "ebook")) || (data === "eservice")) || (data === "exempt")) || (data === "reduced")) || (data === "saas")) || (data === "standard"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_request$TaxCodeId$closed.enum}});
errors++;
}
validate_request$TaxCodeId$closed.errors = vErrors;
return errors === 0;
}
validate_request$TaxCodeId$closed.evaluated = {"dynamicProps":false,"dynamicItems":false};

function validate_request$TaxIdCreate$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$TaxIdCreate$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$TaxIdCreate(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$TaxIdCreate.errors : vErrors.concat(validate_request$TaxIdCreate.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if((((((key0 !== "jurisdiction_id") && (key0 !== "valid_from")) && (key0 !== "value")) && (key0 !== "valid_until")) && (key0 !== "permanent_establishment")) && (key0 !== "import_scheme")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_request$TaxIdCreate$closed.errors = vErrors;
return errors === 0;
}
validate_request$TaxIdCreate$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$TaxIdCreate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$TaxIdCreate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$TaxIdUpdate(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$TaxIdUpdate.errors : vErrors.concat(validate_request$TaxIdUpdate.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.jurisdiction_id === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jurisdiction_id"}}); errors++; }
if(data.value === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"}}); errors++; }
if(data.jurisdiction_id !== undefined){ let data0 = data.jurisdiction_id; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/jurisdiction_id",schemaPath:"#/properties/jurisdiction_id/type",keyword:"type",params:{type: "integer"}}); errors++; } }
if(data.valid_from !== undefined){ if(!(validate_request$Date$closed(data.valid_from, {instancePath:instancePath+"/valid_from",parentData:data,parentDataProperty:"valid_from",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$Date$closed.errors : vErrors.concat(validate_request$Date$closed.errors); errors = vErrors.length; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$TaxIdCreate.errors = vErrors;
return errors === 0;
}
validate_request$TaxIdCreate.evaluated = {"props":{"jurisdiction_id":true,"valid_from":true,"value":true,"valid_until":true,"permanent_establishment":true,"import_scheme":true},"dynamicProps":false,"dynamicItems":false};

function validate_request$TaxIdUpdate$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$TaxIdUpdate$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$TaxIdUpdate(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$TaxIdUpdate.errors : vErrors.concat(validate_request$TaxIdUpdate.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if(((((key0 !== "value") && (key0 !== "valid_from")) && (key0 !== "valid_until")) && (key0 !== "permanent_establishment")) && (key0 !== "import_scheme")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_request$TaxIdUpdate$closed.errors = vErrors;
return errors === 0;
}
validate_request$TaxIdUpdate$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$TaxIdUpdate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$TaxIdUpdate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){ if(typeof data.value !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"}}); errors++; } }
if(data.valid_from !== undefined){ if(!(validate_request$Date$closed(data.valid_from, {instancePath:instancePath+"/valid_from",parentData:data,parentDataProperty:"valid_from",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$Date$closed.errors : vErrors.concat(validate_request$Date$closed.errors); errors = vErrors.length; } }
if(data.valid_until !== undefined){ let data0 = data.valid_until; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$Date$closed(data0, {instancePath:instancePath+"/valid_until",parentData:data,parentDataProperty:"valid_until",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$Date$closed.errors : vErrors.concat(validate_request$Date$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/valid_until",schemaPath:"#/properties/valid_until/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/valid_until",schemaPath:"#/properties/valid_until/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.permanent_establishment !== undefined){ let data0 = data.permanent_establishment; if((typeof data0 !== "boolean") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/permanent_establishment",schemaPath:"#/properties/permanent_establishment/type",keyword:"type",params:{type: schema_request$TaxIdUpdate.properties.permanent_establishment.type}}); errors++; } }
if(data.import_scheme !== undefined){ let data0 = data.import_scheme; if((typeof data0 !== "boolean") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/import_scheme",schemaPath:"#/properties/import_scheme/type",keyword:"type",params:{type: schema_request$TaxIdUpdate.properties.import_scheme.type}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$TaxIdUpdate.errors = vErrors;
return errors === 0;
}
validate_request$TaxIdUpdate.evaluated = {"props":{"value":true,"valid_from":true,"valid_until":true,"permanent_establishment":true,"import_scheme":true},"dynamicProps":false,"dynamicItems":false};

function validate_request$Transaction$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$Transaction$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$Transaction(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$Transaction.errors : vErrors.concat(validate_request$Transaction.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if(((((((((((((((key0 !== "type") && (key0 !== "items")) && (key0 !== "payment")) && (key0 !== "customer")) && (key0 !== "currency")) && (key0 !== "date")) && (key0 !== "shipping_address")) && (key0 !== "evidence")) && (key0 !== "processor")) && (key0 !== "processor_id")) && (key0 !== "processor_fee_cents")) && (key0 !== "po_number")) && (key0 !== "notes")) && (key0 !== "tags")) && (key0 !== "custom_metadata")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_request$Transaction$closed.errors = vErrors;
return errors === 0;
}
validate_request$Transaction$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$Transaction(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$Transaction.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"}}); errors++; }
if(data.payment === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payment"}}); errors++; }
if(data.type !== undefined){ let data0 = data.type; if(typeof data0 !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}); errors++; } if(!((data0 === "sale") || (data0 === "refund"))){ (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema_request$Transaction.properties.type.enum}}); errors++; } }
if(data.items !== undefined){ let data0 = data.items; if(Array.isArray(data0)){ if(data0.length > 200){ (vErrors ??= []).push({instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 200}}); errors++; } if(data0.length < 1){ (vErrors ??= []).push({instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1}}); errors++; } const len0 = data0.length; for(let i0=0; i0<len0; i0++){ if(!(validate_request$TransactionItem$closed(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$TransactionItem$closed.errors : vErrors.concat(validate_request$TransactionItem$closed.errors); errors = vErrors.length; } } } else { (vErrors ??= []).push({instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}}); errors++; } }
if(data.payment !== undefined){ if(!(validate_request$TransactionPayment$closed(data.payment, {instancePath:instancePath+"/payment",parentData:data,parentDataProperty:"payment",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$TransactionPayment$closed.errors : vErrors.concat(validate_request$TransactionPayment$closed.errors); errors = vErrors.length; } }
if(data.customer !== undefined){ let data0 = data.customer; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$ContactInput$closed(data0, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$ContactInput$closed.errors : vErrors.concat(validate_request$ContactInput$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/customer",schemaPath:"#/properties/customer/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/customer",schemaPath:"#/properties/customer/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.currency !== undefined){ let data0 = data.currency; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$Currency$closed(data0, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$Currency$closed.errors : vErrors.concat(validate_request$Currency$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.date !== undefined){ if(!(validate_request$Date$closed(data.date, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$Date$closed.errors : vErrors.concat(validate_request$Date$closed.errors); errors = vErrors.length; } }
if(data.shipping_address !== undefined){ let data0 = data.shipping_address; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$ShippingAddress$closed(data0, {instancePath:instancePath+"/shipping_address",parentData:data,parentDataProperty:"shipping_address",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$ShippingAddress$closed.errors : vErrors.concat(validate_request$ShippingAddress$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/shipping_address",schemaPath:"#/properties/shipping_address/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/shipping_address",schemaPath:"#/properties/shipping_address/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.evidence !== undefined){ let data0 = data.evidence; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$EvidenceNested$closed(data0, {instancePath:instancePath+"/evidence",parentData:data,parentDataProperty:"evidence",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$EvidenceNested$closed.errors : vErrors.concat(validate_request$EvidenceNested$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.processor !== undefined){ let data0 = data.processor; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/processor",schemaPath:"#/properties/processor/type",keyword:"type",params:{type: schema_request$Transaction.properties.processor.type}}); errors++; } }
if(data.processor_id !== undefined){ let data0 = data.processor_id; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/processor_id",schemaPath:"#/properties/processor_id/type",keyword:"type",params:{type: schema_request$Transaction.properties.processor_id.type}}); errors++; } }
if(data.processor_fee_cents !== undefined){ let data0 = data.processor_fee_cents; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$Cents$closed(data0, {instancePath:instancePath+"/processor_fee_cents",parentData:data,parentDataProperty:"processor_fee_cents",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$Cents$closed.errors : vErrors.concat(validate_request$Cents$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/processor_fee_cents",schemaPath:"#/properties/processor_fee_cents/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/processor_fee_cents",schemaPath:"#/properties/processor_fee_cents/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.po_number !== undefined){ let data0 = data.po_number; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/po_number",schemaPath:"#/properties/po_number/type",keyword:"type",params:{type: schema_request$Transaction.properties.po_number.type}}); errors++; } }
if(data.notes !== undefined){ let data0 = data.notes; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: schema_request$Transaction.properties.notes.type}}); errors++; } }
if(data.tags !== undefined){ let data0 = data.tags; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$TagString$closed(data0, {instancePath:instancePath+"/tags",parentData:data,parentDataProperty:"tags",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$TagString$closed.errors : vErrors.concat(validate_request$TagString$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.custom_metadata !== undefined){ let data0 = data.custom_metadata; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$CustomMetadata$closed(data0, {instancePath:instancePath+"/custom_metadata",parentData:data,parentDataProperty:"custom_metadata",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$CustomMetadata$closed.errors : vErrors.concat(validate_request$CustomMetadata$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/custom_metadata",schemaPath:"#/properties/custom_metadata/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/custom_metadata",schemaPath:"#/properties/custom_metadata/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$Transaction.errors = vErrors;
return errors === 0;
}
validate_request$Transaction.evaluated = {"props":{"type":true,"items":true,"payment":true,"customer":true,"currency":true,"date":true,"shipping_address":true,"evidence":true,"processor":true,"processor_id":true,"processor_fee_cents":true,"po_number":true,"notes":true,"tags":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};

function validate_request$TransactionItem$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$TransactionItem$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$TransactionItem(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$TransactionItem.errors : vErrors.concat(validate_request$TransactionItem.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if((((((key0 !== "amount") && (key0 !== "quantity")) && (key0 !== "description")) && (key0 !== "product_code")) && (key0 !== "discount_rate")) && (key0 !== "tax")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_request$TransactionItem$closed.errors = vErrors;
return errors === 0;
}
validate_request$TransactionItem$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$TransactionItem(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$TransactionItem.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amount === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"}}); errors++; }
if(data.amount !== undefined){ if(!(validate_request$Decimal$closed(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$Decimal$closed.errors : vErrors.concat(validate_request$Decimal$closed.errors); errors = vErrors.length; } }
if(data.quantity !== undefined){ let data0 = data.quantity; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/type",keyword:"type",params:{type: "integer"}}); errors++; } }
if(data.description !== undefined){ let data0 = data.description; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema_request$TransactionItem.properties.description.type}}); errors++; } }
if(data.product_code !== undefined){ let data0 = data.product_code; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/product_code",schemaPath:"#/properties/product_code/type",keyword:"type",params:{type: schema_request$TransactionItem.properties.product_code.type}}); errors++; } }
if(data.discount_rate !== undefined){ let data0 = data.discount_rate; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$Percent$closed(data0, {instancePath:instancePath+"/discount_rate",parentData:data,parentDataProperty:"discount_rate",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$Percent$closed.errors : vErrors.concat(validate_request$Percent$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/discount_rate",schemaPath:"#/properties/discount_rate/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/discount_rate",schemaPath:"#/properties/discount_rate/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.tax !== undefined){ let data0 = data.tax; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$TransactionTax$closed(data0, {instancePath:instancePath+"/tax",parentData:data,parentDataProperty:"tax",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$TransactionTax$closed.errors : vErrors.concat(validate_request$TransactionTax$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/tax",schemaPath:"#/properties/tax/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/tax",schemaPath:"#/properties/tax/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$TransactionItem.errors = vErrors;
return errors === 0;
}
validate_request$TransactionItem.evaluated = {"props":{"amount":true,"quantity":true,"description":true,"product_code":true,"discount_rate":true,"tax":true},"dynamicProps":false,"dynamicItems":false};

function validate_request$TransactionPayment$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$TransactionPayment$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$TransactionPayment(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$TransactionPayment.errors : vErrors.concat(validate_request$TransactionPayment.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if(((key0 !== "method") && (key0 !== "processor")) && (key0 !== "processor_id")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_request$TransactionPayment$closed.errors = vErrors;
return errors === 0;
}
validate_request$TransactionPayment$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$TransactionPayment(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$TransactionPayment.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.method !== undefined){ if(!(validate_request$PaymentMethod$closed(data.method, {instancePath:instancePath+"/method",parentData:data,parentDataProperty:"method",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$PaymentMethod$closed.errors : vErrors.concat(validate_request$PaymentMethod$closed.errors); errors = vErrors.length; } }
if(data.processor !== undefined){ let data0 = data.processor; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/processor",schemaPath:"#/properties/processor/type",keyword:"type",params:{type: schema_request$TransactionPayment.properties.processor.type}}); errors++; } }
if(data.processor_id !== undefined){ let data0 = data.processor_id; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/processor_id",schemaPath:"#/properties/processor_id/type",keyword:"type",params:{type: schema_request$TransactionPayment.properties.processor_id.type}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$TransactionPayment.errors = vErrors;
return errors === 0;
}
validate_request$TransactionPayment.evaluated = {"props":{"method":true,"processor":true,"processor_id":true},"dynamicProps":false,"dynamicItems":false};

function validate_request$TransactionTax$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$TransactionTax$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country"}}); errors++; }
if(data.country !== undefined){ if(!(validate_request$CountryCode$closed(data.country, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$CountryCode$closed.errors : vErrors.concat(validate_request$CountryCode$closed.errors); errors = vErrors.length; } }
if(data.region !== undefined){ let data0 = data.region; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema_request$TransactionTax$closed.properties.region.type}}); errors++; } }
if(data.name !== undefined){ let data0 = data.name; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema_request$TransactionTax$closed.properties.name.type}}); errors++; } }
if(data.rate !== undefined){ let data0 = data.rate; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$Percent$closed(data0, {instancePath:instancePath+"/rate",parentData:data,parentDataProperty:"rate",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$Percent$closed.errors : vErrors.concat(validate_request$Percent$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/rate",schemaPath:"#/properties/rate/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/rate",schemaPath:"#/properties/rate/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.tax_code !== undefined){ let data0 = data.tax_code; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$TaxCodeId$closed(data0, {instancePath:instancePath+"/tax_code",parentData:data,parentDataProperty:"tax_code",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$TaxCodeId$closed.errors : vErrors.concat(validate_request$TaxCodeId$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/tax_code",schemaPath:"#/properties/tax_code/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/tax_code",schemaPath:"#/properties/tax_code/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.taxable_part !== undefined){ let data0 = data.taxable_part; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$Percent$closed(data0, {instancePath:instancePath+"/taxable_part",parentData:data,parentDataProperty:"taxable_part",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$Percent$closed.errors : vErrors.concat(validate_request$Percent$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/taxable_part",schemaPath:"#/properties/taxable_part/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/taxable_part",schemaPath:"#/properties/taxable_part/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.additional_name !== undefined){ let data0 = data.additional_name; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/additional_name",schemaPath:"#/properties/additional_name/type",keyword:"type",params:{type: schema_request$TransactionTax$closed.properties.additional_name.type}}); errors++; } }
if(data.additional_rate !== undefined){ let data0 = data.additional_rate; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$Percent$closed(data0, {instancePath:instancePath+"/additional_rate",parentData:data,parentDataProperty:"additional_rate",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$Percent$closed.errors : vErrors.concat(validate_request$Percent$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/additional_rate",schemaPath:"#/properties/additional_rate/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/additional_rate",schemaPath:"#/properties/additional_rate/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.additional_taxable_part !== undefined){ let data0 = data.additional_taxable_part; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_request$Percent$closed(data0, {instancePath:instancePath+"/additional_taxable_part",parentData:data,parentDataProperty:"additional_taxable_part",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$Percent$closed.errors : vErrors.concat(validate_request$Percent$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/additional_taxable_part",schemaPath:"#/properties/additional_taxable_part/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/additional_taxable_part",schemaPath:"#/properties/additional_taxable_part/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.import !== undefined){ let data0 = data.import; if((typeof data0 !== "boolean") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/import",schemaPath:"#/properties/import/type",keyword:"type",params:{type: schema_request$TransactionTax$closed.properties.import.type}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$TransactionTax$closed.errors = vErrors;
return errors === 0;
}
validate_request$TransactionTax$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$Url$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$Url$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!(formats_2282070a(data))){ (vErrors ??= []).push({instancePath,schemaPath:"#/format",keyword:"format",params:{format: "uri"}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}});
errors++;
}
validate_request$Url$closed.errors = vErrors;
return errors === 0;
}
validate_request$Url$closed.evaluated = {"dynamicProps":false,"dynamicItems":false};

function validate_request$WebhookCreate$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$WebhookCreate$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$WebhookCreate(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$WebhookCreate.errors : vErrors.concat(validate_request$WebhookCreate.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if((key0 !== "events_types") && (key0 !== "url")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_request$WebhookCreate$closed.errors = vErrors;
return errors === 0;
}
validate_request$WebhookCreate$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$WebhookCreate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$WebhookCreate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$WebhookUpdate(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$WebhookUpdate.errors : vErrors.concat(validate_request$WebhookUpdate.errors);
errors = vErrors.length;
}
if(!(validate_request$WebhookFields(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$WebhookFields.errors : vErrors.concat(validate_request$WebhookFields.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.events_types === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "events_types"}}); errors++; }
if(data.url === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$WebhookCreate.errors = vErrors;
return errors === 0;
}
validate_request$WebhookCreate.evaluated = {"props":{"url":true,"events_types":true},"dynamicProps":false,"dynamicItems":false};

function validate_request$WebhookFields(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$WebhookFields.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url !== undefined){ if(!(validate_request$Url$closed(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$Url$closed.errors : vErrors.concat(validate_request$Url$closed.errors); errors = vErrors.length; } }
if(data.events_types !== undefined){ let data0 = data.events_types; if(Array.isArray(data0)){ const len0 = data0.length; for(let i0=0; i0<len0; i0++){ if(!(validate_request$EventType$closed(data0[i0], {instancePath:instancePath+"/events_types/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$EventType$closed.errors : vErrors.concat(validate_request$EventType$closed.errors); errors = vErrors.length; } } } else { (vErrors ??= []).push({instancePath:instancePath+"/events_types",schemaPath:"#/properties/events_types/type",keyword:"type",params:{type: "array"}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$WebhookFields.errors = vErrors;
return errors === 0;
}
validate_request$WebhookFields.evaluated = {"props":{"url":true,"events_types":true},"dynamicProps":false,"dynamicItems":false};

function validate_request$WebhookUpdate$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$WebhookUpdate$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$WebhookUpdate(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$WebhookUpdate.errors : vErrors.concat(validate_request$WebhookUpdate.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if((key0 !== "events_types") && (key0 !== "url")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_request$WebhookUpdate$closed.errors = vErrors;
return errors === 0;
}
validate_request$WebhookUpdate$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$WebhookUpdate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$WebhookUpdate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_request$WebhookFields(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$WebhookFields.errors : vErrors.concat(validate_request$WebhookFields.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.events_types !== undefined){ let data0 = data.events_types; if(Array.isArray(data0)){ if(data0.length < 1){ (vErrors ??= []).push({instancePath:instancePath+"/events_types",schemaPath:"#/properties/events_types/minItems",keyword:"minItems",params:{limit: 1}}); errors++; } const len0 = data0.length; for(let i0=0; i0<len0; i0++){ if(!(validate_request$EventType$closed(data0[i0], {instancePath:instancePath+"/events_types/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$EventType$closed.errors : vErrors.concat(validate_request$EventType$closed.errors); errors = vErrors.length; } } } else { (vErrors ??= []).push({instancePath:instancePath+"/events_types",schemaPath:"#/properties/events_types/type",keyword:"type",params:{type: "array"}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$WebhookUpdate.errors = vErrors;
return errors === 0;
}
validate_request$WebhookUpdate.evaluated = {"props":{"events_types":true,"url":true},"dynamicProps":false,"dynamicItems":false};

function validate_request$request$calculateTaxRate$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$calculateTaxRate$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.to_country === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to_country"}}); errors++; }
for(const key0 in data){ if(!(func_96146e3e.call(schema_request$request$calculateTaxRate$query.properties, key0))){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; } }
if(data.from_country !== undefined){ if(!(validate_request$CountryCode$closed(data.from_country, {instancePath:instancePath+"/from_country",parentData:data,parentDataProperty:"from_country",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$CountryCode$closed.errors : vErrors.concat(validate_request$CountryCode$closed.errors); errors = vErrors.length; } }
if(data.from_postal_code !== undefined){ if(typeof data.from_postal_code !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/from_postal_code",schemaPath:"#/properties/from_postal_code/type",keyword:"type",params:{type: "string"}}); errors++; } }
if(data.to_country !== undefined){ if(!(validate_request$CountryCode$closed(data.to_country, {instancePath:instancePath+"/to_country",parentData:data,parentDataProperty:"to_country",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$CountryCode$closed.errors : vErrors.concat(validate_request$CountryCode$closed.errors); errors = vErrors.length; } }
if(data.to_postal_code !== undefined){ if(typeof data.to_postal_code !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/to_postal_code",schemaPath:"#/properties/to_postal_code/type",keyword:"type",params:{type: "string"}}); errors++; } }
if(data.to_city !== undefined){ if(typeof data.to_city !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/to_city",schemaPath:"#/properties/to_city/type",keyword:"type",params:{type: "string"}}); errors++; } }
if(data.to_street !== undefined){ if(typeof data.to_street !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/to_street",schemaPath:"#/properties/to_street/type",keyword:"type",params:{type: "string"}}); errors++; } }
if(data.tax_id !== undefined){ if(typeof data.tax_id !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/tax_id",schemaPath:"#/properties/tax_id/type",keyword:"type",params:{type: "string"}}); errors++; } }
if(data.tax_code !== undefined){ if(!(validate_request$TaxCodeId$closed(data.tax_code, {instancePath:instancePath+"/tax_code",parentData:data,parentDataProperty:"tax_code",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$TaxCodeId$closed.errors : vErrors.concat(validate_request$TaxCodeId$closed.errors); errors = vErrors.length; } }
if(data.tax_behavior !== undefined){ let data0 = data.tax_behavior; if(typeof data0 !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/tax_behavior",schemaPath:"#/properties/tax_behavior/type",keyword:"type",params:{type: "string"}}); errors++; } if(!((data0 === "inclusive") || (data0 === "exclusive"))){ (vErrors ??= []).push({instancePath:instancePath+"/tax_behavior",schemaPath:"#/properties/tax_behavior/enum",keyword:"enum",params:{allowedValues: schema_request$request$calculateTaxRate$query.properties.tax_behavior.enum}}); errors++; } }
if(data.product_type !== undefined){ if(!(validate_request$ProductType$closed(data.product_type, {instancePath:instancePath+"/product_type",parentData:data,parentDataProperty:"product_type",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$ProductType$closed.errors : vErrors.concat(validate_request$ProductType$closed.errors); errors = vErrors.length; } }
if(data.date !== undefined){ if(!(validate_request$Date$closed(data.date, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$Date$closed.errors : vErrors.concat(validate_request$Date$closed.errors); errors = vErrors.length; } }
if(data.amount !== undefined){ if(!(validate_request$Decimal$closed(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$Decimal$closed.errors : vErrors.concat(validate_request$Decimal$closed.errors); errors = vErrors.length; } }
if(data.currency !== undefined){ if(!(validate_request$Currency$closed(data.currency, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$Currency$closed.errors : vErrors.concat(validate_request$Currency$closed.errors); errors = vErrors.length; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$calculateTaxRate$query.errors = vErrors;
return errors === 0;
}
validate_request$request$calculateTaxRate$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$createAccount$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$createAccount$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$createAccount$query.errors = vErrors;
return errors === 0;
}
validate_request$request$createAccount$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$createAddress$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$createAddress$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$createAddress$query.errors = vErrors;
return errors === 0;
}
validate_request$request$createAddress$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$createContact$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$createContact$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$createContact$query.errors = vErrors;
return errors === 0;
}
validate_request$request$createContact$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$createCoupon$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$createCoupon$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$createCoupon$query.errors = vErrors;
return errors === 0;
}
validate_request$request$createCoupon$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$createCredit$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$createCredit$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$createCredit$query.errors = vErrors;
return errors === 0;
}
validate_request$request$createCredit$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$createEvidence$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$createEvidence$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$createEvidence$query.errors = vErrors;
return errors === 0;
}
validate_request$request$createEvidence$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$createExpense$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$createExpense$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$createExpense$query.errors = vErrors;
return errors === 0;
}
validate_request$request$createExpense$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$createInvoice$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$createInvoice$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$createInvoice$query.errors = vErrors;
return errors === 0;
}
validate_request$request$createInvoice$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$createProduct$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$createProduct$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$createProduct$query.errors = vErrors;
return errors === 0;
}
validate_request$request$createProduct$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$createRecurring$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$createRecurring$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$createRecurring$query.errors = vErrors;
return errors === 0;
}
validate_request$request$createRecurring$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$createReportRequest$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$createReportRequest$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$createReportRequest$query.errors = vErrors;
return errors === 0;
}
validate_request$request$createReportRequest$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$createSession$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$createSession$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$createSession$query.errors = vErrors;
return errors === 0;
}
validate_request$request$createSession$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$createTaxId$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$createTaxId$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$createTaxId$query.errors = vErrors;
return errors === 0;
}
validate_request$request$createTaxId$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$createTransaction$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$createTransaction$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$createTransaction$query.errors = vErrors;
return errors === 0;
}
validate_request$request$createTransaction$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$createWebhook$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$createWebhook$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$createWebhook$query.errors = vErrors;
return errors === 0;
}
validate_request$request$createWebhook$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$deleteContact$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$deleteContact$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$deleteContact$query.errors = vErrors;
return errors === 0;
}
validate_request$request$deleteContact$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$deleteCoupon$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$deleteCoupon$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$deleteCoupon$query.errors = vErrors;
return errors === 0;
}
validate_request$request$deleteCoupon$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$deleteCredit$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$deleteCredit$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$deleteCredit$query.errors = vErrors;
return errors === 0;
}
validate_request$request$deleteCredit$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$deleteExpense$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$deleteExpense$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$deleteExpense$query.errors = vErrors;
return errors === 0;
}
validate_request$request$deleteExpense$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$deleteInvoice$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$deleteInvoice$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$deleteInvoice$query.errors = vErrors;
return errors === 0;
}
validate_request$request$deleteInvoice$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$deleteProduct$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$deleteProduct$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$deleteProduct$query.errors = vErrors;
return errors === 0;
}
validate_request$request$deleteProduct$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$deleteRecurring$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$deleteRecurring$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$deleteRecurring$query.errors = vErrors;
return errors === 0;
}
validate_request$request$deleteRecurring$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$deleteSession$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$deleteSession$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$deleteSession$query.errors = vErrors;
return errors === 0;
}
validate_request$request$deleteSession$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$deleteTaxId$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$deleteTaxId$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$deleteTaxId$query.errors = vErrors;
return errors === 0;
}
validate_request$request$deleteTaxId$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$deleteWebhook$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$deleteWebhook$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$deleteWebhook$query.errors = vErrors;
return errors === 0;
}
validate_request$request$deleteWebhook$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$deliverCredit$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$deliverCredit$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$deliverCredit$query.errors = vErrors;
return errors === 0;
}
validate_request$request$deliverCredit$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$deliverInvoice$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$deliverInvoice$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$deliverInvoice$query.errors = vErrors;
return errors === 0;
}
validate_request$request$deliverInvoice$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$getAccount$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$getAccount$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$getAccount$query.errors = vErrors;
return errors === 0;
}
validate_request$request$getAccount$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$getAddress$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$getAddress$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$getAddress$query.errors = vErrors;
return errors === 0;
}
validate_request$request$getAddress$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$getAuthorization$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$getAuthorization$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$getAuthorization$query.errors = vErrors;
return errors === 0;
}
validate_request$request$getAuthorization$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$getContact$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$getContact$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$getContact$query.errors = vErrors;
return errors === 0;
}
validate_request$request$getContact$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$getCoupon$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$getCoupon$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$getCoupon$query.errors = vErrors;
return errors === 0;
}
validate_request$request$getCoupon$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$getCredit$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$getCredit$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$getCredit$query.errors = vErrors;
return errors === 0;
}
validate_request$request$getCredit$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$getEvidence$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$getEvidence$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$getEvidence$query.errors = vErrors;
return errors === 0;
}
validate_request$request$getEvidence$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$getExpense$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$getExpense$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$getExpense$query.errors = vErrors;
return errors === 0;
}
validate_request$request$getExpense$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$getInvoice$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$getInvoice$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$getInvoice$query.errors = vErrors;
return errors === 0;
}
validate_request$request$getInvoice$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$getJurisdiction$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$getJurisdiction$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$getJurisdiction$query.errors = vErrors;
return errors === 0;
}
validate_request$request$getJurisdiction$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$getPing$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$getPing$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$getPing$query.errors = vErrors;
return errors === 0;
}
validate_request$request$getPing$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$getProduct$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$getProduct$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$getProduct$query.errors = vErrors;
return errors === 0;
}
validate_request$request$getProduct$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$getRecurring$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$getRecurring$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$getRecurring$query.errors = vErrors;
return errors === 0;
}
validate_request$request$getRecurring$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$getReportRequest$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$getReportRequest$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$getReportRequest$query.errors = vErrors;
return errors === 0;
}
validate_request$request$getReportRequest$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$getSession$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$getSession$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$getSession$query.errors = vErrors;
return errors === 0;
}
validate_request$request$getSession$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$getTaxCode$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$getTaxCode$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$getTaxCode$query.errors = vErrors;
return errors === 0;
}
validate_request$request$getTaxCode$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$getTaxId$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$getTaxId$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$getTaxId$query.errors = vErrors;
return errors === 0;
}
validate_request$request$getTaxId$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$getWebhook$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$getWebhook$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$getWebhook$query.errors = vErrors;
return errors === 0;
}
validate_request$request$getWebhook$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$listAccounts$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$listAccounts$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if(!((key0 === "created_before") || (key0 === "limit"))){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; } }
if(data.created_before !== undefined){ let data0 = data.created_before; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "integer"}}); errors++; } }
if(data.limit !== undefined){ let data0 = data.limit; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}}); errors++; } if(typeof data0 == "number"){ if(data0 > 100 || isNaN(data0)){ (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}); errors++; } if(data0 < 1 || isNaN(data0)){ (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}); errors++; } } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$listAccounts$query.errors = vErrors;
return errors === 0;
}
validate_request$request$listAccounts$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$listAddresses$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$listAddresses$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if(!((key0 === "created_before") || (key0 === "limit"))){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; } }
if(data.created_before !== undefined){ let data0 = data.created_before; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "integer"}}); errors++; } }
if(data.limit !== undefined){ let data0 = data.limit; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}}); errors++; } if(typeof data0 == "number"){ if(data0 > 100 || isNaN(data0)){ (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}); errors++; } if(data0 < 1 || isNaN(data0)){ (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}); errors++; } } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$listAddresses$query.errors = vErrors;
return errors === 0;
}
validate_request$request$listAddresses$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$listContacts$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$listContacts$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if(!((((key0 === "q") || (key0 === "processor_id")) || (key0 === "created_before")) || (key0 === "limit"))){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; } }
if(data.q !== undefined){ if(typeof data.q !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{type: "string"}}); errors++; } }
if(data.processor_id !== undefined){ if(typeof data.processor_id !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/processor_id",schemaPath:"#/properties/processor_id/type",keyword:"type",params:{type: "string"}}); errors++; } }
if(data.created_before !== undefined){ let data0 = data.created_before; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "integer"}}); errors++; } }
if(data.limit !== undefined){ let data0 = data.limit; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}}); errors++; } if(typeof data0 == "number"){ if(data0 > 100 || isNaN(data0)){ (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}); errors++; } if(data0 < 1 || isNaN(data0)){ (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}); errors++; } } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$listContacts$query.errors = vErrors;
return errors === 0;
}
validate_request$request$listContacts$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$listCoupons$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$listCoupons$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if(!((key0 === "created_before") || (key0 === "limit"))){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; } }
if(data.created_before !== undefined){ let data0 = data.created_before; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "integer"}}); errors++; } }
if(data.limit !== undefined){ let data0 = data.limit; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}}); errors++; } if(typeof data0 == "number"){ if(data0 > 100 || isNaN(data0)){ (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}); errors++; } if(data0 < 1 || isNaN(data0)){ (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}); errors++; } } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$listCoupons$query.errors = vErrors;
return errors === 0;
}
validate_request$request$listCoupons$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$listCredits$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$listCredits$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if(!((((((key0 === "q") || (key0 === "date")) || (key0 === "state")) || (key0 === "processor_id")) || (key0 === "created_before")) || (key0 === "limit"))){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; } }
if(data.q !== undefined){ if(typeof data.q !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{type: "string"}}); errors++; } }
if(data.date !== undefined){ if(!(validate_request$DateRange$closed(data.date, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$DateRange$closed.errors : vErrors.concat(validate_request$DateRange$closed.errors); errors = vErrors.length; } }
if(data.state !== undefined){ let data0 = data.state; if(typeof data0 !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}}); errors++; } if(!(((((data0 === "outstanding") || (data0 === "late")) || (data0 === "paid")) || (data0 === "void")) || (data0 === "archived"))){ (vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema_request$request$listCredits$query.properties.state.enum}}); errors++; } }
if(data.processor_id !== undefined){ if(typeof data.processor_id !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/processor_id",schemaPath:"#/properties/processor_id/type",keyword:"type",params:{type: "string"}}); errors++; } }
if(data.created_before !== undefined){ let data0 = data.created_before; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "integer"}}); errors++; } }
if(data.limit !== undefined){ let data0 = data.limit; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}}); errors++; } if(typeof data0 == "number"){ if(data0 > 100 || isNaN(data0)){ (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}); errors++; } if(data0 < 1 || isNaN(data0)){ (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}); errors++; } } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$listCredits$query.errors = vErrors;
return errors === 0;
}
validate_request$request$listCredits$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$listEvidence$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$listEvidence$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if(!((((key0 === "state") || (key0 === "document_id")) || (key0 === "created_before")) || (key0 === "limit"))){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; } }
if(data.state !== undefined){ let data0 = data.state; if(Array.isArray(data0)){ if(data0.length < 1){ (vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"#/properties/state/minItems",keyword:"minItems",params:{limit: 1}}); errors++; } const len0 = data0.length; for(let i0=0; i0<len0; i0++){ let data1 = data0[i0]; if(typeof data1 !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/state/" + i0,schemaPath:"#/properties/state/items/type",keyword:"type",params:{type: "string"}}); errors++; } if(!(((data1 === "unsettled") || (data1 === "conflicting")) || (data1 === "confirmed"))){ (vErrors ??= []).push({instancePath:instancePath+"/state/" + i0,schemaPath:"#/properties/state/items/enum",keyword:"enum",params:{allowedValues: schema_request$request$listEvidence$query.properties.state.items.enum}}); errors++; } } let i1 = data0.length; let j0; if(i1 > 1){ const indices0 = {}; for(;i1--;){ let item0 = data0[i1]; if(typeof item0 !== "string"){ continue; } if(typeof indices0[item0] == "number"){ j0 = indices0[item0]; (vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"#/properties/state/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}}); errors++; break; } indices0[item0] = i1; } } } else { (vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "array"}}); errors++; } }
if(data.document_id !== undefined){ let data0 = data.document_id; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/document_id",schemaPath:"#/properties/document_id/type",keyword:"type",params:{type: "integer"}}); errors++; } }
if(data.created_before !== undefined){ let data0 = data.created_before; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "integer"}}); errors++; } }
if(data.limit !== undefined){ let data0 = data.limit; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}}); errors++; } if(typeof data0 == "number"){ if(data0 > 100 || isNaN(data0)){ (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}); errors++; } if(data0 < 1 || isNaN(data0)){ (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}); errors++; } } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$listEvidence$query.errors = vErrors;
return errors === 0;
}
validate_request$request$listEvidence$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$listExpenses$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$listExpenses$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if(!((((((key0 === "q") || (key0 === "date")) || (key0 === "state")) || (key0 === "contact")) || (key0 === "created_before")) || (key0 === "limit"))){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; } }
if(data.q !== undefined){ if(typeof data.q !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{type: "string"}}); errors++; } }
if(data.date !== undefined){ if(!(validate_request$DateRange$closed(data.date, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$DateRange$closed.errors : vErrors.concat(validate_request$DateRange$closed.errors); errors = vErrors.length; } }
if(data.state !== undefined){ let data0 = data.state; if(typeof data0 !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}}); errors++; } if(!(((data0 === "outstanding") || (data0 === "late")) || (data0 === "paid"))){ (vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema_request$request$listExpenses$query.properties.state.enum}}); errors++; } }
if(data.contact !== undefined){ let data0 = data.contact; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/type",keyword:"type",params:{type: "integer"}}); errors++; } }
if(data.created_before !== undefined){ let data0 = data.created_before; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "integer"}}); errors++; } }
if(data.limit !== undefined){ let data0 = data.limit; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}}); errors++; } if(typeof data0 == "number"){ if(data0 > 100 || isNaN(data0)){ (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}); errors++; } if(data0 < 1 || isNaN(data0)){ (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}); errors++; } } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$listExpenses$query.errors = vErrors;
return errors === 0;
}
validate_request$request$listExpenses$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$listInvoices$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$listInvoices$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if(!(((((((key0 === "q") || (key0 === "date")) || (key0 === "state")) || (key0 === "processor_id")) || (key0 === "contact")) || (key0 === "created_before")) || (key0 === "limit"))){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; } }
if(data.q !== undefined){ if(typeof data.q !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{type: "string"}}); errors++; } }
if(data.date !== undefined){ if(!(validate_request$DateRange$closed(data.date, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$DateRange$closed.errors : vErrors.concat(validate_request$DateRange$closed.errors); errors = vErrors.length; } }
if(data.state !== undefined){ let data0 = data.state; if(typeof data0 !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}}); errors++; } if(!((((((data0 === "outstanding") || (data0 === "late")) || (data0 === "uncollectible")) || (data0 === "paid")) || (data0 === "refunded")) || (data0 === "archived"))){ (vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema_request$request$listInvoices$query.properties.state.enum}}); errors++; } }
if(data.processor_id !== undefined){ if(typeof data.processor_id !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/processor_id",schemaPath:"#/properties/processor_id/type",keyword:"type",params:{type: "string"}}); errors++; } }
if(data.contact !== undefined){ let data0 = data.contact; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/type",keyword:"type",params:{type: "integer"}}); errors++; } }
if(data.created_before !== undefined){ let data0 = data.created_before; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "integer"}}); errors++; } }
if(data.limit !== undefined){ let data0 = data.limit; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}}); errors++; } if(typeof data0 == "number"){ if(data0 > 100 || isNaN(data0)){ (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}); errors++; } if(data0 < 1 || isNaN(data0)){ (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}); errors++; } } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$listInvoices$query.errors = vErrors;
return errors === 0;
}
validate_request$request$listInvoices$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$listJurisdictions$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$listJurisdictions$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if(!((key0 === "country") || (key0 === "region"))){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; } }
if(data.country !== undefined){ if(!(validate_request$CountryCode$closed(data.country, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$CountryCode$closed.errors : vErrors.concat(validate_request$CountryCode$closed.errors); errors = vErrors.length; } }
if(data.region !== undefined){ if(typeof data.region !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: "string"}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$listJurisdictions$query.errors = vErrors;
return errors === 0;
}
validate_request$request$listJurisdictions$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$listProducts$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$listProducts$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if(!(((key0 === "q") || (key0 === "created_before")) || (key0 === "limit"))){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; } }
if(data.q !== undefined){ if(typeof data.q !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{type: "string"}}); errors++; } }
if(data.created_before !== undefined){ let data0 = data.created_before; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "integer"}}); errors++; } }
if(data.limit !== undefined){ let data0 = data.limit; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}}); errors++; } if(typeof data0 == "number"){ if(data0 > 100 || isNaN(data0)){ (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}); errors++; } if(data0 < 1 || isNaN(data0)){ (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}); errors++; } } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$listProducts$query.errors = vErrors;
return errors === 0;
}
validate_request$request$listProducts$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$listRecurring$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$listRecurring$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if(!((((((key0 === "q") || (key0 === "date")) || (key0 === "state")) || (key0 === "contact")) || (key0 === "created_before")) || (key0 === "limit"))){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; } }
if(data.q !== undefined){ if(typeof data.q !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{type: "string"}}); errors++; } }
if(data.date !== undefined){ if(!(validate_request$DateRange$closed(data.date, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$DateRange$closed.errors : vErrors.concat(validate_request$DateRange$closed.errors); errors = vErrors.length; } }
if(data.state !== undefined){ let data0 = data.state; if(typeof data0 !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}}); errors++; } if(!((data0 === "active") || (data0 === "archived"))){ (vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema_request$request$listRecurring$query.properties.state.enum}}); errors++; } }
if(data.contact !== undefined){ let data0 = data.contact; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/type",keyword:"type",params:{type: "integer"}}); errors++; } }
if(data.created_before !== undefined){ let data0 = data.created_before; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "integer"}}); errors++; } }
if(data.limit !== undefined){ let data0 = data.limit; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}}); errors++; } if(typeof data0 == "number"){ if(data0 > 100 || isNaN(data0)){ (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}); errors++; } if(data0 < 1 || isNaN(data0)){ (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}); errors++; } } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$listRecurring$query.errors = vErrors;
return errors === 0;
}
validate_request$request$listRecurring$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$listReportRequests$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$listReportRequests$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if(!((key0 === "created_before") || (key0 === "limit"))){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; } }
if(data.created_before !== undefined){ let data0 = data.created_before; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "integer"}}); errors++; } }
if(data.limit !== undefined){ let data0 = data.limit; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}}); errors++; } if(typeof data0 == "number"){ if(data0 > 100 || isNaN(data0)){ (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}); errors++; } if(data0 < 1 || isNaN(data0)){ (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}); errors++; } } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$listReportRequests$query.errors = vErrors;
return errors === 0;
}
validate_request$request$listReportRequests$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$listSessions$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$listSessions$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if(!(((key0 === "status") || (key0 === "created_before")) || (key0 === "limit"))){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; } }
if(data.status !== undefined){ let data0 = data.status; if(typeof data0 !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}); errors++; } if(!(((((data0 === "pending") || (data0 === "processing")) || (data0 === "failed")) || (data0 === "completed")) || (data0 === "abandoned"))){ (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema_request$request$listSessions$query.properties.status.enum}}); errors++; } }
if(data.created_before !== undefined){ let data0 = data.created_before; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "integer"}}); errors++; } }
if(data.limit !== undefined){ let data0 = data.limit; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}}); errors++; } if(typeof data0 == "number"){ if(data0 > 100 || isNaN(data0)){ (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}); errors++; } if(data0 < 1 || isNaN(data0)){ (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}); errors++; } } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$listSessions$query.errors = vErrors;
return errors === 0;
}
validate_request$request$listSessions$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$listTaxCodes$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$listTaxCodes$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$listTaxCodes$query.errors = vErrors;
return errors === 0;
}
validate_request$request$listTaxCodes$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$listTaxIds$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$listTaxIds$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if(!((key0 === "created_before") || (key0 === "limit"))){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; } }
if(data.created_before !== undefined){ let data0 = data.created_before; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "integer"}}); errors++; } }
if(data.limit !== undefined){ let data0 = data.limit; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}}); errors++; } if(typeof data0 == "number"){ if(data0 > 100 || isNaN(data0)){ (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}); errors++; } if(data0 < 1 || isNaN(data0)){ (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}); errors++; } } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$listTaxIds$query.errors = vErrors;
return errors === 0;
}
validate_request$request$listTaxIds$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$listWebhooks$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$listWebhooks$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if(!((key0 === "created_before") || (key0 === "limit"))){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; } }
if(data.created_before !== undefined){ let data0 = data.created_before; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "integer"}}); errors++; } }
if(data.limit !== undefined){ let data0 = data.limit; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}}); errors++; } if(typeof data0 == "number"){ if(data0 > 100 || isNaN(data0)){ (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}); errors++; } if(data0 < 1 || isNaN(data0)){ (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}); errors++; } } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$listWebhooks$query.errors = vErrors;
return errors === 0;
}
validate_request$request$listWebhooks$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$updateAccount$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$updateAccount$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$updateAccount$query.errors = vErrors;
return errors === 0;
}
validate_request$request$updateAccount$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$updateAddress$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$updateAddress$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$updateAddress$query.errors = vErrors;
return errors === 0;
}
validate_request$request$updateAddress$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$updateContact$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$updateContact$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$updateContact$query.errors = vErrors;
return errors === 0;
}
validate_request$request$updateContact$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$updateCoupon$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$updateCoupon$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$updateCoupon$query.errors = vErrors;
return errors === 0;
}
validate_request$request$updateCoupon$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$updateCredit$body(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$updateCredit$body.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let counts0 = [errors];
let valid0 = false;
const _errs1 = errors;
if(!(validate_request$FinalDocument$closed(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$FinalDocument$closed.errors : vErrors.concat(validate_request$FinalDocument$closed.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
counts0.push(errors);
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs2 = errors;
if(!(validate_request$CreditUpdate$closed(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$CreditUpdate$closed.errors : vErrors.concat(validate_request$CreditUpdate$closed.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
counts0.push(errors);
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){ props0 = true; }
}
if(!valid0){
(vErrors ??= []).push({instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}});
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } }
}
validate_request$request$updateCredit$body.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate_request$request$updateCredit$body.evaluated = {"dynamicProps":true,"dynamicItems":false};

function validate_request$request$updateCredit$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$updateCredit$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$updateCredit$query.errors = vErrors;
return errors === 0;
}
validate_request$request$updateCredit$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$updateEvidence$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$updateEvidence$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$updateEvidence$query.errors = vErrors;
return errors === 0;
}
validate_request$request$updateEvidence$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$updateExpense$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$updateExpense$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$updateExpense$query.errors = vErrors;
return errors === 0;
}
validate_request$request$updateExpense$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$updateInvoice$body(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$updateInvoice$body.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let counts0 = [errors];
let valid0 = false;
const _errs1 = errors;
if(!(validate_request$FinalDocument$closed(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$FinalDocument$closed.errors : vErrors.concat(validate_request$FinalDocument$closed.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
counts0.push(errors);
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs2 = errors;
if(!(validate_request$InvoiceUpdate$closed(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_request$InvoiceUpdate$closed.errors : vErrors.concat(validate_request$InvoiceUpdate$closed.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
counts0.push(errors);
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){ props0 = true; }
}
if(!valid0){
(vErrors ??= []).push({instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}});
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } }
}
validate_request$request$updateInvoice$body.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate_request$request$updateInvoice$body.evaluated = {"dynamicProps":true,"dynamicItems":false};

function validate_request$request$updateInvoice$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$updateInvoice$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$updateInvoice$query.errors = vErrors;
return errors === 0;
}
validate_request$request$updateInvoice$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$updateProduct$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$updateProduct$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$updateProduct$query.errors = vErrors;
return errors === 0;
}
validate_request$request$updateProduct$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$updateRecurring$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$updateRecurring$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$updateRecurring$query.errors = vErrors;
return errors === 0;
}
validate_request$request$updateRecurring$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$updateSession$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$updateSession$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$updateSession$query.errors = vErrors;
return errors === 0;
}
validate_request$request$updateSession$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$updateTaxId$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$updateTaxId$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$updateTaxId$query.errors = vErrors;
return errors === 0;
}
validate_request$request$updateTaxId$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$updateWebhook$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$updateWebhook$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$updateWebhook$query.errors = vErrors;
return errors === 0;
}
validate_request$request$updateWebhook$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$validateTaxId$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$validateTaxId$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country"}}); errors++; }
if(data.tax_id === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tax_id"}}); errors++; }
for(const key0 in data){ if(!((key0 === "country") || (key0 === "tax_id"))){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; } }
if(data.country !== undefined){ if(!(validate_request$CountryCode$closed(data.country, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_request$CountryCode$closed.errors : vErrors.concat(validate_request$CountryCode$closed.errors); errors = vErrors.length; } }
if(data.tax_id !== undefined){ if(typeof data.tax_id !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/tax_id",schemaPath:"#/properties/tax_id/type",keyword:"type",params:{type: "string"}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$validateTaxId$query.errors = vErrors;
return errors === 0;
}
validate_request$request$validateTaxId$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_request$request$voidCredit$query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_request$request$voidCredit$query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ (vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_request$request$voidCredit$query.errors = vErrors;
return errors === 0;
}
validate_request$request$voidCredit$query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_response$AccountAuthentication$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$AccountAuthentication$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_response$AccountAuthentication(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$AccountAuthentication.errors : vErrors.concat(validate_response$AccountAuthentication.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if(((key0 !== "token_type") && (key0 !== "access_token")) && (key0 !== "refresh_token")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_response$AccountAuthentication$closed.errors = vErrors;
return errors === 0;
}
validate_response$AccountAuthentication$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_response$AccountAuthentication(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$AccountAuthentication.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token_type !== undefined){ if(typeof data.token_type !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/token_type",schemaPath:"#/properties/token_type/type",keyword:"type",params:{type: "string"}}); errors++; } }
if(data.access_token !== undefined){ if(typeof data.access_token !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/access_token",schemaPath:"#/properties/access_token/type",keyword:"type",params:{type: "string"}}); errors++; } }
if(data.refresh_token !== undefined){ if(typeof data.refresh_token !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/refresh_token",schemaPath:"#/properties/refresh_token/type",keyword:"type",params:{type: "string"}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$AccountAuthentication.errors = vErrors;
return errors === 0;
}
validate_response$AccountAuthentication.evaluated = {"props":{"token_type":true,"access_token":true,"refresh_token":true},"dynamicProps":false,"dynamicItems":false};

function validate_response$Address$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$Address$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_response$Address(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$Address.errors : vErrors.concat(validate_response$Address.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if(((((((((key0 !== "id") && (key0 !== "country")) && (key0 !== "region")) && (key0 !== "postal_code")) && (key0 !== "city")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "valid_from")) && (key0 !== "valid_until")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_response$Address$closed.errors = vErrors;
return errors === 0;
}
validate_response$Address$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_response$Address(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$Address.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_response$AddressUpdate(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$AddressUpdate.errors : vErrors.concat(validate_response$AddressUpdate.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}}); errors++; }
if(data.id !== undefined){ let data0 = data.id; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$Address.errors = vErrors;
return errors === 0;
}
validate_response$Address.evaluated = {"props":{"id":true,"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"valid_from":true,"valid_until":true},"dynamicProps":false,"dynamicItems":false};

function validate_response$AddressAndAttachment(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$AddressAndAttachment.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country !== undefined){ let data0 = data.country; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$CountryCode$closed(data0, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$CountryCode$closed.errors : vErrors.concat(validate_response$CountryCode$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.region !== undefined){ let data0 = data.region; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema_response$AddressAndAttachment.properties.region.type}}); errors++; } }
if(data.postal_code !== undefined){ let data0 = data.postal_code; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/type",keyword:"type",params:{type: schema_response$AddressAndAttachment.properties.postal_code.type}}); errors++; } }
if(data.city !== undefined){ let data0 = data.city; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema_response$AddressAndAttachment.properties.city.type}}); errors++; } }
if(data.street_line_1 !== undefined){ let data0 = data.street_line_1; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/street_line_1",schemaPath:"#/properties/street_line_1/type",keyword:"type",params:{type: schema_response$AddressAndAttachment.properties.street_line_1.type}}); errors++; } }
if(data.street_line_2 !== undefined){ let data0 = data.street_line_2; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/street_line_2",schemaPath:"#/properties/street_line_2/type",keyword:"type",params:{type: schema_response$AddressAndAttachment.properties.street_line_2.type}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$AddressAndAttachment.errors = vErrors;
return errors === 0;
}
validate_response$AddressAndAttachment.evaluated = {"props":{"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true},"dynamicProps":false,"dynamicItems":false};

function validate_response$AddressUpdate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$AddressUpdate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country !== undefined){ let data0 = data.country; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$CountryCode$closed(data0, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$CountryCode$closed.errors : vErrors.concat(validate_response$CountryCode$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.region !== undefined){ let data0 = data.region; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema_response$AddressUpdate.properties.region.type}}); errors++; } }
if(data.postal_code !== undefined){ let data0 = data.postal_code; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/type",keyword:"type",params:{type: schema_response$AddressUpdate.properties.postal_code.type}}); errors++; } }
if(data.city !== undefined){ let data0 = data.city; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema_response$AddressUpdate.properties.city.type}}); errors++; } }
if(data.street_line_1 !== undefined){ let data0 = data.street_line_1; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/street_line_1",schemaPath:"#/properties/street_line_1/type",keyword:"type",params:{type: schema_response$AddressUpdate.properties.street_line_1.type}}); errors++; } }
if(data.street_line_2 !== undefined){ let data0 = data.street_line_2; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/street_line_2",schemaPath:"#/properties/street_line_2/type",keyword:"type",params:{type: schema_response$AddressUpdate.properties.street_line_2.type}}); errors++; } }
if(data.valid_from !== undefined){ if(!(validate_response$Date$closed(data.valid_from, {instancePath:instancePath+"/valid_from",parentData:data,parentDataProperty:"valid_from",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Date$closed.errors : vErrors.concat(validate_response$Date$closed.errors); errors = vErrors.length; } }
if(data.valid_until !== undefined){ let data0 = data.valid_until; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$Date$closed(data0, {instancePath:instancePath+"/valid_until",parentData:data,parentDataProperty:"valid_until",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Date$closed.errors : vErrors.concat(validate_response$Date$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/valid_until",schemaPath:"#/properties/valid_until/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/valid_until",schemaPath:"#/properties/valid_until/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$AddressUpdate.errors = vErrors;
return errors === 0;
}
validate_response$AddressUpdate.evaluated = {"props":{"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"valid_from":true,"valid_until":true},"dynamicProps":false,"dynamicItems":false};

function validate_response$Authorization$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$Authorization$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_response$Authorization(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$Authorization.errors : vErrors.concat(validate_response$Authorization.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if(key0 !== "identity"){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_response$Authorization$closed.errors = vErrors;
return errors === 0;
}
validate_response$Authorization$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_response$Authorization(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$Authorization.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.identity === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "identity"}}); errors++; }
if(data.identity !== undefined){ if(!(validate_response$Identity$closed(data.identity, {instancePath:instancePath+"/identity",parentData:data,parentDataProperty:"identity",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Identity$closed.errors : vErrors.concat(validate_response$Identity$closed.errors); errors = vErrors.length; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$Authorization.errors = vErrors;
return errors === 0;
}
validate_response$Authorization.evaluated = {"props":{"identity":true},"dynamicProps":false,"dynamicItems":false};

function validate_response$Cents$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$Cents$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}});
errors++;
}
validate_response$Cents$closed.errors = vErrors;
return errors === 0;
}
validate_response$Cents$closed.evaluated = {"dynamicProps":false,"dynamicItems":false};

function validate_response$CheckoutCustomer$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$CheckoutCustomer$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_response$CheckoutCustomer(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$CheckoutCustomer.errors : vErrors.concat(validate_response$CheckoutCustomer.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if(((((((((((key0 !== "email") && (key0 !== "company")) && (key0 !== "contact")) && (key0 !== "first_name")) && (key0 !== "last_name")) && (key0 !== "tax_id")) && (key0 !== "billing_country")) && (key0 !== "billing_postal_code")) && (key0 !== "billing_city")) && (key0 !== "billing_street_line_1")) && (key0 !== "billing_street_line_2")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_response$CheckoutCustomer$closed.errors = vErrors;
return errors === 0;
}
validate_response$CheckoutCustomer$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_response$CheckoutCustomer(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$CheckoutCustomer.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email !== undefined){ let data0 = data.email; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema_response$CheckoutCustomer.properties.email.type}}); errors++; } }
if(data.company !== undefined){ let data0 = data.company; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type: schema_response$CheckoutCustomer.properties.company.type}}); errors++; } }
if(data.contact !== undefined){ let data0 = data.contact; if((!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))) && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/type",keyword:"type",params:{type: schema_response$CheckoutCustomer.properties.contact.type}}); errors++; } }
if(data.first_name !== undefined){ let data0 = data.first_name; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: schema_response$CheckoutCustomer.properties.first_name.type}}); errors++; } }
if(data.last_name !== undefined){ let data0 = data.last_name; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: schema_response$CheckoutCustomer.properties.last_name.type}}); errors++; } }
if(data.tax_id !== undefined){ let data0 = data.tax_id; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/tax_id",schemaPath:"#/properties/tax_id/type",keyword:"type",params:{type: schema_response$CheckoutCustomer.properties.tax_id.type}}); errors++; } }
if(data.billing_country !== undefined){ let data0 = data.billing_country; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$CountryCode$closed(data0, {instancePath:instancePath+"/billing_country",parentData:data,parentDataProperty:"billing_country",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$CountryCode$closed.errors : vErrors.concat(validate_response$CountryCode$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/billing_country",schemaPath:"#/properties/billing_country/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/billing_country",schemaPath:"#/properties/billing_country/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.billing_postal_code !== undefined){ let data0 = data.billing_postal_code; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/billing_postal_code",schemaPath:"#/properties/billing_postal_code/type",keyword:"type",params:{type: schema_response$CheckoutCustomer.properties.billing_postal_code.type}}); errors++; } }
if(data.billing_city !== undefined){ let data0 = data.billing_city; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/billing_city",schemaPath:"#/properties/billing_city/type",keyword:"type",params:{type: schema_response$CheckoutCustomer.properties.billing_city.type}}); errors++; } }
if(data.billing_street_line_1 !== undefined){ let data0 = data.billing_street_line_1; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/billing_street_line_1",schemaPath:"#/properties/billing_street_line_1/type",keyword:"type",params:{type: schema_response$CheckoutCustomer.properties.billing_street_line_1.type}}); errors++; } }
if(data.billing_street_line_2 !== undefined){ let data0 = data.billing_street_line_2; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/billing_street_line_2",schemaPath:"#/properties/billing_street_line_2/type",keyword:"type",params:{type: schema_response$CheckoutCustomer.properties.billing_street_line_2.type}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$CheckoutCustomer.errors = vErrors;
return errors === 0;
}
validate_response$CheckoutCustomer.evaluated = {"props":{"email":true,"company":true,"contact":true,"first_name":true,"last_name":true,"tax_id":true,"billing_country":true,"billing_postal_code":true,"billing_city":true,"billing_street_line_1":true,"billing_street_line_2":true},"dynamicProps":false,"dynamicItems":false};

function validate_response$CheckoutItem$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$CheckoutItem$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_response$CheckoutItem(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$CheckoutItem.errors : vErrors.concat(validate_response$CheckoutItem.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if((((((key0 !== "product") && (key0 !== "name")) && (key0 !== "description")) && (key0 !== "quantity")) && (key0 !== "amount")) && (key0 !== "currency")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_response$CheckoutItem$closed.errors = vErrors;
return errors === 0;
}
validate_response$CheckoutItem$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_response$CheckoutItem(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$CheckoutItem.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.product === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "product"}}); errors++; }
if(data.product !== undefined){ if(typeof data.product !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/product",schemaPath:"#/properties/product/type",keyword:"type",params:{type: "string"}}); errors++; } }
if(data.name !== undefined){ let data0 = data.name; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema_response$CheckoutItem.properties.name.type}}); errors++; } }
if(data.description !== undefined){ let data0 = data.description; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema_response$CheckoutItem.properties.description.type}}); errors++; } }
if(data.quantity !== undefined){ let data0 = data.quantity; if((!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))) && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/type",keyword:"type",params:{type: schema_response$CheckoutItem.properties.quantity.type}}); errors++; } if(typeof data0 == "number"){ if(data0 < 1 || isNaN(data0)){ (vErrors ??= []).push({instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}); errors++; } } }
if(data.amount !== undefined){ let data0 = data.amount; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$Decimal$closed(data0, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Decimal$closed.errors : vErrors.concat(validate_response$Decimal$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.currency !== undefined){ let data0 = data.currency; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$Currency$closed(data0, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Currency$closed.errors : vErrors.concat(validate_response$Currency$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$CheckoutItem.errors = vErrors;
return errors === 0;
}
validate_response$CheckoutItem.evaluated = {"props":{"product":true,"name":true,"description":true,"quantity":true,"amount":true,"currency":true},"dynamicProps":false,"dynamicItems":false};

function validate_response$CheckoutSession$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$CheckoutSession$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_response$CheckoutSession(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$CheckoutSession.errors : vErrors.concat(validate_response$CheckoutSession.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if(((((((((((((((((key0 !== "id") && (key0 !== "status")) && (key0 !== "permalink")) && (key0 !== "items")) && (key0 !== "customer")) && (key0 !== "success_url")) && (key0 !== "cancel_url")) && (key0 !== "payment_methods")) && (key0 !== "coupon")) && (key0 !== "coupon_collection")) && (key0 !== "billing_details_collection")) && (key0 !== "updatable_quantity")) && (key0 !== "locale")) && (key0 !== "processor")) && (key0 !== "processor_id")) && (key0 !== "custom")) && (key0 !== "metadata")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_response$CheckoutSession$closed.errors = vErrors;
return errors === 0;
}
validate_response$CheckoutSession$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_response$CheckoutSession(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$CheckoutSession.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_response$CheckoutSessionUpdate(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$CheckoutSessionUpdate.errors : vErrors.concat(validate_response$CheckoutSessionUpdate.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}}); errors++; }
if(data.id !== undefined){ let data0 = data.id; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}); errors++; } }
if(data.status !== undefined){ let data0 = data.status; if(typeof data0 !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}); errors++; } if(!(((((data0 === "pending") || (data0 === "processing")) || (data0 === "failed")) || (data0 === "completed")) || (data0 === "abandoned"))){ (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema_response$CheckoutSession.properties.status.enum}}); errors++; } }
if(data.permalink !== undefined){ if(!(validate_response$Url$closed(data.permalink, {instancePath:instancePath+"/permalink",parentData:data,parentDataProperty:"permalink",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Url$closed.errors : vErrors.concat(validate_response$Url$closed.errors); errors = vErrors.length; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$CheckoutSession.errors = vErrors;
return errors === 0;
}
validate_response$CheckoutSession.evaluated = {"props":{"id":true,"status":true,"permalink":true,"items":true,"customer":true,"success_url":true,"cancel_url":true,"payment_methods":true,"coupon":true,"coupon_collection":true,"billing_details_collection":true,"updatable_quantity":true,"locale":true,"processor":true,"processor_id":true,"custom":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

function validate_response$CheckoutSessionUpdate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$CheckoutSessionUpdate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items !== undefined){ let data0 = data.items; if((!(Array.isArray(data0))) && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema_response$CheckoutSessionUpdate.properties.items.type}}); errors++; } if(Array.isArray(data0)){ if(data0.length > 200){ (vErrors ??= []).push({instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 200}}); errors++; } if(data0.length < 1){ (vErrors ??= []).push({instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1}}); errors++; } const len0 = data0.length; for(let i0=0; i0<len0; i0++){ if(!(validate_response$CheckoutItem$closed(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$CheckoutItem$closed.errors : vErrors.concat(validate_response$CheckoutItem$closed.errors); errors = vErrors.length; } } } }
if(data.customer !== undefined){ let data0 = data.customer; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$CheckoutCustomer$closed(data0, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$CheckoutCustomer$closed.errors : vErrors.concat(validate_response$CheckoutCustomer$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/customer",schemaPath:"#/properties/customer/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/customer",schemaPath:"#/properties/customer/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.success_url !== undefined){ if(!(validate_response$Url$closed(data.success_url, {instancePath:instancePath+"/success_url",parentData:data,parentDataProperty:"success_url",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Url$closed.errors : vErrors.concat(validate_response$Url$closed.errors); errors = vErrors.length; } }
if(data.cancel_url !== undefined){ let data0 = data.cancel_url; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$Url$closed(data0, {instancePath:instancePath+"/cancel_url",parentData:data,parentDataProperty:"cancel_url",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Url$closed.errors : vErrors.concat(validate_response$Url$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/cancel_url",schemaPath:"#/properties/cancel_url/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/cancel_url",schemaPath:"#/properties/cancel_url/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.payment_methods !== undefined){ let data0 = data.payment_methods; if((!(Array.isArray(data0))) && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/payment_methods",schemaPath:"#/properties/payment_methods/type",keyword:"type",params:{type: schema_response$CheckoutSessionUpdate.properties.payment_methods.type}}); errors++; } if(Array.isArray(data0)){ const len0 = data0.length; for(let i0=0; i0<len0; i0++){ let data1 = data0[i0]; if(typeof data1 !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/payment_methods/" + i0,schemaPath:"#/properties/payment_methods/items/type",keyword:"type",params:{type: "string"}}); errors++; } if(!((data1 === "card") || (data1 === "paypal"))){ (vErrors ??= []).push({instancePath:instancePath+"/payment_methods/" + i0,schemaPath:"#/properties/payment_methods/items/enum",keyword:"enum",params:{allowedValues: schema_response$CheckoutSessionUpdate.properties.payment_methods.items.enum}}); errors++; } } } }
if(data.coupon !== undefined){ let data0 = data.coupon; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/coupon",schemaPath:"#/properties/coupon/type",keyword:"type",params:{type: schema_response$CheckoutSessionUpdate.properties.coupon.type}}); errors++; } }
if(data.coupon_collection !== undefined){ let data0 = data.coupon_collection; if((typeof data0 !== "boolean") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/coupon_collection",schemaPath:"#/properties/coupon_collection/type",keyword:"type",params:{type: schema_response$CheckoutSessionUpdate.properties.coupon_collection.type}}); errors++; } }
if(data.billing_details_collection !== undefined){ let data0 = data.billing_details_collection; if(typeof data0 !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/billing_details_collection",schemaPath:"#/properties/billing_details_collection/type",keyword:"type",params:{type: "string"}}); errors++; } if(!((data0 === "auto") || (data0 === "required"))){ (vErrors ??= []).push({instancePath:instancePath+"/billing_details_collection",schemaPath:"#/properties/billing_details_collection/enum",keyword:"enum",params:{allowedValues: schema_response$CheckoutSessionUpdate.properties.billing_details_collection.enum}}); errors++; } }
if(data.updatable_quantity !== undefined){ let data0 = data.updatable_quantity; if((typeof data0 !== "boolean") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/updatable_quantity",schemaPath:"#/properties/updatable_quantity/type",keyword:"type",params:{type: schema_response$CheckoutSessionUpdate.properties.updatable_quantity.type}}); errors++; } }
if(data.locale !== undefined){ let data0 = data.locale; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{type: schema_response$CheckoutSessionUpdate.properties.locale.type}}); errors++; } if(!(((((((((((((data0 === "auto") || (data0 === "ca")) || (data0 === "de")) || (data0 === "en")) || (data0 === "es")) || (data0 === "fi")) || (data0 === "fr")) || (data0 === "hu")) || (data0 === "it")) || (data0 === "nb")) || (data0 === "nl")) || (data0 === "sv")) || (data0 === null))){ (vErrors ??= []).push({instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/enum",keyword:"enum",params:{allowedValues: schema_response$CheckoutSessionUpdate.properties.locale.enum}}); errors++; } }
if(data.processor !== undefined){ let data0 = data.processor; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/processor",schemaPath:"#/properties/processor/type",keyword:"type",params:{type: schema_response$CheckoutSessionUpdate.properties.processor.type}}); errors++; } }
if(data.processor_id !== undefined){ let data0 = data.processor_id; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/processor_id",schemaPath:"#/properties/processor_id/type",keyword:"type",params:{type: schema_response$CheckoutSessionUpdate.properties.processor_id.type}}); errors++; } }
if(data.custom !== undefined){ let data0 = data.custom; if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/custom",schemaPath:"#/properties/custom/type",keyword:"type",params:{type: schema_response$CheckoutSessionUpdate.properties.custom.type}}); errors++; } }
if(data.metadata !== undefined){ let data0 = data.metadata; if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: schema_response$CheckoutSessionUpdate.properties.metadata.type}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$CheckoutSessionUpdate.errors = vErrors;
return errors === 0;
}
validate_response$CheckoutSessionUpdate.evaluated = {"props":{"items":true,"customer":true,"success_url":true,"cancel_url":true,"payment_methods":true,"coupon":true,"coupon_collection":true,"billing_details_collection":true,"updatable_quantity":true,"locale":true,"processor":true,"processor_id":true,"custom":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

function validate_response$Contact$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$Contact$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_response$Contact(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$Contact.errors : vErrors.concat(validate_response$Contact.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if(((((((((((((((((((((((((key0 !== "id") && (key0 !== "full_name")) && (key0 !== "created_at")) && (key0 !== "permalink")) && (key0 !== "kind")) && (key0 !== "first_name")) && (key0 !== "last_name")) && (key0 !== "contact_person")) && (key0 !== "department")) && (key0 !== "email")) && (key0 !== "phone_1")) && (key0 !== "web")) && (key0 !== "country")) && (key0 !== "region")) && (key0 !== "postal_code")) && (key0 !== "city")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "tax_id")) && (key0 !== "tax_status")) && (key0 !== "discount")) && (key0 !== "language")) && (key0 !== "notes")) && (key0 !== "processor")) && (key0 !== "processor_id")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_response$Contact$closed.errors = vErrors;
return errors === 0;
}
validate_response$Contact$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_response$Contact(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$Contact.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_response$ContactFields(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$ContactFields.errors : vErrors.concat(validate_response$ContactFields.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}}); errors++; }
if(data.id !== undefined){ let data0 = data.id; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}); errors++; } }
if(data.full_name !== undefined){ if(typeof data.full_name !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/full_name",schemaPath:"#/properties/full_name/type",keyword:"type",params:{type: "string"}}); errors++; } }
if(data.created_at !== undefined){ if(!(validate_response$Timestamp$closed(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Timestamp$closed.errors : vErrors.concat(validate_response$Timestamp$closed.errors); errors = vErrors.length; } }
if(data.permalink !== undefined){ if(!(validate_response$Url$closed(data.permalink, {instancePath:instancePath+"/permalink",parentData:data,parentDataProperty:"permalink",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Url$closed.errors : vErrors.concat(validate_response$Url$closed.errors); errors = vErrors.length; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$Contact.errors = vErrors;
return errors === 0;
}
validate_response$Contact.evaluated = {"props":{"id":true,"full_name":true,"created_at":true,"permalink":true,"kind":true,"first_name":true,"last_name":true,"contact_person":true,"department":true,"email":true,"phone_1":true,"web":true,"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"tax_id":true,"tax_status":true,"discount":true,"language":true,"notes":true,"processor":true,"processor_id":true},"dynamicProps":false,"dynamicItems":false};

function validate_response$ContactFields(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$ContactFields.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind !== undefined){ let data0 = data.kind; if(typeof data0 !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}}); errors++; } if(!((data0 === "company") || (data0 === "person"))){ (vErrors ??= []).push({instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema_response$ContactFields.properties.kind.enum}}); errors++; } }
if(data.first_name !== undefined){ if(typeof data.first_name !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"}}); errors++; } }
if(data.last_name !== undefined){ let data0 = data.last_name; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: schema_response$ContactFields.properties.last_name.type}}); errors++; } }
if(data.contact_person !== undefined){ let data0 = data.contact_person; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/contact_person",schemaPath:"#/properties/contact_person/type",keyword:"type",params:{type: schema_response$ContactFields.properties.contact_person.type}}); errors++; } }
if(data.department !== undefined){ let data0 = data.department; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/department",schemaPath:"#/properties/department/type",keyword:"type",params:{type: schema_response$ContactFields.properties.department.type}}); errors++; } }
if(data.email !== undefined){ let data0 = data.email; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema_response$ContactFields.properties.email.type}}); errors++; } }
if(data.phone_1 !== undefined){ let data0 = data.phone_1; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/phone_1",schemaPath:"#/properties/phone_1/type",keyword:"type",params:{type: schema_response$ContactFields.properties.phone_1.type}}); errors++; } }
if(data.web !== undefined){ let data0 = data.web; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/web",schemaPath:"#/properties/web/type",keyword:"type",params:{type: schema_response$ContactFields.properties.web.type}}); errors++; } }
if(data.country !== undefined){ let data0 = data.country; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$CountryCode$closed(data0, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$CountryCode$closed.errors : vErrors.concat(validate_response$CountryCode$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.region !== undefined){ let data0 = data.region; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema_response$ContactFields.properties.region.type}}); errors++; } }
if(data.postal_code !== undefined){ let data0 = data.postal_code; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/type",keyword:"type",params:{type: schema_response$ContactFields.properties.postal_code.type}}); errors++; } }
if(data.city !== undefined){ let data0 = data.city; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema_response$ContactFields.properties.city.type}}); errors++; } }
if(data.street_line_1 !== undefined){ let data0 = data.street_line_1; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/street_line_1",schemaPath:"#/properties/street_line_1/type",keyword:"type",params:{type: schema_response$ContactFields.properties.street_line_1.type}}); errors++; } }
if(data.street_line_2 !== undefined){ let data0 = data.street_line_2; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/street_line_2",schemaPath:"#/properties/street_line_2/type",keyword:"type",params:{type: schema_response$ContactFields.properties.street_line_2.type}}); errors++; } }
if(data.tax_id !== undefined){ let data0 = data.tax_id; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/tax_id",schemaPath:"#/properties/tax_id/type",keyword:"type",params:{type: schema_response$ContactFields.properties.tax_id.type}}); errors++; } }
if(data.tax_status !== undefined){ let data0 = data.tax_status; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/tax_status",schemaPath:"#/properties/tax_status/type",keyword:"type",params:{type: schema_response$ContactFields.properties.tax_status.type}}); errors++; } if(!((((data0 === "taxable") || (data0 === "exempt")) || (data0 === "reverse")) || (data0 === null))){ (vErrors ??= []).push({instancePath:instancePath+"/tax_status",schemaPath:"#/properties/tax_status/enum",keyword:"enum",params:{allowedValues: schema_response$ContactFields.properties.tax_status.enum}}); errors++; } }
if(data.discount !== undefined){ let data0 = data.discount; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$Percent$closed(data0, {instancePath:instancePath+"/discount",parentData:data,parentDataProperty:"discount",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Percent$closed.errors : vErrors.concat(validate_response$Percent$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/discount",schemaPath:"#/properties/discount/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/discount",schemaPath:"#/properties/discount/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.language !== undefined){ let data0 = data.language; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: schema_response$ContactFields.properties.language.type}}); errors++; } }
if(data.notes !== undefined){ let data0 = data.notes; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: schema_response$ContactFields.properties.notes.type}}); errors++; } }
if(data.processor !== undefined){ let data0 = data.processor; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/processor",schemaPath:"#/properties/processor/type",keyword:"type",params:{type: schema_response$ContactFields.properties.processor.type}}); errors++; } }
if(data.processor_id !== undefined){ let data0 = data.processor_id; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/processor_id",schemaPath:"#/properties/processor_id/type",keyword:"type",params:{type: schema_response$ContactFields.properties.processor_id.type}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$ContactFields.errors = vErrors;
return errors === 0;
}
validate_response$ContactFields.evaluated = {"props":{"kind":true,"first_name":true,"last_name":true,"contact_person":true,"department":true,"email":true,"phone_1":true,"web":true,"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"tax_id":true,"tax_status":true,"discount":true,"language":true,"notes":true,"processor":true,"processor_id":true},"dynamicProps":false,"dynamicItems":false};

function validate_response$CountryCode$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$CountryCode$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern_ac8e6aa1.test(data)){ (vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}});
errors++;
}
validate_response$CountryCode$closed.errors = vErrors;
return errors === 0;
}
validate_response$CountryCode$closed.evaluated = {"dynamicProps":false,"dynamicItems":false};

function validate_response$Coupon$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$Coupon$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_response$Coupon(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$Coupon.errors : vErrors.concat(validate_response$Coupon.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if((((((((((key0 !== "id") && (key0 !== "times_redeemed")) && (key0 !== "code")) && (key0 !== "name")) && (key0 !== "kind")) && (key0 !== "percent_off")) && (key0 !== "amount_off")) && (key0 !== "currency")) && (key0 !== "max_redemptions")) && (key0 !== "redeem_by")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_response$Coupon$closed.errors = vErrors;
return errors === 0;
}
validate_response$Coupon$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_response$Coupon(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$Coupon.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_response$CouponUpdate(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$CouponUpdate.errors : vErrors.concat(validate_response$CouponUpdate.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}}); errors++; }
if(data.id !== undefined){ let data0 = data.id; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}); errors++; } }
if(data.times_redeemed !== undefined){ let data0 = data.times_redeemed; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/times_redeemed",schemaPath:"#/properties/times_redeemed/type",keyword:"type",params:{type: "integer"}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$Coupon.errors = vErrors;
return errors === 0;
}
validate_response$Coupon.evaluated = {"props":{"id":true,"times_redeemed":true,"code":true,"name":true,"kind":true,"percent_off":true,"amount_off":true,"currency":true,"max_redemptions":true,"redeem_by":true},"dynamicProps":false,"dynamicItems":false};

function validate_response$CouponUpdate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$CouponUpdate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){ if(typeof data.code !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}); errors++; } }
if(data.name !== undefined){ let data0 = data.name; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema_response$CouponUpdate.properties.name.type}}); errors++; } }
if(data.kind !== undefined){ let data0 = data.kind; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: schema_response$CouponUpdate.properties.kind.type}}); errors++; } if(!(((data0 === "amount_off") || (data0 === "percent_off")) || (data0 === null))){ (vErrors ??= []).push({instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema_response$CouponUpdate.properties.kind.enum}}); errors++; } }
if(data.percent_off !== undefined){ let data0 = data.percent_off; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$Percent$closed(data0, {instancePath:instancePath+"/percent_off",parentData:data,parentDataProperty:"percent_off",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Percent$closed.errors : vErrors.concat(validate_response$Percent$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/percent_off",schemaPath:"#/properties/percent_off/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/percent_off",schemaPath:"#/properties/percent_off/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.amount_off !== undefined){ let data0 = data.amount_off; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$Decimal$closed(data0, {instancePath:instancePath+"/amount_off",parentData:data,parentDataProperty:"amount_off",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Decimal$closed.errors : vErrors.concat(validate_response$Decimal$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/amount_off",schemaPath:"#/properties/amount_off/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/amount_off",schemaPath:"#/properties/amount_off/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.currency !== undefined){ let data0 = data.currency; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$Currency$closed(data0, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Currency$closed.errors : vErrors.concat(validate_response$Currency$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.max_redemptions !== undefined){ let data0 = data.max_redemptions; if((!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))) && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/max_redemptions",schemaPath:"#/properties/max_redemptions/type",keyword:"type",params:{type: schema_response$CouponUpdate.properties.max_redemptions.type}}); errors++; } }
if(data.redeem_by !== undefined){ let data0 = data.redeem_by; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$Date$closed(data0, {instancePath:instancePath+"/redeem_by",parentData:data,parentDataProperty:"redeem_by",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Date$closed.errors : vErrors.concat(validate_response$Date$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/redeem_by",schemaPath:"#/properties/redeem_by/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/redeem_by",schemaPath:"#/properties/redeem_by/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$CouponUpdate.errors = vErrors;
return errors === 0;
}
validate_response$CouponUpdate.evaluated = {"props":{"code":true,"name":true,"kind":true,"percent_off":true,"amount_off":true,"currency":true,"max_redemptions":true,"redeem_by":true},"dynamicProps":false,"dynamicItems":false};

function validate_response$Credit$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$Credit$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_response$Credit(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$Credit.errors : vErrors.concat(validate_response$Credit.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if(((((((((((((((((((((((((((((((((((((key0 !== "state") && (key0 !== "id")) && (key0 !== "evidence")) && (key0 !== "subtotal_cents")) && (key0 !== "discount_cents")) && (key0 !== "exchange_rate")) && (key0 !== "payments")) && (key0 !== "deliveries")) && (key0 !== "created_at")) && (key0 !== "permalink")) && (key0 !== "pdf")) && (key0 !== "url")) && (key0 !== "number")) && (key0 !== "issue_date")) && (key0 !== "due_date")) && (key0 !== "related_document")) && (key0 !== "tax_id")) && (key0 !== "processor_fee_cents")) && (key0 !== "currency")) && (key0 !== "subject")) && (key0 !== "notes")) && (key0 !== "payment_details")) && (key0 !== "po_number")) && (key0 !== "custom_metadata")) && (key0 !== "country")) && (key0 !== "region")) && (key0 !== "postal_code")) && (key0 !== "city")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "contact")) && (key0 !== "items")) && (key0 !== "tag_list")) && (key0 !== "taxes")) && (key0 !== "total_cents")) && (key0 !== "payment_processor")) && (key0 !== "payment_processor_id")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_response$Credit$closed.errors = vErrors;
return errors === 0;
}
validate_response$Credit$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_response$Credit(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$Credit.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_response$IssuedDocument(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$IssuedDocument.errors : vErrors.concat(validate_response$IssuedDocument.errors);
errors = vErrors.length;
}
if(!(validate_response$SalesDocumentFields(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$SalesDocumentFields.errors : vErrors.concat(validate_response$SalesDocumentFields.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.state !== undefined){ let data0 = data.state; if(typeof data0 !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}}); errors++; } if(!(((((data0 === "outstanding") || (data0 === "late")) || (data0 === "paid")) || (data0 === "void")) || (data0 === "archived"))){ (vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema_response$Credit.properties.state.enum}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$Credit.errors = vErrors;
return errors === 0;
}
validate_response$Credit.evaluated = {"props":{"state":true,"number":true,"issue_date":true,"tax_id":true,"payment_processor":true,"payment_processor_id":true,"id":true,"evidence":true,"subtotal_cents":true,"discount_cents":true,"exchange_rate":true,"payments":true,"deliveries":true,"created_at":true,"permalink":true,"pdf":true,"url":true,"contact":true,"items":true,"tag_list":true,"taxes":true,"total_cents":true,"due_date":true,"related_document":true,"processor_fee_cents":true,"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"currency":true,"subject":true,"notes":true,"payment_details":true,"po_number":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};

function validate_response$Currency$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$Currency$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern_bc13323b.test(data)){ (vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}});
errors++;
}
validate_response$Currency$closed.errors = vErrors;
return errors === 0;
}
validate_response$Currency$closed.evaluated = {"dynamicProps":false,"dynamicItems":false};

function validate_response$CustomAccount$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$CustomAccount$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_response$CustomAccount(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$CustomAccount.errors : vErrors.concat(validate_response$CustomAccount.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if((((((((((((((key0 !== "id") && (key0 !== "state")) && (key0 !== "subdomain")) && (key0 !== "authentication")) && (key0 !== "email")) && (key0 !== "business_name")) && (key0 !== "type")) && (key0 !== "country")) && (key0 !== "postal_code")) && (key0 !== "currency")) && (key0 !== "default_product_type")) && (key0 !== "default_tax_code")) && (key0 !== "local_tax_id")) && (key0 !== "web")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_response$CustomAccount$closed.errors = vErrors;
return errors === 0;
}
validate_response$CustomAccount$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_response$CustomAccount(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$CustomAccount.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_response$CustomAccountUpdate(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$CustomAccountUpdate.errors : vErrors.concat(validate_response$CustomAccountUpdate.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}}); errors++; }
if(data.id !== undefined){ let data0 = data.id; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}); errors++; } }
if(data.state !== undefined){ let data0 = data.state; if(typeof data0 !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}}); errors++; } if(!((data0 === "active") || (data0 === "inactive"))){ (vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema_response$CustomAccount.properties.state.enum}}); errors++; } }
if(data.subdomain !== undefined){ if(typeof data.subdomain !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/subdomain",schemaPath:"#/properties/subdomain/type",keyword:"type",params:{type: "string"}}); errors++; } }
if(data.authentication !== undefined){ if(!(validate_response$AccountAuthentication$closed(data.authentication, {instancePath:instancePath+"/authentication",parentData:data,parentDataProperty:"authentication",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$AccountAuthentication$closed.errors : vErrors.concat(validate_response$AccountAuthentication$closed.errors); errors = vErrors.length; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$CustomAccount.errors = vErrors;
return errors === 0;
}
validate_response$CustomAccount.evaluated = {"props":{"id":true,"state":true,"subdomain":true,"authentication":true,"email":true,"business_name":true,"type":true,"country":true,"postal_code":true,"currency":true,"default_product_type":true,"default_tax_code":true,"local_tax_id":true,"web":true},"dynamicProps":false,"dynamicItems":false};

function validate_response$CustomAccountUpdate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$CustomAccountUpdate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email !== undefined){ if(typeof data.email !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}}); errors++; } }
if(data.business_name !== undefined){ let data0 = data.business_name; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/business_name",schemaPath:"#/properties/business_name/type",keyword:"type",params:{type: schema_response$CustomAccountUpdate.properties.business_name.type}}); errors++; } }
if(data.type !== undefined){ let data0 = data.type; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: schema_response$CustomAccountUpdate.properties.type.type}}); errors++; } if(!(((data0 === "standard") || (data0 === "custom")) || (data0 === null))){ (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema_response$CustomAccountUpdate.properties.type.enum}}); errors++; } }
if(data.country !== undefined){ let data0 = data.country; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$CountryCode$closed(data0, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$CountryCode$closed.errors : vErrors.concat(validate_response$CountryCode$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.postal_code !== undefined){ let data0 = data.postal_code; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/type",keyword:"type",params:{type: schema_response$CustomAccountUpdate.properties.postal_code.type}}); errors++; } }
if(data.currency !== undefined){ let data0 = data.currency; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$Currency$closed(data0, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Currency$closed.errors : vErrors.concat(validate_response$Currency$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.default_product_type !== undefined){ if(!(validate_response$ProductType$closed(data.default_product_type, {instancePath:instancePath+"/default_product_type",parentData:data,parentDataProperty:"default_product_type",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$ProductType$closed.errors : vErrors.concat(validate_response$ProductType$closed.errors); errors = vErrors.length; } }
if(data.default_tax_code !== undefined){ if(!(validate_response$TaxCodeId$closed(data.default_tax_code, {instancePath:instancePath+"/default_tax_code",parentData:data,parentDataProperty:"default_tax_code",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$TaxCodeId$closed.errors : vErrors.concat(validate_response$TaxCodeId$closed.errors); errors = vErrors.length; } }
if(data.local_tax_id !== undefined){ let data0 = data.local_tax_id; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/local_tax_id",schemaPath:"#/properties/local_tax_id/type",keyword:"type",params:{type: schema_response$CustomAccountUpdate.properties.local_tax_id.type}}); errors++; } }
if(data.web !== undefined){ let data0 = data.web; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/web",schemaPath:"#/properties/web/type",keyword:"type",params:{type: schema_response$CustomAccountUpdate.properties.web.type}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$CustomAccountUpdate.errors = vErrors;
return errors === 0;
}
validate_response$CustomAccountUpdate.evaluated = {"props":{"email":true,"business_name":true,"type":true,"country":true,"postal_code":true,"currency":true,"default_product_type":true,"default_tax_code":true,"local_tax_id":true,"web":true},"dynamicProps":false,"dynamicItems":false};

function validate_response$CustomMetadata$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$CustomMetadata$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 20){ (vErrors ??= []).push({instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 20}}); errors++; }
for(const key0 in data){ const _errs0 = errors; if(typeof key0 === "string"){ if(ucs2length(key0) > 40){ (vErrors ??= []).push({instancePath,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{limit: 40},propertyName:key0}); errors++; } if(ucs2length(key0) < 1){ (vErrors ??= []).push({instancePath,schemaPath:"#/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key0}); errors++; } } else { (vErrors ??= []).push({instancePath,schemaPath:"#/propertyNames/type",keyword:"type",params:{type: "string"},propertyName:key0}); errors++; } let valid0 = _errs0 === errors; if(!valid0){ (vErrors ??= []).push({instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0}}); errors++; } }
for(const key1 in data){ let data0 = data[key1]; if(typeof data0 === "string"){ if(ucs2length(data0) > 500){ (vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 500}}); errors++; } } else { (vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "string"}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$CustomMetadata$closed.errors = vErrors;
return errors === 0;
}
validate_response$CustomMetadata$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_response$Date$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$Date$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!(formats_f904c84d.validate(data))){ (vErrors ??= []).push({instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date"}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}});
errors++;
}
validate_response$Date$closed.errors = vErrors;
return errors === 0;
}
validate_response$Date$closed.evaluated = {"dynamicProps":false,"dynamicItems":false};

function validate_response$Decimal$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$Decimal$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(typeof data == "number")){
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"}});
errors++;
}
validate_response$Decimal$closed.errors = vErrors;
return errors === 0;
}
validate_response$Decimal$closed.evaluated = {"dynamicProps":false,"dynamicItems":false};

function validate_response$DocumentFields(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$DocumentFields.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_response$DocumentNotes(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$DocumentNotes.errors : vErrors.concat(validate_response$DocumentNotes.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.currency !== undefined){ let data0 = data.currency; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$Currency$closed(data0, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Currency$closed.errors : vErrors.concat(validate_response$Currency$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.subject !== undefined){ let data0 = data.subject; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: schema_response$DocumentFields.properties.subject.type}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$DocumentFields.errors = vErrors;
return errors === 0;
}
validate_response$DocumentFields.evaluated = {"props":{"currency":true,"subject":true,"notes":true,"payment_details":true,"po_number":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};

function validate_response$DocumentItem$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$DocumentItem$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_response$DocumentItem(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$DocumentItem.errors : vErrors.concat(validate_response$DocumentItem.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if(((((((((((((((((((key0 !== "id") && (key0 !== "subtotal_cents")) && (key0 !== "discount_cents")) && (key0 !== "description")) && (key0 !== "quantity")) && (key0 !== "unit_price")) && (key0 !== "total_amount")) && (key0 !== "discount_rate")) && (key0 !== "product_code")) && (key0 !== "tax_1_name")) && (key0 !== "tax_1_rate")) && (key0 !== "tax_1_country")) && (key0 !== "tax_1_region")) && (key0 !== "tax_1_transaction_type")) && (key0 !== "tax_2_name")) && (key0 !== "tax_2_rate")) && (key0 !== "tax_2_country")) && (key0 !== "tax_2_region")) && (key0 !== "tax_2_transaction_type")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_response$DocumentItem$closed.errors = vErrors;
return errors === 0;
}
validate_response$DocumentItem$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_response$DocumentItem(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$DocumentItem.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_response$DocumentItemFields(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$DocumentItemFields.errors : vErrors.concat(validate_response$DocumentItemFields.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}}); errors++; }
if(data.id !== undefined){ let data0 = data.id; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}); errors++; } }
if(data.subtotal_cents !== undefined){ if(!(validate_response$Cents$closed(data.subtotal_cents, {instancePath:instancePath+"/subtotal_cents",parentData:data,parentDataProperty:"subtotal_cents",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Cents$closed.errors : vErrors.concat(validate_response$Cents$closed.errors); errors = vErrors.length; } }
if(data.discount_cents !== undefined){ if(!(validate_response$Cents$closed(data.discount_cents, {instancePath:instancePath+"/discount_cents",parentData:data,parentDataProperty:"discount_cents",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Cents$closed.errors : vErrors.concat(validate_response$Cents$closed.errors); errors = vErrors.length; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$DocumentItem.errors = vErrors;
return errors === 0;
}
validate_response$DocumentItem.evaluated = {"props":{"id":true,"subtotal_cents":true,"discount_cents":true,"description":true,"quantity":true,"unit_price":true,"total_amount":true,"discount_rate":true,"product_code":true,"tax_1_name":true,"tax_1_rate":true,"tax_1_country":true,"tax_1_region":true,"tax_1_transaction_type":true,"tax_2_name":true,"tax_2_rate":true,"tax_2_country":true,"tax_2_region":true,"tax_2_transaction_type":true},"dynamicProps":false,"dynamicItems":false};

function validate_response$DocumentItemFields(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$DocumentItemFields.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.description !== undefined){ let data0 = data.description; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema_response$DocumentItemFields.properties.description.type}}); errors++; } }
if(data.quantity !== undefined){ if(!(typeof data.quantity == "number")){ (vErrors ??= []).push({instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/type",keyword:"type",params:{type: "number"}}); errors++; } }
if(data.unit_price !== undefined){ let data0 = data.unit_price; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$Decimal$closed(data0, {instancePath:instancePath+"/unit_price",parentData:data,parentDataProperty:"unit_price",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Decimal$closed.errors : vErrors.concat(validate_response$Decimal$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/unit_price",schemaPath:"#/properties/unit_price/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/unit_price",schemaPath:"#/properties/unit_price/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.total_amount !== undefined){ let data0 = data.total_amount; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$Decimal$closed(data0, {instancePath:instancePath+"/total_amount",parentData:data,parentDataProperty:"total_amount",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Decimal$closed.errors : vErrors.concat(validate_response$Decimal$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/total_amount",schemaPath:"#/properties/total_amount/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/total_amount",schemaPath:"#/properties/total_amount/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.discount_rate !== undefined){ let data0 = data.discount_rate; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$Percent$closed(data0, {instancePath:instancePath+"/discount_rate",parentData:data,parentDataProperty:"discount_rate",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Percent$closed.errors : vErrors.concat(validate_response$Percent$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/discount_rate",schemaPath:"#/properties/discount_rate/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/discount_rate",schemaPath:"#/properties/discount_rate/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.product_code !== undefined){ let data0 = data.product_code; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/product_code",schemaPath:"#/properties/product_code/type",keyword:"type",params:{type: schema_response$DocumentItemFields.properties.product_code.type}}); errors++; } }
if(data.tax_1_name !== undefined){ let data0 = data.tax_1_name; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/tax_1_name",schemaPath:"#/properties/tax_1_name/type",keyword:"type",params:{type: schema_response$DocumentItemFields.properties.tax_1_name.type}}); errors++; } }
if(data.tax_1_rate !== undefined){ let data0 = data.tax_1_rate; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$Percent$closed(data0, {instancePath:instancePath+"/tax_1_rate",parentData:data,parentDataProperty:"tax_1_rate",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Percent$closed.errors : vErrors.concat(validate_response$Percent$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/tax_1_rate",schemaPath:"#/properties/tax_1_rate/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/tax_1_rate",schemaPath:"#/properties/tax_1_rate/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.tax_1_country !== undefined){ let data0 = data.tax_1_country; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$CountryCode$closed(data0, {instancePath:instancePath+"/tax_1_country",parentData:data,parentDataProperty:"tax_1_country",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$CountryCode$closed.errors : vErrors.concat(validate_response$CountryCode$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/tax_1_country",schemaPath:"#/properties/tax_1_country/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/tax_1_country",schemaPath:"#/properties/tax_1_country/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.tax_1_region !== undefined){ let data0 = data.tax_1_region; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/tax_1_region",schemaPath:"#/properties/tax_1_region/type",keyword:"type",params:{type: schema_response$DocumentItemFields.properties.tax_1_region.type}}); errors++; } }
if(data.tax_1_transaction_type !== undefined){ let data0 = data.tax_1_transaction_type; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$TaxClass$closed(data0, {instancePath:instancePath+"/tax_1_transaction_type",parentData:data,parentDataProperty:"tax_1_transaction_type",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$TaxClass$closed.errors : vErrors.concat(validate_response$TaxClass$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/tax_1_transaction_type",schemaPath:"#/properties/tax_1_transaction_type/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/tax_1_transaction_type",schemaPath:"#/properties/tax_1_transaction_type/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.tax_2_name !== undefined){ let data0 = data.tax_2_name; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/tax_2_name",schemaPath:"#/properties/tax_2_name/type",keyword:"type",params:{type: schema_response$DocumentItemFields.properties.tax_2_name.type}}); errors++; } }
if(data.tax_2_rate !== undefined){ let data0 = data.tax_2_rate; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$Percent$closed(data0, {instancePath:instancePath+"/tax_2_rate",parentData:data,parentDataProperty:"tax_2_rate",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Percent$closed.errors : vErrors.concat(validate_response$Percent$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/tax_2_rate",schemaPath:"#/properties/tax_2_rate/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/tax_2_rate",schemaPath:"#/properties/tax_2_rate/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.tax_2_country !== undefined){ let data0 = data.tax_2_country; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$CountryCode$closed(data0, {instancePath:instancePath+"/tax_2_country",parentData:data,parentDataProperty:"tax_2_country",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$CountryCode$closed.errors : vErrors.concat(validate_response$CountryCode$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/tax_2_country",schemaPath:"#/properties/tax_2_country/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/tax_2_country",schemaPath:"#/properties/tax_2_country/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.tax_2_region !== undefined){ let data0 = data.tax_2_region; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/tax_2_region",schemaPath:"#/properties/tax_2_region/type",keyword:"type",params:{type: schema_response$DocumentItemFields.properties.tax_2_region.type}}); errors++; } }
if(data.tax_2_transaction_type !== undefined){ let data0 = data.tax_2_transaction_type; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$TaxClass$closed(data0, {instancePath:instancePath+"/tax_2_transaction_type",parentData:data,parentDataProperty:"tax_2_transaction_type",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$TaxClass$closed.errors : vErrors.concat(validate_response$TaxClass$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/tax_2_transaction_type",schemaPath:"#/properties/tax_2_transaction_type/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/tax_2_transaction_type",schemaPath:"#/properties/tax_2_transaction_type/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$DocumentItemFields.errors = vErrors;
return errors === 0;
}
validate_response$DocumentItemFields.evaluated = {"props":{"description":true,"quantity":true,"unit_price":true,"total_amount":true,"discount_rate":true,"product_code":true,"tax_1_name":true,"tax_1_rate":true,"tax_1_country":true,"tax_1_region":true,"tax_1_transaction_type":true,"tax_2_name":true,"tax_2_rate":true,"tax_2_country":true,"tax_2_region":true,"tax_2_transaction_type":true},"dynamicProps":false,"dynamicItems":false};

function validate_response$DocumentNotes(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$DocumentNotes.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.notes !== undefined){ let data0 = data.notes; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: schema_response$DocumentNotes.properties.notes.type}}); errors++; } }
if(data.payment_details !== undefined){ let data0 = data.payment_details; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/payment_details",schemaPath:"#/properties/payment_details/type",keyword:"type",params:{type: schema_response$DocumentNotes.properties.payment_details.type}}); errors++; } }
if(data.po_number !== undefined){ let data0 = data.po_number; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/po_number",schemaPath:"#/properties/po_number/type",keyword:"type",params:{type: schema_response$DocumentNotes.properties.po_number.type}}); errors++; } }
if(data.custom_metadata !== undefined){ let data0 = data.custom_metadata; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$CustomMetadata$closed(data0, {instancePath:instancePath+"/custom_metadata",parentData:data,parentDataProperty:"custom_metadata",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$CustomMetadata$closed.errors : vErrors.concat(validate_response$CustomMetadata$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/custom_metadata",schemaPath:"#/properties/custom_metadata/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/custom_metadata",schemaPath:"#/properties/custom_metadata/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$DocumentNotes.errors = vErrors;
return errors === 0;
}
validate_response$DocumentNotes.evaluated = {"props":{"notes":true,"payment_details":true,"po_number":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};

function validate_response$DocumentResult(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$DocumentResult.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contact"}}); errors++; }
if(data.items === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"}}); errors++; }
if(data.contact !== undefined){ if(!(validate_response$Contact$closed(data.contact, {instancePath:instancePath+"/contact",parentData:data,parentDataProperty:"contact",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Contact$closed.errors : vErrors.concat(validate_response$Contact$closed.errors); errors = vErrors.length; } }
if(data.items !== undefined){ let data0 = data.items; if(Array.isArray(data0)){ if(data0.length > 1000){ (vErrors ??= []).push({instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 1000}}); errors++; } const len0 = data0.length; for(let i0=0; i0<len0; i0++){ if(!(validate_response$DocumentItem$closed(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$DocumentItem$closed.errors : vErrors.concat(validate_response$DocumentItem$closed.errors); errors = vErrors.length; } } } else { (vErrors ??= []).push({instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}}); errors++; } }
if(data.tag_list !== undefined){ let data0 = data.tag_list; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$TagList$closed(data0, {instancePath:instancePath+"/tag_list",parentData:data,parentDataProperty:"tag_list",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$TagList$closed.errors : vErrors.concat(validate_response$TagList$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/tag_list",schemaPath:"#/properties/tag_list/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/tag_list",schemaPath:"#/properties/tag_list/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.taxes !== undefined){ let data0 = data.taxes; if(Array.isArray(data0)){ const len0 = data0.length; for(let i0=0; i0<len0; i0++){ if(!(validate_response$DocumentTax$closed(data0[i0], {instancePath:instancePath+"/taxes/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$DocumentTax$closed.errors : vErrors.concat(validate_response$DocumentTax$closed.errors); errors = vErrors.length; } } } else { (vErrors ??= []).push({instancePath:instancePath+"/taxes",schemaPath:"#/properties/taxes/type",keyword:"type",params:{type: "array"}}); errors++; } }
if(data.total_cents !== undefined){ if(!(validate_response$Cents$closed(data.total_cents, {instancePath:instancePath+"/total_cents",parentData:data,parentDataProperty:"total_cents",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Cents$closed.errors : vErrors.concat(validate_response$Cents$closed.errors); errors = vErrors.length; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$DocumentResult.errors = vErrors;
return errors === 0;
}
validate_response$DocumentResult.evaluated = {"props":{"contact":true,"items":true,"tag_list":true,"taxes":true,"total_cents":true},"dynamicProps":false,"dynamicItems":false};

function validate_response$DocumentTax$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$DocumentTax$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_response$DocumentTax(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$DocumentTax.errors : vErrors.concat(validate_response$DocumentTax.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if(((((((key0 !== "label") && (key0 !== "rate")) && (key0 !== "country")) && (key0 !== "region")) && (key0 !== "county")) && (key0 !== "transaction_type")) && (key0 !== "amount_cents")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_response$DocumentTax$closed.errors = vErrors;
return errors === 0;
}
validate_response$DocumentTax$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_response$DocumentTax(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$DocumentTax.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label !== undefined){ if(typeof data.label !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"}}); errors++; } }
if(data.rate !== undefined){ if(!(validate_response$Percent$closed(data.rate, {instancePath:instancePath+"/rate",parentData:data,parentDataProperty:"rate",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Percent$closed.errors : vErrors.concat(validate_response$Percent$closed.errors); errors = vErrors.length; } }
if(data.country !== undefined){ if(!(validate_response$CountryCode$closed(data.country, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$CountryCode$closed.errors : vErrors.concat(validate_response$CountryCode$closed.errors); errors = vErrors.length; } }
if(data.region !== undefined){ let data0 = data.region; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema_response$DocumentTax.properties.region.type}}); errors++; } }
if(data.county !== undefined){ let data0 = data.county; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/county",schemaPath:"#/properties/county/type",keyword:"type",params:{type: schema_response$DocumentTax.properties.county.type}}); errors++; } }
if(data.transaction_type !== undefined){ if(typeof data.transaction_type !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/transaction_type",schemaPath:"#/properties/transaction_type/type",keyword:"type",params:{type: "string"}}); errors++; } }
if(data.amount_cents !== undefined){ if(!(validate_response$Cents$closed(data.amount_cents, {instancePath:instancePath+"/amount_cents",parentData:data,parentDataProperty:"amount_cents",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Cents$closed.errors : vErrors.concat(validate_response$Cents$closed.errors); errors = vErrors.length; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$DocumentTax.errors = vErrors;
return errors === 0;
}
validate_response$DocumentTax.evaluated = {"props":{"label":true,"rate":true,"country":true,"region":true,"county":true,"transaction_type":true,"amount_cents":true},"dynamicProps":false,"dynamicItems":false};

function validate_response$Envelope$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$Envelope$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_response$Envelope(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$Envelope.errors : vErrors.concat(validate_response$Envelope.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if((((key0 !== "type") && (key0 !== "recipient")) && (key0 !== "delivered_at")) && (key0 !== "service_response")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_response$Envelope$closed.errors = vErrors;
return errors === 0;
}
validate_response$Envelope$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_response$Envelope(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$Envelope.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){ let data0 = data.type; if(typeof data0 !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}); errors++; } if(!((data0 === "registration") || (data0 === "cancellation"))){ (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema_response$Envelope.properties.type.enum}}); errors++; } }
if(data.recipient !== undefined){ let data0 = data.recipient; if(typeof data0 !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/recipient",schemaPath:"#/properties/recipient/type",keyword:"type",params:{type: "string"}}); errors++; } if(!(((data0 === "ticketbai_araba") || (data0 === "ticketbai_gipuzkoa")) || (data0 === "ticketbai_bizkaia"))){ (vErrors ??= []).push({instancePath:instancePath+"/recipient",schemaPath:"#/properties/recipient/enum",keyword:"enum",params:{allowedValues: schema_response$Envelope.properties.recipient.enum}}); errors++; } }
if(data.delivered_at !== undefined){ let data0 = data.delivered_at; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$Timestamp$closed(data0, {instancePath:instancePath+"/delivered_at",parentData:data,parentDataProperty:"delivered_at",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Timestamp$closed.errors : vErrors.concat(validate_response$Timestamp$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/delivered_at",schemaPath:"#/properties/delivered_at/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/delivered_at",schemaPath:"#/properties/delivered_at/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.service_response !== undefined){ let data0 = data.service_response; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/service_response",schemaPath:"#/properties/service_response/type",keyword:"type",params:{type: schema_response$Envelope.properties.service_response.type}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$Envelope.errors = vErrors;
return errors === 0;
}
validate_response$Envelope.evaluated = {"props":{"type":true,"recipient":true,"delivered_at":true,"service_response":true},"dynamicProps":false,"dynamicItems":false};

function validate_response$Error$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$Error$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_response$Error(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$Error.errors : vErrors.concat(validate_response$Error.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if(key0 !== "error"){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_response$Error$closed.errors = vErrors;
return errors === 0;
}
validate_response$Error$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_response$Error(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$Error.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}}); errors++; }
if(data.error !== undefined){ if(typeof data.error !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$Error.errors = vErrors;
return errors === 0;
}
validate_response$Error.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

function validate_response$EventType$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$EventType$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((((((((((((((((((((((((data === "account.updated") || (data === "account.application.deauthorized")) || (data === "checkout.succeeded")) || (data === "checkout.failed")) || (data === "checkout.abandoned")) || (data === "contact.created")) || (data === "contact.updated")) || (data === "contact.deleted")) || (data === "credit.created")) || (data === "credit.updated")) || (data === "delivery.succeeded")) || (data === "delivery.failed")) || (data === "delivery.rejected")) || (data === "expense.created")) || (data === "expense.updated")) || (data === "expense.deleted")) || (data === "invoice.created")) || (data === "invoice.updated")) || (data === "payment.created")) || (data === "payment.deleted")) || (data === "reporting.request.succeeded")) || (data === "reporting.request.failed")) || (data === "threshold.eu.100k")) || (data === "threshold.exceeded")) || (data === "threshold.warning"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_response$EventType$closed.enum}});
errors++;
}
validate_response$EventType$closed.errors = vErrors;
return errors === 0;
}
validate_response$EventType$closed.evaluated = {"dynamicProps":false,"dynamicItems":false};

function validate_response$Evidence$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$Evidence$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_response$Evidence(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$Evidence.errors : vErrors.concat(validate_response$Evidence.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if((((((((((key0 !== "id") && (key0 !== "state")) && (key0 !== "document_id")) && (key0 !== "ip_country")) && (key0 !== "ip_address")) && (key0 !== "bank_country")) && (key0 !== "billing_country")) && (key0 !== "additional_evidence")) && (key0 !== "additional_evidence_country")) && (key0 !== "notes")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_response$Evidence$closed.errors = vErrors;
return errors === 0;
}
validate_response$Evidence$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_response$Evidence(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$Evidence.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_response$EvidenceFields(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$EvidenceFields.errors : vErrors.concat(validate_response$EvidenceFields.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}}); errors++; }
if(data.id !== undefined){ let data0 = data.id; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}); errors++; } }
if(data.state !== undefined){ let data0 = data.state; if(typeof data0 !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}}); errors++; } if(!(((data0 === "unsettled") || (data0 === "conflicting")) || (data0 === "confirmed"))){ (vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema_response$Evidence.properties.state.enum}}); errors++; } }
if(data.document_id !== undefined){ let data0 = data.document_id; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/document_id",schemaPath:"#/properties/document_id/type",keyword:"type",params:{type: "integer"}}); errors++; } }
if(data.ip_country !== undefined){ let data0 = data.ip_country; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$CountryCode$closed(data0, {instancePath:instancePath+"/ip_country",parentData:data,parentDataProperty:"ip_country",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$CountryCode$closed.errors : vErrors.concat(validate_response$CountryCode$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/ip_country",schemaPath:"#/properties/ip_country/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/ip_country",schemaPath:"#/properties/ip_country/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$Evidence.errors = vErrors;
return errors === 0;
}
validate_response$Evidence.evaluated = {"props":{"id":true,"state":true,"document_id":true,"ip_country":true,"ip_address":true,"bank_country":true,"billing_country":true,"additional_evidence":true,"additional_evidence_country":true,"notes":true},"dynamicProps":false,"dynamicItems":false};

function validate_response$EvidenceFields(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$EvidenceFields.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ip_address !== undefined){ let data0 = data.ip_address; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/ip_address",schemaPath:"#/properties/ip_address/type",keyword:"type",params:{type: schema_response$EvidenceFields.properties.ip_address.type}}); errors++; } }
if(data.bank_country !== undefined){ let data0 = data.bank_country; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$CountryCode$closed(data0, {instancePath:instancePath+"/bank_country",parentData:data,parentDataProperty:"bank_country",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$CountryCode$closed.errors : vErrors.concat(validate_response$CountryCode$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/bank_country",schemaPath:"#/properties/bank_country/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/bank_country",schemaPath:"#/properties/bank_country/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.billing_country !== undefined){ let data0 = data.billing_country; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$CountryCode$closed(data0, {instancePath:instancePath+"/billing_country",parentData:data,parentDataProperty:"billing_country",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$CountryCode$closed.errors : vErrors.concat(validate_response$CountryCode$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/billing_country",schemaPath:"#/properties/billing_country/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/billing_country",schemaPath:"#/properties/billing_country/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.additional_evidence !== undefined){ let data0 = data.additional_evidence; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/additional_evidence",schemaPath:"#/properties/additional_evidence/type",keyword:"type",params:{type: schema_response$EvidenceFields.properties.additional_evidence.type}}); errors++; } if(typeof data0 === "string"){ if(ucs2length(data0) > 255){ (vErrors ??= []).push({instancePath:instancePath+"/additional_evidence",schemaPath:"#/properties/additional_evidence/maxLength",keyword:"maxLength",params:{limit: 255}}); errors++; } } }
if(data.additional_evidence_country !== undefined){ let data0 = data.additional_evidence_country; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$CountryCode$closed(data0, {instancePath:instancePath+"/additional_evidence_country",parentData:data,parentDataProperty:"additional_evidence_country",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$CountryCode$closed.errors : vErrors.concat(validate_response$CountryCode$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/additional_evidence_country",schemaPath:"#/properties/additional_evidence_country/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/additional_evidence_country",schemaPath:"#/properties/additional_evidence_country/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.notes !== undefined){ let data0 = data.notes; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: schema_response$EvidenceFields.properties.notes.type}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$EvidenceFields.errors = vErrors;
return errors === 0;
}
validate_response$EvidenceFields.evaluated = {"props":{"ip_address":true,"bank_country":true,"billing_country":true,"additional_evidence":true,"additional_evidence_country":true,"notes":true},"dynamicProps":false,"dynamicItems":false};

function validate_response$Expense$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$Expense$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_response$Expense(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$Expense.errors : vErrors.concat(validate_response$Expense.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if(((((((((((((((((((((((((((((((((((((key0 !== "number") && (key0 !== "state")) && (key0 !== "contact")) && (key0 !== "id")) && (key0 !== "evidence")) && (key0 !== "subtotal_cents")) && (key0 !== "discount_cents")) && (key0 !== "exchange_rate")) && (key0 !== "payments")) && (key0 !== "deliveries")) && (key0 !== "created_at")) && (key0 !== "permalink")) && (key0 !== "pdf")) && (key0 !== "url")) && (key0 !== "issue_date")) && (key0 !== "due_date")) && (key0 !== "related_document")) && (key0 !== "tax_id")) && (key0 !== "processor_fee_cents")) && (key0 !== "currency")) && (key0 !== "subject")) && (key0 !== "notes")) && (key0 !== "payment_details")) && (key0 !== "po_number")) && (key0 !== "custom_metadata")) && (key0 !== "country")) && (key0 !== "region")) && (key0 !== "postal_code")) && (key0 !== "city")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "items")) && (key0 !== "tag_list")) && (key0 !== "taxes")) && (key0 !== "total_cents")) && (key0 !== "recurring_period")) && (key0 !== "recurring_frequency")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_response$Expense$closed.errors = vErrors;
return errors === 0;
}
validate_response$Expense$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_response$Expense(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$Expense.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_response$IssuedDocument(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$IssuedDocument.errors : vErrors.concat(validate_response$IssuedDocument.errors);
errors = vErrors.length;
}
if(!(validate_response$RecurringInterval(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$RecurringInterval.errors : vErrors.concat(validate_response$RecurringInterval.errors);
errors = vErrors.length;
}
if(!(validate_response$ExpensePaymentFields(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$ExpensePaymentFields.errors : vErrors.concat(validate_response$ExpensePaymentFields.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.number !== undefined){ let data0 = data.number; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: schema_response$Expense.properties.number.type}}); errors++; } if(typeof data0 === "string"){ if(ucs2length(data0) > 20){ (vErrors ??= []).push({instancePath:instancePath+"/number",schemaPath:"#/properties/number/maxLength",keyword:"maxLength",params:{limit: 20}}); errors++; } } }
if(data.state !== undefined){ let data0 = data.state; if(typeof data0 !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}}); errors++; } if(!(((data0 === "outstanding") || (data0 === "late")) || (data0 === "paid"))){ (vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema_response$Expense.properties.state.enum}}); errors++; } }
if(data.contact !== undefined){ if(!(validate_response$Contact$closed(data.contact, {instancePath:instancePath+"/contact",parentData:data,parentDataProperty:"contact",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Contact$closed.errors : vErrors.concat(validate_response$Contact$closed.errors); errors = vErrors.length; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$Expense.errors = vErrors;
return errors === 0;
}
validate_response$Expense.evaluated = {"props":{"number":true,"state":true,"contact":true,"recurring_period":true,"recurring_frequency":true,"id":true,"evidence":true,"subtotal_cents":true,"discount_cents":true,"exchange_rate":true,"payments":true,"deliveries":true,"created_at":true,"permalink":true,"pdf":true,"url":true,"items":true,"tag_list":true,"taxes":true,"total_cents":true,"issue_date":true,"due_date":true,"related_document":true,"tax_id":true,"processor_fee_cents":true,"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"currency":true,"subject":true,"notes":true,"payment_details":true,"po_number":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};

function validate_response$ExpensePaymentFields(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$ExpensePaymentFields.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$ExpensePaymentFields.errors = vErrors;
return errors === 0;
}
validate_response$ExpensePaymentFields.evaluated = {"dynamicProps":false,"dynamicItems":false};

function validate_response$Identity$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$Identity$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_response$Identity(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$Identity.errors : vErrors.concat(validate_response$Identity.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if(((((key0 !== "id") && (key0 !== "name")) && (key0 !== "email")) && (key0 !== "publishable_key")) && (key0 !== "href")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_response$Identity$closed.errors = vErrors;
return errors === 0;
}
validate_response$Identity$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_response$Identity(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$Identity.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}}); errors++; }
if(data.name === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}}); errors++; }
if(data.email === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"}}); errors++; }
if(data.publishable_key === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "publishable_key"}}); errors++; }
if(data.href === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "href"}}); errors++; }
if(data.id !== undefined){ if(typeof data.id !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}); errors++; } }
if(data.name !== undefined){ if(typeof data.name !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}); errors++; } }
if(data.email !== undefined){ if(typeof data.email !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}}); errors++; } }
if(data.publishable_key !== undefined){ if(typeof data.publishable_key !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/publishable_key",schemaPath:"#/properties/publishable_key/type",keyword:"type",params:{type: "string"}}); errors++; } }
if(data.href !== undefined){ if(!(validate_response$Url$closed(data.href, {instancePath:instancePath+"/href",parentData:data,parentDataProperty:"href",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Url$closed.errors : vErrors.concat(validate_response$Url$closed.errors); errors = vErrors.length; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$Identity.errors = vErrors;
return errors === 0;
}
validate_response$Identity.evaluated = {"props":{"id":true,"name":true,"email":true,"publishable_key":true,"href":true},"dynamicProps":false,"dynamicItems":false};

function validate_response$Invoice$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$Invoice$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_response$Invoice(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$Invoice.errors : vErrors.concat(validate_response$Invoice.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if(((((((((((((((((((((((((((((((((((((((key0 !== "state") && (key0 !== "id")) && (key0 !== "evidence")) && (key0 !== "subtotal_cents")) && (key0 !== "discount_cents")) && (key0 !== "exchange_rate")) && (key0 !== "payments")) && (key0 !== "deliveries")) && (key0 !== "created_at")) && (key0 !== "permalink")) && (key0 !== "pdf")) && (key0 !== "url")) && (key0 !== "number")) && (key0 !== "issue_date")) && (key0 !== "due_date")) && (key0 !== "related_document")) && (key0 !== "tax_id")) && (key0 !== "processor_fee_cents")) && (key0 !== "currency")) && (key0 !== "subject")) && (key0 !== "notes")) && (key0 !== "payment_details")) && (key0 !== "po_number")) && (key0 !== "custom_metadata")) && (key0 !== "country")) && (key0 !== "region")) && (key0 !== "postal_code")) && (key0 !== "city")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "contact")) && (key0 !== "items")) && (key0 !== "tag_list")) && (key0 !== "taxes")) && (key0 !== "total_cents")) && (key0 !== "recurring_period")) && (key0 !== "recurring_frequency")) && (key0 !== "payment_processor")) && (key0 !== "payment_processor_id")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_response$Invoice$closed.errors = vErrors;
return errors === 0;
}
validate_response$Invoice$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_response$Invoice(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$Invoice.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_response$IssuedDocument(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$IssuedDocument.errors : vErrors.concat(validate_response$IssuedDocument.errors);
errors = vErrors.length;
}
if(!(validate_response$RecurringInterval(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$RecurringInterval.errors : vErrors.concat(validate_response$RecurringInterval.errors);
errors = vErrors.length;
}
if(!(validate_response$SalesDocumentFields(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$SalesDocumentFields.errors : vErrors.concat(validate_response$SalesDocumentFields.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.state !== undefined){ let data0 = data.state; if(typeof data0 !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}}); errors++; } if(!((((((data0 === "outstanding") || (data0 === "late")) || (data0 === "uncollectible")) || (data0 === "paid")) || (data0 === "refunded")) || (data0 === "archived"))){ (vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema_response$Invoice.properties.state.enum}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$Invoice.errors = vErrors;
return errors === 0;
}
validate_response$Invoice.evaluated = {"props":{"state":true,"number":true,"issue_date":true,"tax_id":true,"payment_processor":true,"payment_processor_id":true,"recurring_period":true,"recurring_frequency":true,"id":true,"evidence":true,"subtotal_cents":true,"discount_cents":true,"exchange_rate":true,"payments":true,"deliveries":true,"created_at":true,"permalink":true,"pdf":true,"url":true,"contact":true,"items":true,"tag_list":true,"taxes":true,"total_cents":true,"due_date":true,"related_document":true,"processor_fee_cents":true,"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"currency":true,"subject":true,"notes":true,"payment_details":true,"po_number":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};

function validate_response$IssuedDocument(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$IssuedDocument.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_response$IssuedDocumentFields(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$IssuedDocumentFields.errors : vErrors.concat(validate_response$IssuedDocumentFields.errors);
errors = vErrors.length;
}
if(!(validate_response$DocumentResult(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$DocumentResult.errors : vErrors.concat(validate_response$DocumentResult.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}}); errors++; }
if(data.id !== undefined){ let data0 = data.id; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}); errors++; } }
if(data.evidence !== undefined){ let data0 = data.evidence; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$Evidence$closed(data0, {instancePath:instancePath+"/evidence",parentData:data,parentDataProperty:"evidence",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Evidence$closed.errors : vErrors.concat(validate_response$Evidence$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.subtotal_cents !== undefined){ if(!(validate_response$Cents$closed(data.subtotal_cents, {instancePath:instancePath+"/subtotal_cents",parentData:data,parentDataProperty:"subtotal_cents",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Cents$closed.errors : vErrors.concat(validate_response$Cents$closed.errors); errors = vErrors.length; } }
if(data.discount_cents !== undefined){ if(!(validate_response$Cents$closed(data.discount_cents, {instancePath:instancePath+"/discount_cents",parentData:data,parentDataProperty:"discount_cents",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Cents$closed.errors : vErrors.concat(validate_response$Cents$closed.errors); errors = vErrors.length; } }
if(data.exchange_rate !== undefined){ let data0 = data.exchange_rate; if((!(typeof data0 == "number")) && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/exchange_rate",schemaPath:"#/properties/exchange_rate/type",keyword:"type",params:{type: schema_response$IssuedDocument.properties.exchange_rate.type}}); errors++; } }
if(data.payments !== undefined){ let data0 = data.payments; if(Array.isArray(data0)){ const len0 = data0.length; for(let i0=0; i0<len0; i0++){ if(!(validate_response$Payment$closed(data0[i0], {instancePath:instancePath+"/payments/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Payment$closed.errors : vErrors.concat(validate_response$Payment$closed.errors); errors = vErrors.length; } } } else { (vErrors ??= []).push({instancePath:instancePath+"/payments",schemaPath:"#/properties/payments/type",keyword:"type",params:{type: "array"}}); errors++; } }
if(data.deliveries !== undefined){ let data0 = data.deliveries; if(Array.isArray(data0)){ const len0 = data0.length; for(let i0=0; i0<len0; i0++){ if(!(validate_response$Envelope$closed(data0[i0], {instancePath:instancePath+"/deliveries/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Envelope$closed.errors : vErrors.concat(validate_response$Envelope$closed.errors); errors = vErrors.length; } } } else { (vErrors ??= []).push({instancePath:instancePath+"/deliveries",schemaPath:"#/properties/deliveries/type",keyword:"type",params:{type: "array"}}); errors++; } }
if(data.created_at !== undefined){ if(!(validate_response$Timestamp$closed(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Timestamp$closed.errors : vErrors.concat(validate_response$Timestamp$closed.errors); errors = vErrors.length; } }
if(data.permalink !== undefined){ if(!(validate_response$Url$closed(data.permalink, {instancePath:instancePath+"/permalink",parentData:data,parentDataProperty:"permalink",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Url$closed.errors : vErrors.concat(validate_response$Url$closed.errors); errors = vErrors.length; } }
if(data.pdf !== undefined){ if(!(validate_response$Url$closed(data.pdf, {instancePath:instancePath+"/pdf",parentData:data,parentDataProperty:"pdf",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Url$closed.errors : vErrors.concat(validate_response$Url$closed.errors); errors = vErrors.length; } }
if(data.url !== undefined){ if(!(validate_response$Url$closed(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Url$closed.errors : vErrors.concat(validate_response$Url$closed.errors); errors = vErrors.length; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$IssuedDocument.errors = vErrors;
return errors === 0;
}
validate_response$IssuedDocument.evaluated = {"props":{"id":true,"evidence":true,"subtotal_cents":true,"discount_cents":true,"exchange_rate":true,"payments":true,"deliveries":true,"created_at":true,"permalink":true,"pdf":true,"url":true,"contact":true,"items":true,"tag_list":true,"taxes":true,"total_cents":true,"number":true,"issue_date":true,"due_date":true,"related_document":true,"tax_id":true,"processor_fee_cents":true,"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"currency":true,"subject":true,"notes":true,"payment_details":true,"po_number":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};

function validate_response$IssuedDocumentFields(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$IssuedDocumentFields.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_response$DocumentFields(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$DocumentFields.errors : vErrors.concat(validate_response$DocumentFields.errors);
errors = vErrors.length;
}
if(!(validate_response$AddressAndAttachment(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$AddressAndAttachment.errors : vErrors.concat(validate_response$AddressAndAttachment.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.number !== undefined){ let data0 = data.number; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: schema_response$IssuedDocumentFields.properties.number.type}}); errors++; } if(typeof data0 === "string"){ if(ucs2length(data0) > 20){ (vErrors ??= []).push({instancePath:instancePath+"/number",schemaPath:"#/properties/number/maxLength",keyword:"maxLength",params:{limit: 20}}); errors++; } } }
if(data.issue_date !== undefined){ let data0 = data.issue_date; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$Date$closed(data0, {instancePath:instancePath+"/issue_date",parentData:data,parentDataProperty:"issue_date",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Date$closed.errors : vErrors.concat(validate_response$Date$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/issue_date",schemaPath:"#/properties/issue_date/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/issue_date",schemaPath:"#/properties/issue_date/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.due_date !== undefined){ let data0 = data.due_date; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$Date$closed(data0, {instancePath:instancePath+"/due_date",parentData:data,parentDataProperty:"due_date",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Date$closed.errors : vErrors.concat(validate_response$Date$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/due_date",schemaPath:"#/properties/due_date/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/due_date",schemaPath:"#/properties/due_date/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.related_document !== undefined){ let data0 = data.related_document; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$RelatedDocument$closed(data0, {instancePath:instancePath+"/related_document",parentData:data,parentDataProperty:"related_document",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$RelatedDocument$closed.errors : vErrors.concat(validate_response$RelatedDocument$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/related_document",schemaPath:"#/properties/related_document/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/related_document",schemaPath:"#/properties/related_document/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.tax_id !== undefined){ let data0 = data.tax_id; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/tax_id",schemaPath:"#/properties/tax_id/type",keyword:"type",params:{type: schema_response$IssuedDocumentFields.properties.tax_id.type}}); errors++; } }
if(data.processor_fee_cents !== undefined){ let data0 = data.processor_fee_cents; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$Cents$closed(data0, {instancePath:instancePath+"/processor_fee_cents",parentData:data,parentDataProperty:"processor_fee_cents",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Cents$closed.errors : vErrors.concat(validate_response$Cents$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/processor_fee_cents",schemaPath:"#/properties/processor_fee_cents/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/processor_fee_cents",schemaPath:"#/properties/processor_fee_cents/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$IssuedDocumentFields.errors = vErrors;
return errors === 0;
}
validate_response$IssuedDocumentFields.evaluated = {"props":{"number":true,"issue_date":true,"due_date":true,"related_document":true,"tax_id":true,"processor_fee_cents":true,"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"currency":true,"subject":true,"notes":true,"payment_details":true,"po_number":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};

function validate_response$Jurisdiction$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$Jurisdiction$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_response$Jurisdiction(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$Jurisdiction.errors : vErrors.concat(validate_response$Jurisdiction.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if((((key0 !== "id") && (key0 !== "name")) && (key0 !== "country")) && (key0 !== "region")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_response$Jurisdiction$closed.errors = vErrors;
return errors === 0;
}
validate_response$Jurisdiction$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_response$Jurisdiction(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$Jurisdiction.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}}); errors++; }
if(data.id !== undefined){ let data0 = data.id; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}); errors++; } }
if(data.name !== undefined){ if(typeof data.name !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}); errors++; } }
if(data.country !== undefined){ if(!(validate_response$CountryCode$closed(data.country, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$CountryCode$closed.errors : vErrors.concat(validate_response$CountryCode$closed.errors); errors = vErrors.length; } }
if(data.region !== undefined){ let data0 = data.region; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema_response$Jurisdiction.properties.region.type}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$Jurisdiction.errors = vErrors;
return errors === 0;
}
validate_response$Jurisdiction.evaluated = {"props":{"id":true,"name":true,"country":true,"region":true},"dynamicProps":false,"dynamicItems":false};

function validate_response$Payment$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$Payment$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_response$Payment(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$Payment.errors : vErrors.concat(validate_response$Payment.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if((((((((key0 !== "id") && (key0 !== "amount_cents")) && (key0 !== "date")) && (key0 !== "payment_method")) && (key0 !== "processor")) && (key0 !== "processor_id")) && (key0 !== "created_at")) && (key0 !== "url")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_response$Payment$closed.errors = vErrors;
return errors === 0;
}
validate_response$Payment$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_response$Payment(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$Payment.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}}); errors++; }
if(data.id !== undefined){ let data0 = data.id; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}); errors++; } }
if(data.amount_cents !== undefined){ if(!(validate_response$Cents$closed(data.amount_cents, {instancePath:instancePath+"/amount_cents",parentData:data,parentDataProperty:"amount_cents",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Cents$closed.errors : vErrors.concat(validate_response$Cents$closed.errors); errors = vErrors.length; } }
if(data.date !== undefined){ if(!(validate_response$Date$closed(data.date, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Date$closed.errors : vErrors.concat(validate_response$Date$closed.errors); errors = vErrors.length; } }
if(data.payment_method !== undefined){ let data0 = data.payment_method; if(typeof data0 !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/payment_method",schemaPath:"#/properties/payment_method/type",keyword:"type",params:{type: "string"}}); errors++; } if(!(((((((((data0 === "credit_card") || (data0 === "cash")) || (data0 === "wire_transfer")) || (data0 === "direct_debit")) || (data0 === "check")) || (data0 === "iou")) || (data0 === "paypal")) || (data0 === "other")) || (data0 === "credit"))){ (vErrors ??= []).push({instancePath:instancePath+"/payment_method",schemaPath:"#/properties/payment_method/enum",keyword:"enum",params:{allowedValues: schema_response$Payment.properties.payment_method.enum}}); errors++; } }
if(data.processor !== undefined){ let data0 = data.processor; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/processor",schemaPath:"#/properties/processor/type",keyword:"type",params:{type: schema_response$Payment.properties.processor.type}}); errors++; } }
if(data.processor_id !== undefined){ let data0 = data.processor_id; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/processor_id",schemaPath:"#/properties/processor_id/type",keyword:"type",params:{type: schema_response$Payment.properties.processor_id.type}}); errors++; } }
if(data.created_at !== undefined){ if(!(validate_response$Timestamp$closed(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Timestamp$closed.errors : vErrors.concat(validate_response$Timestamp$closed.errors); errors = vErrors.length; } }
if(data.url !== undefined){ if(!(validate_response$Url$closed(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Url$closed.errors : vErrors.concat(validate_response$Url$closed.errors); errors = vErrors.length; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$Payment.errors = vErrors;
return errors === 0;
}
validate_response$Payment.evaluated = {"props":{"id":true,"amount_cents":true,"date":true,"payment_method":true,"processor":true,"processor_id":true,"created_at":true,"url":true},"dynamicProps":false,"dynamicItems":false};

function validate_response$Percent$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$Percent$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data == "number"){
if(data < 0 || isNaN(data)){ (vErrors ??= []).push({instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"}});
errors++;
}
validate_response$Percent$closed.errors = vErrors;
return errors === 0;
}
validate_response$Percent$closed.evaluated = {"dynamicProps":false,"dynamicItems":false};

function validate_response$Ping$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$Ping$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_response$Ping(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$Ping.errors : vErrors.concat(validate_response$Ping.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if(key0 !== "status"){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_response$Ping$closed.errors = vErrors;
return errors === 0;
}
validate_response$Ping$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_response$Ping(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$Ping.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}}); errors++; }
if(data.status !== undefined){ if(typeof data.status !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$Ping.errors = vErrors;
return errors === 0;
}
validate_response$Ping.evaluated = {"props":{"status":true},"dynamicProps":false,"dynamicItems":false};

function validate_response$Product$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$Product$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_response$Product(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$Product.errors : vErrors.concat(validate_response$Product.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if(((((((((((((((((((key0 !== "id") && (key0 !== "created_at")) && (key0 !== "url")) && (key0 !== "code")) && (key0 !== "name")) && (key0 !== "description")) && (key0 !== "product_type")) && (key0 !== "kind")) && (key0 !== "unit_cost")) && (key0 !== "currency")) && (key0 !== "country")) && (key0 !== "tax_class")) && (key0 !== "tax_type")) && (key0 !== "tax_based_on")) && (key0 !== "stock")) && (key0 !== "stripe_plan_id")) && (key0 !== "paypal_interval_unit")) && (key0 !== "paypal_interval_frequency")) && (key0 !== "paypal_interval_duration")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_response$Product$closed.errors = vErrors;
return errors === 0;
}
validate_response$Product$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_response$Product(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$Product.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_response$ProductUpdate(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$ProductUpdate.errors : vErrors.concat(validate_response$ProductUpdate.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}}); errors++; }
if(data.id !== undefined){ let data0 = data.id; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}); errors++; } }
if(data.created_at !== undefined){ if(!(validate_response$Timestamp$closed(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Timestamp$closed.errors : vErrors.concat(validate_response$Timestamp$closed.errors); errors = vErrors.length; } }
if(data.url !== undefined){ if(!(validate_response$Url$closed(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Url$closed.errors : vErrors.concat(validate_response$Url$closed.errors); errors = vErrors.length; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$Product.errors = vErrors;
return errors === 0;
}
validate_response$Product.evaluated = {"props":{"id":true,"created_at":true,"url":true,"code":true,"name":true,"description":true,"product_type":true,"kind":true,"unit_cost":true,"currency":true,"country":true,"tax_class":true,"tax_type":true,"tax_based_on":true,"stock":true,"stripe_plan_id":true,"paypal_interval_unit":true,"paypal_interval_frequency":true,"paypal_interval_duration":true},"dynamicProps":false,"dynamicItems":false};

function validate_response$ProductType$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$ProductType$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((data === "good") || (data === "service"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_response$ProductType$closed.enum}});
errors++;
}
validate_response$ProductType$closed.errors = vErrors;
return errors === 0;
}
validate_response$ProductType$closed.evaluated = {"dynamicProps":false,"dynamicItems":false};

function validate_response$ProductUpdate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$ProductUpdate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){ let data0 = data.code; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: schema_response$ProductUpdate.properties.code.type}}); errors++; } }
if(data.name !== undefined){ let data0 = data.name; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema_response$ProductUpdate.properties.name.type}}); errors++; } }
if(data.description !== undefined){ let data0 = data.description; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema_response$ProductUpdate.properties.description.type}}); errors++; } }
if(data.product_type !== undefined){ if(!(validate_response$ProductType$closed(data.product_type, {instancePath:instancePath+"/product_type",parentData:data,parentDataProperty:"product_type",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$ProductType$closed.errors : vErrors.concat(validate_response$ProductType$closed.errors); errors = vErrors.length; } }
if(data.kind !== undefined){ let data0 = data.kind; if(typeof data0 !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}}); errors++; } if(!((data0 === "one_off") || (data0 === "subscription"))){ (vErrors ??= []).push({instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema_response$ProductUpdate.properties.kind.enum}}); errors++; } }
if(data.unit_cost !== undefined){ let data0 = data.unit_cost; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/unit_cost",schemaPath:"#/properties/unit_cost/type",keyword:"type",params:{type: schema_response$ProductUpdate.properties.unit_cost.type}}); errors++; } if(typeof data0 === "string"){ if(!pattern_3a4530a2.test(data0)){ (vErrors ??= []).push({instancePath:instancePath+"/unit_cost",schemaPath:"#/properties/unit_cost/pattern",keyword:"pattern",params:{pattern: "^[0-9]+(\\.[0-9]+)?$"}}); errors++; } } }
if(data.currency !== undefined){ let data0 = data.currency; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$Currency$closed(data0, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Currency$closed.errors : vErrors.concat(validate_response$Currency$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.country !== undefined){ let data0 = data.country; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$CountryCode$closed(data0, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$CountryCode$closed.errors : vErrors.concat(validate_response$CountryCode$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.tax_class !== undefined){ if(!(validate_response$TaxClass$closed(data.tax_class, {instancePath:instancePath+"/tax_class",parentData:data,parentDataProperty:"tax_class",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$TaxClass$closed.errors : vErrors.concat(validate_response$TaxClass$closed.errors); errors = vErrors.length; } }
if(data.tax_type !== undefined){ let data0 = data.tax_type; if(typeof data0 !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/tax_type",schemaPath:"#/properties/tax_type/type",keyword:"type",params:{type: "string"}}); errors++; } if(!((data0 === "excluded") || (data0 === "included"))){ (vErrors ??= []).push({instancePath:instancePath+"/tax_type",schemaPath:"#/properties/tax_type/enum",keyword:"enum",params:{allowedValues: schema_response$ProductUpdate.properties.tax_type.enum}}); errors++; } }
if(data.tax_based_on !== undefined){ let data0 = data.tax_based_on; if(typeof data0 !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/tax_based_on",schemaPath:"#/properties/tax_based_on/type",keyword:"type",params:{type: "string"}}); errors++; } if(!((data0 === "customer_country") || (data0 === "country"))){ (vErrors ??= []).push({instancePath:instancePath+"/tax_based_on",schemaPath:"#/properties/tax_based_on/enum",keyword:"enum",params:{allowedValues: schema_response$ProductUpdate.properties.tax_based_on.enum}}); errors++; } }
if(data.stock !== undefined){ let data0 = data.stock; if((!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))) && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/stock",schemaPath:"#/properties/stock/type",keyword:"type",params:{type: schema_response$ProductUpdate.properties.stock.type}}); errors++; } }
if(data.stripe_plan_id !== undefined){ let data0 = data.stripe_plan_id; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/stripe_plan_id",schemaPath:"#/properties/stripe_plan_id/type",keyword:"type",params:{type: schema_response$ProductUpdate.properties.stripe_plan_id.type}}); errors++; } }
if(data.paypal_interval_unit !== undefined){ let data0 = data.paypal_interval_unit; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/paypal_interval_unit",schemaPath:"#/properties/paypal_interval_unit/type",keyword:"type",params:{type: schema_response$ProductUpdate.properties.paypal_interval_unit.type}}); errors++; } if(!(((((data0 === "daily") || (data0 === "weekly")) || (data0 === "monthly")) || (data0 === "yearly")) || (data0 === null))){ (vErrors ??= []).push({instancePath:instancePath+"/paypal_interval_unit",schemaPath:"#/properties/paypal_interval_unit/enum",keyword:"enum",params:{allowedValues: schema_response$ProductUpdate.properties.paypal_interval_unit.enum}}); errors++; } }
if(data.paypal_interval_frequency !== undefined){ let data0 = data.paypal_interval_frequency; if((!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))) && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/paypal_interval_frequency",schemaPath:"#/properties/paypal_interval_frequency/type",keyword:"type",params:{type: schema_response$ProductUpdate.properties.paypal_interval_frequency.type}}); errors++; } }
if(data.paypal_interval_duration !== undefined){ let data0 = data.paypal_interval_duration; if((!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))) && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/paypal_interval_duration",schemaPath:"#/properties/paypal_interval_duration/type",keyword:"type",params:{type: schema_response$ProductUpdate.properties.paypal_interval_duration.type}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$ProductUpdate.errors = vErrors;
return errors === 0;
}
validate_response$ProductUpdate.evaluated = {"props":{"code":true,"name":true,"description":true,"product_type":true,"kind":true,"unit_cost":true,"currency":true,"country":true,"tax_class":true,"tax_type":true,"tax_based_on":true,"stock":true,"stripe_plan_id":true,"paypal_interval_unit":true,"paypal_interval_frequency":true,"paypal_interval_duration":true},"dynamicProps":false,"dynamicItems":false};

function validate_response$Recurring$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$Recurring$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_response$Recurring(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$Recurring.errors : vErrors.concat(validate_response$Recurring.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if(((((((((((((((((((key0 !== "id") && (key0 !== "state")) && (key0 !== "start_date")) && (key0 !== "end_date")) && (key0 !== "frequency")) && (key0 !== "recurring_period")) && (key0 !== "recurring_frequency")) && (key0 !== "due_days")) && (key0 !== "currency")) && (key0 !== "subject")) && (key0 !== "notes")) && (key0 !== "payment_details")) && (key0 !== "po_number")) && (key0 !== "custom_metadata")) && (key0 !== "contact")) && (key0 !== "items")) && (key0 !== "tag_list")) && (key0 !== "taxes")) && (key0 !== "total_cents")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_response$Recurring$closed.errors = vErrors;
return errors === 0;
}
validate_response$Recurring$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_response$Recurring(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$Recurring.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_response$RecurringFields(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$RecurringFields.errors : vErrors.concat(validate_response$RecurringFields.errors);
errors = vErrors.length;
}
if(!(validate_response$DocumentResult(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$DocumentResult.errors : vErrors.concat(validate_response$DocumentResult.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}}); errors++; }
if(data.id !== undefined){ let data0 = data.id; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}); errors++; } }
if(data.state !== undefined){ let data0 = data.state; if(typeof data0 !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}}); errors++; } if(!((data0 === "active") || (data0 === "archived"))){ (vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema_response$Recurring.properties.state.enum}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$Recurring.errors = vErrors;
return errors === 0;
}
validate_response$Recurring.evaluated = {"props":{"id":true,"state":true,"contact":true,"items":true,"tag_list":true,"taxes":true,"total_cents":true,"start_date":true,"end_date":true,"frequency":true,"recurring_period":true,"recurring_frequency":true,"due_days":true,"currency":true,"subject":true,"notes":true,"payment_details":true,"po_number":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};

function validate_response$RecurringFields(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$RecurringFields.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_response$DocumentFields(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$DocumentFields.errors : vErrors.concat(validate_response$DocumentFields.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.start_date !== undefined){ if(!(validate_response$Date$closed(data.start_date, {instancePath:instancePath+"/start_date",parentData:data,parentDataProperty:"start_date",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Date$closed.errors : vErrors.concat(validate_response$Date$closed.errors); errors = vErrors.length; } }
if(data.end_date !== undefined){ let data0 = data.end_date; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$Date$closed(data0, {instancePath:instancePath+"/end_date",parentData:data,parentDataProperty:"end_date",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Date$closed.errors : vErrors.concat(validate_response$Date$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.frequency !== undefined){ let data0 = data.frequency; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/frequency",schemaPath:"#/properties/frequency/type",keyword:"type",params:{type: schema_response$RecurringFields.properties.frequency.type}}); errors++; } if(!((((((((((data0 === "daily") || (data0 === "weekly")) || (data0 === "biweekly")) || (data0 === "monthly")) || (data0 === "bimonthly")) || (data0 === "quarterly")) || (data0 === "semiyearly")) || (data0 === "yearly")) || (data0 === "biyearly")) || (data0 === null))){ (vErrors ??= []).push({instancePath:instancePath+"/frequency",schemaPath:"#/properties/frequency/enum",keyword:"enum",params:{allowedValues: schema_response$RecurringFields.properties.frequency.enum}}); errors++; } }
if(data.recurring_period !== undefined){ if(!(validate_response$RecurringPeriod$closed(data.recurring_period, {instancePath:instancePath+"/recurring_period",parentData:data,parentDataProperty:"recurring_period",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$RecurringPeriod$closed.errors : vErrors.concat(validate_response$RecurringPeriod$closed.errors); errors = vErrors.length; } }
if(data.recurring_frequency !== undefined){ let data0 = data.recurring_frequency; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/recurring_frequency",schemaPath:"#/properties/recurring_frequency/type",keyword:"type",params:{type: "integer"}}); errors++; } }
if(data.due_days !== undefined){ let data0 = data.due_days; if((!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))) && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/due_days",schemaPath:"#/properties/due_days/type",keyword:"type",params:{type: schema_response$RecurringFields.properties.due_days.type}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$RecurringFields.errors = vErrors;
return errors === 0;
}
validate_response$RecurringFields.evaluated = {"props":{"start_date":true,"end_date":true,"frequency":true,"recurring_period":true,"recurring_frequency":true,"due_days":true,"currency":true,"subject":true,"notes":true,"payment_details":true,"po_number":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};

function validate_response$RecurringInterval(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$RecurringInterval.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.recurring_period !== undefined){ let data0 = data.recurring_period; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$RecurringPeriod$closed(data0, {instancePath:instancePath+"/recurring_period",parentData:data,parentDataProperty:"recurring_period",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$RecurringPeriod$closed.errors : vErrors.concat(validate_response$RecurringPeriod$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/recurring_period",schemaPath:"#/properties/recurring_period/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/recurring_period",schemaPath:"#/properties/recurring_period/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.recurring_frequency !== undefined){ let data0 = data.recurring_frequency; if((!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))) && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/recurring_frequency",schemaPath:"#/properties/recurring_frequency/type",keyword:"type",params:{type: schema_response$RecurringInterval.properties.recurring_frequency.type}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$RecurringInterval.errors = vErrors;
return errors === 0;
}
validate_response$RecurringInterval.evaluated = {"props":{"recurring_period":true,"recurring_frequency":true},"dynamicProps":false,"dynamicItems":false};

function validate_response$RecurringPeriod$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$RecurringPeriod$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((((data === "days") || (data === "weeks")) || (data === "months")) || (data === "years"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_response$RecurringPeriod$closed.enum}});
errors++;
}
validate_response$RecurringPeriod$closed.errors = vErrors;
return errors === 0;
}
validate_response$RecurringPeriod$closed.evaluated = {"dynamicProps":false,"dynamicItems":false};

function validate_response$RelatedDocument$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$RelatedDocument$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_response$RelatedDocument(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$RelatedDocument.errors : vErrors.concat(validate_response$RelatedDocument.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if((key0 !== "id") && (key0 !== "type")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_response$RelatedDocument$closed.errors = vErrors;
return errors === 0;
}
validate_response$RelatedDocument$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_response$RelatedDocument(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$RelatedDocument.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){ let data0 = data.id; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}); errors++; } }
if(data.type !== undefined){ if(typeof data.type !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$RelatedDocument.errors = vErrors;
return errors === 0;
}
validate_response$RelatedDocument.evaluated = {"props":{"id":true,"type":true},"dynamicProps":false,"dynamicItems":false};

function validate_response$ReportParameters$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$ReportParameters$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_response$ReportParameters(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$ReportParameters.errors : vErrors.concat(validate_response$ReportParameters.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if((key0 !== "from_date") && (key0 !== "to_date")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_response$ReportParameters$closed.errors = vErrors;
return errors === 0;
}
validate_response$ReportParameters$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_response$ReportParameters(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$ReportParameters.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from_date !== undefined){ let data0 = data.from_date; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$Date$closed(data0, {instancePath:instancePath+"/from_date",parentData:data,parentDataProperty:"from_date",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Date$closed.errors : vErrors.concat(validate_response$Date$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/from_date",schemaPath:"#/properties/from_date/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/from_date",schemaPath:"#/properties/from_date/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.to_date !== undefined){ let data0 = data.to_date; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$Date$closed(data0, {instancePath:instancePath+"/to_date",parentData:data,parentDataProperty:"to_date",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Date$closed.errors : vErrors.concat(validate_response$Date$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/to_date",schemaPath:"#/properties/to_date/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/to_date",schemaPath:"#/properties/to_date/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$ReportParameters.errors = vErrors;
return errors === 0;
}
validate_response$ReportParameters.evaluated = {"props":{"from_date":true,"to_date":true},"dynamicProps":false,"dynamicItems":false};

function validate_response$ReportRequest$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$ReportRequest$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_response$ReportRequest(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$ReportRequest.errors : vErrors.concat(validate_response$ReportRequest.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if(((((((key0 !== "id") && (key0 !== "state")) && (key0 !== "report_url")) && (key0 !== "created_at")) && (key0 !== "completed_at")) && (key0 !== "report_type")) && (key0 !== "parameters")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_response$ReportRequest$closed.errors = vErrors;
return errors === 0;
}
validate_response$ReportRequest$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_response$ReportRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$ReportRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_response$ReportRequestCreate(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$ReportRequestCreate.errors : vErrors.concat(validate_response$ReportRequestCreate.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}}); errors++; }
if(data.id !== undefined){ let data0 = data.id; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}); errors++; } }
if(data.state !== undefined){ let data0 = data.state; if(typeof data0 !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}}); errors++; } if(!(((data0 === "pending") || (data0 === "succeeded")) || (data0 === "failed"))){ (vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema_response$ReportRequest.properties.state.enum}}); errors++; } }
if(data.report_url !== undefined){ let data0 = data.report_url; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$Url$closed(data0, {instancePath:instancePath+"/report_url",parentData:data,parentDataProperty:"report_url",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Url$closed.errors : vErrors.concat(validate_response$Url$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/report_url",schemaPath:"#/properties/report_url/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/report_url",schemaPath:"#/properties/report_url/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.created_at !== undefined){ if(!(validate_response$Timestamp$closed(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Timestamp$closed.errors : vErrors.concat(validate_response$Timestamp$closed.errors); errors = vErrors.length; } }
if(data.completed_at !== undefined){ let data0 = data.completed_at; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$Timestamp$closed(data0, {instancePath:instancePath+"/completed_at",parentData:data,parentDataProperty:"completed_at",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Timestamp$closed.errors : vErrors.concat(validate_response$Timestamp$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/completed_at",schemaPath:"#/properties/completed_at/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/completed_at",schemaPath:"#/properties/completed_at/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$ReportRequest.errors = vErrors;
return errors === 0;
}
validate_response$ReportRequest.evaluated = {"props":{"id":true,"state":true,"report_url":true,"created_at":true,"completed_at":true,"report_type":true,"parameters":true},"dynamicProps":false,"dynamicItems":false};

function validate_response$ReportRequestCreate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$ReportRequestCreate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.report_type !== undefined){ let data0 = data.report_type; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/report_type",schemaPath:"#/properties/report_type/type",keyword:"type",params:{type: schema_response$ReportRequestCreate.properties.report_type.type}}); errors++; } if(!((((data0 === "tax_summary") || (data0 === "invoices_list")) || (data0 === "credits_list")) || (data0 === null))){ (vErrors ??= []).push({instancePath:instancePath+"/report_type",schemaPath:"#/properties/report_type/enum",keyword:"enum",params:{allowedValues: schema_response$ReportRequestCreate.properties.report_type.enum}}); errors++; } }
if(data.parameters !== undefined){ let data0 = data.parameters; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$ReportParameters$closed(data0, {instancePath:instancePath+"/parameters",parentData:data,parentDataProperty:"parameters",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$ReportParameters$closed.errors : vErrors.concat(validate_response$ReportParameters$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$ReportRequestCreate.errors = vErrors;
return errors === 0;
}
validate_response$ReportRequestCreate.evaluated = {"props":{"report_type":true,"parameters":true},"dynamicProps":false,"dynamicItems":false};

function validate_response$SalesDocumentFields(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$SalesDocumentFields.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.number !== undefined){ let data0 = data.number; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: schema_response$SalesDocumentFields.properties.number.type}}); errors++; } if(typeof data0 === "string"){ if(ucs2length(data0) > 20){ (vErrors ??= []).push({instancePath:instancePath+"/number",schemaPath:"#/properties/number/maxLength",keyword:"maxLength",params:{limit: 20}}); errors++; } } }
if(data.issue_date !== undefined){ let data0 = data.issue_date; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$Date$closed(data0, {instancePath:instancePath+"/issue_date",parentData:data,parentDataProperty:"issue_date",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Date$closed.errors : vErrors.concat(validate_response$Date$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/issue_date",schemaPath:"#/properties/issue_date/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/issue_date",schemaPath:"#/properties/issue_date/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.tax_id !== undefined){ let data0 = data.tax_id; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/tax_id",schemaPath:"#/properties/tax_id/type",keyword:"type",params:{type: schema_response$SalesDocumentFields.properties.tax_id.type}}); errors++; } }
if(data.payment_processor !== undefined){ let data0 = data.payment_processor; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/payment_processor",schemaPath:"#/properties/payment_processor/type",keyword:"type",params:{type: schema_response$SalesDocumentFields.properties.payment_processor.type}}); errors++; } }
if(data.payment_processor_id !== undefined){ let data0 = data.payment_processor_id; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/payment_processor_id",schemaPath:"#/properties/payment_processor_id/type",keyword:"type",params:{type: schema_response$SalesDocumentFields.properties.payment_processor_id.type}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$SalesDocumentFields.errors = vErrors;
return errors === 0;
}
validate_response$SalesDocumentFields.evaluated = {"props":{"number":true,"issue_date":true,"tax_id":true,"payment_processor":true,"payment_processor_id":true},"dynamicProps":false,"dynamicItems":false};

function validate_response$ShippingAddress$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$ShippingAddress$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_response$ShippingAddress(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$ShippingAddress.errors : vErrors.concat(validate_response$ShippingAddress.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if((((((key0 !== "country") && (key0 !== "region")) && (key0 !== "postal_code")) && (key0 !== "city")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_response$ShippingAddress$closed.errors = vErrors;
return errors === 0;
}
validate_response$ShippingAddress$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_response$ShippingAddress(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$ShippingAddress.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country !== undefined){ let data0 = data.country; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$CountryCode$closed(data0, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$CountryCode$closed.errors : vErrors.concat(validate_response$CountryCode$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.region !== undefined){ let data0 = data.region; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema_response$ShippingAddress.properties.region.type}}); errors++; } }
if(data.postal_code !== undefined){ let data0 = data.postal_code; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/type",keyword:"type",params:{type: schema_response$ShippingAddress.properties.postal_code.type}}); errors++; } }
if(data.city !== undefined){ let data0 = data.city; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema_response$ShippingAddress.properties.city.type}}); errors++; } }
if(data.street_line_1 !== undefined){ let data0 = data.street_line_1; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/street_line_1",schemaPath:"#/properties/street_line_1/type",keyword:"type",params:{type: schema_response$ShippingAddress.properties.street_line_1.type}}); errors++; } }
if(data.street_line_2 !== undefined){ let data0 = data.street_line_2; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/street_line_2",schemaPath:"#/properties/street_line_2/type",keyword:"type",params:{type: schema_response$ShippingAddress.properties.street_line_2.type}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$ShippingAddress.errors = vErrors;
return errors === 0;
}
validate_response$ShippingAddress.evaluated = {"props":{"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true},"dynamicProps":false,"dynamicItems":false};

function validate_response$TagList$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$TagList$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){ let data0 = data[i0]; if(typeof data0 === "string"){ if(ucs2length(data0) > 40){ (vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxLength",keyword:"maxLength",params:{limit: 40}}); errors++; } if(ucs2length(data0) < 1){ (vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/minLength",keyword:"minLength",params:{limit: 1}}); errors++; } } else { (vErrors ??= []).push({instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}});
errors++;
}
validate_response$TagList$closed.errors = vErrors;
return errors === 0;
}
validate_response$TagList$closed.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

function validate_response$TagString$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$TagString$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern_960e4714.test(data)){ (vErrors ??= []).push({instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^,\\r\\n]{1,40}(,[^,\\r\\n]{1,40})*$"}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}});
errors++;
}
validate_response$TagString$closed.errors = vErrors;
return errors === 0;
}
validate_response$TagString$closed.evaluated = {"dynamicProps":false,"dynamicItems":false};

function validate_response$TaxClass$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$TaxClass$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((((((data === "consulting") || (data === "eservice")) || (data === "ebook")) || (data === "saas")) || (data === "standard")) || (data === "reduced"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_response$TaxClass$closed.enum}});
errors++;
}
validate_response$TaxClass$closed.errors = vErrors;
return errors === 0;
}
validate_response$TaxClass$closed.evaluated = {"dynamicProps":false,"dynamicItems":false};

function validate_response$TaxCode$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$TaxCode$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_response$TaxCode(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$TaxCode.errors : vErrors.concat(validate_response$TaxCode.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if(((key0 !== "id") && (key0 !== "name")) && (key0 !== "description")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_response$TaxCode$closed.errors = vErrors;
return errors === 0;
}
validate_response$TaxCode$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_response$TaxCode(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$TaxCode.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}}); errors++; }
if(data.id !== undefined){ if(!(validate_response$TaxCodeId$closed(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$TaxCodeId$closed.errors : vErrors.concat(validate_response$TaxCodeId$closed.errors); errors = vErrors.length; } }
if(data.name !== undefined){ if(typeof data.name !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}); errors++; } }
if(data.description !== undefined){ if(typeof data.description !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$TaxCode.errors = vErrors;
return errors === 0;
}
validate_response$TaxCode.evaluated = {"props":{"id":true,"name":true,"description":true},"dynamicProps":false,"dynamicItems":false};

function validate_response$TaxCodeId$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$TaxCodeId$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((((((data === "consulting") || (data === "ebook")) || (data === "eservice")) || (data === "exempt")) || (data === "reduced")) || (data === "saas")) || (data === "standard"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_response$TaxCodeId$closed.enum}});
errors++;
}
validate_response$TaxCodeId$closed.errors = vErrors;
return errors === 0;
}
validate_response$TaxCodeId$closed.evaluated = {"dynamicProps":false,"dynamicItems":false};

function validate_response$TaxId$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$TaxId$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_response$TaxId(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$TaxId.errors : vErrors.concat(validate_response$TaxId.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if(((((((((key0 !== "id") && (key0 !== "state")) && (key0 !== "jurisdiction")) && (key0 !== "created_at")) && (key0 !== "value")) && (key0 !== "valid_from")) && (key0 !== "valid_until")) && (key0 !== "permanent_establishment")) && (key0 !== "import_scheme")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_response$TaxId$closed.errors = vErrors;
return errors === 0;
}
validate_response$TaxId$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_response$TaxId(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$TaxId.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_response$TaxIdUpdate(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$TaxIdUpdate.errors : vErrors.concat(validate_response$TaxIdUpdate.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}}); errors++; }
if(data.id !== undefined){ let data0 = data.id; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}); errors++; } }
if(data.state !== undefined){ let data0 = data.state; if(typeof data0 !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}}); errors++; } if(!(((data0 === "verified") || (data0 === "unverified")) || (data0 === "unavailable"))){ (vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema_response$TaxId.properties.state.enum}}); errors++; } }
if(data.jurisdiction !== undefined){ if(!(validate_response$Jurisdiction$closed(data.jurisdiction, {instancePath:instancePath+"/jurisdiction",parentData:data,parentDataProperty:"jurisdiction",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Jurisdiction$closed.errors : vErrors.concat(validate_response$Jurisdiction$closed.errors); errors = vErrors.length; } }
if(data.created_at !== undefined){ if(!(validate_response$Timestamp$closed(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Timestamp$closed.errors : vErrors.concat(validate_response$Timestamp$closed.errors); errors = vErrors.length; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$TaxId.errors = vErrors;
return errors === 0;
}
validate_response$TaxId.evaluated = {"props":{"id":true,"state":true,"jurisdiction":true,"created_at":true,"value":true,"valid_from":true,"valid_until":true,"permanent_establishment":true,"import_scheme":true},"dynamicProps":false,"dynamicItems":false};

function validate_response$TaxIdUpdate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$TaxIdUpdate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){ if(typeof data.value !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"}}); errors++; } }
if(data.valid_from !== undefined){ if(!(validate_response$Date$closed(data.valid_from, {instancePath:instancePath+"/valid_from",parentData:data,parentDataProperty:"valid_from",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Date$closed.errors : vErrors.concat(validate_response$Date$closed.errors); errors = vErrors.length; } }
if(data.valid_until !== undefined){ let data0 = data.valid_until; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$Date$closed(data0, {instancePath:instancePath+"/valid_until",parentData:data,parentDataProperty:"valid_until",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Date$closed.errors : vErrors.concat(validate_response$Date$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/valid_until",schemaPath:"#/properties/valid_until/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/valid_until",schemaPath:"#/properties/valid_until/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.permanent_establishment !== undefined){ let data0 = data.permanent_establishment; if((typeof data0 !== "boolean") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/permanent_establishment",schemaPath:"#/properties/permanent_establishment/type",keyword:"type",params:{type: schema_response$TaxIdUpdate.properties.permanent_establishment.type}}); errors++; } }
if(data.import_scheme !== undefined){ let data0 = data.import_scheme; if((typeof data0 !== "boolean") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/import_scheme",schemaPath:"#/properties/import_scheme/type",keyword:"type",params:{type: schema_response$TaxIdUpdate.properties.import_scheme.type}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$TaxIdUpdate.errors = vErrors;
return errors === 0;
}
validate_response$TaxIdUpdate.evaluated = {"props":{"value":true,"valid_from":true,"valid_until":true,"permanent_establishment":true,"import_scheme":true},"dynamicProps":false,"dynamicItems":false};

function validate_response$TaxIdValidation$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$TaxIdValidation$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_response$TaxIdValidation(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$TaxIdValidation.errors : vErrors.concat(validate_response$TaxIdValidation.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if(key0 !== "valid"){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_response$TaxIdValidation$closed.errors = vErrors;
return errors === 0;
}
validate_response$TaxIdValidation$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_response$TaxIdValidation(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$TaxIdValidation.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.valid === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "valid"}}); errors++; }
if(data.valid !== undefined){ let data0 = data.valid; if((typeof data0 !== "boolean") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",params:{type: schema_response$TaxIdValidation.properties.valid.type}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$TaxIdValidation.errors = vErrors;
return errors === 0;
}
validate_response$TaxIdValidation.evaluated = {"props":{"valid":true},"dynamicProps":false,"dynamicItems":false};

function validate_response$TaxRateResult$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$TaxRateResult$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_response$TaxRateResult(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$TaxRateResult.errors : vErrors.concat(validate_response$TaxRateResult.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if((((((((((((((((((((((key0 !== "status") && (key0 !== "name")) && (key0 !== "rate")) && (key0 !== "taxable_part")) && (key0 !== "tax_amount")) && (key0 !== "additional_name")) && (key0 !== "additional_rate")) && (key0 !== "additional_taxable_part")) && (key0 !== "additional_tax_amount")) && (key0 !== "subtotal")) && (key0 !== "total_amount")) && (key0 !== "currency")) && (key0 !== "country")) && (key0 !== "region")) && (key0 !== "county")) && (key0 !== "city")) && (key0 !== "product_type")) && (key0 !== "tax_code")) && (key0 !== "tax_behavior")) && (key0 !== "import")) && (key0 !== "notice")) && (key0 !== "notes")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_response$TaxRateResult$closed.errors = vErrors;
return errors === 0;
}
validate_response$TaxRateResult$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_response$TaxRateResult(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$TaxRateResult.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rate === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rate"}}); errors++; }
if(data.country === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country"}}); errors++; }
if(data.status === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}}); errors++; }
if(data.status !== undefined){ let data0 = data.status; if(typeof data0 !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}); errors++; } if(!((((data0 === "taxable") || (data0 === "non_taxable")) || (data0 === "not_registered")) || (data0 === "reverse_charge"))){ (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema_response$TaxRateResult.properties.status.enum}}); errors++; } }
if(data.name !== undefined){ let data0 = data.name; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema_response$TaxRateResult.properties.name.type}}); errors++; } }
if(data.rate !== undefined){ if(!(validate_response$Percent$closed(data.rate, {instancePath:instancePath+"/rate",parentData:data,parentDataProperty:"rate",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Percent$closed.errors : vErrors.concat(validate_response$Percent$closed.errors); errors = vErrors.length; } }
if(data.taxable_part !== undefined){ if(!(validate_response$Percent$closed(data.taxable_part, {instancePath:instancePath+"/taxable_part",parentData:data,parentDataProperty:"taxable_part",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Percent$closed.errors : vErrors.concat(validate_response$Percent$closed.errors); errors = vErrors.length; } }
if(data.tax_amount !== undefined){ let data0 = data.tax_amount; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$Decimal$closed(data0, {instancePath:instancePath+"/tax_amount",parentData:data,parentDataProperty:"tax_amount",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Decimal$closed.errors : vErrors.concat(validate_response$Decimal$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/tax_amount",schemaPath:"#/properties/tax_amount/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/tax_amount",schemaPath:"#/properties/tax_amount/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.additional_name !== undefined){ let data0 = data.additional_name; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/additional_name",schemaPath:"#/properties/additional_name/type",keyword:"type",params:{type: schema_response$TaxRateResult.properties.additional_name.type}}); errors++; } }
if(data.additional_rate !== undefined){ let data0 = data.additional_rate; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$Percent$closed(data0, {instancePath:instancePath+"/additional_rate",parentData:data,parentDataProperty:"additional_rate",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Percent$closed.errors : vErrors.concat(validate_response$Percent$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/additional_rate",schemaPath:"#/properties/additional_rate/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/additional_rate",schemaPath:"#/properties/additional_rate/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.additional_taxable_part !== undefined){ let data0 = data.additional_taxable_part; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$Percent$closed(data0, {instancePath:instancePath+"/additional_taxable_part",parentData:data,parentDataProperty:"additional_taxable_part",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Percent$closed.errors : vErrors.concat(validate_response$Percent$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/additional_taxable_part",schemaPath:"#/properties/additional_taxable_part/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/additional_taxable_part",schemaPath:"#/properties/additional_taxable_part/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.additional_tax_amount !== undefined){ let data0 = data.additional_tax_amount; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$Decimal$closed(data0, {instancePath:instancePath+"/additional_tax_amount",parentData:data,parentDataProperty:"additional_tax_amount",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Decimal$closed.errors : vErrors.concat(validate_response$Decimal$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/additional_tax_amount",schemaPath:"#/properties/additional_tax_amount/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/additional_tax_amount",schemaPath:"#/properties/additional_tax_amount/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.subtotal !== undefined){ let data0 = data.subtotal; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$Decimal$closed(data0, {instancePath:instancePath+"/subtotal",parentData:data,parentDataProperty:"subtotal",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Decimal$closed.errors : vErrors.concat(validate_response$Decimal$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/subtotal",schemaPath:"#/properties/subtotal/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/subtotal",schemaPath:"#/properties/subtotal/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.total_amount !== undefined){ let data0 = data.total_amount; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$Decimal$closed(data0, {instancePath:instancePath+"/total_amount",parentData:data,parentDataProperty:"total_amount",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Decimal$closed.errors : vErrors.concat(validate_response$Decimal$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/total_amount",schemaPath:"#/properties/total_amount/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/total_amount",schemaPath:"#/properties/total_amount/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.currency !== undefined){ if(!(validate_response$Currency$closed(data.currency, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Currency$closed.errors : vErrors.concat(validate_response$Currency$closed.errors); errors = vErrors.length; } }
if(data.country !== undefined){ if(!(validate_response$CountryCode$closed(data.country, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$CountryCode$closed.errors : vErrors.concat(validate_response$CountryCode$closed.errors); errors = vErrors.length; } }
if(data.region !== undefined){ let data0 = data.region; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema_response$TaxRateResult.properties.region.type}}); errors++; } }
if(data.county !== undefined){ let data0 = data.county; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/county",schemaPath:"#/properties/county/type",keyword:"type",params:{type: schema_response$TaxRateResult.properties.county.type}}); errors++; } }
if(data.city !== undefined){ let data0 = data.city; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema_response$TaxRateResult.properties.city.type}}); errors++; } }
if(data.product_type !== undefined){ if(!(validate_response$ProductType$closed(data.product_type, {instancePath:instancePath+"/product_type",parentData:data,parentDataProperty:"product_type",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$ProductType$closed.errors : vErrors.concat(validate_response$ProductType$closed.errors); errors = vErrors.length; } }
if(data.tax_code !== undefined){ if(!(validate_response$TaxCodeId$closed(data.tax_code, {instancePath:instancePath+"/tax_code",parentData:data,parentDataProperty:"tax_code",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$TaxCodeId$closed.errors : vErrors.concat(validate_response$TaxCodeId$closed.errors); errors = vErrors.length; } }
if(data.tax_behavior !== undefined){ let data0 = data.tax_behavior; if(typeof data0 !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/tax_behavior",schemaPath:"#/properties/tax_behavior/type",keyword:"type",params:{type: "string"}}); errors++; } if(!((data0 === "inclusive") || (data0 === "exclusive"))){ (vErrors ??= []).push({instancePath:instancePath+"/tax_behavior",schemaPath:"#/properties/tax_behavior/enum",keyword:"enum",params:{allowedValues: schema_response$TaxRateResult.properties.tax_behavior.enum}}); errors++; } }
if(data.import !== undefined){ if(typeof data.import !== "boolean"){ (vErrors ??= []).push({instancePath:instancePath+"/import",schemaPath:"#/properties/import/type",keyword:"type",params:{type: "boolean"}}); errors++; } }
if(data.notice !== undefined){ let data0 = data.notice; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/notice",schemaPath:"#/properties/notice/type",keyword:"type",params:{type: schema_response$TaxRateResult.properties.notice.type}}); errors++; } }
if(data.notes !== undefined){ let data0 = data.notes; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: schema_response$TaxRateResult.properties.notes.type}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$TaxRateResult.errors = vErrors;
return errors === 0;
}
validate_response$TaxRateResult.evaluated = {"props":{"status":true,"name":true,"rate":true,"taxable_part":true,"tax_amount":true,"additional_name":true,"additional_rate":true,"additional_taxable_part":true,"additional_tax_amount":true,"subtotal":true,"total_amount":true,"currency":true,"country":true,"region":true,"county":true,"city":true,"product_type":true,"tax_code":true,"tax_behavior":true,"import":true,"notice":true,"notes":true},"dynamicProps":false,"dynamicItems":false};

function validate_response$Timestamp$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$Timestamp$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}});
errors++;
}
validate_response$Timestamp$closed.errors = vErrors;
return errors === 0;
}
validate_response$Timestamp$closed.evaluated = {"dynamicProps":false,"dynamicItems":false};

function validate_response$TransactionResult$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$TransactionResult$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_response$TransactionResult(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$TransactionResult.errors : vErrors.concat(validate_response$TransactionResult.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if((((((((((((((((((((((((((key0 !== "id") && (key0 !== "number")) && (key0 !== "type")) && (key0 !== "state")) && (key0 !== "contact")) && (key0 !== "items")) && (key0 !== "currency")) && (key0 !== "date")) && (key0 !== "issue_date")) && (key0 !== "shipping_address")) && (key0 !== "evidence")) && (key0 !== "processor")) && (key0 !== "processor_id")) && (key0 !== "processor_fee_cents")) && (key0 !== "po_number")) && (key0 !== "notes")) && (key0 !== "tags")) && (key0 !== "subtotal_cents")) && (key0 !== "discount_cents")) && (key0 !== "taxes")) && (key0 !== "total_cents")) && (key0 !== "payments")) && (key0 !== "created_at")) && (key0 !== "permalink")) && (key0 !== "pdf")) && (key0 !== "custom_metadata")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_response$TransactionResult$closed.errors = vErrors;
return errors === 0;
}
validate_response$TransactionResult$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_response$TransactionResult(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$TransactionResult.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}}); errors++; }
if(data.type === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}}); errors++; }
if(data.items === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"}}); errors++; }
if(data.total_cents === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total_cents"}}); errors++; }
if(data.id !== undefined){ let data0 = data.id; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}); errors++; } }
if(data.number !== undefined){ let data0 = data.number; if(typeof data0 === "string"){ if(ucs2length(data0) > 20){ (vErrors ??= []).push({instancePath:instancePath+"/number",schemaPath:"#/properties/number/maxLength",keyword:"maxLength",params:{limit: 20}}); errors++; } } else { (vErrors ??= []).push({instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: "string"}}); errors++; } }
if(data.type !== undefined){ let data0 = data.type; if(typeof data0 !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}); errors++; } if(!((data0 === "Invoice") || (data0 === "Credit"))){ (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema_response$TransactionResult.properties.type.enum}}); errors++; } }
if(data.state !== undefined){ let data0 = data.state; if(typeof data0 !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}}); errors++; } if(!(((((((data0 === "outstanding") || (data0 === "late")) || (data0 === "uncollectible")) || (data0 === "paid")) || (data0 === "refunded")) || (data0 === "void")) || (data0 === "archived"))){ (vErrors ??= []).push({instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema_response$TransactionResult.properties.state.enum}}); errors++; } }
if(data.contact !== undefined){ let data0 = data.contact; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$Contact$closed(data0, {instancePath:instancePath+"/contact",parentData:data,parentDataProperty:"contact",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Contact$closed.errors : vErrors.concat(validate_response$Contact$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.items !== undefined){ let data0 = data.items; if(Array.isArray(data0)){ if(data0.length > 1000){ (vErrors ??= []).push({instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 1000}}); errors++; } const len0 = data0.length; for(let i0=0; i0<len0; i0++){ if(!(validate_response$TransactionResultItem$closed(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$TransactionResultItem$closed.errors : vErrors.concat(validate_response$TransactionResultItem$closed.errors); errors = vErrors.length; } } } else { (vErrors ??= []).push({instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}}); errors++; } }
if(data.currency !== undefined){ if(!(validate_response$Currency$closed(data.currency, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Currency$closed.errors : vErrors.concat(validate_response$Currency$closed.errors); errors = vErrors.length; } }
if(data.date !== undefined){ let data0 = data.date; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$Date$closed(data0, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Date$closed.errors : vErrors.concat(validate_response$Date$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/date",schemaPath:"#/properties/date/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/date",schemaPath:"#/properties/date/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.issue_date !== undefined){ if(!(validate_response$Date$closed(data.issue_date, {instancePath:instancePath+"/issue_date",parentData:data,parentDataProperty:"issue_date",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Date$closed.errors : vErrors.concat(validate_response$Date$closed.errors); errors = vErrors.length; } }
if(data.shipping_address !== undefined){ let data0 = data.shipping_address; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$ShippingAddress$closed(data0, {instancePath:instancePath+"/shipping_address",parentData:data,parentDataProperty:"shipping_address",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$ShippingAddress$closed.errors : vErrors.concat(validate_response$ShippingAddress$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/shipping_address",schemaPath:"#/properties/shipping_address/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/shipping_address",schemaPath:"#/properties/shipping_address/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.evidence !== undefined){ let data0 = data.evidence; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$Evidence$closed(data0, {instancePath:instancePath+"/evidence",parentData:data,parentDataProperty:"evidence",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Evidence$closed.errors : vErrors.concat(validate_response$Evidence$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.processor !== undefined){ let data0 = data.processor; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/processor",schemaPath:"#/properties/processor/type",keyword:"type",params:{type: schema_response$TransactionResult.properties.processor.type}}); errors++; } }
if(data.processor_id !== undefined){ let data0 = data.processor_id; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/processor_id",schemaPath:"#/properties/processor_id/type",keyword:"type",params:{type: schema_response$TransactionResult.properties.processor_id.type}}); errors++; } }
if(data.processor_fee_cents !== undefined){ let data0 = data.processor_fee_cents; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$Cents$closed(data0, {instancePath:instancePath+"/processor_fee_cents",parentData:data,parentDataProperty:"processor_fee_cents",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Cents$closed.errors : vErrors.concat(validate_response$Cents$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/processor_fee_cents",schemaPath:"#/properties/processor_fee_cents/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/processor_fee_cents",schemaPath:"#/properties/processor_fee_cents/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.po_number !== undefined){ let data0 = data.po_number; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/po_number",schemaPath:"#/properties/po_number/type",keyword:"type",params:{type: schema_response$TransactionResult.properties.po_number.type}}); errors++; } }
if(data.notes !== undefined){ let data0 = data.notes; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: schema_response$TransactionResult.properties.notes.type}}); errors++; } }
if(data.tags !== undefined){ let data0 = data.tags; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$TagString$closed(data0, {instancePath:instancePath+"/tags",parentData:data,parentDataProperty:"tags",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$TagString$closed.errors : vErrors.concat(validate_response$TagString$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.subtotal_cents !== undefined){ if(!(validate_response$Cents$closed(data.subtotal_cents, {instancePath:instancePath+"/subtotal_cents",parentData:data,parentDataProperty:"subtotal_cents",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Cents$closed.errors : vErrors.concat(validate_response$Cents$closed.errors); errors = vErrors.length; } }
if(data.discount_cents !== undefined){ if(!(validate_response$Cents$closed(data.discount_cents, {instancePath:instancePath+"/discount_cents",parentData:data,parentDataProperty:"discount_cents",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Cents$closed.errors : vErrors.concat(validate_response$Cents$closed.errors); errors = vErrors.length; } }
if(data.taxes !== undefined){ let data0 = data.taxes; if(Array.isArray(data0)){ const len0 = data0.length; for(let i0=0; i0<len0; i0++){ if(!(validate_response$TransactionResultTax$closed(data0[i0], {instancePath:instancePath+"/taxes/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$TransactionResultTax$closed.errors : vErrors.concat(validate_response$TransactionResultTax$closed.errors); errors = vErrors.length; } } } else { (vErrors ??= []).push({instancePath:instancePath+"/taxes",schemaPath:"#/properties/taxes/type",keyword:"type",params:{type: "array"}}); errors++; } }
if(data.total_cents !== undefined){ if(!(validate_response$Cents$closed(data.total_cents, {instancePath:instancePath+"/total_cents",parentData:data,parentDataProperty:"total_cents",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Cents$closed.errors : vErrors.concat(validate_response$Cents$closed.errors); errors = vErrors.length; } }
if(data.payments !== undefined){ let data0 = data.payments; if(Array.isArray(data0)){ const len0 = data0.length; for(let i0=0; i0<len0; i0++){ if(!(validate_response$Payment$closed(data0[i0], {instancePath:instancePath+"/payments/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Payment$closed.errors : vErrors.concat(validate_response$Payment$closed.errors); errors = vErrors.length; } } } else { (vErrors ??= []).push({instancePath:instancePath+"/payments",schemaPath:"#/properties/payments/type",keyword:"type",params:{type: "array"}}); errors++; } }
if(data.created_at !== undefined){ if(!(validate_response$Timestamp$closed(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Timestamp$closed.errors : vErrors.concat(validate_response$Timestamp$closed.errors); errors = vErrors.length; } }
if(data.permalink !== undefined){ if(!(validate_response$Url$closed(data.permalink, {instancePath:instancePath+"/permalink",parentData:data,parentDataProperty:"permalink",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Url$closed.errors : vErrors.concat(validate_response$Url$closed.errors); errors = vErrors.length; } }
if(data.pdf !== undefined){ if(!(validate_response$Url$closed(data.pdf, {instancePath:instancePath+"/pdf",parentData:data,parentDataProperty:"pdf",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Url$closed.errors : vErrors.concat(validate_response$Url$closed.errors); errors = vErrors.length; } }
if(data.custom_metadata !== undefined){ let data0 = data.custom_metadata; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$CustomMetadata$closed(data0, {instancePath:instancePath+"/custom_metadata",parentData:data,parentDataProperty:"custom_metadata",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$CustomMetadata$closed.errors : vErrors.concat(validate_response$CustomMetadata$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/custom_metadata",schemaPath:"#/properties/custom_metadata/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/custom_metadata",schemaPath:"#/properties/custom_metadata/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$TransactionResult.errors = vErrors;
return errors === 0;
}
validate_response$TransactionResult.evaluated = {"props":{"id":true,"number":true,"type":true,"state":true,"contact":true,"items":true,"currency":true,"date":true,"issue_date":true,"shipping_address":true,"evidence":true,"processor":true,"processor_id":true,"processor_fee_cents":true,"po_number":true,"notes":true,"tags":true,"subtotal_cents":true,"discount_cents":true,"taxes":true,"total_cents":true,"payments":true,"created_at":true,"permalink":true,"pdf":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};

function validate_response$TransactionResultItem$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$TransactionResultItem$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_response$TransactionResultItem(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$TransactionResultItem.errors : vErrors.concat(validate_response$TransactionResultItem.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if(((((((((((((((key0 !== "id") && (key0 !== "description")) && (key0 !== "quantity")) && (key0 !== "unit_price")) && (key0 !== "discount_rate")) && (key0 !== "product_code")) && (key0 !== "tax_code")) && (key0 !== "tax_name")) && (key0 !== "tax_rate")) && (key0 !== "tax_country")) && (key0 !== "tax_region")) && (key0 !== "taxable_part")) && (key0 !== "subtotal_cents")) && (key0 !== "discount_cents")) && (key0 !== "total_amount_cents")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_response$TransactionResultItem$closed.errors = vErrors;
return errors === 0;
}
validate_response$TransactionResultItem$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_response$TransactionResultItem(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$TransactionResultItem.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}}); errors++; }
if(data.id !== undefined){ let data0 = data.id; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}); errors++; } }
if(data.description !== undefined){ let data0 = data.description; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema_response$TransactionResultItem.properties.description.type}}); errors++; } }
if(data.quantity !== undefined){ let data0 = data.quantity; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/type",keyword:"type",params:{type: "integer"}}); errors++; } }
if(data.unit_price !== undefined){ if(!(validate_response$Decimal$closed(data.unit_price, {instancePath:instancePath+"/unit_price",parentData:data,parentDataProperty:"unit_price",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Decimal$closed.errors : vErrors.concat(validate_response$Decimal$closed.errors); errors = vErrors.length; } }
if(data.discount_rate !== undefined){ let data0 = data.discount_rate; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$Percent$closed(data0, {instancePath:instancePath+"/discount_rate",parentData:data,parentDataProperty:"discount_rate",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Percent$closed.errors : vErrors.concat(validate_response$Percent$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/discount_rate",schemaPath:"#/properties/discount_rate/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/discount_rate",schemaPath:"#/properties/discount_rate/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.product_code !== undefined){ let data0 = data.product_code; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/product_code",schemaPath:"#/properties/product_code/type",keyword:"type",params:{type: schema_response$TransactionResultItem.properties.product_code.type}}); errors++; } }
if(data.tax_code !== undefined){ let data0 = data.tax_code; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$TaxCodeId$closed(data0, {instancePath:instancePath+"/tax_code",parentData:data,parentDataProperty:"tax_code",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$TaxCodeId$closed.errors : vErrors.concat(validate_response$TaxCodeId$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/tax_code",schemaPath:"#/properties/tax_code/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/tax_code",schemaPath:"#/properties/tax_code/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.tax_name !== undefined){ let data0 = data.tax_name; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/tax_name",schemaPath:"#/properties/tax_name/type",keyword:"type",params:{type: schema_response$TransactionResultItem.properties.tax_name.type}}); errors++; } }
if(data.tax_rate !== undefined){ let data0 = data.tax_rate; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$Percent$closed(data0, {instancePath:instancePath+"/tax_rate",parentData:data,parentDataProperty:"tax_rate",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Percent$closed.errors : vErrors.concat(validate_response$Percent$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/tax_rate",schemaPath:"#/properties/tax_rate/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/tax_rate",schemaPath:"#/properties/tax_rate/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.tax_country !== undefined){ let data0 = data.tax_country; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$CountryCode$closed(data0, {instancePath:instancePath+"/tax_country",parentData:data,parentDataProperty:"tax_country",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$CountryCode$closed.errors : vErrors.concat(validate_response$CountryCode$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/tax_country",schemaPath:"#/properties/tax_country/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/tax_country",schemaPath:"#/properties/tax_country/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.tax_region !== undefined){ let data0 = data.tax_region; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/tax_region",schemaPath:"#/properties/tax_region/type",keyword:"type",params:{type: schema_response$TransactionResultItem.properties.tax_region.type}}); errors++; } }
if(data.taxable_part !== undefined){ let data0 = data.taxable_part; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$Percent$closed(data0, {instancePath:instancePath+"/taxable_part",parentData:data,parentDataProperty:"taxable_part",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Percent$closed.errors : vErrors.concat(validate_response$Percent$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/taxable_part",schemaPath:"#/properties/taxable_part/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/taxable_part",schemaPath:"#/properties/taxable_part/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.subtotal_cents !== undefined){ if(!(validate_response$Cents$closed(data.subtotal_cents, {instancePath:instancePath+"/subtotal_cents",parentData:data,parentDataProperty:"subtotal_cents",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Cents$closed.errors : vErrors.concat(validate_response$Cents$closed.errors); errors = vErrors.length; } }
if(data.discount_cents !== undefined){ if(!(validate_response$Cents$closed(data.discount_cents, {instancePath:instancePath+"/discount_cents",parentData:data,parentDataProperty:"discount_cents",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Cents$closed.errors : vErrors.concat(validate_response$Cents$closed.errors); errors = vErrors.length; } }
if(data.total_amount_cents !== undefined){ if(!(validate_response$Cents$closed(data.total_amount_cents, {instancePath:instancePath+"/total_amount_cents",parentData:data,parentDataProperty:"total_amount_cents",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Cents$closed.errors : vErrors.concat(validate_response$Cents$closed.errors); errors = vErrors.length; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$TransactionResultItem.errors = vErrors;
return errors === 0;
}
validate_response$TransactionResultItem.evaluated = {"props":{"id":true,"description":true,"quantity":true,"unit_price":true,"discount_rate":true,"product_code":true,"tax_code":true,"tax_name":true,"tax_rate":true,"tax_country":true,"tax_region":true,"taxable_part":true,"subtotal_cents":true,"discount_cents":true,"total_amount_cents":true},"dynamicProps":false,"dynamicItems":false};

function validate_response$TransactionResultTax$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$TransactionResultTax$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_response$TransactionResultTax(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$TransactionResultTax.errors : vErrors.concat(validate_response$TransactionResultTax.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if((((((key0 !== "label") && (key0 !== "rate")) && (key0 !== "country")) && (key0 !== "region")) && (key0 !== "tax_code")) && (key0 !== "amount_cents")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_response$TransactionResultTax$closed.errors = vErrors;
return errors === 0;
}
validate_response$TransactionResultTax$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_response$TransactionResultTax(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$TransactionResultTax.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label !== undefined){ if(typeof data.label !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"}}); errors++; } }
if(data.rate !== undefined){ if(!(validate_response$Percent$closed(data.rate, {instancePath:instancePath+"/rate",parentData:data,parentDataProperty:"rate",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Percent$closed.errors : vErrors.concat(validate_response$Percent$closed.errors); errors = vErrors.length; } }
if(data.country !== undefined){ if(!(validate_response$CountryCode$closed(data.country, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$CountryCode$closed.errors : vErrors.concat(validate_response$CountryCode$closed.errors); errors = vErrors.length; } }
if(data.region !== undefined){ let data0 = data.region; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema_response$TransactionResultTax.properties.region.type}}); errors++; } }
if(data.tax_code !== undefined){ let data0 = data.tax_code; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$TaxCodeId$closed(data0, {instancePath:instancePath+"/tax_code",parentData:data,parentDataProperty:"tax_code",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$TaxCodeId$closed.errors : vErrors.concat(validate_response$TaxCodeId$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/tax_code",schemaPath:"#/properties/tax_code/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/tax_code",schemaPath:"#/properties/tax_code/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.amount_cents !== undefined){ if(!(validate_response$Cents$closed(data.amount_cents, {instancePath:instancePath+"/amount_cents",parentData:data,parentDataProperty:"amount_cents",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Cents$closed.errors : vErrors.concat(validate_response$Cents$closed.errors); errors = vErrors.length; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$TransactionResultTax.errors = vErrors;
return errors === 0;
}
validate_response$TransactionResultTax.evaluated = {"props":{"label":true,"rate":true,"country":true,"region":true,"tax_code":true,"amount_cents":true},"dynamicProps":false,"dynamicItems":false};

function validate_response$Url$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$Url$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!(formats_2282070a(data))){ (vErrors ??= []).push({instancePath,schemaPath:"#/format",keyword:"format",params:{format: "uri"}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}});
errors++;
}
validate_response$Url$closed.errors = vErrors;
return errors === 0;
}
validate_response$Url$closed.evaluated = {"dynamicProps":false,"dynamicItems":false};

function validate_response$ValidationError$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$ValidationError$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_response$ValidationError(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$ValidationError.errors : vErrors.concat(validate_response$ValidationError.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if(key0 !== "errors"){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_response$ValidationError$closed.errors = vErrors;
return errors === 0;
}
validate_response$ValidationError$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_response$ValidationError(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$ValidationError.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.errors === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "errors"}}); errors++; }
if(data.errors !== undefined){ let data0 = data.errors; if(data0 && typeof data0 == "object" && !Array.isArray(data0)){ for(const key0 in data0){ let data1 = data0[key0]; if(Array.isArray(data1)){ const len0 = data1.length; for(let i0=0; i0<len0; i0++){ if(typeof data1[i0] !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/errors/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/properties/errors/additionalProperties/items/type",keyword:"type",params:{type: "string"}}); errors++; } } } else { (vErrors ??= []).push({instancePath:instancePath+"/errors/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/errors/additionalProperties/type",keyword:"type",params:{type: "array"}}); errors++; } } } else { (vErrors ??= []).push({instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "object"}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$ValidationError.errors = vErrors;
return errors === 0;
}
validate_response$ValidationError.evaluated = {"props":{"errors":true},"dynamicProps":false,"dynamicItems":false};

function validate_response$Webhook$closed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$Webhook$closed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_response$Webhook(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$Webhook.errors : vErrors.concat(validate_response$Webhook.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){ if(((((((((key0 !== "id") && (key0 !== "auth_key")) && (key0 !== "events_sent")) && (key0 !== "last_sent_at")) && (key0 !== "last_error")) && (key0 !== "last_error_at")) && (key0 !== "created_at")) && (key0 !== "url")) && (key0 !== "events_types")){ (vErrors ??= []).push({instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}}); errors++; } }
}
validate_response$Webhook$closed.errors = vErrors;
return errors === 0;
}
validate_response$Webhook$closed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_response$Webhook(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$Webhook.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_response$WebhookFields(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_response$WebhookFields.errors : vErrors.concat(validate_response$WebhookFields.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){ (vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}}); errors++; }
if(data.id !== undefined){ let data0 = data.id; if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){ (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}); errors++; } }
if(data.auth_key !== undefined){ if(typeof data.auth_key !== "string"){ (vErrors ??= []).push({instancePath:instancePath+"/auth_key",schemaPath:"#/properties/auth_key/type",keyword:"type",params:{type: "string"}}); errors++; } }
if(data.events_sent !== undefined){ let data0 = data.events_sent; if((!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))) && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/events_sent",schemaPath:"#/properties/events_sent/type",keyword:"type",params:{type: schema_response$Webhook.properties.events_sent.type}}); errors++; } }
if(data.last_sent_at !== undefined){ let data0 = data.last_sent_at; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$Timestamp$closed(data0, {instancePath:instancePath+"/last_sent_at",parentData:data,parentDataProperty:"last_sent_at",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Timestamp$closed.errors : vErrors.concat(validate_response$Timestamp$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/last_sent_at",schemaPath:"#/properties/last_sent_at/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/last_sent_at",schemaPath:"#/properties/last_sent_at/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.last_error !== undefined){ let data0 = data.last_error; if((typeof data0 !== "string") && (data0 !== null)){ (vErrors ??= []).push({instancePath:instancePath+"/last_error",schemaPath:"#/properties/last_error/type",keyword:"type",params:{type: schema_response$Webhook.properties.last_error.type}}); errors++; } }
if(data.last_error_at !== undefined){ let data0 = data.last_error_at; const _errs0 = errors; let counts0 = [errors]; let valid0 = false; const _errs1 = errors; if(!(validate_response$Timestamp$closed(data0, {instancePath:instancePath+"/last_error_at",parentData:data,parentDataProperty:"last_error_at",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Timestamp$closed.errors : vErrors.concat(validate_response$Timestamp$closed.errors); errors = vErrors.length; } let _valid0 = _errs1 === errors; counts0.push(errors); valid0 = valid0 || _valid0; const _errs2 = errors; if(data0 !== null){ (vErrors ??= []).push({instancePath:instancePath+"/last_error_at",schemaPath:"#/properties/last_error_at/anyOf/1/type",keyword:"type",params:{type: "null"}}); errors++; } _valid0 = _errs2 === errors; counts0.push(errors); valid0 = valid0 || _valid0; if(!valid0){ (vErrors ??= []).push({instancePath:instancePath+"/last_error_at",schemaPath:"#/properties/last_error_at/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}}); errors++; } else { errors = _errs0; if(vErrors !== null){ if(_errs0){ vErrors.length = _errs0; } else { vErrors = null; } } } }
if(data.created_at !== undefined){ if(!(validate_response$Timestamp$closed(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Timestamp$closed.errors : vErrors.concat(validate_response$Timestamp$closed.errors); errors = vErrors.length; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$Webhook.errors = vErrors;
return errors === 0;
}
validate_response$Webhook.evaluated = {"props":{"id":true,"auth_key":true,"events_sent":true,"last_sent_at":true,"last_error":true,"last_error_at":true,"created_at":true,"url":true,"events_types":true},"dynamicProps":false,"dynamicItems":false};

function validate_response$WebhookFields(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$WebhookFields.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url !== undefined){ if(!(validate_response$Url$closed(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Url$closed.errors : vErrors.concat(validate_response$Url$closed.errors); errors = vErrors.length; } }
if(data.events_types !== undefined){ let data0 = data.events_types; if(Array.isArray(data0)){ const len0 = data0.length; for(let i0=0; i0<len0; i0++){ if(!(validate_response$EventType$closed(data0[i0], {instancePath:instancePath+"/events_types/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$EventType$closed.errors : vErrors.concat(validate_response$EventType$closed.errors); errors = vErrors.length; } } } else { (vErrors ??= []).push({instancePath:instancePath+"/events_types",schemaPath:"#/properties/events_types/type",keyword:"type",params:{type: "array"}}); errors++; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate_response$WebhookFields.errors = vErrors;
return errors === 0;
}
validate_response$WebhookFields.evaluated = {"props":{"url":true,"events_types":true},"dynamicProps":false,"dynamicItems":false};

function validate_response$response$X$2d$Pages$2d$HasMore(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$response$X$2d$Pages$2d$HasMore.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((data === "true") || (data === "false"))){
(vErrors ??= []).push({instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_response$response$X$2d$Pages$2d$HasMore.enum}});
errors++;
}
validate_response$response$X$2d$Pages$2d$HasMore.errors = vErrors;
return errors === 0;
}
validate_response$response$X$2d$Pages$2d$HasMore.evaluated = {"dynamicProps":false,"dynamicItems":false};

function validate_response$response$X$2d$Pages$2d$NextPage(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$response$X$2d$Pages$2d$NextPage.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!(formats_2282070a(data))){ (vErrors ??= []).push({instancePath,schemaPath:"#/format",keyword:"format",params:{format: "uri"}}); errors++; }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}});
errors++;
}
validate_response$response$X$2d$Pages$2d$NextPage.errors = vErrors;
return errors === 0;
}
validate_response$response$X$2d$Pages$2d$NextPage.evaluated = {"dynamicProps":false,"dynamicItems":false};

function validate_response$response$X$2d$RateLimit$2d$Limit(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$response$X$2d$RateLimit$2d$Limit.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data == "number"){
if(data < 1 || isNaN(data)){ (vErrors ??= []).push({instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}); errors++; }
}
validate_response$response$X$2d$RateLimit$2d$Limit.errors = vErrors;
return errors === 0;
}
validate_response$response$X$2d$RateLimit$2d$Limit.evaluated = {"dynamicProps":false,"dynamicItems":false};

function validate_response$response$X$2d$RateLimit$2d$Remaining(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$response$X$2d$RateLimit$2d$Remaining.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data == "number"){
if(data < 0 || isNaN(data)){ (vErrors ??= []).push({instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}); errors++; }
}
validate_response$response$X$2d$RateLimit$2d$Remaining.errors = vErrors;
return errors === 0;
}
validate_response$response$X$2d$RateLimit$2d$Remaining.evaluated = {"dynamicProps":false,"dynamicItems":false};

function validate_response$response$X$2d$RateLimit$2d$Reset(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$response$X$2d$RateLimit$2d$Reset.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}});
errors++;
}
validate_response$response$X$2d$RateLimit$2d$Reset.errors = vErrors;
return errors === 0;
}
validate_response$response$X$2d$RateLimit$2d$Reset.evaluated = {"dynamicProps":false,"dynamicItems":false};

function validate_response$response$listAccounts(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$response$listAccounts.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){ if(!(validate_response$CustomAccount$closed(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$CustomAccount$closed.errors : vErrors.concat(validate_response$CustomAccount$closed.errors); errors = vErrors.length; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}});
errors++;
}
validate_response$response$listAccounts.errors = vErrors;
return errors === 0;
}
validate_response$response$listAccounts.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

function validate_response$response$listAddresses(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$response$listAddresses.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){ if(!(validate_response$Address$closed(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Address$closed.errors : vErrors.concat(validate_response$Address$closed.errors); errors = vErrors.length; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}});
errors++;
}
validate_response$response$listAddresses.errors = vErrors;
return errors === 0;
}
validate_response$response$listAddresses.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

function validate_response$response$listContacts(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$response$listContacts.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){ if(!(validate_response$Contact$closed(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Contact$closed.errors : vErrors.concat(validate_response$Contact$closed.errors); errors = vErrors.length; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}});
errors++;
}
validate_response$response$listContacts.errors = vErrors;
return errors === 0;
}
validate_response$response$listContacts.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

function validate_response$response$listCoupons(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$response$listCoupons.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){ if(!(validate_response$Coupon$closed(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Coupon$closed.errors : vErrors.concat(validate_response$Coupon$closed.errors); errors = vErrors.length; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}});
errors++;
}
validate_response$response$listCoupons.errors = vErrors;
return errors === 0;
}
validate_response$response$listCoupons.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

function validate_response$response$listCredits(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$response$listCredits.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){ if(!(validate_response$Credit$closed(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Credit$closed.errors : vErrors.concat(validate_response$Credit$closed.errors); errors = vErrors.length; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}});
errors++;
}
validate_response$response$listCredits.errors = vErrors;
return errors === 0;
}
validate_response$response$listCredits.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

function validate_response$response$listEvidence(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$response$listEvidence.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){ if(!(validate_response$Evidence$closed(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Evidence$closed.errors : vErrors.concat(validate_response$Evidence$closed.errors); errors = vErrors.length; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}});
errors++;
}
validate_response$response$listEvidence.errors = vErrors;
return errors === 0;
}
validate_response$response$listEvidence.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

function validate_response$response$listExpenses(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$response$listExpenses.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){ if(!(validate_response$Expense$closed(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Expense$closed.errors : vErrors.concat(validate_response$Expense$closed.errors); errors = vErrors.length; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}});
errors++;
}
validate_response$response$listExpenses.errors = vErrors;
return errors === 0;
}
validate_response$response$listExpenses.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

function validate_response$response$listInvoices(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$response$listInvoices.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){ if(!(validate_response$Invoice$closed(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Invoice$closed.errors : vErrors.concat(validate_response$Invoice$closed.errors); errors = vErrors.length; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}});
errors++;
}
validate_response$response$listInvoices.errors = vErrors;
return errors === 0;
}
validate_response$response$listInvoices.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

function validate_response$response$listJurisdictions(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$response$listJurisdictions.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){ if(!(validate_response$Jurisdiction$closed(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Jurisdiction$closed.errors : vErrors.concat(validate_response$Jurisdiction$closed.errors); errors = vErrors.length; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}});
errors++;
}
validate_response$response$listJurisdictions.errors = vErrors;
return errors === 0;
}
validate_response$response$listJurisdictions.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

function validate_response$response$listProducts(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$response$listProducts.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){ if(!(validate_response$Product$closed(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Product$closed.errors : vErrors.concat(validate_response$Product$closed.errors); errors = vErrors.length; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}});
errors++;
}
validate_response$response$listProducts.errors = vErrors;
return errors === 0;
}
validate_response$response$listProducts.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

function validate_response$response$listRecurring(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$response$listRecurring.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){ if(!(validate_response$Recurring$closed(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Recurring$closed.errors : vErrors.concat(validate_response$Recurring$closed.errors); errors = vErrors.length; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}});
errors++;
}
validate_response$response$listRecurring.errors = vErrors;
return errors === 0;
}
validate_response$response$listRecurring.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

function validate_response$response$listReportRequests(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$response$listReportRequests.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){ if(!(validate_response$ReportRequest$closed(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$ReportRequest$closed.errors : vErrors.concat(validate_response$ReportRequest$closed.errors); errors = vErrors.length; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}});
errors++;
}
validate_response$response$listReportRequests.errors = vErrors;
return errors === 0;
}
validate_response$response$listReportRequests.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

function validate_response$response$listSessions(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$response$listSessions.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){ if(!(validate_response$CheckoutSession$closed(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$CheckoutSession$closed.errors : vErrors.concat(validate_response$CheckoutSession$closed.errors); errors = vErrors.length; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}});
errors++;
}
validate_response$response$listSessions.errors = vErrors;
return errors === 0;
}
validate_response$response$listSessions.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

function validate_response$response$listTaxCodes(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$response$listTaxCodes.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){ if(!(validate_response$TaxCode$closed(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$TaxCode$closed.errors : vErrors.concat(validate_response$TaxCode$closed.errors); errors = vErrors.length; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}});
errors++;
}
validate_response$response$listTaxCodes.errors = vErrors;
return errors === 0;
}
validate_response$response$listTaxCodes.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

function validate_response$response$listTaxIds(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$response$listTaxIds.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){ if(!(validate_response$TaxId$closed(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$TaxId$closed.errors : vErrors.concat(validate_response$TaxId$closed.errors); errors = vErrors.length; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}});
errors++;
}
validate_response$response$listTaxIds.errors = vErrors;
return errors === 0;
}
validate_response$response$listTaxIds.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

function validate_response$response$listWebhooks(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_response$response$listWebhooks.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){ if(!(validate_response$Webhook$closed(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){ vErrors = vErrors === null ? validate_response$Webhook$closed.errors : vErrors.concat(validate_response$Webhook$closed.errors); errors = vErrors.length; } }
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}});
errors++;
}
validate_response$response$listWebhooks.errors = vErrors;
return errors === 0;
}
validate_response$response$listWebhooks.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};
