import type { Browser, Locator, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findViolationsInBothModes } from '../browser/axe';
import { launchBrowser } from '../setup/browser';
import { serveFolder, type ServedFolder } from '../../tools/pages/serve-folder';
import { holds } from '../specified/holds';
import { type ApiServer, type Arrived, startApiServer } from './live/api-server';
import { buildLive } from './live/build';

const KEY = 'key-of-a-reader';

let api: ApiServer;
let other: ApiServer;
let server: ServedFolder;
let browser: Browser;
let page: Page;
const problems: string[] = [];

beforeAll(async () => {
  other = await startApiServer();
  api = await startApiServer(`http://localhost:${other.port}`);
  server = await serveFolder(buildLive(api.port, other.port));
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  for (const one of [server, api, other]) one?.close();
});

beforeEach(async () => {
  api.arrived.length = 0;
  other.arrived.length = 0;
  problems.length = 0;
  page = await browser.newPage({ baseURL: server.origin, viewport: { width: 1440, height: 900 } });
  page.on('pageerror', ({ message }) => problems.push(message));
});

afterEach(async () => {
  expect(problems).toEqual([]);
  await page.close();
});

const dialog = (): Locator => page.getByRole('dialog');
const status = (): Locator => dialog().locator('h3 ~ [role=status]');
const field = (label: string): Locator => dialog().getByLabel(label, { exact: true });
const sendButton = (): Locator => dialog().getByRole('button', { name: /^Send / });

async function open(operation: string): Promise<void> {
  await page.goto(`/api/lights/${operation}/`);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.getByRole('button', { name: /^Send a real request/ }).click();
  await sendButton().waitFor();
}

/** Sends the form and returns the request that arrived. */
async function send(): Promise<Arrived> {
  await sendButton().click();
  await status()
    .getByText(/ after \d+ ms$/)
    .waitFor();
  return api.arrived.at(-1)!;
}

/** Opens a kind of response that the server has. */
async function ask(kind: string): Promise<void> {
  await open('get-response');
  await field('kind').fill(kind);
  await sendButton().click();
}

describe('the request', () => {
  test('starts with the values of the sample, and is serialized as the description says', async () => {
    await open('get-light');
    const { method, url, headers } = await send();
    expect(`${method} ${url}`).toBe(
      'GET /v1/lights/Fastnet%20Rock?limit=20&colors=red&colors=white&near%5Blat%5D=51.3',
    );
    expect(headers).toMatchObject({ accept: 'application/json', 'x-trace': 'abc', 'sec-fetch-mode': 'cors' });
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['cookie', 'referer', 'authorization']));
    expect(await status().textContent()).toMatch(/^200 OK after/);
  });

  test('goes to the chosen server, with the values that were typed', holds('live.server'), async () => {
    await open('get-light');
    await dialog().getByLabel('Server').selectOption({ index: 1 });
    expect(await dialog().textContent()).toContain(`real request to 127.0.0.1:${api.port}`);
    await field('name').fill('Bell Rock/2');
    await field('colors').fill('green, blue');
    await field('limit').fill('');
    const { url, headers } = await send();
    expect(url).toBe('/v1/lights/Bell%20Rock%2F2?colors=green&colors=blue&near%5Blat%5D=51.3');
    expect(headers.host).toBe(`127.0.0.1:${api.port}`);
  });

  test('names what a browser cannot send', holds('live.dropped'), async () => {
    await open('get-light');
    expect(await dialog().textContent()).toContain(
      'Browsers let no page set cookies, so session cannot be sent',
    );
    await field('Referer').fill('https://elsewhere.example/');
    expect((await send()).headers.referer).toBeUndefined();
    expect(await dialog().textContent()).toContain('The browser sets referer itself');
  });

  test(
    'has a body in each documented media type, and its button says that it changes data',
    holds('live.writes'),
    async () => {
      await open('create-light');
      expect(await sendButton().textContent()).toBe('Send POST: changes data');
      expect(await dialog().textContent()).toContain('It can change or delete data there.');
      expect(await send()).toMatchObject({
        headers: { 'content-type': 'application/json' },
        body: '{\n  "name": "Fastnet Rock",\n  "height": 54\n}',
      });
      await field('Media type').selectOption('application/x-www-form-urlencoded');
      expect(await send()).toMatchObject({
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'name=A+%26+B',
      });
      const file = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('bytes') };
      await field('Media type').selectOption('application/octet-stream');
      await field('File').setInputFiles(file);
      expect(await send()).toMatchObject({
        headers: { 'content-type': 'application/octet-stream' },
        body: 'bytes',
      });
      await field('Media type').selectOption('multipart/form-data');
      await field('picture').setInputFiles(file);
      const { headers, body } = await send();
      expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
      expect(body).toMatch(/name="note"\r\n\r\nDusk\r\n/);
      expect(body).toMatch(/name="picture"; filename="a.png"\r\nContent-Type: image\/png\r\n\r\nbytes\r\n/);
    },
  );

  test('is offered only where the project lists the server', async () => {
    await page.goto('/api/lights/get-elsewhere/');
    expect(await page.locator('[data-live]').count()).toBe(0);
  });
});

