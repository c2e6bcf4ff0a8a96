import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { findFault } from '../../../../tools/links/ask';
import { findExternalLinks } from '../../../../tools/links/find-external-links';
import { findFreePort } from '../../../builders/free-port';
import { temporaryFolder } from '../../../builders/temporary-folder';

test('links to other hosts are found once a page, without those of examples', () => {
  const site = temporaryFolder({
    'index.html':
      '<a class="x" href="https://spec.openapis.org/oas?a=1&amp;b=2#top">a</a><a href="https://spec.openapis.org/oas?a=1&amp;b=2">b</a>',
    'a/index.html':
      '<a href="/here/">a</a><a href="https://shop.example/x">b</a><a href="http://localhost:4010/">c</a>',
  });
  expect([...findExternalLinks(site)]).toEqual([['https://spec.openapis.org/oas', ['index.html']]]);
});

test('a page that is gone is a fault, and a host that is down, but not one that wants a login', async () => {
  const server = createServer((request, response) => {
    response.writeHead(Number(request.url?.slice(1)), { Location: '/200' }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const faults = [];
  for (const path of ['200', '301', '403', '404', '500']) faults.push(await findFault(`${host}/${path}`));
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
  expect(faults).toEqual([undefined, undefined, undefined, '404', '500']);
  expect(await findFault(`http://127.0.0.1:${await findFreePort()}/`)).toMatch(/ECONNREFUSED/);
});
