import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { launchBrowser } from '../setup/browser';

/** A field or parameter as a page shows it. */
export interface ShownField {
  name: string;
  /** In the words of the page: `string | null`. */
  type: string;
  isRequired: boolean;
  /** The values that it may have. */
  values: string[];
  /** Its paragraphs. */
  texts: string[];
}

/** An operation as a stock page shows it, with all tabs of responses opened. */
export interface StockPage {
  title: string;
  /** `post`, or `webhook`. */
  method: string;
  /** As the page has it, `/coupons/:id`, after the address of a server. */
  address: string;
  statuses: string[];
  fields: ShownField[];
}

const HOST = 'http://stock.test';

/** Reads pages of a site that docusaurus-theme-openapi-docs renders in the browser. */
export async function readStock(build: string, files: readonly string[]): Promise<StockPage[]> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.route('**/*', async (route) => {
      const { origin, pathname } = new URL(route.request().url());
      const file = path.join(build, decodeURIComponent(pathname));
      const found = pathname.endsWith('/') ? path.join(file, 'index.html') : file;
      if (origin === HOST && existsSync(found)) await route.fulfill({ path: found });
      else await route.abort();
    });
    const pages: StockPage[] = [];
    for (const file of files) {
      await page.goto(`${HOST}/${file.replace(/index\.html$/, '')}`);
      pages.push(await readPage(page));
    }
    return pages;
  } finally {
    await browser.close();
  }
}

async function readPage(page: Page): Promise<StockPage> {
  await page.locator('.openapi__method-endpoint').waitFor();
  const fields = new Map<string, ShownField>();
  const collect = async (): Promise<void> => {
    for (const field of await page.evaluate(readFields)) fields.set(JSON.stringify(field), field);
  };
  await collect();
  const tabs = page.locator('.openapi-tabs__response-code-item');
  const statuses = await tabs.allTextContents();
  for (const tab of await tabs.all()) {
    await tab.dispatchEvent('click');
    await collect();
  }
  const [method = '', address = ''] = await page
    .locator('.openapi__method-endpoint')
    .evaluate((element) => [...element.children].map((child) => child.textContent));
  const title = await page.locator('h1').first().innerText();
  return {
    title: title.trim(),
    method: method.toLowerCase().trim(),
    address: address.trim(),
    statuses: statuses.map((status) => status.trim()),
    fields: [...fields.values()],
  };
}

/** Runs in the page: the rows of schemas and parameters, without the rows inside them. */
function readFields(): ShownField[] {
  const rows = document.querySelectorAll('.openapi-schema__list-item, .openapi-params__list-item');
  return [...rows].flatMap((row) => {
    const own = (selector: string) =>
      [...row.querySelectorAll(selector)].filter(
        (element) => element.closest('.openapi-schema__list-item, .openapi-params__list-item') === row,
      );
    const [name] = own('.openapi-schema__property');
    const [type] = own('.openapi-schema__name, .openapi-schema__type');
    if (!name) return [];
    const paragraphs = own('p').map((element) => element.textContent.trim());
    const isValues = (text: string) => text.startsWith('Possible values:');
    // Limits and patterns have the same label, without the brackets of a list.
    const isList = (text: string) => /^Possible values:\s*\[/.test(text);
    return [
      {
        name: name.textContent.trim(),
        type: type?.textContent.trim() ?? '',
        isRequired: own('.openapi-schema__required').length > 0,
        values: own('p')
          .filter((element) => isList(element.textContent))
          .flatMap((element) => [...element.querySelectorAll('code')].map((code) => code.textContent)),
        texts: paragraphs.filter((text) => text !== '' && !isValues(text)),
      },
    ];
  });
}
