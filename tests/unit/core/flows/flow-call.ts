import type { FlowCall } from '#core/contracts/flows';

/** A step that refunds a sale, with this request. */
export function flowCall(request: Partial<FlowCall['request']>): FlowCall {
  return {
    id: 'refund',
    title: 'Refund',
    href: '/',
    operation: 'refund',
    method: 'POST',
    path: '/sales/{id}',
    request: { name: 'default', parameters: {}, headers: {}, ...request },
    outputs: {},
  };
}
