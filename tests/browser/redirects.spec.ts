import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Redirect } from '../../core/contracts/redirects';
import { writeHeaders } from '../../site/hosting/write-headers';
import { finishRedirects } from '../../site/redirects/finish-redirects';
import { REDIRECTS_FILE } from '../../site/redirects/stub-pages';
import { serveFolder, type ServedFolder } from '../../tools/pages/serve-folder';
import { expect, test } from './test';

const COUPON = '/api/objects/coupon/';
const CREATE = '/api/coupons/create-coupon/';
const GUIDE = '/guides/record-sales/';

/** Addresses that an earlier release could have had. */
const redirects: Redirect[] = [
  { from: '/guides/sales/', to: GUIDE },
  { from: '/api/coupons/make-coupon/', to: CREATE },
  { from: '/api/coupons/make-coupon/#request.limit', to: `${CREATE}#request.max_redemptions` },
  { from: `${COUPON}#limit`, to: `${COUPON}#max_redemptions` },
  { from: `${COUPON}#due_date`, to: '/api/objects/invoice/#due_date' },
].map((redirect, index) => ({ ...redirect, line: index + 1, column: 1 }));

const HOSTS = ['a host with redirects', 'a host of files'] as const;
type Sites = Record<(typeof HOSTS)[number], ServedFolder>;

/** Tests on copies of the built site in which these addresses are sent on. */
const onCopies = test.extend<{ host: (typeof HOSTS)[number] }, { sites: Sites }>({
  host: [HOSTS[0], { option: true }],
  sites: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const copies = mkdtempSync(join(tmpdir(), 'moved-'));
      const sites = await serveCopies(join(copies, 'moved'), join(copies, 'plain'));
      await use(sites);
      for (const site of Object.values(sites)) site.close();
      rmSync(copies, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ sites, host }, use) => use(sites[host].origin),
});

/** The second host does not read the file with the redirects. */
async function serveCopies(moved: string, plain: string): Promise<Sites> {
  cpSync(resolve(process.env.SITE_OUT ?? 'build'), moved, { recursive: true });
  const place = { base: '/', address: 'https://site.example' };
  expect(finishRedirects({ folder: moved, redirects, ledger: 'none', ...place })).toEqual([]);
  writeHeaders(moved, { base: '/', connect: [] });
  cpSync(moved, plain, { recursive: true });
  rmSync(join(plain, REDIRECTS_FILE));
  return { 'a host with redirects': await serveFolder(moved), 'a host of files': await serveFolder(plain) };
}

// Each worker copies the site once.
onCopies.describe.configure({ mode: 'default' });

for (const host of HOSTS)
  for (const javaScriptEnabled of [true, false])
    onCopies.describe(`${host}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
      onCopies.use({ host, javaScriptEnabled });

      onCopies('leads from a page that moved to its new address', async ({ page }) => {
        await page.goto('/guides/sales/');
        await expect(page).toHaveURL(GUIDE);
      });

      onCopies('finds a field by its earlier id', async ({ page }) => {
        await page.goto(`${COUPON}#limit`);
        const field = page.locator('li#max_redemptions');
        await expect(field).toBeInViewport();
        await expect(field.locator('#limit:target')).toBeAttached();
      });

      onCopies('finds a field of a page that moved', async ({ page }) => {
        onCopies.skip(host === 'a host of files' && !javaScriptEnabled, 'A refresh leaves the place behind.');
        await page.goto('/api/coupons/make-coupon/#request.limit');
        await expect(page).toHaveURL(`${CREATE}#request.limit`);
        await expect(page.locator('[id="request.max_redemptions"]')).toBeInViewport();
      });

      onCopies('leads from a field to another page', async ({ page }) => {
        await page.goto(`${COUPON}#due_date`);
        if (!javaScriptEnabled) await page.getByRole('link', { name: 'This section has moved' }).click();
        await expect(page).toHaveURL('/api/objects/invoice/#due_date');
        await expect(page.locator('#due_date')).toBeInViewport();
      });
    });

onCopies('programs find the Markdown of a page that moved', async ({ request, sites }) => {
  const { origin } = sites['a host with redirects'];
  const expected = await (await request.get(`${origin}${GUIDE}index.md`)).text();
  for (const path of ['/guides/sales/index.md', '/guides/sales.md'])
    expect(await (await request.get(origin + path)).text()).toBe(expected);
  const negotiated = await request.get(`${origin}/guides/sales/`, { headers: { accept: 'text/markdown' } });
  expect(await negotiated.text()).toBe(expected);
  const plain = await request.get(`${sites['a host of files'].origin}/guides/sales.md`);
  expect(await plain.text()).toContain(`<https://site.example${GUIDE}index.md>`);
});
