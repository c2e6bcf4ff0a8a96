import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const FOLDER = join(__dirname, '../template');

/** Files whose names npm would obey, so that the package has them under other ones. */
const NAMES: Readonly<Record<string, string>> = { gitignore: '.gitignore' };

/** Returns the files of a new project, by path. @param version the version of this package that its workflow uses. */
export function readTemplate(version: string): Map<string, string> {
  const files = readdirSync(FOLDER, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files
      .map(({ parentPath, name }) => join(parentPath, name))
      .toSorted()
      .map((file) => [nameOf(file), readFileSync(file, 'utf8').replaceAll('{version}', version)]),
  );
}

function nameOf(file: string): string {
  const name = relative(FOLDER, file);
  return NAMES[name] ?? name;
}
