import { existsSync, readFileSync, statSync } from 'node:fs';
import { UsageError } from '#core/command-line/usage-error';
import { download, isAddress } from './download';

/** The settings of the docs; a project of several APIs is read instead of a description. */
const PROJECT = 'project.yaml';

const NAMES = ['openapi.yaml', 'openapi.yml', 'openapi.json', 'swagger.yaml', 'swagger.yml', 'swagger.json'];

/** Where a description is looked for if none is named. */
export const CANDIDATES: readonly string[] = [...NAMES, ...NAMES.map((name) => `openapi/${name}`)];

/**
 * Returns the entry document that a command line names, downloaded if that is an address, or the one in the working folder.
 * @param words those of the command line that are not flags.
 * @throws UsageError if there are several, or none.
 */
export async function findEntry(words: readonly string[]): Promise<string> {
  const [entry, second] = words;
  if (second !== undefined) throw new UsageError(`\`${second}\` is one description too many: name one.`);
  if (entry !== undefined) return isAddress(entry) ? download(entry) : requireFile(entry);
  const found = [...(listsApis(PROJECT) ? [PROJECT] : []), ...CANDIDATES].find((name) => existsSync(name));
  if (found !== undefined) return found;
  throw new UsageError(
    'This folder has no openapi.yaml: pass the path of the description, such as `docproof api/openapi.yaml`, or start with `docproof init`.',
  );
}

/** Whether a project lists several APIs; the generator reports invalid YAML, with the location. */
function listsApis(file: string): boolean {
  return existsSync(file) && /^apis\s*:/m.test(readFileSync(file, 'utf8'));
}

function requireFile(entry: string): string {
  const stats = statSync(entry, { throwIfNoEntry: false });
  if (stats === undefined)
    throw new UsageError(`\`${entry}\` is neither a file nor a command: pass the path of the description.`);
  if (stats.isDirectory())
    throw new UsageError(`\`${entry}\` is a folder: write the path of the entry document in it.`);
  return entry;
}
