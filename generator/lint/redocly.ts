import {
  type Config,
  type NormalizedProblem,
  type Oas3Rule,
  type UserContext,
  createConfig,
  lintDocument,
  loadConfig,
} from '@redocly/openapi-core';
import type { Document, LocalDocuments } from '../source/documents';

/** The door to Redocly's rules and configuration; files are read through `source/documents.ts`. */

export type { Config };
export type Rule = Oas3Rule;
export type RuleContext = UserContext;
export type RuleLocation = UserContext['location'];

/** Rules of ours, by name. */
export interface RulePlugin {
  id: string;
  rules: { oas3: Record<string, Rule> };
}

/** The rules of a `redocly.yaml`, or Redocly's recommended ones, and the plugin's rules, which are still off. */
export async function readRules(configPath: string | undefined, plugin: RulePlugin): Promise<Config> {
  const plugins = [withPrefix(plugin)];
  if (configPath) return loadConfig({ configPath, plugins });
  return createConfig({ extends: ['recommended'] }, { plugins });
}

/** Only the rules with these names, all errors. */
export async function pickRules(names: readonly string[], plugin: RulePlugin): Promise<Config> {
  const rules = Object.fromEntries(names.map((name) => [name, 'error' as const]));
  return createConfig({ rules }, { plugins: [withPrefix(plugin)] });
}

/** Redocly puts the id of a plugin before its rules only when a configuration file names the plugin. */
function withPrefix({ id, rules }: RulePlugin): RulePlugin {
  const named = Object.entries(rules.oas3).map(([name, rule]) => [`${id}/${name}`, rule] as const);
  return { id, rules: { oas3: Object.fromEntries(named) } };
}

/** All problems of a description, in Redocly's form, waived ones included (`ignored`). */
export async function runRules(
  document: Document,
  rules: Config,
  documents: LocalDocuments,
): Promise<NormalizedProblem[]> {
  return lintDocument({ document, config: rules, externalRefResolver: documents });
}
