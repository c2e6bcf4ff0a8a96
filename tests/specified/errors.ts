/** The meaning of each error status. */
export const ERRORS = {
  400: 'malformed request',
  401: 'wrong key or no access',
  403: 'record hidden for admins only',
  404: 'not found',
  405: 'invalid method',
  406: 'not JSON or invalid tax_code',
  410: 'gone (deleting invoices/credits, legacy endpoints)',
  422: 'cannot process for the record',
  429: 'too many requests',
  500: 'server-side problem',
  502: 'server-side problem',
  503: 'maintenance or rate limit',
  504: 'server-side problem',
} as const;

/** Status of success by method; none is said for GET and PUT. */
export const SUCCESS = { POST: '201', DELETE: '204' } as const;

/** Operations that never succeed and what they answer. */
export const GONE = { 'DELETE /invoices/{id}': '410', 'DELETE /credits/{id}': '410' } as const;

/** Errors that are said for one operation. */
export const SPECIAL = { 'POST /transactions': '406' } as const;
