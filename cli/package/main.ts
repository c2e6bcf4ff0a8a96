import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
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
import { packShell } from './pack-shell';

const ROOT = resolve(__dirname, '../..');
const DIST = join(ROOT, 'dist');

/** The files of the package that people read: its manifest, its README, the types of an extension. */
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

interface Manifest {
  name: string;
  version: string;
  engines: Record<string, string>;
}

/** Writes the package into `dist/`, or into another folder. */
export const command: Command = {
  usage: `Usage: npm run package -- [--out dist]
Writes the package into a folder: \`npm pack ./dist\` makes one file of it.
  --out  a new folder; without it, dist/ is written anew`,
  async run(args) {
    const { values } = readFlags({ out: { type: 'string' } }, args);
    const out = values.out === undefined ? DIST : requireNew(values.out);
    if (out === DIST) rmSync(out, { recursive: true, force: true });
    for (const form of Object.keys(ROOMS) as Form[]) {
      await compile(ROOT, ROOMS[form], join(out, form), form);
      writeManifest(join(out, form));
    }
    for (const [file, bundle] of Object.entries(BUNDLES)) {
      mkdirSync(dirname(join(out, file)), { recursive: true });
      writeFileSync(join(out, file), await bundle());
    }
    await packShell(ROOT, join(out, 'shell'));
    cpSync(PUBLISHED, out, { recursive: true });
    copyFileSync(join(ROOT, 'LICENSE'), join(out, 'LICENSE'));
    copyFileSync(join(ROOT, '.browserslistrc'), join(out, 'node/.browserslistrc'));
    chmodSync(join(out, 'node/cli/main.js'), 0o755);
    process.stderr.write(`The package is in ${out}.\n`);
  },
};

function requireNew(folder: string): string {
  if (existsSync(folder)) throw new UsageError(`\`${folder}\` exists already: name a new folder.`);
  return resolve(folder);
}

/** Modules find `#core/…` and the supported versions of Node in the nearest manifest. */
function writeManifest(folder: string): void {
  const { name, version, engines } = JSON.parse(
    readFileSync(join(PUBLISHED, 'package.json'), 'utf8'),
  ) as Manifest;
  const manifest = { name, version, engines, private: true, imports: { '#core/*': './core/*.js' } };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

runIfStarted(module, command);
