import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { tryParse } from '#core/json/try-parse';
import { runQueries } from './algolia';
import { readQueries } from './algolia-query';
import type { Engine } from './engine';

/** Bytes of a body, which contains a few short queries. */
const MAX_BODY = 64 * 1024;
const MAX_QUERIES = 10;

/**
 * A search server with the part of Algolia's API that DocSearch uses. It is stateless, so any number of replicas can serve
 * the same hosts.
 * @param origin prefix of the URLs of hits: `https://docs.example`.
 */
export function createServer(engine: Engine, origin: string): Hono {
  const server = new Hono();
  server.use(cors({ origin: '*', allowMethods: ['GET', 'POST'] }));
  server.use(
    bodyLimit({
      maxSize: MAX_BODY,
      onError: (context) => refuse(context, 413, `A body has at most ${MAX_BODY} bytes.`),
    }),
  );
  server.post('/1/indexes/:index/queries', async (context) => {
    const payload = tryParse(await context.req.text());
    const queries = payload === undefined ? [] : readQueries(payload);
    if (queries.length === 0)
      return refuse(context, 400, 'Send {"requests": [{"indexName": "…", "query": "…"}]}.');
    if (queries.length > MAX_QUERIES)
      return refuse(context, 400, `Send at most ${MAX_QUERIES} queries at once.`);
    return context.json(await runQueries(engine, queries, origin));
  });
  server.get('/1/isalive', (context) => context.json({ message: 'server is alive' }));
  server.notFound((context) =>
    refuse(context, 404, 'There is POST /1/indexes/*/queries and GET /1/isalive.'),
  );
  return server;
}

function refuse(context: Context, status: 400 | 404 | 413, message: string): Response {
  return context.json({ message, status }, status);
}
