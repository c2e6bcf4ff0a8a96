import { readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import type { Problem } from '../../../generator/problems/problem';
import { HOUSE_PLUGIN, lintFiles } from '../../builders/lint-files';

/** The contents of a `redocly.yaml`. */
interface Configuration {
  extends?: string[];
  plugins: string[];
  rules: Record<string, unknown>;
}

/** The rules of Redocly that give their severity to rules of ours, and the one about the structure. */
const REPLACED = ['no-undefined-server-variable', 'path-parameters-defined', 'struct'];

/** Returns the configuration that the examples of a plugin are linted with: for house rules, that of our description. */
export function configurationOf(plugin: string): Configuration {
  if (plugin !== 'house')
    return { plugins: [HOUSE_PLUGIN], rules: Object.fromEntries(REPLACED.map((id) => [id, 'error'])) };
  const { extends: sets, rules } = parse(readFileSync('redocly.yaml', 'utf8')) as Configuration;
  return { extends: sets, plugins: [HOUSE_PLUGIN], rules };
}

/** Returns the configuration with a single rule, whose severity is `off` or the one that it has. */
export function configurationWith(id: string, setting: unknown): Configuration {
  return { plugins: [HOUSE_PLUGIN], rules: { [id]: setting } };
}

/** Returns the problems of a description with this configuration. */
export async function lintExample(
  files: Record<string, string>,
  configuration: Configuration,
): Promise<Problem[]> {
  const all = { ...files, 'redocly.yaml': stringify(configuration) };
  return JSON.parse(await lintFiles(all, 'openapi.yaml', 'json')) as Problem[];
}
