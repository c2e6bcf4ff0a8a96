import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { UsageError } from '#core/command-line/usage-error';

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

function systemChromiums(env: NodeJS.ProcessEnv): string[] {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return systemNames.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function playwrightChromiums(env: NodeJS.ProcessEnv): string[] {
  const cache = env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache', 'ms-playwright');
  if (!existsSync(cache)) return [];
  return readdirSync(cache)
    .filter((name) => name.startsWith('chromium'))
    .sort()
    .reverse()
    .flatMap((name) => [
      join(cache, name, 'chrome-linux', 'chrome'),
      join(cache, name, 'chrome-linux64', 'chrome'),
      join(cache, name, 'chrome-linux', 'headless_shell'),
    ]);
}
