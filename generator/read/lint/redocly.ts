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
import { aliasOf } from '../source/find-config';
import { REPAIRED_TYPES } from '../source/repaired-types';

/** The only access to Redocly's rules and configuration; files are read through `source/documents.ts`. */

export type { Config };
export type Rule = Oas3Rule;
export type RuleContext = UserContext;
export type RuleLocation = UserContext['location'];

/** Our rules, by name. */
export interface RulePlugin {
  id: string;
  rules: { oas3: Record<string, Rule> };
}

/** A `redocly.yaml`, and the entry document that the rules are for: the file can have other rules for each of its `apis`. */
interface RulesFile {
  path: string;
  entry: string;
}

/**
 * Returns the rules of a `redocly.yaml`, where those of an API replace those of all APIs, or Redocly's recommended ones, and the rules of
 * the plugin, which are still off.
 */
export async function readRules(file: RulesFile | undefined, plugin: RulePlugin): Promise<Config> {
  const plugins = [withPrefix(plugin), REPAIRED_TYPES];
  if (file) {
    const config = await loadConfig({ configPath: file.path, plugins });
    return config.forAlias(aliasOf(file.path, file.entry));
  }
  return createConfig({ extends: ['recommended'] }, { plugins });
}

/** Returns only the rules with these names, all as errors. */
export async function pickRules(names: readonly string[], plugin: RulePlugin): Promise<Config> {
  const rules = Object.fromEntries(names.map((name) => [name, 'error' as const]));
  return createConfig({ rules }, { plugins: [withPrefix(plugin), REPAIRED_TYPES] });
}

/** Adds the id of the plugin to the names of its rules: Redocly does that only if a configuration file names the plugin. */
function withPrefix({ id, rules }: RulePlugin): RulePlugin {
  const named = Object.entries(rules.oas3).map(([name, rule]) => [`${id}/${name}`, rule] as const);
  return { id, rules: { oas3: Object.fromEntries(named) } };
}

/** Returns all problems of a description, in Redocly's form, including waived ones (`ignored`). */
export async function runRules(
  document: Document,
  rules: Config,
  documents: LocalDocuments,
): Promise<NormalizedProblem[]> {
  return lintDocument({ document, config: rules, externalRefResolver: documents });
}
