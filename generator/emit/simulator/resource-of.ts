import type { Operation, Parameter } from '../../model/api/api-model';

/** Returns the collection that an operation works on: `coupons` for `/checkout/coupons`, `credits` for `/credits/{id}/void`. */
export function resourceOf({ path }: Pick<Operation, 'path'>): string {
  return path.split('/{')[0]?.split('/').at(-1) ?? '';
}

/** Returns the path parameter that identifies the record, the last one: `id` in `/invoices/{id}/deliver`. */
export function idParameter({ parameters }: Operation): Parameter | undefined {
  return parameters.findLast((parameter) => parameter.in === 'path');
}
