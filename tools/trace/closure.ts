import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listImports } from './list-imports';

const ENDINGS = ['', '.ts', '.tsx', '.cjs', '.mjs', '/index.ts', '/index.tsx'];

/** Lists the files of the project that a module imports, directly or not, and itself. @param file below the root */
export function closureOf(root: string, file: string): string[] {
  const found = new Set([file]);
  for (const name of found) {
    if (!/\.[cm]?[jt]sx?$/.test(name)) continue;
    for (const { imported } of listImports(name, readFileSync(path.join(root, name), 'utf8')))
      for (const next of resolve(root, imported)) found.add(next);
  }
  return [...found];
}

/** The file of an import; a name with an ending of JavaScript can be TypeScript's. */
function resolve(root: string, imported: string): string[] {
  const names = [...ENDINGS.map((ending) => imported + ending), imported.replace(/\.([cm]?)js$/, '.$1ts')];
  return names
    .filter((name) => existsSync(path.join(root, name)) && statSync(path.join(root, name)).isFile())
    .slice(0, 1);
}
