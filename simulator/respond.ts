import type { Json } from '#core/json/json';
import type { ContentfulStatusCode, StatusCode } from 'hono/utils/http-status';
import type { RequestContext } from './engine';

/** Responds with JSON, or without a body, and keeps the body for the layers above. */
export function respond(context: RequestContext, status: number, body?: Json): Response {
  context.set('responseBody', body);
  if (body === undefined) return context.body(null, status as StatusCode);
  return context.body(JSON.stringify(body), status as ContentfulStatusCode, {
    'Content-Type': 'application/json; charset=utf-8',
  });
}
