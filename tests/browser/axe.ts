import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds wrong with a part of a page: one line a rule, with the elements that break it. One run in the page is enough,
 * as no page has frames of other hosts; putting results of frames together takes twice the time.
 */
export async function findViolations(page: Page, part = 'body'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .include(part)
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
