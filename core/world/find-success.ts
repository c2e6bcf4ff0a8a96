import type { OperationFacts, ResponseFacts } from '../contracts/world-contract';

/** The response to a request that works: the first that is not an error. */
export function findSuccess({ responses }: OperationFacts): ResponseFacts | undefined {
  const successes = responses.filter(({ isError }) => !isError);
  return successes.find(({ status }) => /^2|default/.test(status)) ?? successes[0];
}

/** The status of that response: a range and `default` include 200. */
export function statusOf(success: ResponseFacts | undefined): number {
  const status = success?.status ?? '200';
  if (/^\d{3}$/.test(status)) return Number(status);
  return /^[1-5]XX$/i.test(status) ? Number(status[0]) * 100 : 200;
}
