import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveFolder } from '../../tools/pages/serve-folder';
import { differingFiles, listFiles, listOthers, SCRIPT, withoutCode } from '../builders/built-site';
import { writeFiles } from '../builders/temporary-folder';
import { visit } from '../package/visit';
import { launchBrowser } from '../setup/browser';
import { real } from './descriptions';
import { BASE, DOCS, SHOP } from './shop/build';

/** A site that is built in both ways. */
interface Sample {
  name: string;
  base: string;
  /** The entry in its folder. */
  entry: string;
  write: (folder: string) => void;
  /** Pages that a reader opens one after another by links. */
  path: readonly string[];
  /** More variables of the process that renders the filled site. */
  environment?: Readonly<Record<string, string>>;
}

/** The shell is made with this one. */
const GUIDES = 'a description with guides, pictures and files, in the colors of its project';

const TEMPLATE = path.resolve('cli/template');

/** A picture of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Above this size a picture is a file; below it, its address has all its bytes. */
const LARGE = 10_000;

/** A page with pictures and other files, in every way to name them, and with the elements that pages know. */
const FILES = `---
title: Files
image: ./large.png
---

import { Fragment } from 'react';
import shot from './large.png';
import prices from './prices.json';

# Files

![A small picture](./small.png) ![A large picture](./large.png "Large")

[A file](./prices.zip), and [its data](./prices.json).

<img alt="The same" src={shot} data-markdown="The same picture" />
<img alt="A drawing" src={require('./drawing.svg').default} data-markdown="A drawing" />
<Fragment data-markdown="Two prices">{prices.length} prices</Fragment>

:::tip

Read \`require("fs")\`.

:::

<CodeTabs>
<CodeTab value="js" label="JavaScript">

\`\`\`js title="prices.js"
const fs = require("fs");
\`\`\`

</CodeTab>
</CodeTabs>

<ExpectedOutcome>It has two prices.</ExpectedOutcome>

<details>
<summary>require("details")</summary>

More.

</details>
`;

const samples: readonly Sample[] = [
  {
    name: 'a description alone',
    base: '/',
    entry: 'openapi.json',
    write: (folder) =>
      cpSync(real.find(({ name }) => name === 'train-travel')!.entry, `${folder}/openapi.json`),
    path: ['/api/trips/', '/api/trips/get-trips/', '/api/errors/'],
  },
  {
    name: GUIDES,
    base: '/',
    entry: 'openapi.yaml',
    write: (folder) => {
      cpSync(TEMPLATE, folder, { recursive: true });
      writeFiles(path.join(folder, 'docs'), {
        'files.mdx': FILES,
        'prices.json': '[1, 4]\n',
        'drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>\n',
      });
      for (const [file, bytes] of Object.entries({ 'small.png': 0, 'large.png': LARGE, 'prices.zip': 1 }))
        writeFileSync(path.join(folder, 'docs', file), Buffer.concat([PNG, Buffer.alloc(bytes)]));
      const project = path.join(folder, 'project.yaml');
      writeFileSync(
        project,
        `${readFileSync(project, 'utf8')}colors: { light: '#1f5fbf', dark: '#8ab8ff' }\nradius: 9\n`,
      );
    },
    path: ['/first-order/', '/files/', '/api/', '/'],
  },
  {
    name: 'several descriptions with guides, below a path, in two threads',
    base: BASE,
    entry: 'project.yaml',
    write: (folder) => {
      writeFiles(folder, SHOP);
      cpSync(DOCS, path.join(folder, 'docs'), { recursive: true });
    },
    path: [`${BASE}api/`, `${BASE}api/orders/`, BASE],
    // Docusaurus starts threads only for more than a hundred pages.
    environment: { DOCUSAURUS_SSG_WORKER_THREAD_COUNT: '2' },
  },
];

const work = realpathSync(mkdtempSync(path.join(tmpdir(), 'shell-')));
const shell = path.join(work, 'shell');
let browser: Browser;

const folderOf = (name: string) => path.join(work, name.replaceAll(/\W+/g, '-'));

