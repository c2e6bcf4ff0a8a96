import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Absolute paths of the TypeScript files that run when `entry` does, found by reading their compiled imports. */
export function moduleGraph(entry: string, root: string): string[] {
  const found = new Set([entry]);
  for (const file of found) {
    for (const imported of importsOf(file, root)) found.add(imported);
  }
  return [...found].sort();
}

function importsOf(file: string, root: string): string[] {
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const names = [
    ...outputText.matchAll(/\brequire\)?\(["']([^"']+)["']\)|__filename\)\(['"]([^"']+)['"]\)/g),
  ];
  return names.flatMap(([, name, lazy]) => resolveOurs((name ?? lazy)!, file, root));
}

function resolveOurs(name: string, from: string, root: string): string[] {
  const base = name.startsWith('#') ? path.join(root, name.slice(1)) : path.resolve(path.dirname(from), name);
  const isOurs = name.startsWith('#') || name.startsWith('.');
  return isOurs ? [`${base}.ts`, path.join(base, 'index.ts')].filter((file) => existsSync(file)) : [];
}
