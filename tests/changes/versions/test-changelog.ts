import type { Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findViolationsInBothModes } from '../../browser/axe';
import type { VersionedSite } from './versioned-site';

const RELEASE = '/api/changelog/20241028/';
const WHAT_CHANGES = '/api/changelog/what-changes/';

/** The addresses of a page's links whose page or anchor does not exist. */
async function findDeadLinks(page: Page, selector: string): Promise<string[]> {
  const hrefs = await page
    .locator(selector)
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  const dead: string[] = [];
  for (const href of new Set(hrefs)) {
    const response = await page.request.get(href);
    const anchor = decodeURIComponent(new URL(href).hash.slice(1));
    if (!response.ok() || (anchor !== '' && !(await response.text()).includes(`id="${anchor}"`)))
      dead.push(href);
  }
  expect(hrefs.length).toBeGreaterThan(0);
  return dead;
}

/** The changelog and the lifetimes of fields, on the same site as the menu of versions: building it takes a minute. */
export function testChangelog(getSite: () => VersionedSite): void {
  describe('a field', () => {
    test('says since which version it is there, and leads to the change', async () => {
      const page = await getSite().open('/api/coupons/create-coupon/', { javaScriptEnabled: false });
      const life = page.locator('[id="request.max_redemptions"] > div [data-part="life"]');
      expect(await life.textContent()).toBe('since 20241028');
      expect(await findDeadLinks(page, '[data-part="life"]')).toEqual([]);
      await life.click();
      expect(await page.locator(':target').getAttribute('data-change')).toBe('additive');
      expect(getSite().read('api/coupons/create-coupon/index.md')).toContain('[since 20241028](');
    });

    test('says nothing in a version that has it as all others do', () => {
      expect(getSite().read('api/invoices/create-invoice/index.html')).not.toContain('data-part="life"');
    });
  });

  test('an operation says since which version it is there', () => {
    const html = getSite().read('api/coupons/delete-coupon/index.html');
    expect(html).toMatch(/href="\/api\/changelog\/20240705\/#[0-9a-f]{12}"[^>]*>since 20240705</);
  });

  describe('a release', () => {
    test('links its operations and fields in both versions, and all of them are there', async () => {
      const page = await getSite().open(RELEASE, { javaScriptEnabled: false });
      const links = page.locator('.changelog-facts a');
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(hrefs.some((href) => href.startsWith('/api/versions/20240705/'))).toBe(true);
      expect(hrefs.some((href) => /^\/api\/objects\/.*#/.test(href))).toBe(true);
      expect(await findDeadLinks(page, '.changelog-facts a')).toEqual([]);
    });

    test('of an earlier version links the pages of that version', async () => {
      const page = await getSite().open('/api/changelog/20240705/', { javaScriptEnabled: false });
      expect(await page.locator('.changelog-facts a').first().getAttribute('href')).toBe(
        '/api/versions/20240705/coupons/delete-coupon/',
      );
    });
  });

  describe('what changes for me', () => {
    const answer = (page: Page) => page.locator('.what-changes-answers');
    const openPage = async (search = ''): Promise<Page> => {
      const page = await getSite().open(WHAT_CHANGES + search);
      await answer(page).waitFor();
      return page;
    };
    const paste = async (page: Page, input: string): Promise<string> => {
      await page.getByRole('radio', { name: 'calls that I paste' }).check();
      await page.locator('.what-changes textarea').fill(input);
      return (await answer(page).textContent()) ?? '';
    };

    test('lists all changes without scripts', async () => {
      const page = await getSite().open(WHAT_CHANGES, { javaScriptEnabled: false });
      expect(await page.locator('.what-changes').count()).toBe(0);
      expect(await page.locator('main h2').count()).toBe(2);
      expect(await findDeadLinks(page, '.changelog-changes a')).toEqual([]);
      expect(getSite().read(`${WHAT_CHANGES}index.md`)).toContain('## [From 20240705 to 20241028]');
    });

    test('begins with the version that the reader comes from, and says that nothing else changes', async () => {
      const page = await openPage('?from=20240705');
      expect(await page.getByLabel('From').inputValue()).toBe('20240705');
      const all = await page.locator('.what-changes-change').count();
      await page.getByRole('radio', { name: 'some operations' }).check();
      await page.getByRole('checkbox', { name: 'POST /items ' }).check();
      const own = await page.locator('.what-changes-change').count();
      expect(own).toBeGreaterThan(0);
      expect(own).toBeLessThan(all);
      expect(await answer(page).textContent()).toContain(`${all - own} other change`);
    });

    test('reads pasted calls, and shows them without their values', async () => {
      const page = await openPage();
      const text = await paste(
        page,
        `curl https://a.abaco.example/api/items --json '{"name": "sk_secret", "type": "digital"}'`,
      );
      expect(text).toContain('POST /items');
      expect(text).not.toContain('sk_secret');
      expect(await paste(page, 'curl https://a.abaco.example/api/ping')).toContain(
        'No change touches your calls.',
      );
    });

    test('reads a hostile recording and sends, shows and keeps nothing of it', async () => {
      const page = await openPage();
      const sent: string[] = [];
      page.on('request', (request: Request) => sent.push(request.url()));
      const entry = (url: string, text: string) => ({
        request: {
          method: 'POST',
          url,
          headers: [
            { name: 'Authorization', value: 'Bearer sk_live_1' },
            { name: '__proto__', value: 'sk_live_2' },
          ],
          postData: { mimeType: 'application/json', text },
        },
      });
      const hostile = JSON.stringify({
        log: {
          entries: [
            entry(
              'https://x.test/api/items?key=sk_live_3',
              '{"type":"<img src=x onerror=alert(1)>","__proto__":{"polluted":1}}',
            ),
            entry('https://x.test/<script>alert(1)</script>', '{"sk_live_4":1}'),
            ...Array.from({ length: 20_000 }, (_, index) =>
              entry(`https://x.test/sk_live_5/${index}`, '{"a":"sk_live_6"}'),
            ),
          ],
        },
      });
      const text = await paste(page, hostile);
      expect(text).toContain('POST /items');
      expect(text).toContain('20001 addresses are not of this API.');
      const html = await page.locator('.what-changes-answers').innerHTML();
      expect(html).not.toMatch(/sk_live|<img|<script/);
      expect(
        await page.evaluate(() => [
          ({} as { polluted?: number }).polluted,
          JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href]).includes(
            'sk_live',
          ),
        ]),
      ).toEqual([undefined, false]);
      expect(sent).toEqual([]);
    });

    test('takes the calls that the reader ran on this site', async () => {
      const page = await getSite().open('/api/coupons/create-coupon/');
      await page.getByRole('button', { name: /^Run:/ }).first().click();
      await page.waitForFunction(() =>
        /\d{3}/.test(document.querySelector('[data-run-tab]')?.textContent ?? ''),
      );
      await page.locator('[id="request.max_redemptions"] [data-part="life"]').click();
      await page.waitForURL(`**${RELEASE}**`);
      await page.locator('.theme-doc-sidebar-menu a', { hasText: 'What changes for me' }).click();
      await page.getByRole('radio', { name: 'the call I ran here' }).check();
      expect(await answer(page).textContent()).toContain('1 call was compared.');
    });

    test.each([RELEASE, WHAT_CHANGES])(
      '%s passes axe, light and dark, and does not scroll sideways',
      async (address) => {
        const page = await getSite().open(address, { viewport: { width: 390, height: 800 } });
        if (address === WHAT_CHANGES) {
          await answer(page).waitFor();
          await page.getByRole('radio', { name: 'some operations' }).check();
          await page.getByRole('checkbox').first().check();
        }
        expect(await findViolationsInBothModes(page as never, 'main')).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
        if (address === WHAT_CHANGES) {
          await page.getByRole('radio', { name: 'calls that I paste' }).check();
          expect(await findViolationsInBothModes(page as never, 'main')).toEqual([]);
        }
      },
    );
  });
}
