import type { HeadCheck } from './call';

/**
 * Stands in for the HEAD request to the URL of a webhook, because a simulator calls nobody: 200, or the status that the
 * path ends in (`https://shop.example/hooks/404` returns 404).
 */
export const simulatedHeadCheck: HeadCheck = (url) => {
  const [, status = '200'] = /\/([1-5]\d\d)$/.exec(url) ?? [];
  return Promise.resolve(Number(status));
};
