import { expect, test } from '../test';
import { collectRequests, findLabViolations, openLab } from './lab';
import { holds } from '../../specified/holds';

const path = '/guides/webhooks/';
const name = 'Webhook lab';

test(
  'an event is signed and delivered, by keyboard and without a connection',
  holds('labs.webhook-offline'),
  async ({ context, page }) => {
    const lab = await openLab(page, path, name);
    await context.setOffline(true);
    const requests = collectRequests(page);
    await page.keyboard.press('Tab');
    await expect(lab.getByLabel('Event')).toBeFocused();
    await page.keyboard.press('End');
    const last = await lab.getByLabel('Event').locator('option').last().getAttribute('value');
    await expect(lab.getByLabel('Body')).toHaveValue(new RegExp(`"event_type": "${last}"`));
    for (const label of ['Body', 'auth_key of the webhook', 'What goes wrong']) {
      await page.keyboard.press('Tab');
      await expect(lab.getByLabel(label)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(lab.getByText('Responds with 204 No Content')).toBeVisible();
    await expect(lab.getByText(/^POST https/)).toContainText('X-Abaco-Signature: ');
    expect(requests).toEqual([]);
  },
);

for (const { mishap, want } of [
  { mishap: 'body', want: '401 Unauthorized' },
  { mishap: 'key', want: '401 Unauthorized' },
  { mishap: 'replayed', want: 'Has processed this event before' },
  { mishap: 'late', want: 'it reads the record from the API' },
  { mishap: 'head', want: 'The simulator then refuses the webhook with 422' },
]) {
  test(`what goes wrong: ${mishap}`, async ({ page }) => {
    const lab = await openLab(page, path, name);
    await lab.getByLabel('What goes wrong').selectOption(mishap);
    await lab.getByRole('button', { name: 'Sign and deliver' }).click();
    await expect(lab.getByText(want)).toBeVisible();
    if (mishap === 'head') expect(await findLabViolations(page)).toEqual([]);
  });
}

test('prints a hostile body as text', async ({ page }) => {
  const lab = await openLab(page, path, name);
  const deliver = lab.getByRole('button', { name: 'Sign and deliver' });
  await lab.getByLabel('Body').fill('<img src=x onerror=alert(1)>');
  await deliver.click();
  await expect(lab.getByText('Write a JSON object as the body, and an auth_key.')).toBeVisible();
  await lab.getByLabel('Body').fill('{"event_type": "<img src=x onerror=alert(1)>", "__proto__": {"id": 1}}');
  await deliver.click();
  await expect(lab.getByText('Responds with 204')).toBeVisible();
  expect(await lab.locator('img').count()).toBe(0);
});
