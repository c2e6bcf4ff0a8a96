import type { Response } from './api-model';

/** True for the response of an operation when something went wrong; `default` is one beside any success. */
export function isError({ status }: Response, all: readonly Response[]): boolean {
  if (status === 'default') return all.some((response) => /^[123]/.test(response.status));
  return /^[45]/.test(status);
}
