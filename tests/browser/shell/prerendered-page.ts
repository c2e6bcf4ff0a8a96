import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../../tools/machine/chromium';

/** The address of the page that has another prepared, and goes there. */
const START = '/start';

/** Requested by that page as it is left. */
const LEFT = '/left';

/** How long the page stays hidden, in milliseconds. Anything still loading then finishes after the page is shown. */
const HIDDEN_MS = 3000;

/**
 * Has Chromium prepare a page of the site, as it does for a link that it expects to be followed, and show it; then looks at it. With
 * Playwright attached, Chromium prepares nothing, so it starts alone.
 */
export async function withPrerenderedPage(
  site: string,
  path: string,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const server = await serveWithStart(site, path);
  const folder = mkdtempSync(join(tmpdir(), 'prerendered-'));
  const { port } = server.address() as AddressInfo;
  const child = startChromium(folder, `http://localhost:${port}${START}`);
  try {
    const [endpoint] = await Promise.all([endpointOf(child), once(server, LEFT)]);
    const browser = await chromium.connectOverCDP(endpoint);
    const page = browser.contexts()[0]?.pages()[0];
    if (!page) throw new Error('Chromium has no page.');
    await page.waitForURL(`**${path}`);
    await look(page);
    await browser.close();
  } finally {
    if (child.exitCode === null) {
      child.kill();
      await once(child, 'close');
    }
    server.close();
    rmSync(folder, { recursive: true });
  }
}

/** The pages of the site, with one more that has a page of it prepared. */
async function serveWithStart(site: string, path: string): Promise<Server> {
  const rules = JSON.stringify({ prerender: [{ urls: [path], eagerness: 'immediate' }] });
  const start = `<!doctype html><script type="speculationrules">${rules}</script>
<script>
  setTimeout(() => location.assign(${JSON.stringify(path)}), ${HIDDEN_MS});
  addEventListener('pagehide', () => navigator.sendBeacon('${LEFT}'));
</script>`;
  const server = createServer(({ url = '', headers }, response) => {
    if (url === START) return response.setHeader('Content-Type', 'text/html').end(start);
    if (url === LEFT) server.emit(LEFT);
    return request(new URL(url, site), { headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    }).end();
  }).listen();
  await once(server, 'listening');
  return server;
}

function startChromium(folder: string, address: string): ChildProcess {
  const chromiumPath = findChromium();
  if (chromiumPath === undefined) throw new Error('Chromium is missing: run `npm run setup`.');
  const flags = ['--headless', '--no-sandbox', '--remote-debugging-port=0', '--window-size=1440,900'];
  return spawn(chromiumPath, [...flags, `--user-data-dir=${folder}`, address], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/** Where Playwright can reach it. */
async function endpointOf({ stderr }: ChildProcess): Promise<string> {
  if (!stderr) throw new Error('The errors of Chromium are not read.');
  for await (const line of createInterface(stderr)) {
    const endpoint = /^DevTools listening on (ws:\S+)/.exec(line)?.[1];
    if (endpoint !== undefined) return endpoint;
  }
  throw new Error('Chromium ended before it could be reached.');
}
