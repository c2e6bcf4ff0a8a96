import { slugOf } from './slug';

/** The data that identifies an operation: its `operationId`, if it has one, method, and path. */
interface OperationPlace {
  operationId?: string;
  method: string;
  path: string;
}

/**
 * Returns the id of an operation, which consists of letters, digits, `_` and `-`: its operationId with every other character
 * replaced by `-` (`repos/get` is `repos-get`), or, without one, its method and path (`GET /invoices/{id}` is `get-invoices-id`).
 */
export function deriveOperationId({ operationId = '', method, path }: OperationPlace): string {
  return withoutPathCharacters(operationId) || slugOf(`${method} ${path}`);
}

/** Replaces every run of characters except letters, digits, and `_` with a single `-`. */
export function withoutPathCharacters(text: string): string {
  return text.replace(/[^A-Za-z0-9_-]+/g, '-').replace(/^-+|-+$/g, '');
}
