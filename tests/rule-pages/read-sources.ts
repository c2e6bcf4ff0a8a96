import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** The part of a rule's page that neither its code nor a run of it says: `<rule>.yaml` next to `<rule>.ts`. */
interface PageSource {
  why: string;
  bad: string;
  good: string;
}

/**
 * Returns the source of a rule.
 * @throws if there is none, with the file to add.
 */
export function readSource<Source = PageSource>(folder: string, name: string): Source {
  const file = path.join(folder, `${name}.yaml`);
  if (existsSync(file)) return parse(readFileSync(file, 'utf8')) as Source;
  throw new Error(`${folder}/${name}.ts has no page: add ${name}.yaml next to it, then npm run rules:pages.`);
}

/** Returns the names of all sources in a folder of rules. */
export function listSources(folder: string): string[] {
  return readdirSync(folder).flatMap((file) => (file.endsWith('.yaml') ? [path.parse(file).name] : []));
}
