import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFlags } from '#core/command-line/read-flags';
import { runIfStarted, type Command } from '#core/command-line/run-command';
import { asRoot } from './as-root';
import { findChromium, findHeadlessShell, shellName } from '../machine/chromium';
import { nginx } from '../machine/nginx';
import { runtimes } from '../../tests/snippets/run/runners';

/** Something the tests need that `npm ci` does not bring. */
interface Need {
  name: string;
  isThere: () => boolean;
  debian: string[];
  /** Whether the tests run without it, only slower. */
  isOptional?: boolean;
  /** How to install it by hand. */
  advice: string[];
}

const chromium: Need = {
  name: 'Chromium',
  isThere: () => findChromium() !== undefined,
  debian: ['chromium', 'fonts-liberation'],
  advice: [
    '  Debian, Ubuntu:  sudo apt-get install chromium',
    '  macOS:           brew install --cask google-chrome',
    '  anywhere:        npx playwright install chromium',
    '  or set CHROMIUM_PATH to the browser you have.',
  ],
};

/** Optional: the browser tests use it if it is installed, because it opens pages faster. */
const headlessShell: Need = {
  name: 'headless Chromium',
  isThere: () => findHeadlessShell() !== undefined,
  debian: [shellName],
  isOptional: true,
  advice: [],
};

const needs: Need[] = [
  chromium,
  headlessShell,
  ...[...runtimes, nginx].map(({ name, find, debian, macos }) => ({
    name,
    isThere: () => find() !== undefined,
    debian,
    advice: [`  Debian, Ubuntu:  sudo apt-get install ${debian.join(' ')}`, `  macOS:           ${macos}`],
  })),
];

/** Without a network, apt-get gives up soon. */
const HASTY = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];

function run(command: readonly string[]): void {
  const [file = '', ...args] = command;
  spawnSync(file, args, { stdio: ['ignore', 'inherit', 'inherit'] });
}

/** The words before `apt-get install`; undefined where it is not there, or may not be used. */
function aptGet(): readonly string[] | undefined {
  const root = existsSync('/etc/debian_version') ? asRoot(process.getuid?.()) : undefined;
  // sudo passes on no variables, so that one is set by the command itself.
  return root && [...root, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq'];
}

/** Installs what is missing where that is possible: from Debian as root or with sudo, else at least Playwright's own browser. */
function install(missing: Need[]): void {
  const apt = aptGet();
  if (apt !== undefined) {
    console.error(`installing ${missing.map(({ name }) => name).join(', ')} …`);
    run([...apt, ...HASTY, 'update']);
    // One package that this release of Debian does not have would keep apt-get from installing the others.
    for (const isOptional of [false, true]) {
      const packages = missing.filter((need) => Boolean(need.isOptional) === isOptional);
      if (packages.length > 0)
        run([
          ...apt,
          ...HASTY,
          'install',
          '-y',
          '--no-install-recommends',
          ...packages.flatMap(({ debian }) => debian),
        ]);
    }
  } else if (missing.includes(chromium)) {
    console.error(`installing ${chromium.name} …`);
    run(['npx', 'playwright', 'install', 'chromium']);
  }
}

/** Exit code 1 without a browser; without a runtime too in CI, where every snippet must run. */
function main(): number {
  const missing = needs.filter(({ isThere }) => !isThere());
  if (missing.length > 0) install(missing);
  const stillMissing = missing.filter(({ isThere, isOptional }) => !isThere() && !isOptional);
  console.error(`browser: ${findHeadlessShell() ?? findChromium() ?? 'none'}`);
  const without = runtimes.filter(({ find }) => find() === undefined).length;
  console.error(`runtimes of snippets: ${runtimes.length - without} of ${runtimes.length}`);
  for (const { name, advice } of stillMissing) {
    console.error([`The tests need ${name}, and it could not be installed.`, ...advice].join('\n'));
  }
  const isFatal = stillMissing.includes(chromium) || (process.env.CI === 'true' && stillMissing.length > 0);
  return isFatal ? 1 : 0;
}

/** Finds, or installs where that is possible, what the tests need. */
export const command: Command = {
  usage: `Usage: npm run setup
Finds what the tests need, and installs what is missing where that is possible.
  CHROMIUM_PATH  the browser of the tests`,
  run(args) {
    readFlags({}, args);
    return main();
  },
};

runIfStarted(module, command);
