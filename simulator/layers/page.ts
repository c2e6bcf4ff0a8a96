import type { JsonObject } from '#core/json/json';
import { readAddress } from '../address';
import type { Engine, Exchange } from '../engine';

/**
 * One page of a whole list, newest first: the records older than `created_before`, at most `limit`. Sets the headers
 * that say whether there are more and where.
 */
export function pageOf({ mode }: Engine, exchange: Exchange, records: JsonObject[]): JsonObject[] {
  const { created_before: before, limit } = exchange.get('query');
  const older = records.filter(({ id }) => before === undefined || Number(id) < Number(before));
  const page = older.slice(0, Number(limit));
  const hasMore = page.length < older.length;
  exchange.header('X-Pages-HasMore', String(hasMore));
  if (hasMore) exchange.header('X-Pages-NextPage', nextPageUrl(exchange, Number(page.at(-1)?.id), mode));
  return page;
}

function nextPageUrl(exchange: Exchange, lastId: number, mode: Engine['mode']): string {
  const { path, prefix } = readAddress(exchange.req.url, mode);
  const url = new URL(exchange.req.url);
  url.pathname = prefix + path;
  url.searchParams.set('limit', String(Number(exchange.get('query').limit)));
  url.searchParams.set('created_before', String(lastId));
  return url.href;
}
