import { request, type RequestOptions } from 'node:http';
import { expect, it } from 'vitest';
import { withServer } from '../respect/serve';
import { CREDENTIALS } from '../send';

const MEGABYTE = 1_000_000;

const HEADERS = { Authorization: CREDENTIALS.secretKey, 'Content-Type': 'application/json' };

/** The status of a request whose body comes in pieces of one megabyte; without its length in front, unless it is given. */
function statusOf(
  url: string,
  pieces: number,
  headers: RequestOptions['headers'] = {},
): Promise<number | string> {
  return new Promise((resolve) => {
    const sent = request(url, { method: 'POST', headers: { ...HEADERS, ...headers } }, (response) => {
      resolve(response.statusCode ?? 0);
      response.resume();
    });
    sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'));
    const piece = 'x'.repeat(MEGABYTE);
    for (let count = 0; count < pieces; count += 1) sent.write(piece);
    sent.end();
  });
}

it('is refused over HTTP, and the server goes on', async () => {
  await withServer(async (baseUrl) => {
    const url = `${baseUrl}/contacts`;
    const ping = async () => (await fetch(`${baseUrl}/ping`, { headers: HEADERS })).status;
    expect([await statusOf(url, 3), await ping()]).toEqual([400, 200]);
    expect([await statusOf(url, 6), await ping()]).toEqual([413, 200]);
    expect([await statusOf(url, 6, { 'Content-Length': 6 * MEGABYTE }), await ping()]).toEqual([413, 200]);
    expect([await statusOf(url, 60), await ping()]).toEqual([413, 200]);
    const deep = `${'['.repeat(MEGABYTE)}${']'.repeat(MEGABYTE)}`;
    expect((await fetch(url, { method: 'POST', headers: HEADERS, body: deep })).status).toBe(400);
    expect(await ping()).toBe(200);
  });
});