describe('credentials', () => {
  test.each<{ scheme: string; fields: Record<string, string>; want: Record<string, string> }>([
    { scheme: 'header', fields: { 'X-Api-Key': KEY }, want: { 'x-api-key': KEY } },
    {
      scheme: 'basic',
      fields: { 'User of basic': 'zoë', 'Password of basic': 'a:b' },
      want: { authorization: `Basic ${Buffer.from('zoë:a:b').toString('base64')}` },
    },
    { scheme: 'bearer', fields: { 'Token of bearer': KEY }, want: { authorization: `Bearer ${KEY}` } },
    { scheme: 'oauth', fields: { 'Token of oauth': ` ${KEY} ` }, want: { authorization: `Bearer ${KEY}` } },
    { scheme: 'openId', fields: { 'Token of openId': KEY }, want: { authorization: `Bearer ${KEY}` } },
  ])('of the scheme $scheme are sent in their header', async ({ scheme, fields, want }) => {
    await open('get-light');
    await field('Authentication').selectOption(scheme);
    for (const [label, value] of Object.entries(fields)) await field(label).fill(value);
    const { headers, url } = await send();
    expect(headers).toMatchObject(want);
    expect(url).not.toContain(KEY);
  });

  test('in the query are sent, but not shown', async () => {
    await open('get-light');
    await field('Authentication').selectOption('query');
    await field('api_key').fill(KEY);
    expect((await send()).url).toMatch(/&api_key=key-of-a-reader$/);
    // The server sends the address back.
    expect(await dialog().locator('code').first().textContent()).not.toContain(KEY);
  });

  test(
    'that a page cannot send are explained, and none is an alternative',
    holds('live.unsendable'),
    async () => {
      await open('get-light');
      for (const [scheme, words] of [
        ['cookie', 'Browsers let no page set cookies, so session cannot be sent'],
        ['certificate', 'certificate needs a client certificate'],
      ] as const) {
        await field('Authentication').selectOption(scheme);
        expect(await dialog().textContent()).toContain(words);
      }
      await field('Authentication').selectOption('None');
      expect((await send()).headers['x-api-key']).toBeUndefined();
    },
  );

  test(
    'stay in the memory of the tab: in no storage, address, attribute or snippet',
    holds('live.private'),
    async () => {
      await open('get-light');
      await field('X-Api-Key').fill(KEY);
      expect(await field('X-Api-Key').getAttribute('type')).toBe('password');
      await send();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^Send a real request/ }).click();
      expect(await field('X-Api-Key').inputValue()).toBe(KEY);
      const places = await page.evaluate(() => [
        JSON.stringify({ ...localStorage, ...sessionStorage }),
        location.href,
        document.cookie,
        [...document.querySelectorAll('input')].map((input) => input.outerHTML).join(''),
        [...document.querySelectorAll('main pre, aside pre')].map((code) => code.textContent).join(''),
      ]);
      for (const place of places) expect(place).not.toContain(KEY);
      await page.reload();
      await open('get-light');
      expect(await field('X-Api-Key').inputValue()).toBe('');
    },
  );

  test('do not follow a redirect to another origin', holds('live.redirect'), async () => {
    await open('get-response');
    await field('kind').fill('away');
    await sendButton().click();
    await dialog().getByRole('alert').getByText('The server redirects to another address').waitFor();
    expect(api.arrived).toHaveLength(1);
    expect(other.arrived).toEqual([]);
  });
});

