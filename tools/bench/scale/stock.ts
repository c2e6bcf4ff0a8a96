import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { measure, sizeOf, type Size, type Usage } from '../measure';
import { ROOT } from './paths';

/** The manifest and lockfile of the stock theme and what it needs: 450 MB, so it is installed for the bench and its test alone. */
const MANIFEST = path.join(ROOT, 'tests/stock/theme');

/** A site of the stock plugin with our own packages, in which the command `gen-api-docs` works. */
export function createPluginSite(site: string): void {
  mkdirSync(site, { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(site, 'node_modules'));
}

/** Installs the stock plugin and theme into a folder, once: it and folders below it can be sites. Takes some minutes. */
export function installTheme(folder: string): void {
  if (existsSync(folder)) return;
  cpSync(MANIFEST, folder, { recursive: true });
  const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  execFileSync('npm', ['ci', ...flags], { cwd: folder, stdio: 'ignore' });
}

/** `docusaurus gen-api-docs`, which makes pages and a sidebar. */
export function generateStock(site: string, entry: string, { theme = false } = {}): Usage & Size {
  // The command wants the folder to be there.
  mkdirSync(path.join(site, 'docs/api'), { recursive: true });
  writeFileSync(path.join(site, 'docusaurus.config.js'), configOf(entry, theme));
  const usage = measure([docusaurusOf(site), 'gen-api-docs', 'api'], { cwd: site });
  return { ...usage, ...sizeOf(path.join(site, 'docs')) };
}

/** `docusaurus build` of what was generated; the pages of operations are paths in `build/`. */
export function buildStock(site: string): Usage & { build: string; operations: string[] } {
  const usage = measure([docusaurusOf(site), 'build'], { cwd: site });
  const operations = readdirSync(path.join(site, 'docs/api'))
    .filter((file) => file.endsWith('.api.mdx'))
    .map((file) => `docs/api/${path.basename(file, '.api.mdx')}/index.html`);
  return { ...usage, build: path.join(site, 'build'), operations };
}

/** The program that a site finds. */
function docusaurusOf(site: string): string {
  return require.resolve('@docusaurus/core/bin/docusaurus.mjs', { paths: [site] });
}

function configOf(entry: string, theme: boolean): string {
  const sidebarOptions = { groupPathsBy: 'tag', categoryLinkSource: 'tag' };
  const config = {
    title: 'Stock',
    url: 'https://example.com',
    baseUrl: '/',
    onBrokenLinks: 'ignore',
    future: { v4: true, faster: true },
    presets: [['classic', { docs: theme ? { docItemComponent: '@theme/ApiItem' } : {}, blog: false }]],
    plugins: [
      [
        'docusaurus-plugin-openapi-docs',
        {
          id: 'api',
          docsPluginId: 'classic',
          config: { api: { specPath: entry, outputDir: 'docs/api', sidebarOptions } },
        },
      ],
    ],
    themes: theme ? ['docusaurus-theme-openapi-docs'] : [],
  };
  return `module.exports = ${JSON.stringify(config)};\n`;
}
