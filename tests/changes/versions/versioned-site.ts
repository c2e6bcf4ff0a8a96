import { cpSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { serveSite } from '../../../site/hosting/server/serve-site';
import { DATA_SAVER, setConnection } from '../../setup/connection';
import { launchBrowser } from '../../setup/browser';
import { ProjectCopy } from '../project-copy';

const ADDRESS = 'https://developers.abaco.example';

/** Our site with two invented earlier versions, built in a copy of the project and served, and a browser. */
export class VersionedSite {
  readonly copy: ProjectCopy;
  readonly #browser: Browser;
  readonly #site: Awaited<ReturnType<typeof serveSite>>;

  private constructor(copy: ProjectCopy, browser: Browser, site: Awaited<ReturnType<typeof serveSite>>) {
    this.copy = copy;
    this.#browser = browser;
    this.#site = site;
  }

  static async build(): Promise<VersionedSite> {
    const copy = new ProjectCopy();
    cpSync('tests/fixtures/versions', path.join(copy.folder, 'openapi/versions'), { recursive: true });
    const { isGreen, printed } = copy.run([
      ['ts-node', 'generator/commands/generate.ts'],
      ['ts-node', 'site/build.ts'],
    ]);
    if (!isGreen) throw new Error(printed);
    const folder = path.join(copy.folder, 'build');
    const site = await serveSite({ folder, base: '/', address: ADDRESS }, { port: 0 });
    const browser = await launchBrowser();
    return new VersionedSite(copy, browser, site);
  }

  /** A page of the site, in a separate window. */
  async open(address: string, options: BrowserContextOptions = {}): Promise<Page> {
    const context = await this.#browser.newContext({
      baseURL: `http://localhost:${this.#site.port}`,
      ...options,
    });
    await context.addInitScript(setConnection, DATA_SAVER);
    const page = await context.newPage();
    await page.goto(address);
    return page;
  }

  /** A file of the build. */
  read(file: string): string {
    return this.copy.read(path.join('build', file));
  }

  async end(): Promise<void> {
    await this.#browser.close();
    this.#site.server.close();
    this.#site.server.closeAllConnections();
    this.copy.remove();
  }
}
