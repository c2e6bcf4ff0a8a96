import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundled } from '../config/code';

/** The folder of a package in the path of one of its modules; the last one if packages are nested. */
const PACKAGE = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/;

/**
 * Returns a comment with the license of each package that the modules are part of, which the licenses ask for.
 * @param modules paths relative to the project.
 * @param known the license of a package without a file that has it, by the name of the package.
 * @throws if a package has no license file.
 */
export function findLicenses(modules: readonly string[], known: KnownLicense = () => undefined): string {
  const folders = new Set(modules.flatMap((path) => PACKAGE.exec(path)?.[0] ?? []));
  return [...folders]
    .sort()
    .map((folder) => formatLicense(folder, known))
    .join('');
}

type KnownLicense = (name: string) => string | undefined;

function formatLicense(folder: string, known: KnownLicense): string {
  const { name, version } = JSON.parse(
    readFileSync(join(bundled, folder, 'package.json'), 'utf8'),
  ) as Package;
  const file = readdirSync(join(bundled, folder)).find((path) => /^licen[cs]e/i.test(path));
  const text = file === undefined ? known(name) : readFileSync(join(bundled, folder, file), 'utf8');
  if (text === undefined) throw new Error(`${name} has no license file, so it cannot be published.`);
  return `/*!\n${name} ${version}\n\n${text.trim().replaceAll('*/', '* /')}\n*/\n`;
}

interface Package {
  name: string;
  version: string;
}
