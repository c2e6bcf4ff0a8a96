import { chmodSync, copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readFlags } from '#core/command-line/read-flags';
import { runIfStarted, type Command } from '#core/command-line/run-command';
import { UsageError } from '#core/command-line/usage-error';
import { bundleModule } from '../../site/downloads/bundle-module';
import { replacedModules, TOOL } from '../../site/downloads/tool-modules';
import { bundleBar } from '../../site/dev/bundle-bar';
import { bundleMenu } from '../../site/versions/bundle-menu';
import { bundleOpenapiPlugin, bundleOpenapiTypescript, bundleUpgrader } from './bundle-packages';
import { compile, type Form } from './compile';
import { writeLight } from './light';
import { packShell } from './pack-shell';
import published from './published/package.json';

const ROOT = resolve(__dirname, '../..');
const DIST = join(ROOT, 'dist');

/** The files that people read: the manifest of both packages, their README, the types of an extension. */
const PUBLISHED = join(__dirname, 'published');

/** The rooms that each form has: programs run in Node, bundlers read what browsers and the docs tool are made of. */
const ROOMS: Readonly<Record<Form, readonly string[]>> = {
  node: ['authoring/claims', 'cli', 'core', 'generator', 'search', 'simulator', 'site', 'tool'],
  web: ['core', 'search', 'simulator', 'site'],
};

/** The bundles that are made with the package, by path: installed, it has no bundler for these. */
const BUNDLES: Readonly<Record<string, () => Promise<string>>> = {
  'node/generator/read/normalize/recover/upgrade.js': () => bundleUpgrader(ROOT),
  'node/generator/emit/pages/openapi-plugin.cjs': () => bundleOpenapiPlugin(ROOT),
  'node/generator/emit/types/openapi-typescript.cjs': () => bundleOpenapiTypescript(ROOT),
  'web/tool/main.js': () => bundleModule(join(ROOT, TOOL), replacedModules(false)),
  'web/site/dev/bar/bar.js': bundleBar,
  'web/site/versions/menu/menu.js': bundleMenu,
};

type Manifest = typeof published;

/** The two packages, by name: the same commands with the packages that they load, and with a bundler. */
const LIGHT = 'docproof';
const FULL = 'docproof-full';

/** Writes both packages into `dist/`, or into another folder. */
export const command: Command = {
  usage: `Usage: npm run package -- [--out dist]
Writes two packages into a folder, of which \`npm pack ./dist/docproof\` makes one file: docproof depends on no other package,
docproof-full has a bundler, for sites with code.
  --out  a new folder; without it, dist/ is written anew`,
  async run(args) {
    const { values } = readFlags({ out: { type: 'string' } }, args);
    const out = values.out === undefined ? DIST : requireNew(values.out);
    if (out === DIST) rmSync(out, { recursive: true, force: true });
    const [light, full] = [LIGHT, FULL].map((name) => join(out, name)) as [string, string];
    await writeFull(full);
    await writeLight(ROOT, full, light);
    finish(light, toLight(published));
    finish(full, toFull(published));
    process.stderr.write(`The packages are in ${out}.\n`);
  },
};

function requireNew(folder: string): string {
  if (existsSync(folder)) throw new UsageError(`\`${folder}\` exists already: name a new folder.`);
  return resolve(folder);
}

async function writeFull(out: string): Promise<void> {
  for (const form of Object.keys(ROOMS) as Form[]) {
    await compile(ROOT, ROOMS[form], join(out, form), form);
    writeImports(join(out, form));
  }
  for (const [file, bundle] of Object.entries(BUNDLES)) {
    mkdirSync(dirname(join(out, file)), { recursive: true });
    writeFileSync(join(out, file), await bundle());
  }
  await packShell(ROOT, join(out, 'shell'));
  copyFileSync(join(ROOT, '.browserslistrc'), join(out, 'node/.browserslistrc'));
}

/** The painter of pictures takes 35 MB, so it is installed by those who want pictures. */
function toLight({ dependencies: _, optionalDependencies, ...manifest }: Manifest): object {
  const meta = Object.keys(optionalDependencies).map((name) => [name, { optional: true }]);
  return {
    ...manifest,
    peerDependencies: optionalDependencies,
    peerDependenciesMeta: Object.fromEntries(meta) as object,
  };
}

function toFull({ bin, ...manifest }: Manifest): object {
  return {
    ...manifest,
    name: FULL,
    description: `${manifest.description}: with a bundler, for sites with code`,
    bin: { [FULL]: bin.docproof },
  };
}

/** Adds what people read: the manifest, the README, the types of an extension, the license. */
function finish(folder: string, manifest: object): void {
  for (const name of ['README.md', 'index.d.ts']) copyFileSync(join(PUBLISHED, name), join(folder, name));
  copyFileSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  chmodSync(join(folder, 'node/cli/main.js'), 0o755);
}

/** Modules find `#core/…` and the supported versions of Node in the nearest manifest. */
function writeImports(folder: string): void {
  const { name, version, engines } = published;
  const manifest = { name, version, engines, private: true, imports: { '#core/*': './core/*.js' } };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

runIfStarted(module, command);
