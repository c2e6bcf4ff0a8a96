import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { readFlags } from '#core/command-line/read-flags';
import { runIfStarted, type Command } from '#core/command-line/run-command';
import { startProgram, untilEnd } from '../../site/run-program';
import { findChromium } from '../machine/chromium';
import { serveFolder } from '../pages/serve-folder';
import { BADGES } from './badge';
import { DIGEST, digestBuiltPage, MODES, type Mode, PICTURED, pictureFile, PICTURES } from './pictured-page';

const VIEWPORT = { width: 1440, height: 880 };

/** Builds the site and takes the pictures that the README shows, one for each color mode. */
export const command: Command = {
  usage: `Usage: npm run picture
Builds the site, takes the pictures of ${PICTURED} for README.md and writes them to ${PICTURES}/,
with the badges and a digest of the page, so that a test notices when the pictures are out of date.
  CHROMIUM_PATH  the browser, the first one that is found when it is not set`,
  async run(args) {
    readFlags({}, args);
    const exitCode = await untilEnd(startProgram('site/build.ts'));
    if (exitCode !== 0) return exitCode;
    const site = resolve(process.env.SITE_OUT ?? 'build');
    mkdirSync(PICTURES, { recursive: true });
    await takePictures(site);
    writeFileSync(DIGEST, `${JSON.stringify(digestBuiltPage(site), null, 2)}\n`);
    for (const [file, svg] of Object.entries(BADGES)) writeFileSync(file, svg);
    return 0;
  },
};

async function takePictures(site: string): Promise<void> {
  const server = await serveFolder(site);
  const browser = await chromium.launch({ executablePath: findChromium() });
  try {
    for (const mode of MODES) await takePicture(browser, server.origin, mode);
  } finally {
    await browser.close();
    server.close();
  }
}

async function takePicture(browser: Browser, origin: string, mode: Mode): Promise<void> {
  const context = await browser.newContext({ viewport: VIEWPORT, reducedMotion: 'reduce' });
  await context.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
  const page = await context.newPage();
  await page.goto(`${origin}${PICTURED}`, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  // The line above all pages says nothing about the project.
  const top = await page.locator('nav.navbar').evaluate((navbar) => navbar.getBoundingClientRect().top);
  const clip = { x: 0, y: top, width: VIEWPORT.width, height: VIEWPORT.height - top };
  await page.screenshot({ path: pictureFile(mode), clip });
  await context.close();
}

runIfStarted(module, command);
