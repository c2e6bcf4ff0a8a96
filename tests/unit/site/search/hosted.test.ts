import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHostedClient } from '../../../../site/src/search/hosted';
import { holds } from '../../../specified/holds';

const config = { appId: 'TESTAPP', apiKey: 'search-only', indexName: 'docs', searchPagePath: 'search' };

describe('the client of the hosted engine', () => {
  it.each([
    { given: { ...config, appId: undefined }, want: /appId.? is missing/ },
    { given: { ...config, apiKey: undefined }, want: /apiKey.? is missing/ },
  ])('is not made without $given', holds('5.search.5'), ({ given, want }) => {
    expect(() => createHostedClient(given)).toThrow(want);
  });

  it('connects within 1 s, reads within 2 s and writes within 30 s', holds('9.search.7'), () => {
    expect(createHostedClient(config).transporter.timeouts).toEqual({
      connect: 1000,
      read: 2000,
      write: 30_000,
    });
  });

  it(
    'wants parameters and a list of requests to search and to recommend, and a path for a custom post',
    holds('5.search.6'),
    () => {
      const client = createHostedClient(config);
      expect(() => client.search(undefined as never)).toThrow(/searchMethodParams.* is required/);
      expect(() => client.search({} as never)).toThrow(/requests.* is required/);
      expect(() => client.getRecommendations(undefined as never)).toThrow(/is required/);
      expect(() => client.getRecommendations({} as never)).toThrow(/requests.* is required/);
      expect(() => client.customPost({} as never)).toThrow(/path.* is required/);
    },
  );

  describe('with its own server', () => {
    let server: Server;
    const asked: { method?: string; url?: string }[] = [];

    beforeAll(async () => {
      server = createServer((request, response) => {
        asked.push({ method: request.method, url: request.url?.split('?')[0] });
        response.writeHead(403, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ message: 'Invalid key', status: 403 }));
      });
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    });
    afterAll(() => new Promise((done) => server.close(done)));

    it(
      'throws errors that carry message and status, after one request',
      holds('7.search.6', '8.search.5'),
      async () => {
        const hosts = [`http://127.0.0.1:${(server.address() as AddressInfo).port}`];
        const client = createHostedClient({ ...config, hosts });
        await expect(client.search({ requests: [{ indexName: 'docs', query: 'a' }] })).rejects.toMatchObject({
          name: 'ApiError',
          message: 'Invalid key',
          status: 403,
        });
        await expect(
          client.getRecommendations({
            requests: [{ indexName: 'docs', model: 'related-products', objectID: '1', threshold: 0 }],
          }),
        ).rejects.toMatchObject({ status: 403 });
        await expect(client.customPost({ path: '1/custom' })).rejects.toMatchObject({ status: 403 });
        expect(asked).toEqual([
          { method: 'POST', url: '/1/indexes/*/queries' },
          { method: 'POST', url: '/1/indexes/*/recommendations' },
          { method: 'POST', url: '/1/custom' },
        ]);
      },
    );
  });
});
