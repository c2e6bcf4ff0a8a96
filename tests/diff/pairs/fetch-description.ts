import { execFileSync, type ExecFileSyncOptionsWithStringEncoding } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { groupBy } from '#core/collections/group-by';

/** Versions never change, so that what was downloaded once stays. */
const CACHE = path.resolve('node_modules/.cache/descriptions');

/** A file of an exact version of a package. */
export interface Published {
  package: string;
  version: string;
  file: string;
}

/** The file on this machine. */
export function fileOf({ package: name, version, file }: Published): string {
  return path.join(CACHE, `${name.replace('/', '+')}@${version}`, file);
}

/** Downloads the files that are not here yet: each package once, and nothing of it is installed or run. */
export function fetchDescriptions(all: readonly Published[]): void {
  const byFile = new Map(all.map((one) => [fileOf(one), one]));
  const missing = [...byFile].flatMap(([file, one]) => (existsSync(file) ? [] : [one]));
  for (const [name, files] of groupBy(missing, (one) => `${one.package}@${one.version}`))
    fetchPackage(name, files);
}

function fetchPackage(name: string, files: readonly Published[]): void {
  mkdirSync(CACHE, { recursive: true });
  const temporary = mkdtempSync(path.join(CACHE, 'pack-'));
  try {
    const options: ExecFileSyncOptionsWithStringEncoding = {
      cwd: temporary,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    };
    const packed = execFileSync('npm', ['pack', '--silent', name], options).trim();
    const members = files.map(({ file }) => `package/${file}`);
    execFileSync('tar', ['-xzf', packed, ...members], options);
    for (const one of files) {
      mkdirSync(path.dirname(fileOf(one)), { recursive: true });
      renameSync(path.join(temporary, 'package', one.file), fileOf(one));
    }
  } finally {
    rmSync(temporary, { recursive: true });
  }
}
