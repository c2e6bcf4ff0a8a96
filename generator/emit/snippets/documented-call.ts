import type { Operation, RequestExample } from '../../model/api/api-model';
import type { HttpRequest } from './http-request';

/** A documented request, and what it was built from. */
export interface DocumentedCall {
  operation: Operation;
  example: RequestExample;
  request: HttpRequest;
}
