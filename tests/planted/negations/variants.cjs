// @ts-check
'use strict';

const { existsSync, readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

/** The folder with a folder for each variant: files that replace those with the same path. */
const VARIANTS = 'test-results/variants';

/** The end of a module's id that names its variant, and its ending once more: Vite compiles it by that. */
const QUERY = /\?variant=([\w.-]+)(\.\w+)$/;

module.exports = { VARIANTS, inVariant, variants, splitVariant };

/**
 * The id of a module as a variant shows it.
 * @param {string} id absolute path of its file.
 * @param {string} variant
 */
function inVariant(id, variant) {
  return `${id}?variant=${variant}${path.extname(id)}`;
}

/**
 * The file of a module, and its variant if it has one.
 * @param {string} id
 * @returns {{ file: string, variant?: string }}
 */
function splitVariant(id) {
  return { file: id.replace(QUERY, ''), variant: QUERY.exec(id)?.[1] };
}

/**
 * Lets a test see the files of a variant in place of those on the disk: `a.test.ts?variant=7` has separate instances of the modules
 * that the variant replaces and of all that import them, and shares the others. Which these are has to be known from a run without it.
 * @param {string} root absolute path of the project.
 * @returns {import('vitest/config').Plugin}
 */
function variants(root) {
  /**
   * The modules of each variant, for each project of Vitest: each loads its own.
   * @type {WeakMap<object, Map<string, ReadonlySet<string>>>}
   */
  const known = new WeakMap();
  return {
    name: 'variants',
    enforce: 'pre',
    async resolveId(source, importer = '', options) {
      const { file, variant } = splitVariant(importer);
      if (variant === undefined || this.environment.mode !== 'dev') return undefined;
      const resolved = await this.resolve(source, file, options);
      if (!resolved) return resolved;
      const { moduleGraph } = this.environment;
      const ofProject = known.get(moduleGraph) ?? new Map();
      known.set(moduleGraph, ofProject);
      const modules = ofProject.get(variant) ?? findModules(path.join(root, VARIANTS, variant), moduleGraph);
      ofProject.set(variant, modules);
      return modules.has(resolved.id) ? { ...resolved, id: inVariant(resolved.id, variant) } : resolved;
    },
    load(id) {
      const { file, variant } = splitVariant(id);
      if (variant === undefined) return undefined;
      const replacement = path.join(root, VARIANTS, variant, path.relative(root, file));
      return readFileSync(existsSync(replacement) ? replacement : file, 'utf8');
    },
  };

  /**
   * The ids of the modules that a variant replaces, and of all that import them.
   * @param {string} folder of the variant
   * @param {{ getModulesByFile(file: string): Set<Module> | undefined }} moduleGraph
   */
  function findModules(folder, moduleGraph) {
    const files = filesIn(folder).map((name) => path.join(root, name));
    return withImporters(files.flatMap((file) => [...(moduleGraph.getModulesByFile(file) ?? [])]));
  }
}

/** @typedef {{ id: string | null, importers: ReadonlySet<Module> }} Module A module as Vite knows it. */

/**
 * The ids of modules and of all that import them.
 * @param {readonly Module[]} modules
 * @returns {ReadonlySet<string>}
 */
function withImporters(modules) {
  const found = new Set(modules);
  // Grows while it is read.
  for (const { importers } of found) for (const importer of importers) found.add(importer);
  return new Set([...found].flatMap(({ id }) => id ?? []));
}

/** @param {string} folder */
function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}
