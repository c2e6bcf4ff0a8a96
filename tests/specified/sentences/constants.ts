import type { Sentence } from './sentence';

/** Section 9: constants and limits. */
export const CONSTANT_SENTENCES: readonly Sentence[] = [
  {
    id: '9.api.1',
    text: 'API: rate limit 100 calls per 15 seconds, with headers for reset, remaining and limit.',
    data: ['limits.rate'],
  },
  {
    id: '9.api.2',
    text: 'Pagination by created_before; default page 25, max 100; headers for has-more and next-page.',
    data: ['limits.paging'],
  },
  {
    id: '9.api.3',
    text: 'Max 200 items per request; 1000 per document (see section 5).',
    data: ['limits.items'],
  },
  { id: '9.api.4', text: 'Document number max 20.', data: ['limits.documentNumber'] },
  { id: '9.api.5', text: 'Tag max 40.', data: ['limits.tag'] },
  {
    id: '9.api.6',
    text: 'Custom metadata up to 20 keys, key max 40, value max 500.',
    data: ['limits.customMetadata'],
  },
  {
    id: '9.api.7',
    text: 'Access token life 25 days.',
    data: ['limits.accessToken'],
  },
  {
    id: '9.api.8',
    text: 'Session idle abandonment 30 minutes, removal 7 days.',
    data: ['limits.session'],
  },
  {
    id: '9.api.9',
    text: 'Current API version 20241028; earlier: 20240705, 20231201, 20220325, 20210701, 20210316, 20170914, 20170628, 20170418, 20161108, 20160614, 20160602.',
    data: ['versions'],
  },
  {
    id: '9.api.10',
    text: 'EU digital-services threshold warning at 100,000 euro.',
    data: ['limits.euDigitalServices', 'events'],
  },
  {
    id: '9.api.11',
    text: 'Defaults: product type service, tax code eservice, payment method other, recurring frequency 1, period months, start one month ahead, attachment public false.',
    data: ['limits.defaults'],
  },
];
