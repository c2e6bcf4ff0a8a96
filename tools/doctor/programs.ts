import { readFileSync } from 'node:fs';
import { UsageError } from '#core/command-line/usage-error';
import { findChromium } from '../machine/chromium';
import { nginx } from '../machine/nginx';
import { findCommand } from '../machine/runtime';
import { runtimes } from '../../tests/snippets/run/runners';
import type { Finding } from './finding';

/** Compares Node with the version that CI uses; one that is too old has ended this program already. */
export function checkNode(version: string): Finding[] {
  const used = readFileSync('.nvmrc', 'utf8').trim();
  if (version === used || version.startsWith(`${used}.`)) return [];
  return [{ what: `This is Node ${version}, and CI uses ${used}`, remedy: 'run `nvm use`', breaks: false }];
}

/** Looks for the programs that commands start. */
export function checkPrograms(): Finding[] {
  const tools = ['npm', 'git'].filter((name) => findCommand([name], '--version') === undefined);
  const languages = [...runtimes, nginx].filter(({ find }) => find() === undefined);
  return [
    ...tools.map((name) => ({ what: `There is no ${name}`, remedy: 'install it', breaks: true })),
    ...languages.map(({ name, debian, macos }) => ({
      what: `There is no ${name}, so that its tests are skipped`,
      remedy: `run \`npm run setup\`, \`apt-get install ${debian.join(' ')}\` or \`${macos}\``,
      breaks: false,
    })),
  ];
}

/** Looks for the browser of the tests. */
export function checkBrowser(env: NodeJS.ProcessEnv): Finding[] {
  try {
    if (findChromium(env) !== undefined) return [];
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    const [what = '', remedy = ''] = error.message.replace(/\.$/, '').split(': ');
    return [{ what, remedy, breaks: true }];
  }
  return [{ what: 'There is no browser for the tests', remedy: 'run `npm run setup`', breaks: true }];
}
