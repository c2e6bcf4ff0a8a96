import { UsageError } from '#core/command-line/usage-error';
import { textsOf } from '#core/json/read';
import type { Severity } from '../../problems/problem';
import { openYaml } from '../../problems/yaml-file';
import { relativePath } from '../../problems/relative-path';
import { findConfig } from '../source/find-config';
import { isUnreadable, readingRules } from './is-unreadable';
import { membersOf } from '../source/members-of';
import { descriptionRules, replacedRules, replacements, warningRules } from './description-rules';
import type { NormalizedProblem } from '../source/documents';
import { type Config, pickRules, readRules } from './redocly';
import { explainUnknownRule } from './rule-names';

/** Rules that compile every schema, which takes longer than all other rules together on a large description. */
const slowRules = [
  'no-invalid-media-type-examples',
  'no-invalid-parameter-examples',
  'no-invalid-schema-examples',
];

/** The plugin whose rules are for descriptions that are written with this project. */
const HOUSE = 'house';

/** The rules, and our severity for the problems that they find. */
export interface Rules {
  rules: Config;
  /** Rules that the configuration turns off but that determine whether the description can be read. */
  alwaysOn?: Config;
  severityOf: (problem: NormalizedProblem) => Severity;
  /** Severity of problems that no configured rule finds and that do not prevent reading the description. */
  otherSeverity: Severity;
  settingOf: (ruleId: string) => RuleSetting;
}

/** The part of a configuration that messages of a rule need. */
export interface RuleSetting {
  /** The values that it allows. */
  allowed: readonly string[];
  /** File and line of the rule: `redocly.yaml:52`. */
  place?: string;
}

/**
 * Returns the rules of the description's own configuration, with its severities; without a configuration, Redocly's recommended
 * rules except the slow ones, all as warnings. Adds the description rules that the configuration does not mention: as errors if it
 * loads the house rules, otherwise as warnings, since it was written for Redocly, which has none of them. Unreadable input is always
 * an error.
 * @throws UsageError if the configuration cannot be read or names an unknown rule.
 */
export async function findRules(entry: string): Promise<Rules> {
  const configPath = findConfig(entry);
  const file = configPath === undefined ? undefined : { path: configPath, entry };
  const rules = await readRules(file, descriptionRules).catch((error: unknown) => {
    if (configPath === undefined) throw error;
    throw new UsageError(
      `The configuration \`${relativePath(configPath)}\` cannot be used: ${(error as Error).message.trim()} Correct it.`,
    );
  });
  if (configPath !== undefined) requireKnownRules(rules, configPath);
  const otherSeverity = rules.plugins.some(({ id }) => id === HOUSE) ? 'error' : 'warn';
  for (const settings of settingsOf(rules)) {
    for (const name of Object.keys(descriptionRules.rules.oas3)) {
      const replaced = replacements[name];
      const own = warningRules.has(name) ? 'warn' : otherSeverity;
      settings[`${descriptionRules.id}/${name}`] ??=
        replaced === undefined ? own : (settings[replaced] ?? 'off');
    }
    for (const name of [...replacedRules, ...Object.values(replacements), ...(configPath ? [] : slowRules)])
      settings[name] = 'off';
  }
  const placeOf = createPlaceOf(configPath);
  const off = [...readingRules].filter((name) => isOff(rules.rules.oas3_1[name]));
  return {
    rules,
    alwaysOn: off.length > 0 ? await pickRules(off, descriptionRules) : undefined,
    severityOf: (problem) => {
      if (isUnreadable(problem)) return 'error';
      return configPath === undefined ? 'warn' : problem.severity;
    },
    otherSeverity,
    settingOf: (ruleId) => ({
      allowed: textsOf(membersOf(membersOf(rules.rules.oas3_1)[ruleId]).allowedValues),
      place: placeOf(ruleId),
    }),
  };
}

/** Throws if a rule is unknown: Redocly ignores unknown rules, so a typo would silently turn one off. */
function requireKnownRules(rules: Config, configPath: string): void {
  const ids = new Set(settingsOf(rules).flatMap((settings) => Object.keys(settings)));
  const unknown = [...ids].flatMap((id) => explainUnknownRule(id) ?? []);
  if (unknown.length > 0)
    throw new UsageError(
      `The configuration \`${relativePath(configPath)}\` has an ${unknown.join(' And an ')}`,
    );
}

/** Returns the place of a rule in a configuration; undefined if another file has it. */
function createPlaceOf(configPath: string | undefined): (ruleId: string) => string | undefined {
  const config = configPath === undefined ? undefined : openYaml(configPath, 'config');
  const { rules } = membersOf(config?.value);
  return (ruleId) => {
    if (config === undefined || !(ruleId in membersOf(rules))) return undefined;
    const { file, line } = config.locate(['rules', ruleId]);
    return `${file}:${line}`;
  };
}

function isOff(setting: unknown): boolean {
  return setting === undefined || setting === 'off' || membersOf(setting).severity === 'off';
}

/** Turns off all rules except those that determine whether a description can be read, and ours, which do not fail. */
export function keepReadingRules(rules: Config): void {
  for (const settings of settingsOf(rules)) {
    for (const name of Object.keys(settings)) {
      if (!readingRules.has(name) && !name.startsWith(`${descriptionRules.id}/`)) settings[name] = 'off';
    }
  }
}

/** Turns off one rule. */
export function turnOff(rules: Config, ruleId: string): void {
  for (const settings of settingsOf(rules)) settings[ruleId] = 'off';
}

function settingsOf({ rules }: Config) {
  return [rules.oas3_0, rules.oas3_1, rules.oas3_2];
}
