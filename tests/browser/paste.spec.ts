import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { findViolationsInBothModes } from './axe';
import { holds } from '../specified/holds';
import { expect, test } from './test';

const PAGE = '/api/errors/';
const TEXT = 'HTTP/2 422\ncontent-type: application/json\n\n{"errors":{"first_name":["can\'t be blank"]}}';
const CURL = `curl https://demo.sandbox.abaco.example/api/contacts -u sk_live_a1b2c3d4: -d '{"frist_name": "Ada", "country": "DE"}'`;

const COUPON = '{"id": 1, "code": "TEN", "times_redeemed": 0, "percent_of": "10"}';

/** Of everything that only the box loads, compressed, in bytes. */
const MOST = 25 * 1024;

const box = (page: Page) => page.locator('#paste');
const part = (page: Page, name: string) => page.locator(`[data-paste-part="${name}"]`);

async function explain(page: Page, text: string): Promise<void> {
  await box(page).locator('textarea').fill(text);
  await box(page).getByRole('button').click();
}

test(
  'an error that is pasted is explained in the page, by keyboard',
  holds('paste.explained'),
  async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.goto(PAGE);
    await box(page).locator('textarea').focus();
    await page.keyboard.insertText(TEXT);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(part(page, 'cause')).toContainText('first_name');
    await expect(part(page, 'fields')).toContainText('first_name');
    await expect(part(page, 'retry')).toBeVisible();
    expect(requests.filter((request) => request.includes('blank'))).toEqual([]);
  },
);

test(
  'a request that is pasted is corrected, and its secrets are nowhere',
  holds('paste.corrected'),
  async ({ page }) => {
    await page.goto(PAGE);
    await explain(page, CURL);
    await expect(part(page, 'what')).toContainText('A request as curl sends it');
    await expect(part(page, 'mistakes')).toContainText('/frist_name');
    await expect(part(page, 'request')).toContainText('"first_name": "Ada"');
    await expect(part(page, 'request')).toContainText('POST /contacts');
    expect(await page.locator('.paste-answer').innerHTML()).not.toContain('a1b2c3d4');
  },
);

test(
  'what nothing documents is said to be so, and long input to be cut',
  holds('paste.unknown'),
  async ({ page }) => {
    await page.goto(PAGE);
    await explain(page, 'x'.repeat(100_000));
    await expect(part(page, 'unknown')).toBeVisible();
    await expect(page.locator('.paste-answer')).toContainText('65536');
    await explain(page, 'HTTP/2 418\n\n{}');
    await expect(part(page, 'undocumented')).toBeVisible();
    await explain(page, COUPON);
    await expect(part(page, 'others')).toContainText('percent_of Did you mean percent_off');
  },
);

test(
  'an explanation that does not load says so, and loads the next time',
  holds('paste.failed'),
  async ({ page }) => {
    await page.goto(PAGE);
    // Served wrongly rather than not at all, which the browser would write into the console.
    await page.route('**/assets/js/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await explain(page, TEXT);
    await expect(page.locator('[data-paste-answer]')).toHaveText('The explanation did not load. Try again.');
    await page.unrouteAll();
    await box(page).getByRole('button').click();
    await expect(part(page, 'cause')).toContainText('first_name');
  },
);

test('input is shown as text, however it looks', async ({ page }) => {
  await page.goto(PAGE);
  await explain(page, CURL.replace('"country": "DE"', '"<img src=x onerror=alert(1)>": "<b>no</b>"'));
  await expect(part(page, 'mistakes')).toContainText('/<img src=x onerror=alert(1)> "<b>no</b>"');
  await expect(page.locator('.paste-answer').locator('img, b')).toHaveCount(0);
});

const STATES: Record<string, { text: string; shown: string }> = {
  'an error': { text: TEXT, shown: 'fields' },
  'a request': { text: CURL, shown: 'request' },
  'an error that is not documented': { text: 'HTTP/2 418\n\n{}', shown: 'undocumented' },
  'an object': { text: COUPON, shown: 'others' },
  'other text': { text: 'a word '.repeat(15_000), shown: 'unknown' },
};

test('the box and its answers have no fault that axe finds, and fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PAGE);
  expect(await findViolationsInBothModes(page, '#paste')).toEqual([]);
  for (const [name, { text, shown }] of Object.entries(STATES)) {
    await explain(page, text);
    await expect(part(page, shown)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(390);
    expect(await findViolationsInBothModes(page, '#paste'), name).toEqual([]);
  }
});

test('the code of the box is loaded when a reader comes to it, and stays within its budget', async ({
  page,
}) => {
  const scripts = new Map<string, Promise<Buffer>>();
  await page.goto(PAGE);
  await page.waitForLoadState('networkidle');
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.set(response.url(), response.body());
  });
  await box(page).locator('textarea').focus();
  await expect.poll(() => scripts.size).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  const bodies = await Promise.all(scripts.values());
  const bytes = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
  expect(bytes).toBeLessThanOrEqual(MOST);
});

test(
  'input that is pasted into the search is offered to the box first',
  holds('paste.search'),
  async ({ page }) => {
    await page.goto('/guides/');
    await page.keyboard.press('Control+k');
    const field = page.getByRole('dialog').getByRole('combobox');
    await field.waitFor();
    await field.evaluate((input, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', text);
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, TEXT);
    await field.fill(TEXT.replaceAll('\n', ' ').slice(0, 64));
    const first = page.getByRole('dialog').locator('.search-hit a').first();
    await expect(first).toHaveAttribute('href', /#paste$/);
    await field.press('Enter');
    await expect(page).toHaveURL(/\/api\/errors\/#paste$/);
    await expect(part(page, 'cause')).toContainText('first_name');
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the box is not shown', async ({ page }) => {
    await page.goto(PAGE);
    await expect(box(page)).toBeHidden();
  });
});
