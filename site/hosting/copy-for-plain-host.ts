import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SettingError } from '../errors/author-error';
import { listFiles } from '../list-files';
import { parseRules } from './header-rules';
import { addMetaPolicy } from './meta-policy';
import { HEADERS_FILE } from './write-headers';

/**
 * Copies a built site into a new folder, with its policy in the pages instead of in headers.
 * @returns how many pages have the policy now
 * @throws SettingError if there is no build, its headers have no policy, or the folder exists.
 */
export function copyForPlainHost(from: string, out: string): number {
  const file = join(from, HEADERS_FILE);
  if (!existsSync(file)) throw new SettingError(`There is no ${file}: run \`npm run build\` first.`);
  if (existsSync(out)) throw new SettingError(`${out} exists: write another folder after \`--out\`.`);
  const headers = parseRules(readFileSync(file, 'utf8')).flatMap((rule) => rule.headers);
  const [, policy] = headers.find(([name]) => name === 'Content-Security-Policy') ?? [];
  if (policy === undefined) throw new SettingError(`${file} has no policy: run \`npm run build\` again.`);
  cpSync(from, out, { recursive: true });
  rmSync(join(out, HEADERS_FILE));
  const pages = listFiles(out).filter((name) => name.endsWith('.html'));
  for (const page of pages) {
    const path = join(out, page);
    writeFileSync(path, addMetaPolicy(readFileSync(path, 'utf8'), policy));
  }
  return pages.length;
}
