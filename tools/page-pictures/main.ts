import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { readFlags } from '#core/command-line/read-flags';
import { runIfStarted, type Command } from '#core/command-line/run-command';
import { UsageError } from '#core/command-line/usage-error';
import { countOf } from '#core/text/count-of';
import { compareSites } from '../../site/page-diff/compare-sites';
import { readSite } from '../../site/page-diff/read-site';
import { findChromium } from '../machine/chromium';
import { serveFolder } from '../pages/serve-folder';
import { listChangedTemplates } from './changed-templates';

const FLAGS = {
  base: { type: 'string', default: 'base' },
  head: { type: 'string', default: 'build' },
  out: { type: 'string', default: 'test-results/pictures' },
} as const;

const VIEWPORT = { width: 1440, height: 900 };

/** Takes pictures of changed pages, before and after; exit code 2 for wrong usage. */
export const command: Command = {
  usage: `Usage: npm run page:pictures -- [--base base] [--head build] [--out test-results/pictures]
Takes a picture of one changed page of each folder, in the earlier and the later of two built sites.
  --base  the earlier site; without pages, there are only the later pictures
  --head  the later site
  --out   the folder of the pictures`,
  async run(args) {
    const { base, head, out } = readFlags(FLAGS, args).values;
    if (!existsSync(path.join(head, 'index.html')))
      throw new UsageError(`There is no ${path.join(head, 'index.html')}: run \`npm run build\` first.`);
    const sites = { before: readSite(base), after: readSite(head) };
    const addresses = listChangedTemplates(compareSites(sites.before, sites.after).pages);
    mkdirSync(out, { recursive: true });
    const browser = await chromium.launch({ executablePath: findChromium() });
    try {
      await takePictures(browser, head, addresses, (name) => path.join(out, `${name}-after.png`));
      const earlier = addresses.filter((address) => sites.before.pages.has(address));
      if (earlier.length > 0)
        await takePictures(browser, base, earlier, (name) => path.join(out, `${name}-before.png`));
    } finally {
      await browser.close();
    }
    process.stderr.write(`${countOf(addresses.length, 'page')} in ${out}\n`);
  },
};

async function takePictures(
  browser: Browser,
  site: string,
  addresses: readonly string[],
  fileOf: (name: string) => string,
): Promise<void> {
  const server = await serveFolder(site);
  const page = await browser.newPage({ viewport: VIEWPORT, reducedMotion: 'reduce' });
  for (const address of addresses) {
    await page.goto(`${server.origin}${address}`, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: fileOf(nameOf(address)) });
  }
  await page.close();
  server.close();
}

/** `guides-webhooks` of `/guides/webhooks/`. */
function nameOf(address: string): string {
  return address.split('/').filter(Boolean).join('-') || 'index';
}

runIfStarted(module, command);
