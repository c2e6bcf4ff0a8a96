import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './chromium';

const command = (file: string, args: string[]): boolean =>
  spawnSync(file, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status === 0;

const canUseApt = (): boolean => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** Installs Debian's Chromium when run as root on Debian, else Playwright's own; true when one is there afterwards. */
function installChromium(): boolean {
  if (canUseApt()) {
    command('apt-get', ['update', '-qq']);
    command('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation']);
  } else {
    command('npx', ['playwright', 'install', 'chromium']);
  }
  return findChromium() !== undefined;
}

function main(): number {
  const found = findChromium();
  if (found !== undefined) {
    console.error(`browser: ${found}`);
    return 0;
  }
  console.error('browser: no Chromium found, installing one …');
  if (installChromium()) {
    console.error(`browser: ${findChromium()}`);
    return 0;
  }
  console.error(
    [
      'The browser tests need Chromium, and it could not be installed.',
      '  Debian, Ubuntu:  sudo apt-get install chromium',
      '  macOS:           brew install --cask google-chrome',
      '  anywhere:        npx playwright install chromium',
      '  or set CHROMIUM_PATH to the browser you have.',
    ].join('\n'),
  );
  return 1;
}

process.exitCode = main();