function run(program: string, args: readonly string[], environment: Record<string, string> = {}): void {
  execFileSync('node_modules/.bin/ts-node', [program, ...args], {
    env: { ...process.env, VITEST: undefined, NODE_ENV: undefined, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** The variables of a build in a folder. */
function variables(folder: string, out: string): Record<string, string> {
  const docs = path.join(folder, 'docs');
  return {
    GENERATED_DIR: path.join(folder, 'generated'),
    ...(existsSync(docs) && { DOCS_DIR: docs }),
    SITE_OUT: path.join(folder, out),
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join(folder, `work-${out}`),
  };
}

beforeAll(async () => {
  for (const { name, entry, write } of samples) {
    const folder = folderOf(name);
    writeFiles(folder, {});
    write(folder);
    const [source, generated] = [entry, 'generated'].map((one) => path.join(folder, one));
    run('generator/commands/generate.ts', ['--quiet', '--entry', source!, '--out', generated!]);
  }
  // Its colors and its name are of no other site.
  const { SITE_OUT: _, ...environment } = variables(folderOf(GUIDES), 'shell');
  run('site/shell/main.ts', ['--out', shell], environment);
  for (const { name, environment: more } of samples) {
    const folder = folderOf(name);
    run('site/build.ts', [], variables(folder, 'bundled'));
    run('site/fill/main.ts', ['--shell', shell], { ...variables(folder, 'filled'), ...more });
  }
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  rmSync(work, { recursive: true, force: true });
});

test('a shell names neither the site that it was made with nor a folder of this machine', () => {
  const files = listFiles(shell).filter((file) => /\.(?:js|css|json)$/.test(file));
  expect(files.length).toBeGreaterThan(20);
  const isNamed = (text: string) =>
    /bookshop|listBooks/i.test(text) || [work, process.cwd()].some((one) => text.includes(one));
  expect(files.filter((file) => isNamed(read(shell, file)))).toEqual([]);
});

describe.each(samples)('$name', ({ name, base, path: visited }) => {
  const bundled = path.join(folderOf(name), 'bundled');
  const filled = path.join(folderOf(name), 'filled');
  const pages = () => listFiles(bundled).filter((file) => file.endsWith('.html'));

  test('every page is the same, except for the names of its scripts and stylesheet', () => {
    expect(pages().length).toBeGreaterThan(10);
    const differing = pages().filter(
      (page) => withoutCode(read(bundled, page)) !== withoutCode(read(filled, page)),
    );
    expect(differing).toEqual([]);
  });

  test('every other file is the same, except for the code', () => {
    expect(listOthers(filled)).toEqual(listOthers(bundled));
    expect(differingFiles(bundled, filled, listOthers(bundled))).toEqual([]);
  });

  test('its stylesheet has every rule of the shell, in the same order', () => {
    const has = new Set(rulesOf(filled));
    const others = rulesOf(bundled).filter((rule) => !has.has(rule));
    // A bundler writes those of the look in fewer characters.
    expect(others.filter((rule) => !/^(?::root|\[data-theme=dark\])\{--(?:brand|radius)/.test(rule))).toEqual(
      [],
    );
    const inBoth = rulesOf(bundled).filter((rule) => has.has(rule));
    expect(inBoth.length).toBeGreaterThan(1000);
    const known = new Set(inBoth);
    expect(rulesOf(filled).filter((rule) => known.has(rule))).toEqual(inBoth);
  });

  test('every page names its site, then the code of the shell, and all of them exist', () => {
    for (const page of pages()) {
      const scripts = [...read(filled, page).matchAll(SCRIPT)].map(([, file = '']) => file);
      expect(scripts.map((file) => file.slice(base.length))).toEqual([
        expect.stringMatching(/^assets\/js\/site\./),
        expect.stringMatching(/^assets\/js\/runtime~main\./),
        expect.stringMatching(/^assets\/js\/main\./),
      ]);
      expect(scripts.every((file) => existsSync(path.join(filled, file.slice(base.length))))).toBe(true);
    }
  });

  test('a browser gives it the same colors and corners', async () => {
    const page = await browser.newPage();
    const looks: unknown[] = [];
    for (const folder of [bundled, filled]) {
      const served = await serveFolder(folder, base);
      await page.goto(served.origin + base);
      looks.push(await page.evaluate(readLook));
      served.close();
    }
    await page.close();
    expect(looks[1]).toEqual(looks[0]);
  });

  test('a browser shows its pages, and follows their links without a new document', async () => {
    const served = await serveFolder(filled, base);
    expect(
      await visit(
        browser,
        [base, ...visited].map((one) => served.origin + one),
      ),
    ).toEqual([]);
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(served.origin + base);
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    for (const address of visited) {
      await page
        .locator(`a[href="${address}"]`)
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await page.waitForURL(served.origin + address);
      const title = /<h1[^>]*>(.*?)<\/h1>/.exec(
        read(bundled, `${address.slice(base.length)}index.html`),
      )?.[1];
      await page.waitForFunction((html) => document.querySelector('h1')?.innerHTML === html, title);
    }
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    expect(errors).toEqual([]);
    await page.close();
    served.close();
  });
});

/** Reads the look of a page in both modes: the pixels of its colors, its corners and its font. */
function readLook() {
  const root = document.documentElement;
  const probe = document.body.appendChild(document.createElement('i'));
  const canvas = document.createElement('canvas').getContext('2d')!;
  const names = [
    'brand',
    'brand-hover',
    'brand-tint',
    'on-brand',
    'link-rule',
    'code-run-hover',
    'code-on-run',
  ];
  return ['light', 'dark'].map((mode) => {
    root.dataset.theme = mode;
    const colors = names.map((name) => {
      probe.style.color = `var(--${name})`;
      canvas.fillStyle = getComputedStyle(probe).color;
      canvas.fillRect(0, 0, 1, 1);
      return canvas.getImageData(0, 0, 1, 1).data.join(' ');
    });
    const corner = getComputedStyle(root).getPropertyValue('--radius-3');
    return [...colors, corner, getComputedStyle(document.body).fontFamily];
  });
}

/** The rules of the only stylesheet of a site: a bundler drops the comments of the site's own one. */
function rulesOf(folder: string): string[] {
  const [file = '', ...others] = readdirSync(path.join(folder, 'assets/css'));
  expect(others).toEqual([]);
  const styles = read(folder, `assets/css/${file}`).replaceAll(/\/\*.*?\*\/\s*/gs, '');
  return [...styles.matchAll(/[^{}]+\{[^{}]*\}/g)].map(([rule]) => rule);
}

const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8');
