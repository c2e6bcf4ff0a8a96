import { existsSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findEntry } from '../../../cli/find-entry';
import { lint } from '../../../generator/read/lint/lint';
import { temporaryFolder } from '../../builders/temporary-folder';

const before = process.cwd();
let server: Server | undefined;

beforeEach(() =>
  process.chdir(temporaryFolder({ 'node_modules/.keep': '', 'secret.yaml': 'type: string\n' })),
);
afterEach(() => {
  process.chdir(before);
  server?.closeAllConnections();
  server?.close();
});

/** The address of a server on this machine. */
async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const DESCRIPTION = 'openapi: 3.1.0\ninfo: {title: Books, version: "1"}\npaths: {}\n';

test('reads a description once, from the address after redirects', async () => {
  const asked: string[] = [];
  const address = await serve(({ url = '' }, response) => {
    asked.push(url);
    if (url === '/old.yaml') response.writeHead(302, { location: '/new.yaml' }).end();
    else response.end(DESCRIPTION);
  });
  const file = await findEntry([`${address}/old.yaml`]);
  expect(readFileSync(file, 'utf8')).toBe(DESCRIPTION);
  expect(path.basename(file)).toBe('openapi.yaml');
  expect(asked).toEqual(['/old.yaml', '/new.yaml']);
});

test('a downloaded description cannot read files of this machine', async () => {
  const secret = path.resolve('secret.yaml');
  const address = await serve((_, response) =>
    response.end(`${DESCRIPTION}components: {schemas: {A: {$ref: '${secret}'}}}\n`),
  );
  const { problems } = await lint(await findEntry([`${address}/openapi.yaml`]));
  expect(problems.map(({ ruleId }) => ruleId)).toContain('no-remote-refs');
  expect(existsSync(secret)).toBe(true);
});

test('stops at 32 MB, whatever the server announces', async () => {
  const chunk = Buffer.alloc(1024 * 1024, '#');
  const address = await serve((_, response) => {
    const more = (): void => void response.write(chunk, (error) => error ?? more());
    more();
  });
  await expect(findEntry([address])).rejects.toThrow(/has more than 32 MB/);
});

test('refuses a status, an endless redirect, and an address without encryption', async () => {
  const address = await serve(({ url = '' }, response) => {
    if (url === '/loop') response.writeHead(307, { location: '/loop' }).end();
    else response.writeHead(404).end('<h1>Not found</h1>');
  });
  await expect(findEntry([`${address}/none`])).rejects.toThrow(/returns 404: open it in a browser/);
  await expect(findEntry([`${address}/loop`])).rejects.toThrow(/redirects without end/);
  await expect(findEntry(['http://api.example/openapi.yaml'])).rejects.toThrow(/is not encrypted: use https/);
  await expect(findEntry(['https://'])).rejects.toThrow(/is not an address/);
});

test('says why a connection fails', async () => {
  const address = await serve(() => {});
  await new Promise((resolve) => server!.close(resolve));
  await expect(findEntry([address])).rejects.toThrow(/cannot be read: .*ECONNREFUSED/);
});
