import { chmodSync, copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readFlags } from '#core/command-line/read-flags';
import { runIfStarted, type Command } from '#core/command-line/run-command';
import { bundleModule } from '../../site/downloads/bundle-module';
import { replacedModules, TOOL } from '../../site/downloads/tool-modules';
import { bundleBar } from '../../site/dev/bundle-bar';
import { bundleMenu } from '../../site/versions/bundle-menu';
import { bundleOpenapiPlugin, bundleOpenapiTypescript, bundleUpgrader } from './bundle-packages';
import { compile, type Form } from './compile';

const ROOT = resolve(__dirname, '../..');
const OUT = join(ROOT, 'dist');

/** The files of the package that people read: its manifest, its README, the types of an extension. */
const PUBLISHED = join(__dirname, 'published');

/** The rooms that each form has: programs run in Node, bundlers read what browsers and the docs tool are made of. */
const ROOMS: Readonly<Record<Form, readonly string[]>> = {
  node: ['cli', 'core', 'generator', 'search', 'simulator', 'site', 'tool'],
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

/** Writes the package into `dist/`. */
export const command: Command = {
  usage: `Usage: npm run package
Writes the package into \`dist/\`: \`npm pack ./dist\` makes one file of it.`,
  async run(args) {
    readFlags({}, args);
    rmSync(OUT, { recursive: true, force: true });
    for (const form of Object.keys(ROOMS) as Form[]) {
      await compile(ROOT, ROOMS[form], join(OUT, form), form);
      writeManifest(join(OUT, form));
    }
    for (const [file, bundle] of Object.entries(BUNDLES)) {
      mkdirSync(dirname(join(OUT, file)), { recursive: true });
      writeFileSync(join(OUT, file), await bundle());
    }
    cpSync(PUBLISHED, OUT, { recursive: true });
    copyFileSync(join(ROOT, 'LICENSE'), join(OUT, 'LICENSE'));
    copyFileSync(join(ROOT, '.browserslistrc'), join(OUT, 'node/.browserslistrc'));
    chmodSync(join(OUT, 'node/cli/main.js'), 0o755);
    process.stderr.write(`The package is in ${OUT}.\n`);
  },
};

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
