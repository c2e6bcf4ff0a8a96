import type { Json } from '#core/json/json';
import type { ContentfulStatusCode, StatusCode } from 'hono/utils/http-status';
import type { Exchange } from './environment';

/** Answers JSON, or nothing when there is no body, and remembers the body for the layers above. */
export function answer(exchange: Exchange, status: number, body?: Json): Response {
  exchange.set('answer', body);
  if (body === undefined) return exchange.body(null, status as StatusCode);
  return exchange.body(JSON.stringify(body), status as ContentfulStatusCode, {
    'Content-Type': 'application/json; charset=utf-8',
  });
}
