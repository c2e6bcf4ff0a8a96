import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { findFreePort } from '../builders/free-port';
import { launchBrowser } from '../setup/browser';
import { changesBetween } from './files';
import { visit } from './visit';
import { Workspace } from './workspace';

/** A project to which every command is applied. */
export interface TestProject {
  name: string;
  /** The path of its site on the host. */
  base: string;
  /** Whether its pages may mention our API. */
  isOurs: boolean;
  /** Whether nothing in it may be warned of. */
  isClean?: boolean;
  /** The entry documents in its folder: several if it has several APIs. */
  entries: readonly string[];
  /** The id of one of its operations, and a part of what its page says. */
  operation: readonly [id: string, says: string];
  /** The effects of its code: what files of its site have, and a page that a rule refuses. */
  extended?: {
    pages: Readonly<Record<string, RegExp>>;
    broken: { file: string; content: string; ruleId: string };
  };
  /** Writes its files, and returns its folder. */
  write: (workspace: Workspace) => string;
}

const OURS = /abaco/i;

/** Applies every command of the installed package to a project. */
export function judgeProject(project: TestProject): void {
  const { name, base, isOurs, isClean, entries, operation, extended, write } = project;
  const workspace = new Workspace();
  let browser: Browser;
  let folder = '';
  let before: ReadonlyMap<string, string>;
  const built = () => readdirSync(path.join(folder, 'build'), { recursive: true, withFileTypes: true });

  beforeAll(async () => {
    workspace.install(inject('installed'));
    browser = await launchBrowser();
    folder = write(workspace);
    before = workspace.list();
  });

  afterAll(async () => {
    await browser?.close();
    await workspace.remove();
  });

  test('lint reads it', () => {
    const { exitCode, printed } = workspace.run(folder, 'lint');
    expect(exitCode, printed).toBe(0);
  });

  test.each(entries)('diff finds no change between %s and itself', (entry) => {
    const { exitCode, printed } = workspace.run(folder, 'diff', entry, entry);
    expect(exitCode, printed).toBe(0);
  });

  test.skipIf(entries.length === 1)('diff asks for one of several descriptions', () => {
    const { exitCode, printed } = workspace.run(folder, 'diff');
    expect(exitCode).toBe(2);
    expect(printed).toMatch(/^`diff` compares one description, and `project\.yaml` lists several: name one/);
  });

  test.each(entries)('mock infers what the API of %s does', (entry) => {
    const { exitCode, result, printed } = workspace.run(folder, 'mock', entry, '--explain');
    expect(exitCode, printed).toBe(0);
    expect(result).toMatch(/^\d+ resources?; \d+ of \d+ operations? with a role; /);
  });

  test('build writes its site', () => {
    const { exitCode, result, printed } = workspace.run(folder, 'build', '--out', 'build');
    expect(exitCode, printed).toBe(0);
    expect(result).toMatch(/Built the site in build\.\n$/);
    expect(printed).not.toContain('npm run');
    // The lint has generated what the build needs.
    if (isClean) expect(printed).toMatch(/^(?:0 errors, 0 warnings|up to date)/m);
    if (isClean) expect(printed).not.toMatch(/\[WARNING\]/);
    expect(built().length).toBeGreaterThan(50);
  });

  test.skipIf(!extended)('its code adds sidebars, Markdown, files and rules', () => {
    const { pages = {}, broken } = extended ?? {};
    for (const [file, content] of Object.entries(pages))
      expect(readFileSync(path.join(folder, 'build', file), 'utf8'), file).toMatch(content);
    const file = path.join(folder, broken!.file);
    writeFileSync(file, broken!.content);
    const { exitCode, result } = workspace.run(folder, 'lint', '--format', 'json');
    rmSync(file);
    expect(exitCode).toBe(1);
    expect(JSON.parse(result)).toMatchObject([{ ruleId: broken!.ruleId, location: { file: broken!.file } }]);
  });

  test.skipIf(!isClean)('claims names the sentences of its pages if a file asks for it', () => {
    expect(workspace.run(folder, 'claims', '--check').exitCode).toBe(2);
    const file = path.join(folder, 'claims.yaml');
    writeFileSync(file, '');
    const { exitCode, result } = workspace.run(folder, 'claims', '--check', '--format', 'json');
    rmSync(file);
    expect(exitCode).toBe(1);
    const { unreviewed } = JSON.parse(result) as { unreviewed: { file: string }[] };
    expect(unreviewed.map((one) => one.file)).toContain('docs/index.mdx');
  });

  test('check finds nothing in it, and what is planted in it', () => {
    const { exitCode, printed } = workspace.run(folder, 'check', '--site', 'build');
    expect(exitCode, printed).toBe(0);
    const page = path.join(folder, 'build/index.html');
    const html = readFileSync(page, 'utf8');
    writeFileSync(page, html.replace('</h1>', `<a href="${base}gone/">Gone</a></h1>`));
    const planted = workspace.run(folder, 'check', '--site', 'build');
    writeFileSync(page, html);
    expect(planted.exitCode).toBe(1);
    expect(planted.printed).toContain(`\`${base}gone/\` leads to no page or file of the site.`);
  });

  test.skipIf(isOurs)('no file of the site mentions our API or the folder that it was built in', () => {
    const files = built().filter((file) => file.isFile());
    const paths = files.map((file) => path.join(file.parentPath, file.name));
    const told = paths.filter((file) => {
      const text = readFileSync(file, 'latin1');
      return OURS.test(text) || text.includes(workspace.folder);
    });
    expect(told).toEqual([]);
  });

  describe('serve', () => {
    let address = '';
    let stop: (() => Promise<void>) | undefined;

    beforeAll(async () => {
      const port = await findFreePort();
      ({ address, stop } = await workspace.serve(folder, 'serve', '--port', String(port)));
      expect(address).toBe(`http://localhost:${port}${base}`);
    });

    afterAll(() => stop?.());

    test('shows a page of each folder without an error', async () => {
      const pages = built()
        .filter(({ name: file }) => file === 'index.html')
        .map(({ parentPath }) => path.relative(path.join(folder, 'build'), parentPath))
        .map((page) => (page === '' ? '' : `${page}/`));
      const oneOfEach = new Map(pages.map((page) => [path.posix.dirname(page), page]));
      expect(oneOfEach.size).toBeGreaterThan(2);
      const addresses = ['', ...oneOfEach.values()].map((page) => address + page);
      expect(await visit(browser, addresses)).toEqual([]);
    });

    test.skipIf(!extended)('runs what the project adds for browsers', async () => {
      const page = await browser.newPage();
      await page.goto(`${address}prices/`);
      await page.locator('html[data-greeted]').waitFor({ state: 'attached' });
      await page.locator('html[data-has-hydrated]').waitFor({ state: 'attached' });
      await page.getByRole('button', { name: 'Double' }).click();
      expect(await page.locator('[data-scale]').getAttribute('data-scale')).toBe('2');
      await page.close();
    });
  });

  test('dev shows its front page without an error', async () => {
    const port = await findFreePort();
    const { address, stop } = await workspace.serve(folder, 'dev', '--port', String(port));
    expect(address).toBe(`http://localhost:${port}${base}`);
    expect(await visit(browser, [address])).toEqual([]);
    await stop();
  });

  test('mcp writes a program that knows its operations', () => {
    const { exitCode, printed } = workspace.run(folder, 'mcp', '--out', 'docs.mjs');
    expect(exitCode, printed).toBe(0);
    const [id, says] = operation;
    expect(workspace.runProgram(folder, 'docs.mjs', 'operation', id)).toMatchObject({
      exitCode: 0,
      result: expect.stringContaining(says) as string,
    });
    if (!isOurs) expect(readFileSync(path.join(folder, 'docs.mjs'), 'utf8')).not.toMatch(OURS);
  });

  test('nothing else is written: not next to it, not at home, not into the package', () => {
    const own = ['build', 'docs.mjs', ...(isOurs ? ['generated'] : [])].map((file) => `${name}/${file}`);
    const isExpected = (file: string) =>
      [...own, 'project/node_modules/.cache'].some((one) => file === one || file.startsWith(`${one}/`)) ||
      /^tmp\/docproof-\d+-\w+(\/|$)/.test(file);
    const written = changesBetween(before, workspace.list());
    expect(written).toContain(`${name}/build/index.html`);
    expect(written.filter((file) => !isExpected(file))).toEqual([]);
  });
}
