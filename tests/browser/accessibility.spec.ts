import { AxeBuilder } from '@axe-core/playwright';
import { sitePages } from './site-pages';
import { expect, test } from './test';

const widths = { desktop: 1440, phone: 390 };

for (const [kind, path] of Object.entries({ ...sitePages, 'page that is not found': '/no/such/page/' })) {
  for (const mode of ['light', 'dark']) {
    for (const [device, width] of Object.entries(widths)) {
      test(`axe finds nothing on the ${kind} in ${mode} mode on a ${device}`, async ({ page }) => {
        // Axe takes its time on a page with hundreds of fields when other tests run beside it.
        test.setTimeout(120_000);
        await page.setViewportSize({ width, height: 900 });
        await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
          ),
        ).toEqual([]);
      });
    }
  }
}
