import type { Response } from './api-model';

/** Whether a response is returned if something went wrong; `default` is an error if there is also a success. */
export function isError({ status }: Response, all: readonly Response[]): boolean {
  if (status === 'default') return all.some((response) => /^[123]/.test(response.status));
  return /^[45]/.test(status);
}
