import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as plainTest, type Page } from '@playwright/test';
import { openLab } from './labs/lab';
import { PageSimulator } from './pages/page-simulator';
import { sitePages } from './site-pages';
import { expect, test } from './test';
import { holds } from '../specified/holds';

const build = process.env.SITE_OUT ?? 'build';

/** The headers of all pages: those below the first pattern. */
const headers = Object.fromEntries(
  [
    ...(readFileSync(join(build, '_headers'), 'utf8').split(/\n(?=\S)/)[0] ?? '').matchAll(
      /^ {2}([^:]+): (.*)$/gm,
    ),
  ].map(([, name = '', value]) => [name.toLowerCase(), value ?? '']),
);
const policy = headers['content-security-policy'] ?? '';

/** Serves every document with the headers of the build. A violation is an error in the console, which fails any test. */
const serveHeaders = ({ page }: { page: Page }) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), ...headers } });
  });

test.beforeEach(serveHeaders);

test('the policy lets no string become code and no other host take part', holds('7.site.1'), () => {
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/]+=')+;/);
  expect(policy).not.toContain('unsafe-eval');
  expect(policy).not.toContain('http');
});

for (const [name, path] of Object.entries(sitePages)) {
  test(`${name} keeps to the policy`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
}

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
  await expect(simulator.response).toContainText('201 Created');
});

test('the template lab shows its paper under the policy', async ({ page }) => {
  const lab = await openLab(page, '/templates/', 'Template lab');
  await expect(lab.frameLocator('iframe').getByRole('heading')).toHaveText('Invoice 2024-00051');
});

test('the search works under the policy, which its worker has, too', async ({ context, page }) => {
  const scripts: string[] = [];
  await context.route(/\.js$/, async (route) => {
    const response = await route.fetch();
    scripts.push(route.request().url());
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': policy },
    });
  });
  await page.goto('/glossary/');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Search docs' });
  await dialog.getByRole('combobox').fill('create an invoice');
  await expect(dialog.getByRole('row').first()).toContainText('Create an invoice');
  expect(scripts).toContain(page.workers()[0]?.url());
});

// Its console holds the refusal, so it is no test of a clean page.
plainTest('a script that somebody puts into a page does not run', async ({ page }) => {
  await serveHeaders({ page });
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
