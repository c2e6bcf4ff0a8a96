import type { JsonObject } from '#core/json/json';
import { objectOf } from '#core/json/read';
import { at, drop, type Mutant, parameter, rename, schema, set, swap, within } from './change';

const versions = (change: (list: JsonObject[]) => void): Mutant['change'] => {
  return (description) => change(description['x-api-versions'] as JsonObject[]);
};

/** Operations, parameters, statuses, access, versions and events. */
export const operationMutants: Mutant[] = [
  {
    broken: 'a lost path',
    change: at('/paths', drop('/ping')),
    want: 'GET /ping is not described; the specification has it (7.api.10)',
  },
  {
    broken: 'a renamed path',
    change: at('/paths', rename('/items', '/products')),
    want: 'POST /products is not in the specification and has no mark',
  },
  {
    broken: 'another method',
    change: at('/paths/~1credits~1{id}~1void', rename('put', 'post')),
    want: 'PUT /credits/{id}/void is not described',
  },
  {
    broken: 'an operation without a mark',
    change: at('/paths/~1evidence~1{id}', (item) => set({ delete: objectOf(item.get) })(item)),
    want: 'DELETE /evidence/{id} is not in the specification and has no mark',
  },
  {
    broken: 'another area',
    change: at('/paths/~1items/get', set({ tags: ['Contacts'] })),
    want: 'GET /items has the tag Contacts; it is Products',
  },
  {
    broken: 'another status of success',
    change: at('/paths/~1contacts/post/responses', rename('201', '200')),
    want: 'POST /contacts has the status of success 200; it is 201 (7.api.4)',
  },
  {
    broken: 'a delete that succeeds',
    change: at('/paths/~1invoices~1{id}/delete/responses', rename('410', '204')),
    want: 'DELETE /invoices/{id} does not return 410',
  },
  {
    broken: 'a lost status',
    change: at('/paths/~1transactions/post/responses', drop('406')),
    want: 'POST /transactions does not return 406',
  },
  {
    broken: 'a status that is not in the catalogue',
    change: at('/paths/~1ping/get/responses', rename('405', '409')),
    want: 'getPing returns 409, which is not a status of the specification',
  },
  {
    broken: 'a status that no operation returns',
    change: ({ paths }) => {
      for (const operation of Object.values(paths!).flatMap((item) => Object.values(item)))
        delete ((operation as JsonObject).responses as JsonObject | undefined)?.['403'];
    },
    want: 'No operation returns 403',
  },
  {
    broken: 'a list that is not an array',
    change: at(
      '/paths/~1contacts/get/responses/200/content/application~1json/schema',
      set({ type: 'object' }),
    ),
    want: 'listContacts returns no array',
  },
  {
    broken: 'a lost query parameter',
    change: at('/paths/~1contacts/get', (operation) => {
      operation.parameters = [];
    }),
    want: 'GET /contacts has no query parameter `processor_id`',
  },
  {
    broken: 'a renamed query parameter',
    change: parameter('/paths/~1jurisdictions/get', 'region', set({ name: 'area' })),
    want: 'listJurisdictions has the query parameter `area`',
  },
  {
    broken: 'a query parameter that may be left out',
    change: parameter('/paths/~1tax_rates~1calculate/get', 'to_country', set({ required: false })),
    want: 'calculateTaxRate.to_country is not required',
  },
  {
    broken: 'a query parameter that is required',
    change: parameter('/paths/~1jurisdictions/get', 'country', set({ required: true })),
    want: 'listJurisdictions.country is required; the specification does not require it',
  },
  {
    broken: 'another default of a query parameter',
    change: parameter(
      '/paths/~1tax_rates~1calculate/get',
      'tax_behavior',
      within('schema', set({ default: 'inclusive' })),
    ),
    want: 'calculateTaxRate.tax_behavior has the default "inclusive"',
  },
  {
    broken: 'another value of a query parameter',
    change: parameter(
      '/paths/~1tax_rates~1calculate/get',
      'tax_behavior',
      within('schema', swap('enum', 'inclusive', 'included')),
    ),
    want: 'calculateTaxRate.tax_behavior does not take "inclusive"',
  },
  {
    broken: 'another value of a filter',
    change: parameter('/paths/~1credits/get', 'state', within('schema', swap('enum', 'late', 'overdue'))),
    want: 'listCredits.state: enum ["outstanding","overdue","paid","void","archived"] has no mark',
  },
  {
    broken: 'any tax code in a path',
    change: at('/components/parameters/TaxCodeId', set({ schema: { type: 'string' } })),
    want: 'getTaxCode.id does not take "consulting"',
  },
  {
    broken: 'a larger page',
    change: at('/components/parameters/Limit/schema', set({ maximum: 200 })),
    want: 'A page of records has the maximum 200; the specification says 100 (9.api.2)',
  },
  {
    broken: 'another usual page',
    change: at('/components/parameters/Limit/schema', set({ default: 20 })),
    want: 'A page of records has the default 20; the specification says 25',
  },
  {
    broken: 'dates with dots',
    change: schema('DateRange', set({ pattern: '^[0-9.]{10},[0-9.]{10}$' })),
    want: 'refuses "2024-07-01,2024-09-30"; the specification says: two dates',
  },
  {
    broken: 'a lost header',
    change: at('/paths/~1invoices/get/responses/200/headers', drop('X-Pages-HasMore')),
    want: 'listInvoices returns 200 without the header for has-more',
  },
  {
    broken: 'versions in another order',
    change: versions((list) => list.push(...list.splice(1, 1))),
    want: 'x-api-versions/1/version is "20231201"; the specification says "20240705" (9.api.9)',
  },
  {
    broken: 'a version too many',
    change: versions((list) => list.push({ version: '20150101', current: false })),
    want: 'x-api-versions/12/version is "20150101"; the specification has none',
  },
  {
    broken: 'another current version',
    change: at('/info', set({ version: '20240705' })),
    want: 'info/version is "20240705"; the specification says "20241028"',
  },
  {
    broken: 'another parameter for the version',
    change: at('/x-accept', set({ parameter: 'version' })),
    want: 'x-accept/parameter is "version"; the specification says "api_version"',
  },
  {
    broken: 'a lost scope',
    change: at('/components/securitySchemes/oauth2/flows/authorizationCode/scopes', drop('read_only')),
    want: 'No security scheme is {"type":"oauth2"',
  },
  {
    broken: 'another way to send a key',
    change: at('/components/securitySchemes/basicAuth', (scheme) => {
      drop('scheme')(scheme);
      set({ type: 'apiKey', in: 'header', name: 'X-Key' })(scheme);
    }),
    want: 'The security scheme basicAuth is {"type":"apiKey"',
  },
  {
    broken: 'Connect without tokens',
    change: at('/paths/~1accounts/get', set({ security: [{ basicAuth: [] }] })),
    want: 'listAccounts takes no bearer token',
  },
  {
    broken: 'another base path',
    change: ({ servers }) =>
      set({ url: 'https://{account}.abaco.example/v1' })((servers as JsonObject[])[0]!),
    want: 'The server https://{account}.abaco.example/v1 is not /api on the host of an account',
  },
  {
    broken: 'a lost event',
    change: schema('EventType', swap('enum', 'threshold.eu.100k')),
    want: 'The event threshold.eu.100k is not described',
  },
  {
    broken: 'an event without a mark',
    change: schema('EventType', swap('enum', 'invoice.created', 'invoice.created', 'invoice.deleted')),
    want: 'The event invoice.deleted is not mentioned in the specification and has no mark',
  },
];
