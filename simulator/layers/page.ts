import type { JsonObject } from '#core/json/json';
import { readAddress } from '../address';
import type { Engine, RequestContext } from '../engine';

/**
 * Returns one page of a list, newest first: at most `limit` records older than `created_before`. Sets the headers that say
 * whether there is a next page, and its URL.
 */
export function pageOf({ mode }: Engine, context: RequestContext, records: JsonObject[]): JsonObject[] {
  const { created_before: before, limit } = context.get('query');
  const older = records.filter(({ id }) => before === undefined || Number(id) < Number(before));
  const page = older.slice(0, Number(limit));
  const hasMore = page.length < older.length;
  context.header('X-Pages-HasMore', String(hasMore));
  if (hasMore) context.header('X-Pages-NextPage', nextPageUrl(context, Number(page.at(-1)?.id), mode));
  return page;
}

function nextPageUrl(context: RequestContext, lastId: number, mode: Engine['mode']): string {
  const { path, prefix } = readAddress(context.req.url, mode);
  const url = new URL(context.req.url);
  url.pathname = prefix + path;
  url.searchParams.set('limit', String(Number(context.get('query').limit)));
  url.searchParams.set('created_before', String(lastId));
  return url.href;
}
