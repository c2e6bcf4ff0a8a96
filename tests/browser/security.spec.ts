import type { Page } from '@playwright/test';
import { test as plainTest } from './noted-test';
import { openLab } from './labs/lab';
import { PageSimulator } from './pages/page-simulator';
import { addMetaPolicy } from '../../site/hosting/meta-policy';
import { sitePages } from './site-pages';
import { expect, ignoreRoutes, test } from './test';
import { holds } from '../specified/holds';

/**
 * The policy that the server sends. A violation is an error in the console, which fails any test of any file;
 * `lifecycle.spec.ts` opens a page of each kind.
 */
const readPolicy = async (page: Page) =>
  (await page.request.get('/')).headers()['content-security-policy'] ?? '';

test(
  'the policy lets no string become code and no other host take part',
  holds('7.site.1'),
  async ({ page }) => {
    const policy = await readPolicy(page);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/]+=')+;/);
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).not.toContain('http');
  },
);

test('a copy button copies under the permissions', async ({ page, context, operationPage }) => {
  await context.grantPermissions(['clipboard-write']);
  await operationPage.open('invoices', 'create-invoice');
  await page.getByRole('button', { name: 'Copy the request' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached();
});

test('a snippet runs under the policy', async ({ page }) => {
  await page.goto(sitePages['operation with a body']);
  const simulator = new PageSimulator(page);
  await simulator.run();
  await expect(simulator.line).toContainText('201 Created');
});

test('the template lab shows its paper under the policy', async ({ page }) => {
  const lab = await openLab(page, '/templates/', 'Template lab');
  await expect(lab.frameLocator('iframe').getByRole('heading')).toHaveText('Invoice 2024-00051');
});

test('the search works under the policy, which its worker has, too', async ({ page }) => {
  await page.goto('/glossary/');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Search docs' });
  await dialog.getByRole('combobox').fill('create an invoice');
  await expect(dialog.getByRole('row').first()).toContainText('Create an invoice');
  const worker = page.workers()[0]?.url() ?? '';
  const response = await page.request.get(worker);
  expect(response.headers()['content-security-policy']).toBe(await readPolicy(page));
});

// Its console shows the refusal, so the fixture of clean pages does not apply.
plainTest('a script injected into a page does not run', async ({ page }) => {
  await page.goto('/');
  const blocked = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
          resolve(effectiveDirective),
        );
        const script = document.createElement('script');
        script.textContent = 'document.title = "hacked"';
        document.body.append(script);
      }),
  );
  expect(blocked).toBe('script-src-elem');
  await expect(page).not.toHaveTitle('hacked');
});

plainTest('a page keeps to its policy on a host that sends no headers', async ({ page, request }) => {
  const { 'content-security-policy': policy = '' } = (await request.get('/')).headers();
  await page.route('**/*', async (route) => {
    const response = await route.fetch();
    const headers = Object.fromEntries(
      Object.entries(response.headers()).filter(([name]) => name !== 'content-security-policy'),
    );
    if (!headers['content-type']?.startsWith('text/html')) return route.fulfill({ response, headers });
    return route.fulfill({ response, headers, body: addMetaPolicy(await response.text(), policy) });
  });
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  await page.goto(sitePages['operation with a body']);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const simulator = new PageSimulator(page);
  await simulator.run();
  await expect(simulator.line).toContainText('201 Created');
  expect(refused).toEqual([]);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "injected"';
    document.head.append(script);
  });
  await expect.poll(() => refused.join('\n')).toContain('Content Security Policy');
  expect(await page.title()).not.toBe('injected');
  await ignoreRoutes(page);
});
