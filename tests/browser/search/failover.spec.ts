import type { Page } from '@playwright/test';
import { createHits, createResponse } from './support/records';
import { expect, hostedTest as test } from './support/test';
import { configureSearch } from './support/hosted';
import { holds } from '../../specified/holds';

/** Writes down on the page how far its last request is: 2 with the headers, 3 with a part of the body. */
async function watchRequests(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class WatchedRequest extends XMLHttpRequest {
      constructor() {
        super();
        this.addEventListener('readystatechange', () => {
          document.documentElement.dataset.request = `${this.responseURL} ${this.readyState}`;
        });
      }
    }
    window.XMLHttpRequest = WatchedRequest;
  });
}

test('a status of 5xx is retried on the next host', holds('8.search.6'), async ({ modal, hosts }) => {
  hosts.modes[0] = 500;
  await modal.goto();
  await modal.open();
  await modal.search('invoice');
  await expect(modal.hits).toHaveCount(3);
  expect(hosts.asked).toEqual([0, 1]);
});

test(
  'a connection that breaks is retried on the next host',
  holds('8.search.6'),
  async ({ modal, hosts }) => {
    hosts.modes[0] = 'reset';
    hosts.modes[1] = 503;
    await modal.goto();
    await modal.open();
    await modal.search('invoice');
    await expect(modal.hits).toHaveCount(3);
    expect(hosts.asked).toEqual([0, 1, 2]);
  },
);

for (const status of [403, 404, 429] as const) {
  test(`a status of ${status} fails without a retry`, holds('8.search.6'), async ({ modal, hosts }) => {
    hosts.modes[0] = status;
    await modal.goto();
    await modal.open();
    await modal.search('invoice');
    await expect(modal.error).toBeVisible();
    expect(hosts.asked).toEqual([0]);
  });
}

test(
  'a host that does not connect is left after 1 s',
  holds('8.search.6', '9.search.7'),
  async ({ page, modal, hosts }) => {
    hosts.modes[0] = 'silent';
    await modal.openWithStoppedClock();
    await modal.search('invoice');
    await expect.poll(() => hosts.asked).toEqual([0]);
    await page.clock.runFor(999);
    expect(hosts.asked).toEqual([0]);
    await page.clock.runFor(1);
    await expect(modal.hits).toHaveCount(3);
    expect(hosts.asked).toEqual([0, 1]);
  },
);

test(
  'a host that stops after the headers is left after 2 s',
  holds('9.search.7'),
  async ({ page, modal, hosts }) => {
    hosts.modes[0] = 'headers only';
    await watchRequests(page);
    await modal.openWithStoppedClock();
    await modal.search('invoice');
    await expect(page.locator('html')).toHaveAttribute('data-request', /^http.* [23]$/);
    await page.clock.runFor(1999);
    await expect(page.locator('html')).toHaveAttribute('data-request', /^http.* [23]$/);
    await page.clock.runFor(1);
    await expect(modal.hits).toHaveCount(3);
    expect(hosts.asked).toEqual([0, 1]);
  },
);

test(
  'timeouts grow with retries, and when all hosts are silent the error shows',
  holds('4.search.1', '8.search.1', '9.search.7'),
  async ({ page, modal, hosts }) => {
    hosts.modes.fill('silent');
    const warnings: string[] = [];
    page.on('console', (entry) => warnings.push(entry.text()));
    await modal.openWithStoppedClock();
    await modal.search('invoice');
    for (const [host, seconds] of [1, 4, 5].entries()) {
      await expect.poll(() => hosts.asked.length).toBe(host + 1);
      await page.clock.runFor(seconds * 1000 - 1);
      expect(hosts.asked).toHaveLength(host + 1);
      await page.clock.runFor(1);
    }
    await expect(modal.error).toContainText('Unable to fetch results');
    await expect(modal.error.getByText('You might want to check your network connection.')).toBeVisible();
    await expect(modal.dialog.getByText('No results')).toHaveCount(0);
    await expect(modal.status).toHaveText('Unable to fetch results');
    await expect(modal.frame).toHaveClass(/Errored/);
    expect(warnings.join('\n')).toContain('Unreachable hosts - your application id may be incorrect');
    expect(hosts.asked).toEqual([0, 1, 2]);
  },
);

test(
  'when all hosts fail, the error says how each of them did',
  holds('8.search.4'),
  async ({ page, modal, hosts }) => {
    hosts.modes.splice(0, 3, 'silent', 'headers only', 'reset');
    const error = page.waitForEvent('console', (message) => message.text().includes('Unreachable hosts'));
    await watchRequests(page);
    await modal.openWithStoppedClock();
    await modal.search('invoice');
    await expect.poll(() => hosts.asked).toEqual([0]);
    await page.clock.runFor(1000);
    await expect(page.locator('html')).toHaveAttribute('data-request', /^http.* [23]$/);
    await page.clock.runFor(8000);
    await expect(modal.error).toBeVisible();
    const [value] = (await error).args();
    const trace = await value?.evaluate(
      (cause: Error & { stackTrace: { response: { content: string } }[] }) =>
        cause.stackTrace.map(({ response }) => response.content),
    );
    expect(trace).toEqual(['Connection timeout', 'Socket timeout', 'Network request failed']);
  },
);

