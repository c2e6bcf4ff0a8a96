/** One page of each kind. */
export const sitePages = {
  introduction: '/',
  guide: '/guides/getting-started/',
  glossary: '/glossary/',
  'reference landing': '/api/',
  tag: '/api/invoices/',
  'operation with a body': '/api/invoices/create-invoice/',
  'operation that lists': '/api/invoices/list-invoices/',
  'index of objects': '/api/objects/',
  object: '/api/objects/invoice/',
  event: '/api/webhooks/threshold-eu-100k/',
  errors: '/api/errors/',
  changelog: '/api/changelog/',
  proof: '/api/proof/',
  search: '/search/?q=invoice',
} as const;
