import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { findViolationsInBothModes } from './axe';
import { PageSimulator } from './pages/page-simulator';
import { expect, test } from './test';
import { holds } from '../specified/holds';

const maxConsole = 250 * 1024;

test.describe('a snippet', () => {
  test(
    'runs without a connection, with status, headers and body, marked as simulated',
    holds('7.site.1'),
    async ({ context, page, operationPage }) => {
      const simulator = new PageSimulator(page);
      await operationPage.open('invoices', 'list-invoices');
      await simulator.run();
      await expect(simulator.line).toContainText('200 OK');
      await context.setOffline(true);
      const requests = collectRequests(page);
      await simulator.run();
      await expect(simulator.response).toContainText('Requests so far: 2');
      await expect(simulator.line.getByText('simulated', { exact: true })).toBeVisible();
      await simulator.response.getByText(/^\d+ headers$/).click();
      await expect(simulator.headers).toContainText('x-ratelimit-limit: 100');
      await expect(simulator.body).toContainText('"number"');
      expect(requests).toEqual([]);
    },
  );

  test(
    'folds what the simulator decides by itself',
    holds('simulator.rules'),
    async ({ page, operationPage }) => {
      await operationPage.open('transactions', 'create-transaction');
      const simulator = new PageSimulator(page);
      await simulator.run();
      await expect(simulator.line).toContainText('201 Created');
      const decision = simulator.response.locator('a[href^="/api/decisions/#G-"]').first();
      await expect(decision).toBeHidden();
      await simulator.response.getByText('What the simulator decides here by itself').click();
      await expect(decision).toBeVisible();
    },
  );

  test('of a guide runs too', async ({ page }) => {
    await page.goto('/guides/getting-started/');
    const simulator = new PageSimulator(page);
    await simulator.run();
    await expect(simulator.line.getByText('simulated', { exact: true })).toBeVisible();
  });
});