test(
  'the error takes the place of earlier hits, and the next query after recovery clears it',
  holds('2.search.4'),
  async ({ modal, hosts }) => {
    await modal.goto();
    await modal.open();
    await modal.search('invoice');
    await expect(modal.hits).toHaveCount(3);
    hosts.modes.fill(503);
    await modal.search('invoices');
    await expect(modal.error).toBeVisible();
    await expect(modal.hits).toHaveCount(0);
    hosts.modes.fill(200);
    await modal.search('invoice of');
    await expect(modal.hits).toHaveCount(3);
    await expect(modal.error).toHaveCount(0);
  },
);

test(
  'a host that failed is left alone for 120,000 ms, also by a page that is loaded anew',
  holds('4.search.8', '9.search.8'),
  async ({ page, modal, hosts }) => {
    hosts.modes[0] = 503;
    const failed = new Date('2026-01-01T12:00:00Z').getTime();
    await page.clock.setFixedTime(failed);
    await modal.goto();
    await modal.open();
    await modal.search('a');
    await expect(modal.hits).toHaveCount(3);
    await modal.search('b');
    await expect.poll(() => hosts.asked).toEqual([0, 1, 1]);
    const kept = await page.evaluate(() => localStorage.getItem('search-hosts-TESTAPP'));
    expect(Object.values(JSON.parse(kept ?? '{}') as object)).toMatchObject([{ status: 'down' }]);

    await modal.goto();
    await modal.open();
    await modal.search('c');
    await expect.poll(() => hosts.asked).toEqual([0, 1, 1, 1]);
    await page.clock.setFixedTime(failed + 120_000);
    await modal.search('d');
    await expect.poll(() => hosts.asked).toEqual([0, 1, 1, 1, 1]);

    hosts.modes[0] = 200;
    await page.clock.setFixedTime(failed + 120_001);
    await modal.search('e');
    await expect.poll(() => hosts.asked).toEqual([0, 1, 1, 1, 1, 0]);
  },
);

test(
  'a host that timed out is asked last for two minutes',
  holds('4.search.8'),
  async ({ page, modal, hosts }) => {
    hosts.modes[0] = 'silent';
    await modal.openWithStoppedClock();
    await modal.search('a');
    await expect.poll(() => hosts.asked).toEqual([0]);
    await page.clock.runFor(1000);
    await expect(modal.hits).toHaveCount(3);
    hosts.modes[1] = 500;
    hosts.modes[2] = 500;
    await modal.search('b');
    await expect.poll(() => hosts.asked).toEqual([0, 1, 1, 2, 0]);
  },
);

test(
  'without a storage, hosts that failed are remembered as long as the page',
  holds('8.search.8'),
  async ({ page, modal, hosts }) => {
    await page.addInitScript(() => {
      Storage.prototype.getItem = Storage.prototype.setItem = () => {
        throw new Error('no storage');
      };
    });
    hosts.modes[0] = 503;
    await modal.goto();
    await modal.open();
    await modal.search('a');
    await expect(modal.hits).toHaveCount(3);
    await modal.search('b');
    await expect.poll(() => hosts.asked).toEqual([0, 1, 1]);
  },
);

test('the same query is not sent again', holds('7.search.1'), async ({ modal, hosts }) => {
  await modal.goto();
  await modal.open();
  await modal.search('a');
  await expect(modal.hits).toHaveCount(3);
  hosts.response = createResponse(createHits(1));
  await modal.search('b');
  await expect(modal.hits).toHaveCount(1);
  await modal.search('a');
  await expect(modal.hits).toHaveCount(3);
  expect(hosts.asked).toEqual([0, 0]);
});

test(
  'the hosts of the provider are asked in order: the nearest first, then the others shuffled',
  holds('7.search.7'),
  async ({ page, modal }) => {
    await configureSearch(page, { appId: 'TESTAPP', apiKey: 'search-only' });
    const asked: string[] = [];
    await page.route(/algolia(net)?\.(net|com)/, (route) => {
      asked.push(new URL(route.request().url()).host);
      return route.abort('connectionrefused');
    });
    await modal.goto();
    await modal.open();
    await modal.search('a');
    await expect(modal.error).toBeVisible();
    const [first, ...others] = asked;
    expect(first).toBe('testapp-dsn.algolia.net');
    expect(others.toSorted()).toEqual([1, 2, 3].map((number) => `testapp-${number}.algolianet.com`));
  },
);
