import type { Json } from '#core/json/json';
import type { ContentfulStatusCode, StatusCode } from 'hono/utils/http-status';
import type { Exchange } from './engine';

/** Responds with JSON, or nothing when there is no body, and remembers the body for the layers above. */
export function respond(exchange: Exchange, status: number, body?: Json): Response {
  exchange.set('responseBody', body);
  if (body === undefined) return exchange.body(null, status as StatusCode);
  return exchange.body(JSON.stringify(body), status as ContentfulStatusCode, {
    'Content-Type': 'application/json; charset=utf-8',
  });
}
