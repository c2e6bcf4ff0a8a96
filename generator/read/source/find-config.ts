import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const CONFIG_FILE = 'redocly.yaml';
const WAIVERS_FILE = '.redocly.lint-ignore.yaml';
/** The plugin with the house rules, as named in `redocly.yaml`. */
const OWN_PLUGIN = path.resolve(__dirname, '../lint/plugin.mjs');

interface ConfigFile {
  apis?: Record<string, { root?: string }>;
  plugins?: unknown[];
}

/**
 * Returns the `redocly.yaml` that applies to an entry document: in its folder, or in a parent folder if that file lists it under
 * `apis`.
 */
export function findConfig(entry: string): string | undefined {
  const file = path.resolve(entry);
  const folder = path.dirname(file);
  return ancestorsOf(folder)
    .map((ancestor) => path.join(ancestor, CONFIG_FILE))
    .filter((config) => existsSync(config))
    .find((config) => path.dirname(config) === folder || aliasOf(config, file) !== undefined);
}

/** Returns the name that a configuration gives to an entry document under `apis`; undefined if it lists none there. */
export function aliasOf(config: string, entry: string): string | undefined {
  const { apis = {} } = readConfig(config);
  const isEntry = ({ root }: { root?: string }) =>
    root !== undefined && path.resolve(path.dirname(config), root) === path.resolve(entry);
  return Object.keys(apis).find((alias) => isEntry(apis[alias] ?? {}));
}

/**
 * Returns the files that the rules for an entry document depend on, in addition to its references: the configuration, the waivers,
 * plugins, and its folder; without a configuration, the path where one would be.
 */
export function configInputs(entry: string): string[] {
  const folder = path.dirname(path.resolve(entry));
  const config = findConfig(entry);
  return config
    ? [config, path.join(path.dirname(config), WAIVERS_FILE), ...pluginsOf(config), folder]
    : [path.join(folder, CONFIG_FILE)];
}

/** Whether the configuration of an entry document loads third-party rules, which may depend on anything. */
export function hasForeignRules(entry: string): boolean {
  const config = findConfig(entry);
  return config !== undefined && pluginsOf(config).some((plugin) => plugin !== OWN_PLUGIN);
}

/** Whether the configuration of an entry document loads the house rules, as that of a description which is written with them. */
export function loadsHouseRules(entry: string): boolean {
  const config = findConfig(entry);
  return config !== undefined && pluginsOf(config).includes(OWN_PLUGIN);
}

/** Returns the files of the plugins that a configuration names; packages are resolved from its folder. */
function pluginsOf(config: string): string[] {
  const { plugins = [] } = readConfig(config);
  return plugins.map((plugin) => path.resolve(path.dirname(config), String(plugin)));
}

function readConfig(config: string): ConfigFile {
  return (parse(readFileSync(config, 'utf8')) ?? {}) as ConfigFile;
}

function ancestorsOf(folder: string): string[] {
  const parent = path.dirname(folder);
  return parent === folder ? [folder] : [folder, ...ancestorsOf(parent)];
}
