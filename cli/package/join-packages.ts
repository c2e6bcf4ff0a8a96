import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as bundler from 'rolldown';
import { findLicenses } from '../../site/downloads/find-licenses';
import { readLicense } from './read-license';

/** Modules in place of packages that only a bundler needs, by the names that Docusaurus and other packages import. */
const INSTEAD: Readonly<Record<string, string>> = {
  '@docusaurus/babel': 'docusaurus-babel.cjs',
  '@docusaurus/bundler': 'docusaurus-bundler.cjs',
  graphql: 'nothing.cjs',
  jiti: 'jiti.cjs',
  postcss: 'nothing.cjs',
  rtlcss: 'nothing.cjs',
  'schema-utils': 'schema-utils.cjs',
  'webpack/package.json': 'webpack.cjs',
};

/** Code that names a file next to it, by the end of its path: joined, it lies in the folder of all joined modules. */
const MOVED: readonly { file: string; from: string; to: string }[] = [
  {
    file: '@docusaurus/core/lib/ssg/ssgExecutor.js',
    from: `path.resolve(__dirname, 'ssgWorkerThread.js')`,
    to: `path.resolve(__dirname, '${fileOf('@docusaurus/core/lib/ssg/ssgWorkerThread.js')}')`,
  },
  {
    file: '@docusaurus/theme-classic/lib/index.js',
    from: 'require.resolve(getInfimaCSSFile(direction)),',
    to: 'getInfimaCSSFile(direction),',
  },
];

/** Modules that others name by their path only. */
const NAMED_BY_PATH = ['@docusaurus/core/lib/ssg/ssgWorkerThread.js', 'file-loader', 'url-loader'];

/** A module of a package that another one finds by its name. */
const RESOLVED = /require\.resolve\(\s*(["'`])((?:@[\w-]+\/)?[\w-]+)\1\s*\)/g;

const ENTRY = '\0entry:';

/** Names the file of an import, such as `docusaurus__utils.js`. */
export function fileOf(name: string): string {
  const file = name.replace(/^@/, '').replaceAll('/', '__');
  return /\.(?:js|woff2)$/.test(file) ? file : `${file}.js`;
}

/**
 * Joins the modules of packages that a program imports with all that they import, so that it needs no package. Each name gets a file;
 * what several have in common is in further ones.
 * @param root the folder with the packages.
 * @param names as the program imports them: `@docusaurus/utils`, `hono/etag`.
 * @returns the licenses of the packages.
 * @throws if a package of Docusaurus has changed at a point that is replaced here.
 */
export async function joinPackages(root: string, names: readonly string[], out: string): Promise<string> {
  const { rolldown } = createRequire(__filename)('rolldown') as typeof bundler;
  const entries = [...new Set([...names, ...NAMED_BY_PATH])];
  const sources = new Map<string, string>();
  for (const name of entries) sources.set(name, await entryOf(root, name));
  const unmoved = new Set(MOVED.map(({ file }) => file));
  const made = await rolldown({
    input: Object.fromEntries(entries.map((name) => [fileOf(name).slice(0, -'.js'.length), ENTRY + name])),
    platform: 'node',
    cwd: root,
    logLevel: 'silent',
    external: ['@napi-rs/canvas'],
    plugins: [
      {
        name: 'join',
        resolveId(id) {
          if (id.startsWith(ENTRY)) return id;
          // Its main module loads its parts by names that no bundler sees.
          if (id === 'jsonc-parser') return join(root, 'node_modules/jsonc-parser/lib/esm/main.js');
          const instead = INSTEAD[id];
          return instead === undefined ? undefined : join(__dirname, 'instead', instead);
        },
        load: (id) => sources.get(id.slice(ENTRY.length)),
        transform(code, id) {
          let moved = code.replace(RESOLVED, (call, _, name: string) =>
            entries.includes(name)
              ? `require('node:path').join(__dirname, ${JSON.stringify(fileOf(name))})`
              : call,
          );
          for (const { file, from, to } of MOVED)
            if (id.endsWith(`/node_modules/${file}`) && moved.includes(from)) {
              moved = moved.replace(from, to);
              unmoved.delete(file);
            }
          return moved;
        },
      },
    ],
  });
  try {
    const { output } = await made.write({
      dir: out,
      format: 'cjs',
      minify: true,
      entryFileNames: '[name].js',
      chunkFileNames: 'part-[name]-[hash].js',
    });
    if (unmoved.size > 0)
      throw new Error(`${[...unmoved].join(', ')}: the code that names a file has changed (\`MOVED\`).`);
    const modules = output.flatMap((file) => ('moduleIds' in file ? file.moduleIds : []));
    return findLicenses(
      modules.map((id) => relative(root, id)),
      readLicense,
    );
  } finally {
    await made.close();
  }
}

/** Writes a module with all exports of another one in the form that it has. */
async function entryOf(root: string, name: string): Promise<string> {
  const file = createRequire(join(root, 'package.json')).resolve(name);
  const from = JSON.stringify(name);
  if (!isModule(file)) return `module.exports = require(${from});`;
  const exported = (await import(pathToFileURL(file).href)) as object;
  return `export * from ${from};\n${'default' in exported ? `export { default } from ${from};\n` : ''}`;
}

/** Whether Node loads a file as an ES module. */
function isModule(file: string): boolean {
  if (/\.[cm]js$/.test(file)) return file.endsWith('.mjs');
  const manifest = findManifest(file);
  return (
    manifest !== undefined &&
    (JSON.parse(readFileSync(manifest, 'utf8')) as { type?: string }).type === 'module'
  );
}

/** Finds the manifest that says which form the modules of a folder have. */
function findManifest(file: string): string | undefined {
  const folder = dirname(file);
  const manifest = join(folder, 'package.json');
  if (existsSync(manifest)) return manifest;
  return folder === file ? undefined : findManifest(folder);
}
