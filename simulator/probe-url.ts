import type { UrlProbe } from './call';

/**
 * Simulates the HEAD request to the URL of a webhook, because a simulator never calls out: 200, or the status at the end of
 * the path (`https://shop.example/hooks/404` returns 404).
 */
export const simulatedProbe: UrlProbe = (url) => {
  const [, status = '200'] = /\/([1-5]\d\d)$/.exec(url) ?? [];
  return Promise.resolve(Number(status));
};
