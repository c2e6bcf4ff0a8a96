import { slugOf } from './slug';

/** What names an operation: `operationId` if the description has one, and where it stands. */
export interface OperationPlace {
  operationId?: string;
  method: string;
  path: string;
}

/**
 * The id of an operation, made of letters, digits, `_` and `-`: its operationId with every other character turned into
 * `-` (`repos/get` is `repos-get`), or, without one, its method and path (`GET /invoices/{id}` is `get-invoices-id`).
 */
export function deriveOperationId({ operationId = '', method, path }: OperationPlace): string {
  return withoutPathCharacters(operationId) || slugOf(`${method} ${path}`);
}

/** `text` with every run of characters that are not letters, digits or `_` turned into one `-`. */
export function withoutPathCharacters(text: string): string {
  return text.replace(/[^A-Za-z0-9_-]+/g, '-').replace(/^-+|-+$/g, '');
}
