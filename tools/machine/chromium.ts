import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { UsageError } from '#core/command-line/usage-error';

/** Its package in Debian has this name too. */
export const shellName = 'chromium-headless-shell';
const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const macPath = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * Path of a Chromium to run the browser tests with: `CHROMIUM_PATH`, else the system's, else the one in
 * Playwright's cache; `undefined` when there is none. Looks only, installs nothing.
 * @throws UsageError when `CHROMIUM_PATH` is not there: another browser would not be the one that was asked for.
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const wanted = env.CHROMIUM_PATH;
  if (wanted && !existsSync(wanted))
    throw new UsageError(`There is no CHROMIUM_PATH=${wanted}: write the path of a browser, or unset it.`);
  const candidates = [wanted, ...systemChromiums(env), macPath, ...playwrightChromiums(env)];
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
}

/**
 * Path of the headless shell of Chromium, which opens pages in about half the time; `undefined` if it is not installed. It has no
 * back/forward cache. `CHROMIUM_PATH` takes precedence.
 */
export function findHeadlessShell(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROMIUM_PATH) return findChromium(env);
  return [...inPath(env, [shellName]), ...playwrightShells(env)].find((path) => existsSync(path));
}

function systemChromiums(env: NodeJS.ProcessEnv): string[] {
  return inPath(env, systemNames);
}

function inPath(env: NodeJS.ProcessEnv, names: readonly string[]): string[] {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function playwrightChromiums(env: NodeJS.ProcessEnv): string[] {
  return playwrightFolders(env).flatMap((folder) => [
    join(folder, 'chrome-linux', 'chrome'),
    join(folder, 'chrome-linux64', 'chrome'),
    join(folder, 'chrome-linux', 'headless_shell'),
  ]);
}

function playwrightShells(env: NodeJS.ProcessEnv): string[] {
  return playwrightFolders(env).map((folder) => join(folder, 'chrome-linux', 'headless_shell'));
}

/** The folders of Chromium in Playwright's cache, the newest first. */
function playwrightFolders(env: NodeJS.ProcessEnv): string[] {
  const cache = env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache', 'ms-playwright');
  if (!existsSync(cache)) return [];
  return readdirSync(cache)
    .filter((name) => name.startsWith('chromium'))
    .sort()
    .reverse()
    .map((name) => join(cache, name));
}
