import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const CONFIG_FILE = 'redocly.yaml';
const WAIVERS_FILE = '.redocly.lint-ignore.yaml';

/** The `redocly.yaml` that belongs to an entry document: beside it, or further up and listing it under `apis`. */
export function findConfig(entry: string): string | undefined {
  const file = path.resolve(entry);
  const folder = path.dirname(file);
  return ancestorsOf(folder)
    .map((ancestor) => path.join(ancestor, CONFIG_FILE))
    .filter((config) => existsSync(config))
    .find((config) => path.dirname(config) === folder || listsEntry(config, file));
}

/**
 * What the rules for an entry document depend on, besides the files it refers to: its configuration, the waivers, and
 * which files lie in its folder; without a configuration, the place where one would be.
 */
export function configInputs(entry: string): string[] {
  const folder = path.dirname(path.resolve(entry));
  const config = findConfig(entry);
  return config
    ? [config, path.join(path.dirname(config), WAIVERS_FILE), folder]
    : [path.join(folder, CONFIG_FILE)];
}

function listsEntry(config: string, file: string): boolean {
  const { apis = {} } = (parse(readFileSync(config, 'utf8')) ?? {}) as {
    apis?: Record<string, { root?: string }>;
  };
  return Object.values(apis).some(({ root }) => root && path.resolve(path.dirname(config), root) === file);
}

function ancestorsOf(folder: string): string[] {
  const parent = path.dirname(folder);
  return parent === folder ? [folder] : [folder, ...ancestorsOf(parent)];
}
