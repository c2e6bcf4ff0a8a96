import { findViolationsInBothModes } from './axe';
import { sitePages } from './site-pages';
import { expect, test } from './test';

const widths = { desktop: 1440, phone: 390 };

for (const [kind, path] of Object.entries({ ...sitePages, 'page that is not found': '/no/such/page/' })) {
  test(`axe finds nothing on the ${kind} in both modes on desktop and phone`, async ({ page }) => {
    await page.goto(path);
    for (const [device, width] of Object.entries(widths)) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findViolationsInBothModes(page), `on a ${device}`).toEqual([]);
    }
  });
}
