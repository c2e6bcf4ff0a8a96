import type { RunResponse } from '../../../../site/src/run/run-state';

interface Parts extends Partial<Omit<RunResponse, 'exchange'>> {
  status?: number;
  wait?: number;
}

/** Builds a response of the simulator. */
export function responseWith({ status = 201, wait, ...others }: Parts): RunResponse {
  return {
    exchange: {
      id: 1,
      method: 'POST',
      address: '/api/invoices',
      response: {
        status,
        headers: [
          ['X-RateLimit-Limit', '100'],
          ['X-RateLimit-Remaining', status === 429 ? '0' : '99'],
        ],
        body: '{\n  "id": 90441\n}',
        rules: [],
      },
      wait,
    },
    milliseconds: 40.6,
    inputs: { example: 'default', environment: '' },
    isReproduction: false,
    ...others,
  };
}
