import type { Sentence } from './sentence';

/** Section 8: errors. */
export const ERROR_SENTENCES: readonly Sentence[] = [
  {
    id: '8.api.1',
    text: '400 malformed request; 401 wrong key or no access; 403 record hidden for admins only; 404 not found; 405 invalid method; 406 not JSON or invalid tax_code; 410 gone (deleting invoices/credits, legacy endpoints); 422 cannot process for the record; 429 too many requests; 500, 502, 503 (maintenance or rate limit), 504 server-side problems.',
    data: ['errors'],
    readings: [
      '410 for other calls than the two deletes is stated in words; no legacy endpoint is described.',
      'Every operation may return 410.',
    ],
  },
  {
    id: '8.api.2',
    text: 'Callers must retry themselves.',
    notHeld: 'It is about callers; the API does nothing.',
  },
];