describe('signing in with a code and PKCE', () => {
  const signInStatus = () =>
    dialog()
      .getByRole('status')
      .filter({ hasText: /sign|client/ });
  const token = () => field('Token of code');

  async function start(client: string): Promise<void> {
    await open('get-light');
    await field('Authentication').selectOption('code');
    await field('Client ID of code').fill(client);
    await dialog().getByRole('button', { name: 'Sign in at localhost' }).click();
  }

  test('fills in the token, which is sent', holds('live.sign-in'), async () => {
    const popup = page.context().waitForEvent('page');
    await start('reader');
    await (await popup).waitForEvent('close');
    await signInStatus().getByText('You are signed in').waitFor();
    expect(await token().getAttribute('type')).toBe('password');
    expect((await send()).headers.authorization).toBe('Bearer token-of-a-reader');
    const query = new URL(other.arrived[0]?.url ?? '', 'http://localhost').searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      tenant: '1',
      response_type: 'code',
      client_id: 'reader',
      scope: 'read write',
      redirect_uri: `${server.origin}/oauth-redirect/`,
      code_challenge_method: 'S256',
    });
    const exchange = api.arrived.find(({ url }) => url === '/token');
    expect(exchange?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    expect(exchange?.headers.referer).toBeUndefined();
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
      'token-of',
    );
  });

  test('says why it was refused, as text', async () => {
    await start('refused');
    await signInStatus().getByText('The sign-in failed: <b>Not you</b>').waitFor();
    expect(await token().inputValue()).toBe('');
  });

  test(
    'ignores a response with another state, and can be cancelled',
    holds('live.sign-in-cancelled'),
    async () => {
      const popup = page.context().waitForEvent('page');
      await start('forger');
      await (await popup).waitForEvent('close');
      expect(await signInStatus().textContent()).toBe('Waiting for the window in which you sign in.');
      await dialog().getByRole('button', { name: 'Cancel the sign-in' }).click();
      await signInStatus().getByText('You cancelled the sign-in.').waitFor();
      expect(api.arrived).toEqual([]);
    },
  );

  test('takes nothing from a page of another origin, even with the right state', async () => {
    const popup = page.context().waitForEvent('page');
    await start('stays');
    const foreign = await popup;
    await foreign.getByText('Sign in here').waitFor();
    const hasOpener = await foreign.evaluate(() => {
      const state = new URLSearchParams(location.search).get('state');
      new BroadcastChannel('oauth-redirect').postMessage(`?code=stolen&state=${state}`);
      return (window.opener as Window | null) !== null;
    });
    expect(hasOpener).toBe(false);
    await page.evaluate(() => window.postMessage(`?code=stolen&state=${location.search}`, '*'));
    expect(await signInStatus().textContent()).toBe('Waiting for the window in which you sign in.');
    expect(api.arrived).toEqual([]);
    await foreign.close();
  });

  test('needs the ID of a client, and a server that gives tokens', holds('live.sign-in-failed'), async () => {
    await start('');
    await signInStatus().getByText('Write the ID of your client first.').waitFor();
    expect(await field('Client ID of code').evaluate((input) => input === document.activeElement)).toBe(true);
    await page.route('**/token', (route) => route.fulfill({ status: 500, body: '[]' }));
    await start('reader');
    await signInStatus().getByText('gave no token').waitFor();
  });

  test('has no violations', async () => {
    await start('forger');
    await signInStatus().getByText('Waiting').waitFor();
    expect(await findViolationsInBothModes(page, 'dialog')).toEqual([]);
  });

  test('ends on a page that keeps no code in its address', async () => {
    await page.goto('/oauth-redirect/?code=1&state=2');
    expect(page.url()).toBe(`${server.origin}/oauth-redirect/`);
    expect(await findViolationsInBothModes(page)).toEqual([]);
  });
});

