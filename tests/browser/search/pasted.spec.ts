import { expect, hostedTest as test } from './support/test';

const CALL = "curl https://demo.abaco.example/api/contacts -u sk_live_a1b2c3d4: -d '{}'";

test('no search service gets a call that is pasted', async ({ page, modal, hosts }) => {
  await modal.goto();
  await modal.open();
  await modal.input.evaluate((input, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, CALL);
  await modal.input.fill(CALL.slice(0, 64));
  const first = modal.hits.first().locator('a');
  await expect(first).toHaveAttribute('href', /#paste$/);
  await modal.input.fill(CALL.slice(0, 60));
  await expect(first).toHaveAttribute('href', /#paste$/);
  expect(hosts.asked).toEqual([]);

  await modal.input.fill('');
  await modal.input.fill('invoice');
  await expect(modal.hits).toHaveCount(3);
  await expect(page.locator('[href$="#paste"]')).toHaveCount(0);
  expect(hosts.asked).toEqual([0]);
});
