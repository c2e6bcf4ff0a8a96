import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundled } from '../config/code';

/** The folder of a package in the path of one of its modules; the last one if packages are nested. */
const PACKAGE = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/;

/**
 * Returns a comment with the license of each package that the modules are part of, which the licenses ask for.
 * @param modules paths relative to the project.
 * @throws if a package has no license file.
 */
export function findLicenses(modules: readonly string[]): string {
  const folders = new Set(modules.flatMap((path) => PACKAGE.exec(path)?.[0] ?? []));
  return [...folders].sort().map(formatLicense).join('');
}

function formatLicense(folder: string): string {
  const { name, version } = JSON.parse(
    readFileSync(join(bundled, folder, 'package.json'), 'utf8'),
  ) as Package;
  const file = readdirSync(join(bundled, folder)).find((path) => /^licen[cs]e/i.test(path));
  if (file === undefined) throw new Error(`${name} has no license file, so it cannot be published.`);
  const text = readFileSync(join(bundled, folder, file), 'utf8')
    .trim()
    .replaceAll('*/', '* /');
  return `/*!\n${name} ${version}\n\n${text}\n*/\n`;
}

interface Package {
  name: string;
  version: string;
}
