import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { GATE } from '../check/stages';
import type { Finding } from './finding';

/** Asks the generator whether its output is that of the description. */
export function checkGenerated(): Finding[] {
  const { status } = spawnSync('npm', ['run', '--silent', 'generate:check'], { stdio: 'ignore' });
  if (status === 0) return [];
  return [
    {
      what: 'generated/ is stale, or the description has mistakes',
      remedy: 'run `npm run generate`',
      breaks: true,
    },
  ];
}

/** Finds a built site that is older than a file it was made from. */
export function checkBuild(root: string): Finding[] {
  const built = path.join(root, 'build/index.html');
  if (!existsSync(built)) return [];
  const since = statSync(built).mtimeMs;
  const inputs = GATE.find(({ makes }) => makes?.need === 'build')?.inputs ?? [];
  const newer = inputs
    .flatMap((input) => filesOf(root, input))
    .find((file) => statSync(path.join(root, file)).mtimeMs > since);
  if (newer === undefined) return [];
  return [{ what: `build/ is older than ${newer}`, remedy: 'run `npm run build`', breaks: false }];
}

function filesOf(root: string, input: string): string[] {
  const place = path.join(root, input);
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [input];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('.docusaurus'))
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)));
}