test(
  'what a snippet creates is there on the next page, until the reader resets the simulator',
  holds('simulator.reset'),
  async ({ page, operationPage }) => {
    const simulator = new PageSimulator(page);
    await operationPage.open('contacts', 'create-contact');
    await simulator.run();
    await expect(simulator.line).toContainText('201 Created');
    const body = (await simulator.body.textContent()) ?? '';
    const { id } = JSON.parse(body) as { id: number };

    await page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('link', { name: /List contacts/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('List contacts');
    await simulator.run();
    await expect(simulator.body).toContainText(`"id": ${id}`);

    await simulator.response.getByRole('button', { name: 'Reset the simulator' }).click();
    await expect(simulator.response).toContainText('as it was at the start');
    await simulator.run();
    await expect(simulator.body).not.toContainText(`"id": ${id}`);
  },
);

test(
  'what a snippet creates is gone once the site is loaded anew',
  holds('simulator.reload'),
  async ({ page, operationPage }) => {
    const simulator = new PageSimulator(page);
    await operationPage.open('contacts', 'create-contact');
    await simulator.run();
    await expect(simulator.line).toContainText('201 Created');
    const { id } = JSON.parse((await simulator.body.textContent()) ?? '') as { id: number };
    await operationPage.open('contacts', 'list-contacts');
    await simulator.run();
    await expect(simulator.line).toContainText('200 OK');
    await expect(simulator.body).not.toContainText(`"id": ${id}`);
  },
);

test.describe('the request console', () => {
  test('answers what the form says, by keyboard alone', async ({ page, operationPage }) => {
    const simulator = new PageSimulator(page);
    await operationPage.open('contacts', 'get-contact');
    const opener = page.getByRole('button', { name: /^Request console/ }).first();
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(simulator.console).toBeVisible();
    await tabTo(page, 'id');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('999999');
    await page.keyboard.press('Enter');
    await expect(simulator.status).toContainText('404 Not Found');
    await tabTo(page, 'Credentials');
    await page.keyboard.press('W');
    await tabTo(page, 'Send to the simulator');
    await page.keyboard.press('Space');
    await expect(simulator.status).toContainText('401 Unauthorized');
    await expect(simulator.log.getByRole('listitem')).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(simulator.console).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test(
    'shows any documented error, and each response again from the log',
    holds('simulator.log'),
    async ({ page, operationPage }) => {
      const simulator = new PageSimulator(page);
      await operationPage.open('invoices', 'create-invoice');
      await simulator.openConsole();
      await simulator.send();
      await expect(simulator.status).toContainText('201 Created');
      await simulator.console.getByLabel('Error to ask for').selectOption('503');
      await simulator.send();
      await expect(simulator.status).toContainText('503 Service Unavailable');
      await simulator.log.getByRole('button', { name: '201 POST /api/invoices' }).click();
      await expect(simulator.status).toContainText('201 Created');
      await simulator.console.getByRole('button', { name: 'Reset the simulator' }).click();
      await expect(simulator.log).toContainText('Nothing was sent yet.');
    },
  );

  test('sends what the reader enters: a read-only token, a broken body, an invalid header', async ({
    page,
    operationPage,
  }) => {
    const simulator = new PageSimulator(page);
    await operationPage.open('contacts', 'create-contact');
    await simulator.openConsole();
    await simulator.console.getByLabel('Credentials').selectOption('OAuth token, read only');
    await simulator.send();
    await expect(simulator.status).toContainText('401 Unauthorized');
    await simulator.console.getByLabel('Credentials').selectOption('Secret key');
    await simulator.console.getByLabel('Body, JSON').fill('{ not json');
    await simulator.send();
    await expect(simulator.status).toContainText('400 Bad Request');
    await simulator.console.getByLabel('Name of header 1').fill('no name');
    await simulator.send();
    await expect(simulator.console.getByRole('alert')).toContainText('No header can be called "no name"');
  });

  test(
    'marks a response as outdated while the form shows another request',
    holds('simulator.outdated'),
    async ({ page, operationPage }) => {
      const simulator = new PageSimulator(page);
      const credentials = simulator.console.getByLabel('Credentials');
      await operationPage.open('contacts', 'create-contact');
      await simulator.openConsole();
      await simulator.send();
      await expect(simulator.status).toHaveText(/^201 Created/);
      for (const change of [
        () => credentials.selectOption('Wrong key'),
        () => simulator.console.getByLabel('Error to ask for').selectOption('503'),
        () => simulator.console.getByRole('textbox', { name: 'first_name' }).fill('Grace'),
        () =>
          simulator.console
            .getByLabel(/^Value of /)
            .first()
            .fill('1'),
      ]) {
        await change();
        await expect(simulator.status).toHaveText(/^ ?Outdated: you changed the request\. \d+/);
        await simulator.send();
        await expect(simulator.status).not.toContainText('Outdated');
      }
      await credentials.selectOption('Secret key');
      await expect(simulator.status).toContainText('Outdated');
      expect(await findViolationsInBothModes(page)).toEqual([]);
      await credentials.selectOption('Wrong key');
      await expect(simulator.status).not.toContainText('Outdated');
      await simulator.log.getByRole('button', { name: '201 POST /api/contacts' }).click();
      await expect(simulator.status).toHaveText(/^ ?Outdated: you changed the request. 201 Created/);
    },
  );

  test('fills in the named examples', async ({ page, operationPage }) => {
    const simulator = new PageSimulator(page);
    await operationPage.open('invoices', 'create-invoice');
    await simulator.openConsole();
    const body = simulator.console.getByLabel('Body, JSON');
    const first = await body.inputValue();
    const example = simulator.console.getByLabel('Example');
    const labels = await example.getByRole('option').allTextContents();
    await example.selectOption(labels[1] ?? '');
    expect(await body.inputValue()).not.toBe(first);
  });

  test('lists what the simulator decides by itself', async ({ page, operationPage }) => {
    const simulator = new PageSimulator(page);
    await operationPage.open('ping', 'get-ping');
    await simulator.openConsole();
    await simulator.console.getByText(/rules of the simulator/).click();
    expect(await simulator.console.locator('details a[href^="/api/decisions/#G-"]').count()).toBeGreaterThan(
      30,
    );
  });

  for (const width of [1440, 390]) {
    test(`has no finding of axe in both modes on ${width} pixels`, async ({ page, operationPage }) => {
      await page.setViewportSize({ width, height: 844 });
      await operationPage.open('invoices', 'list-invoices');
      const simulator = new PageSimulator(page);
      if (width < 997) await page.getByRole('button', { name: 'Show code' }).click();
      await simulator.run();
      await expect(simulator.line).toContainText('200 OK');
      // The accessibility tests check the content below the sheet of a small screen, without the sheet.
      expect(await findViolationsInBothModes(page, width < 997 ? '#code-panel' : 'body')).toEqual([]);
      await simulator.openConsole();
      await simulator.send();
      await expect(simulator.status).toContainText('200 OK');
      await simulator.console.getByText(/rules of the simulator/).click();
      expect(await findViolationsInBothModes(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const box = await simulator.console.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
    });
  }
});

test('the simulator is loaded only when it is needed, and stays within its budget', async ({
  page,
  operationPage,
}) => {
  const bodies: Promise<Buffer>[] = [];
  await operationPage.open('invoices', 'create-invoice');
  await page.waitForLoadState('networkidle');
  page.on('response', (response) => bodies.push(response.body()));
  const simulator = new PageSimulator(page);
  await simulator.openConsole();
  // The fields of the body come last.
  await expect(simulator.console.getByLabel('Body, JSON')).toBeVisible();
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body).length);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(maxConsole);
});

test('no part of the simulator is loaded with a page', async ({ page, operationPage }) => {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => bodies.push(response.text()));
  await operationPage.open('invoices', 'create-invoice');
  await page.waitForLoadState('networkidle');
  for (const body of await Promise.all(bodies)) expect(body).not.toContain('request_createInvoice_body');
});

function collectRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return urls;
}

/** Presses Tab until the control of that name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let press = 0; press < 40; press += 1) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const labels =
        element && 'labels' in element ? (element.labels as NodeListOf<HTMLElement> | null) : null;
      return labels?.[0]?.textContent ?? element?.textContent ?? '';
    });
    if (focused === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`40 presses of Tab do not lead to "${name}".`);
}
