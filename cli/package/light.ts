import { existsSync, readFileSync, statSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { minify } from '@swc/core';
import { listFiles } from '../../site/list-files';
import { fileOf, joinPackages } from './join-packages';

/** Programs that bundle the code of a site, below `node/`. */
const BUNDLING = ['site/dev', 'site/shell/build-shell.js', 'site/shell/main.js'];

/** Mostly code of pages and of files to download, of which programs load a few modules: shell and bundles have the rest. */
const BUNDLED = ['simulator', 'site/src', 'tool'];

/** Files that the programs read of those for bundlers. */
const READ = [
  'package.json',
  'site/src/css/tokens.css',
  'site/static',
  'site/versions/menu/menu.js',
  'tool/main.js',
];

/** How a program names another file of it. */
const FILE = /(["'`])(\.{1,2}\/[\w./-]+|#core\/[\w./-]+)\1/g;

/** How a program names a package: in a call, in the head of a module, or as a string, such as a plugin in the settings of a site. */
const PACKAGE =
  /((?:require|resolve|import|createRequire\([\w.]+\))\(|\bfrom |)(["'])((?:@[\w-]+\/)?[a-z][\w./-]*)\2/g;

/** Names that are nothing but packages. */
const ONLY_PACKAGES = /^@(?:docusaurus|fontsource-variable)\//;

/** Packages that no program loads: the shell or another bundle contains them, or only a bundler needs them. */
const NOT_LOADED: readonly RegExp[] = [
  /^(?:react|react-dom|clsx|nprogress|algoliasearch|@mdx-js\/react|@docsearch\/react)(?:\/|$)/,
  /^@docusaurus\/(?:theme-common|plugin-content-docs\/client|core\/lib\/client)(?:\/|$)/,
  /^(?:docusaurus-plugin-openapi-docs|openapi-typescript|openapi-fetch|@modelcontextprotocol\/server)(?:\/|$)/,
  /^(?:chokidar|rolldown|ts-node|webpack|webpack-dev-server|@swc\/core|@napi-rs\/canvas)(?:\/|$)/,
  /^@docusaurus\/(?:faster$|core\/(?:package\.json|lib\/(?:index\.js|commands\/|webpack\/(?:client|server)\.js)))/,
];

/**
 * Makes of the full package one that depends on no other: the packages that its programs load are joined and lie in it, with their
 * licenses. It has no bundler, nor what only a bundler reads.
 * @param root the folder with the packages.
 * @param full the folder of the full package.
 */
export async function writeLight(root: string, full: string, out: string): Promise<void> {
  const programs = findPrograms(join(full, 'node'));
  const loaded = [...new Set(programs.flatMap(({ code = '' }) => packagesIn(code)))].sort();
  const names = new Set(loaded.filter((name) => isLoaded(root, name)));
  const vendor = join(out, 'vendor');
  const modules = [...names].filter((name) => !isFont(name));
  await put(join(vendor, 'LICENSES.txt'), await joinPackages(root, modules, vendor));
  await put(join(vendor, 'package.json'), '{ "type": "commonjs" }\n');
  for (const font of [...names].filter(isFont))
    await cp(join(root, 'node_modules', font), join(vendor, fileOf(font)));
  for (const { path, code } of programs) {
    const target = join(out, 'node', path);
    if (code === undefined) await cp(join(full, 'node', path), target);
    else await put(target, await shrink(namePackages(code, names, relative(dirname(target), vendor)), path));
  }
  for (const path of READ) await cp(join(full, 'web', path), join(out, 'web', path), { recursive: true });
  for (const path of listFiles(join(full, 'shell'))) {
    const [from, to] = [full, out].map((folder) => join(folder, 'shell', path));
    // Only Node reads it: what browsers load is as small as it was bundled.
    if (path.startsWith('server/') && isCode(path))
      await put(to!, await shrink(readFileSync(from!, 'utf8'), path, true));
    else await cp(from!, to!);
  }
}

/** A file of the package: its path, and its code if it is a program. */
interface Program {
  path: string;
  code?: string;
}

/** Reads the files that programs may load. */
function findPrograms(folder: string): Program[] {
  const found = new Map<string, Program>();
  const add = (path: string) => {
    if (found.has(path) || isBelow(path, BUNDLING)) return;
    const code = isCode(path) ? readFileSync(join(folder, path), 'utf8') : undefined;
    found.set(path, { path, code });
    for (const [, , name = ''] of code?.matchAll(FILE) ?? []) {
      const named = name.startsWith('#') ? name.slice(1) : join(dirname(path), name);
      const file = [named, `${named}.js`, join(named, 'index.js')].find((one) => isFile(join(folder, one)));
      if (file !== undefined) add(file);
    }
  };
  for (const path of listFiles(folder)) if (!isBelow(path, BUNDLED)) add(path);
  return [...found.values()];
}

function packagesIn(code: string): string[] {
  return [...code.matchAll(PACKAGE)].flatMap(([, call, , name = '']) => (isName(call, name) ? name : []));
}

/** Whether a string names a package: it is in a call that loads it, or can be nothing else. */
const isName = (call: string | undefined, name: string) => call !== '' || ONLY_PACKAGES.test(name);

/** Names packages by the files that they are joined in. */
function namePackages(code: string, names: ReadonlySet<string>, vendor: string): string {
  return code.replace(PACKAGE, (written, call: string, quote: string, name: string) => {
    if (!isName(call, name) || !names.has(name)) return written;
    const path = `${quote}${vendor}/${fileOf(name)}${quote}`;
    if (call === 'import(') return `Promise.resolve().then(() => require(${path})`;
    return call === '' ? `require.resolve(${path})` : call + path;
  });
}

function isLoaded(root: string, name: string): boolean {
  if (isBuiltin(name) || NOT_LOADED.some((pattern) => pattern.test(name))) return false;
  try {
    createRequire(join(root, 'package.json')).resolve(name);
    return true;
  } catch {
    return false;
  }
}

/** Takes comments and space out of a program. @param mangle whether its names become short, too: errors of our programs name them. */
async function shrink(code: string, path: string, mangle = false): Promise<string> {
  const module = path.endsWith('.mjs');
  return (await minify(code, { compress: mangle, mangle, module })).code;
}

const isCode = (path: string) => /\.[cm]?js$/.test(path);

const isFont = (name: string) => name.endsWith('.woff2');

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

const isBelow = (path: string, folders: readonly string[]) =>
  folders.some((folder) => path === folder || path.startsWith(`${folder}/`));

async function put(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
