import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A script of a page that the bundler has written, or that a shell needs; its address is the first group. */
export const SCRIPT = /<script src="([^"]*)" defer><\/script>\n/g;

/** Returns a page without its scripts, and without the hash of its stylesheet. */
export function withoutCode(html: string): string {
  return html.replaceAll(SCRIPT, '').replace(/(assets\/css\/styles)\.\w+/, '$1');
}

/** Lists the files below a folder, sorted. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted();
}

/** Lists the files of a site that are neither pages nor their code. */
export function listOthers(site: string): string[] {
  return listFiles(site).filter((file) => !/\.html$|^assets\/(?:js|css)\//.test(file));
}

/** Returns the files of two folders whose bytes differ. @param files paths below both. */
export function differingFiles(one: string, other: string, files: readonly string[]): string[] {
  return files.filter(
    (file) => !readFileSync(path.join(one, file)).equals(readFileSync(path.join(other, file))),
  );
}
