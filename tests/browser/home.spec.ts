import { expect, test } from './test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('request, response and slip follow the example, and the request the language', async ({ page }) => {
  const call = page.getByRole('group', { name: 'One call', exact: true });
  const response = call.getByRole('region', { name: 'Response' });
  await expect(call.getByText('119.00')).toBeVisible();
  await expect(response.locator('pre:visible')).toContainText('"rate": 19');
  await call.getByLabel('Example').selectOption({ value: 'texas-saas' });
  await expect(call.getByText('105.00')).toBeVisible();
  await expect(call.getByText('119.00')).toBeHidden();
  await expect(response.locator('pre:visible')).toContainText('"rate": 6.25');
  await call.getByLabel('Language').selectOption({ label: 'Python' });
  await expect(call.getByRole('region', { name: 'Request' }).locator('pre:visible')).toContainText(
    'requests.get',
  );
});

test('Run sends the chosen example to the simulator', async ({ page }) => {
  const call = page.getByRole('group', { name: 'One call', exact: true });
  await call.getByLabel('Example').selectOption({ value: 'texas-saas' });
  await call.getByRole('button', { name: 'Run this call' }).click();
  await expect(call.getByRole('region', { name: 'Response of the simulator' })).toContainText('6.25');
});

test('a response of the simulator goes when another example is chosen: request, response and slip are of one call', async ({
  page,
}) => {
  const call = page.getByRole('group', { name: 'One call', exact: true });
  const own = call.getByRole('region', { name: 'Response of the simulator' });
  await call.getByRole('button', { name: 'Run this call' }).click();
  await expect(own).toContainText('19');
  await call.getByLabel('Example').selectOption({ value: 'texas-saas' });
  await expect(own).toHaveCount(0);
  await expect(
    call.getByRole('region', { name: 'Response', exact: true }).locator('pre:visible'),
  ).toContainText('"rate": 6.25');
  await expect(call.getByText('105.00')).toBeVisible();
});
