import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Props } from '@docusaurus/types';
import { shellFiles } from '../shell/shell-files';
import type { CompiledPage } from './compile-page';
import type { Asset } from './read-asset';
import type { SiteData } from './read-site';

/** The compiled pages of a site, by the name of their module. */
type Pages = ReadonlyMap<string, CompiledPage>;

/** Whether a module is a page, and not a component or data. */
export const isPage = (name: string): boolean => /\.mdx?$/.test(name);

/** Copies the files that are published as they are; where several folders have one, that of the first. */
export function copyFiles({ siteConfig, siteDir, outDir }: Props, shell: string): void {
  for (const folder of siteConfig.staticDirectories.map((one) => resolve(siteDir, one)))
    if (existsSync(folder)) cpSync(folder, outDir, { recursive: true, force: false });
  cpSync(shellFiles(shell).assets, join(outDir, 'assets'), { recursive: true });
}

/** Copies the files that pages and styles show or link, unless their address has all their bytes. */
export function copyAssets({ outDir, baseUrl }: Props, assets: readonly Asset[]): void {
  for (const { address, file } of assets)
    if (address.startsWith(baseUrl)) cpSync(file, join(outDir, address.slice(baseUrl.length)));
}

/** A stylesheet of the shell, and the one that a site has instead, as paths on the site. */
export type Replaced = Readonly<{ shell: string; site: string }>;

/** The rule of a shell that the styles of a site replace, as `src/shell/place.css` is bundled. */
const PLACE = 'docproof-site{order:0}';

/**
 * Makes the stylesheet of a site of that of its shell: fonts are below the base of the site, and its own styles come where a bundler
 * puts them, before those of components.
 */
export function writeStyles(out: string, base: string, look: string): Replaced {
  const folder = join(out, 'assets/css');
  const [name = '', ...others] = readdirSync(folder);
  if (others.length > 0) throw new Error(`A shell has one stylesheet, but not also ${others.join(', ')}.`);
  const shell = join(folder, name);
  const parts = readFileSync(shell, 'utf8').replaceAll('url(/assets/', `url(${base}assets/`).split(PLACE);
  if (parts.length !== 2) throw new Error(`${shell} has ${parts.length - 1} places for styles, not one.`);
  const content = parts.join(look);
  rmSync(shell);
  const site = `styles.${hashOf(content)}.css`;
  writeFileSync(join(folder, site), content);
  return { shell: `assets/css/${name}`, site: `assets/css/${site}` };
}

/** Writes the site for browsers, and a module for each page that they load. @returns the path of the script. */
export function writeScript(out: string, site: SiteData, pages: Pages): string {
  const names = Object.values(site.registry).filter(isPage);
  const files = names.map((name) => [name, write(out, 'page', toBrowserModule(pages.get(name)!))]);
  const data = JSON.stringify({ ...site, pages: Object.fromEntries(files) as Record<string, string> });
  return write(
    out,
    'site',
    `docproofSite=${data};docproofSite.load=(name)=>import(docproofSite.base+docproofSite.pages[name]);\n`,
  );
}

/** Writes a script with the hash of its content in its name, which browsers keep. @returns its path on the site. */
function write(out: string, name: string, content: string): string {
  const path = `assets/js/${name}.${hashOf(content)}.js`;
  writeFileSync(join(out, path), content);
  return path;
}

const hashOf = (content: string) => createHash('sha256').update(content).digest('hex').slice(0, 8);

/** A page whose data are inside: there is no `eval`, so that the security policy stays. */
function toBrowserModule({ code, data, assets }: CompiledPage): string {
  const files = Object.entries(data).map(([name, file]) => [
    name,
    JSON.parse(readFileSync(file, 'utf8')) as unknown,
  ]);
  const own = { ...(Object.fromEntries(files) as object), ...addressesOf(assets) };
  return `const data=${JSON.stringify(own)};
export default (load,module,exports)=>{const require=(name)=>name in data?{__esModule:true,default:data[name]}:load(name);
${code}};
`;
}

const addressesOf = (assets: CompiledPage['assets']) =>
  Object.fromEntries(Object.entries(assets).map(([name, { address }]) => [name, address]));

/** Writes the module that renders pages: it sets the site, then loads the shell. @returns its path. */
export function writeServer(folder: string, site: SiteData, pages: Pages, shell: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = [...pages].map(([name, { code, data, assets }], index) => {
    const file = join(folder, `${index}.cjs`);
    writeFileSync(file, `module.exports = (require, module, exports) => {\n${code}};\n`);
    return [name, { code: file, data, addresses: addressesOf(assets) }];
  });
  const siteFile = join(folder, 'site.json');
  writeFileSync(siteFile, JSON.stringify({ ...site, pages: Object.fromEntries(files) as object }));
  const target = join(folder, 'server.cjs');
  const [provide, bundle, given] = [
    join(__dirname, 'provide-site.cjs'),
    shellFiles(shell).server,
    siteFile,
  ].map((path) => JSON.stringify(path));
  writeFileSync(
    target,
    `require(${provide}).provideSite(${given});
delete require.cache[require.resolve(${bundle})];
module.exports = require(${bundle});
`,
  );
  return target;
}

interface Manifest {
  entrypoints: readonly string[];
  origins: Record<string, readonly string[]>;
  assets: Record<string, { js?: readonly { file: string }[] }>;
}

/** Writes which files pages need: the site before those of the shell. @returns its path. */
export function writeManifest(folder: string, shell: string, script: string, styles: Replaced): string {
  const written = readFileSync(shellFiles(shell).manifest, 'utf8').replaceAll(styles.shell, styles.site);
  const { entrypoints, origins, assets } = JSON.parse(written) as Manifest;
  const manifest: Manifest = {
    entrypoints: ['site', ...entrypoints],
    origins: { ...origins, site: ['site'] },
    assets: { ...assets, site: { js: [{ file: script }] } },
  };
  const target = join(folder, 'manifest.json');
  writeFileSync(target, JSON.stringify(manifest));
  return target;
}