describe('the response', () => {
  test('is linked to its documentation on the page', holds('live.documented'), async () => {
    await open('get-light');
    await send();
    await dialog().getByRole('link', { name: 'What 200 means here' }).click();
    await dialog().waitFor({ state: 'hidden' });
    expect(new URL(page.url()).hash).toBe('#200');
    await ask('missing');
    await status().getByText('404 Not Found').waitFor();
    expect(await dialog().getByRole('link').getAttribute('href')).toBe('#errors');
    expect(await dialog().textContent()).toContain('The response has no body.');
    await open('delete-light');
    await send();
    expect(await dialog().textContent()).toContain('The description has no response 200.');
  });

  test.each(['page', 'script'])('of the kind %s is shown as text and runs nothing', async (kind) => {
    await ask(kind);
    const body = dialog().getByRole('group', { name: 'Body of the response' });
    await body.waitFor();
    expect(await body.textContent()).toContain('<script>window.stolen = 1</script>');
    expect(await body.locator('script, img').count()).toBe(0);
    expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
  });

  test('keeps all digits of its numbers, and deep nesting does not stop the page', async () => {
    await ask('digits');
    const body = dialog().getByRole('group', { name: 'Body of the response' });
    await body.waitFor();
    expect(await body.textContent()).toBe('{\n  "id": 9007199254740993\n}');
    await ask('deep');
    await body.waitFor();
    expect((await body.textContent())?.length).toBeGreaterThan(8000);
  });

  test('that is not text is a download', holds('live.binary'), async () => {
    await ask('bytes');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog().getByRole('button', { name: 'Download 5 bytes' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('response');
    expect(await dialog().textContent()).toContain('It is not text.');
  });

  test('without end is cut', holds('live.cut'), async () => {
    await ask('endless');
    await dialog().getByText('The body is not complete').waitFor();
    expect(await dialog().textContent()).toContain('Only its beginning is shown. Download 5000000 bytes');
  });

  test(
    'that is a stream shows events as they come, until the reader stops it',
    holds('live.stream'),
    async () => {
      await page.clock.install();
      await ask('events');
      await status().getByText('200 OK, receiving a stream').waitFor();
      await dialog().getByText('data: first').waitFor();
      await page.clock.fastForward(60_000);
      api.write('data: second\n\n');
      await dialog().getByText('data: second').waitFor();
      await dialog().getByRole('button', { name: 'Stop' }).click();
      await status()
        .getByText(/^200 OK, stopped after \d+ ms$/)
        .waitFor();
      const text = await dialog().textContent();
      expect(text).toMatch(/data: first\s*data: second/);
      expect(text).not.toContain('The body is not complete');
      await sendButton().click();
      await status().getByText('200 OK, receiving a stream').waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => api.isOpen()).toBe(false);
    },
  );

  test('that does not come is given up after 30 seconds', holds('live.timeout'), async () => {
    await page.clock.install();
    await ask('never');
    await expect.poll(() => api.arrived.length).toBe(1);
    await page.clock.fastForward(29_000);
    expect(await status().textContent()).toBe('Waiting for the response.');
    await page.clock.fastForward(2000);
    await dialog().getByRole('alert').getByText('took longer than 30 seconds').waitFor();
  });

  test(
    'is no longer waited for after Cancel, or after the form is closed',
    holds('live.cancelled'),
    async () => {
      await ask('never');
      await dialog().getByRole('button', { name: 'Cancel' }).click();
      await dialog().getByRole('alert').getByText('You cancelled the request').waitFor();
      await sendButton().click();
      await page.keyboard.press('Escape');
      await dialog().waitFor({ state: 'hidden' });
      await open('get-response');
      expect(await status().textContent()).toBe('Nothing was sent yet.');
    },
  );

  test(
    'that the browser withholds is explained, and so is a missing connection',
    holds('live.blocked'),
    async () => {
      await ask('hidden');
      await dialog().getByRole('alert').getByText('Most likely the server does not allow').waitFor();
      expect(await dialog().getByRole('alert').textContent()).toContain(server.origin);
      await page.context().setOffline(true);
      await sendButton().click();
      await dialog().getByRole('alert').getByText('You are offline').waitFor();
    },
  );
});

describe('a hostile value', () => {
  test.each(['..', '.', '%2e%2E'])('%j in a path is sent as a value or not at all', async (value) => {
    await open('get-light');
    await field('name').fill(value);
    await sendButton().click();
    if (value.startsWith('%')) {
      await status().getByText('200 OK').waitFor();
      expect(api.arrived[0]?.url).toMatch(/^\/v1\/lights\/%252e%252E\?/);
      return;
    }
    await dialog().getByRole('alert').getByText('leads to another operation').waitFor();
    expect(api.arrived).toEqual([]);
  });

  test.each(['../../admin', 'a?admin=1#x', String.raw`..\..\admin`, '@evil.example'])(
    '%j stays one segment of the path',
    async (value) => {
      await open('get-light');
      await field('name').fill(value);
      expect((await send()).url.split('?')[0]).toBe(`/v1/lights/${encodeURIComponent(value)}`);
    },
  );

  test(
    'with line breaks, or letters that no header has, is named without its content',
    holds('live.wrong'),
    async () => {
      await open('get-light');
      // A field of one line drops line breaks, so that only a script can have them.
      await field('X-Trace').evaluate((input) => {
        input.outerHTML = `<textarea name="header.X-Trace" form="${(input as HTMLInputElement).form?.id}" aria-label="X-Trace">a\nX-Admin: 1</textarea>`;
      });
      await sendButton().click();
      await dialog().getByRole('alert').getByText('The header X-Trace cannot be sent').waitFor();
      await open('get-light');
      await field('X-Api-Key').fill(`${KEY} ✓`);
      await sendButton().click();
      const alert = dialog().getByRole('alert');
      await alert.getByText('The header X-Api-Key cannot be sent').waitFor();
      expect(await status().textContent()).toBe('Nothing was sent.');
      expect(await alert.textContent()).not.toContain(KEY);
      expect(api.arrived).toEqual([]);
    },
  );

  test('in storage changes nothing', async () => {
    await page.goto('/');
    await page.evaluate(() => {
      for (const storage of [localStorage, sessionStorage])
        for (const name of ['environment', 'secret.header', 'live'])
          storage.setItem(name, '{"server":"<img>","values":[1]}');
    });
    await open('get-light');
    expect(await field('X-Api-Key').inputValue()).toBe('');
    expect((await send()).headers.host).toBe(`localhost:${api.port}`);
  });
});

test('the policy allows the listed servers and nothing else', async () => {
  const response = await page.goto('/');
  const policy = (await response?.headerValue('Content-Security-Policy')) ?? '';
  expect(policy).toContain(`connect-src 'self' http://localhost:${api.port} http://127.0.0.1:${api.port};`);
  const isBlocked = await page.evaluate(
    (origin) =>
      fetch(origin).then(
        () => false,
        () => true,
      ),
    `http://localhost:${other.port}`,
  );
  expect(isBlocked).toBe(true);
  expect(other.arrived).toEqual([]);
});

test('a form that did not load says so', holds('live.missing'), async () => {
  await page.goto('/api/lights/get-light/');
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: /^Send a real request/ }).click();
  await page.getByText('The form did not load, and nothing was sent. Try again.').waitFor();
  await page.context().setOffline(false);
  expect(api.arrived).toEqual([]);
});

test('without scripts there is nothing to press', async () => {
  const context = await browser.newContext({ baseURL: server.origin, javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto('/api/lights/get-light/');
  expect(await plain.locator('[data-live]').isVisible()).toBe(false);
  await context.close();
});

test('the form and the response work with the keyboard, fit, and have no violations', async () => {
  await page.goto('/api/lights/get-light/');
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.getByRole('button', { name: /^Send a real request/ }).focus();
  await page.keyboard.press('Enter');
  await dialog().waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(KEY);
  await page.keyboard.press('Enter');
  await status().getByText('200 OK').waitFor();
  expect(api.arrived[0]?.headers['x-api-key']).toBe(KEY);
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-live'))).toBe(true);
  for (const width of [1440, 996, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/api/lights/get-light/');
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    if (width < 997) await page.getByRole('button', { name: 'Show code' }).click();
    await page.getByRole('button', { name: /^Send a real request/ }).click();
    await sendButton().waitFor();
    expect(await findViolationsInBothModes(page, 'dialog')).toEqual([]);
    await send();
    const overflow = await dialog().evaluate((one) => one.scrollWidth - one.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(await findViolationsInBothModes(page, 'dialog')).toEqual([]);
  }
});
