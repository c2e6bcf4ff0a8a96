import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../machine/chromium';
import { listLoadedScripts } from '../../pages/loaded-scripts';
import { serveFolder } from '../../pages/serve-folder';

/** The size of everything that a reader loads for a page, in KB. */
export interface Weight {
  /** Means over the pages: as it lies on the disk, and compressed. */
  html: number;
  htmlCompressed: number;
  /** Scripts that a first visit of the first page runs, compressed. */
  script: number;
}

/** Weighs built pages, paths in the folder `build`. */
export async function weighPages(build: string, pages: readonly string[]): Promise<Weight> {
  const [first] = pages;
  if (first === undefined) throw new Error(`${build} has no pages to weigh.`);
  const files = pages.map((page) => readFileSync(path.join(build, page)));
  return {
    html: meanOf(files.map((file) => file.length)),
    htmlCompressed: meanOf(files.map((file) => gzipSync(file).length)),
    script: await weighScripts(build, first.replace(/index\.html$/, '')),
  };
}

function meanOf(bytes: readonly number[]): number {
  return bytes.reduce((sum, one) => sum + one, 0) / bytes.length / 1000;
}

async function weighScripts(build: string, page: string): Promise<number> {
  const server = await serveFolder(build);
  const browser = await chromium.launch({ executablePath: findChromium() });
  try {
    const tab = await browser.newPage();
    await tab.goto(`${server.origin}/${page.replace(/^\//, '')}`, { waitUntil: 'networkidle' });
    await tab.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    const scripts = await listSettledScripts(tab);
    const bodies = await Promise.all(scripts.map(async (url) => (await tab.request.get(url)).body()));
    return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1000;
  } finally {
    await browser.close();
    server.close();
  }
}

/** How long nothing is added once all is there, on a machine that is busy too. */
const SETTLED_MS = 3000;

/** Scripts that run load more of them, and a large one takes longer to read than the network is busy. */
async function listSettledScripts(tab: Page): Promise<string[]> {
  const before = await listLoadedScripts(tab);
  await tab.waitForTimeout(SETTLED_MS);
  const after = await listLoadedScripts(tab);
  return after.length === before.length ? after : listSettledScripts(tab);
}
