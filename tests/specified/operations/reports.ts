import type { Operation } from './operation';

export const reporting: readonly Operation[] = [
  { method: 'GET', path: '/reporting/requests', id: 'listReportRequests', returns: ['report_request'] },
  {
    method: 'POST',
    path: '/reporting/requests',
    id: 'createReportRequest',
    takes: ['report_request'],
    returns: 'report_request',
  },
  { method: 'GET', path: '/reporting/requests/{id}', id: 'getReportRequest', returns: 'report_request' },
];
