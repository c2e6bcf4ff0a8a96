/** The numbers of the API. */
export const LIMITS = {
  rate: { calls: 100, windowSeconds: 15, headers: ['reset', 'remaining', 'limit'] },
  paging: { parameter: 'created_before', default: 25, max: 100, headers: ['has-more', 'next-page'] },
  // Another reading gives 200 per document.
  items: { perRequest: 200, perDocument: 1000 },
  documentNumber: { maxLength: 20 },
  tag: { maxLength: 40 },
  customMetadata: { maxKeys: 20, keyMaxLength: 40, valueMaxLength: 500 },
  accessToken: { lifeDays: 25 },
  session: { idleMinutes: 30, removalDays: 7 },
  euDigitalServices: { thresholdEuros: 100_000 },
  defaults: {
    productType: 'service',
    taxCode: 'eservice',
    paymentMethod: 'other',
    recurringFrequency: 1,
    recurringPeriod: 'months',
    recurringStartMonths: 1,
    attachmentPublic: false,
  },
} as const;

/** Strings that a format accepts and strings that it rejects. */
export const FORMS = {
  currency: { takes: ['EUR', 'USD'], refuses: ['eur', 'EU', 'EURO', 'E1R'] },
  dateRange: {
    takes: ['2024-07-01,2024-09-30', '2024/07/01,2024/09/30'],
    refuses: ['2024-07-01', '2024-07-01;2024-09-30', '01-07-2024,30-09-2024', '2024-7-1,2024-9-30'],
  },
} as const;

/** Newest first; the first is the current one. */
export const VERSIONS = [
  '20241028',
  '20240705',
  '20231201',
  '20220325',
  '20210701',
  '20210316',
  '20170914',
  '20170628',
  '20170418',
  '20161108',
  '20160614',
  '20160602',
] as const;

/** Parameter of the Accept header that chooses the version. */
export const VERSION_PARAMETER = 'api_version';
