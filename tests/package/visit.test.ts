import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../builders/temporary-folder';
import { launchBrowser } from '../setup/browser';
import { serveFolder } from '../../tools/pages/serve-folder';
import { visit } from './visit';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser?.close());

test.each([
  { name: 'a missing file', body: '<img src="/gone.png" alt="">', want: /404 .*\/gone\.png/ },
  { name: 'an error in the console', body: '<script>console.error("broken")</script>', want: /broken/ },
  { name: 'an exception', body: '<script>throw new Error("thrown")</script>', want: /thrown/ },
  { name: 'nothing', body: '', want: undefined },
])('a visit notices $name', async ({ body, want }) => {
  const page = `<!doctype html><html data-has-hydrated="true"><h1>Page</h1>${body}</html>`;
  const server = await serveFolder(
    temporaryFolder({ 'index.html': page, '404.html': '', 'favicon.ico': '' }),
  );
  const found = await visit(browser, [`${server.origin}/`]);
  server.close();
  if (want === undefined) expect(found).toEqual([]);
  else expect(found.join('\n')).toMatch(want);
});
