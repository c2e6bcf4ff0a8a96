import { test as plain } from '../noted-test';
import { expect, test } from '../test';
import { collectRequests, findLabViolations, openLab } from './lab';
import { holds } from '../../specified/holds';

const path = '/templates/';
const name = 'Template lab';

test(
  'a template is edited with its names, by keyboard and without a connection',
  holds('labs.template-offline'),
  async ({ context, page }) => {
    const lab = await openLab(page, path, name);
    const paper = lab.frameLocator('iframe');
    await expect(paper.getByRole('heading')).toHaveText('Invoice 2024-00051');
    await context.setOffline(true);
    const requests = collectRequests(page);
    await page.keyboard.press('Tab');
    await expect(lab.getByLabel('Start from')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(paper.getByRole('heading')).toHaveText('Credit note CN-2024-00007');
    await page.keyboard.press('Tab');
    await expect(lab.getByRole('textbox', { name: 'Template' })).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('{{ document.sub');
    await page.keyboard.press('Control+Space');
    await expect(lab.getByRole('textbox', { name: 'Template' })).toHaveValue('{{ document.subject');
    await page.keyboard.type(' | upcse }}');
    await expect(lab.getByRole('status')).toHaveText(
      'Line 1: there is no filter “upcse”. Did you mean “upcase”?',
    );
    await lab.getByRole('textbox', { name: 'Template' }).fill('{{ document.tot');
    await page.keyboard.press('Tab');
    await expect(lab.getByRole('button', { name: 'document.total', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(lab.getByRole('textbox', { name: 'Template' })).toBeFocused();
    await page.keyboard.type(' | money }}');
    await expect(paper.locator('body')).toHaveText('€1,190.00');
    expect(requests).toEqual([]);
  },
);

test('axe finds nothing in the lab, with its names and with a message', async ({ page }) => {
  const lab = await openLab(page, path, name);
  await lab.getByRole('textbox', { name: 'Template' }).fill('{{ document.tot');
  await expect(lab.getByRole('status')).not.toBeEmpty();
  expect(await findLabViolations(page)).toEqual([]);
});

// A browser logs what it blocks, so the page is not clean here.
plain('a hostile template runs no script, sends no request and opens no page', async ({ page }) => {
  const lab = await openLab(page, path, name);
  const asked: string[] = [];
  // Chromium reports as a request what the policy then blocks; only what leaves the page can be routed.
  await page.route(/evil/, async (route) => {
    asked.push(route.request().url());
    await route.abort();
  });
  await lab.getByRole('textbox', { name: 'Template' }).fill(`
    <h1>Hostile</h1>
    <script>parent.document.title = 'hacked'; fetch('https://evil.example/')</script>
    <img src="https://evil.example/a.png" onerror="parent.document.title = 'hacked'">
    <style>@import url(https://evil.example/b.css); body { background: url(https://evil.example/c.png) }</style>
    <link rel="preconnect" href="https://evil.example/"><link rel="stylesheet" href="https://evil.example/d.css">
    <meta http-equiv="refresh" content="0; url=https://evil.example/">
    <base href="https://evil.example/"><iframe src="https://evil.example/"></iframe>
    <a href="https://evil.example/" target="_top">Click</a>
    <form action="https://evil.example/"><button>Send</button></form>
    {% include 'https://evil.example/x' %}`);
  await expect(lab.getByRole('status')).toContainText('Failed to lookup');
  await lab.getByRole('textbox', { name: 'Template' }).press('ControlOrMeta+End');
  const text = await lab.getByRole('textbox', { name: 'Template' }).inputValue();
  await lab.getByRole('textbox', { name: 'Template' }).fill(text.replace(/\{% include.*/, ''));
  const paper = lab.frameLocator('iframe');
  await expect(paper.getByRole('heading')).toHaveText('Hostile');
  await paper.getByText('Click').click();
  await expect(paper.getByRole('heading')).toHaveText('Hostile');
  expect(asked).toEqual([]);
  expect(await page.title()).not.toBe('hacked');
  expect(page.url()).toContain(path);
});
