import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { runInThisContext } from 'node:vm';
import type { SourceOperator } from '../source-operators/source-operator';
import type { Directive } from './directives';
import { instrument, transpile } from './instrument';
import type { SourceMutant } from './source-mutant';

/** The simulator and its tests, ready to be loaded again and again with another mutant switched on. */
export interface Program {
  mutants: SourceMutant[];
  directives: Directive[];
  /** By file: the files that import it. */
  importers: Map<string, Set<string>>;
  /** The files that `isMutated` names have their mutants; the others are as they are, which is faster. */
  load: (
    given: Record<string, unknown>,
    hooks: Hooks,
    isMutated?: (file: string) => boolean,
  ) => (file: string) => Record<string, unknown>;
}

/** The functions that instrumented code calls. */
export interface Hooks {
  is: (mutant: number) => boolean;
  tick: () => void;
}

type ModuleFunction = (
  require: (name: string) => unknown,
  module: { exports: Record<string, unknown> },
  exports: Record<string, unknown>,
  is: Hooks['is'],
  tick: Hooks['tick'],
) => void;

/** Compiles everything under `folders`; the files that `isMutated` names get their mutants. */
export function compileProgram(
  folders: readonly string[],
  isMutated: (file: string) => boolean,
  operators: readonly SourceOperator[],
): Program {
  const mutants: SourceMutant[] = [];
  const directives: Directive[] = [];
  const functions = new Map<string, ModuleFunction>();
  const mutated = new Map<string, ModuleFunction>();
  const importers = new Map<string, Set<string>>();
  for (const file of folders.flatMap(listFiles)) {
    const source = readFileSync(file, 'utf8');
    let code: string;
    if (isMutated(file)) {
      const instrumented = instrument(file, source, operators, mutants.length);
      mutants.push(...instrumented.mutants);
      directives.push(...instrumented.directives);
      code = instrumented.code;
      mutated.set(file, wrap(code, file));
    } else {
      code = transpile(file, source);
      functions.set(file, wrap(code, file));
    }
    for (const imported of importsOf(file, code)) {
      importers.set(imported, (importers.get(imported) ?? new Set()).add(file));
    }
  }
  const load: Program['load'] = (given, hooks, isMutated = () => true) =>
    createLoader((file) => (isMutated(file) && mutated.get(file)) || original(file), given, hooks);
  return { mutants, directives, importers, load };

  function original(file: string): ModuleFunction {
    const run = functions.get(file) ?? wrap(transpile(file, readFileSync(file, 'utf8')), file);
    functions.set(file, run);
    return run;
  }
}

function importsOf(file: string, code: string): string[] {
  const names = [...code.matchAll(/require\("([.#][^"]+)"\)/g)].map(([, name]) => name ?? '');
  return names.map((name) => `${pathOf(file, name)}.ts`);
}

/** The path of a module of ours, without its ending; undefined for a package. */
function pathOf(from: string, name: string): string | undefined {
  if (name.startsWith('#')) return name.slice(1);
  return name.startsWith('.') ? relative(process.cwd(), resolve(dirname(from), name)) : undefined;
}

const files = new Map<string, string>();

/** A module is a file, or the index of a folder. A script is named with its ending. */
function fileOf(path: string): string {
  if (path.endsWith('.js')) return path;
  const file = files.get(path) ?? (existsSync(`${path}.ts`) ? `${path}.ts` : `${path}/index.ts`);
  files.set(path, file);
  return file;
}

function listFiles(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return files.filter((file) => file.endsWith('.ts')).map((file) => join(folder, file));
}

function wrap(code: string, file: string): ModuleFunction {
  const text = `(function (require, module, exports, __is, __tick) {${code}\n})`;
  return runInThisContext(text, { filename: `mutated/${file}` }) as ModuleFunction;
}

const nodeRequire = createRequire(join(process.cwd(), 'package.json'));

/** Fresh modules: nothing is shared with an earlier loader but what is given and what packages hold. */
function createLoader(
  functionOf: (file: string) => ModuleFunction,
  given: Record<string, unknown>,
  { is, tick }: Hooks,
) {
  const loaded = new Map<string, { exports: Record<string, unknown> }>();
  const load = (file: string): Record<string, unknown> => {
    const known = loaded.get(file);
    if (known) return known.exports;
    const module = { exports: {} };
    loaded.set(file, module);
    functionOf(file)((name) => resolveModule(file, name), module, module.exports, is, tick);
    return module.exports;
  };
  const resolveModule = (from: string, name: string): unknown => {
    if (name in given) return given[name];
    const path = pathOf(from, name);
    if (path === undefined) return nodeRequire(name);
    if (path in given) return given[path];
    if (path.endsWith('.json')) return nodeRequire(`./${path}`);
    return load(fileOf(path));
  };
  return load;
}
