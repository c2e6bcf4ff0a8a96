import type { ErrorObject, ValidateFunction } from 'ajv';
import { groupBy } from '#core/collections/group-by';
import type { Json } from '#core/json/json';
import { parsePointer } from '#core/json/pointer';
import { explainError } from '#core/schema/explain-error';
import { findNearest } from '#core/text/nearest';
import type { Problem } from './problem';
import { type Mistake, toProblems } from './mistake';
import { sortProblems } from './sort-problems';
import type { YamlFile } from './yaml-file';

/** Maximum number of names in a sentence. */
const MOST_NAMES = 3;

/**
 * Every value of a file that its JSON Schema refuses, where it stands, with what to write instead.
 * @param validate compiled with `verbose`, so that it tells which names there are.
 */
export function findShapeProblems(file: YamlFile, validate: ValidateFunction, ruleId: string): Problem[] {
  if (validate(file.value)) return [];
  const errors = validate.errors ?? [];
  const misspelt = new Set(errors.flatMap((error) => nearestSetting(error) ?? []));
  const unknown = errors.filter(isUnknown);
  const mistakes = errors
    .filter((error) => !unknown.includes(error))
    .filter(({ keyword, params }) => keyword !== 'required' || !misspelt.has(String(params.missingProperty)))
    .map((error) => explain(error, file.value));
  const byPlace = groupBy(unknown, ({ instancePath }) => instancePath);
  return sortProblems([
    ...toProblems(mistakes, file, ruleId),
    ...[...byPlace.values()].map((group) => explainUnknown(group, file, ruleId)),
  ]);
}

/** Whether a setting is unknown and no typo. */
function isUnknown(error: ErrorObject): boolean {
  return error.keyword === 'additionalProperties' && nearestSetting(error) === undefined;
}

function explain(error: ErrorObject, root: Json): Mistake {
  const { pointer, value, rule, remedy } = explainError(error, root);
  const tokens = parsePointer(pointer);
  const { description, examples } = error.parentSchema ?? {};
  const nearest = nearestSetting(error);
  if (nearest !== undefined)
    return {
      tokens,
      message: `Unknown setting \`${tokens.at(-1)}\`.`,
      remedy: `Write \`${nearest}\`, or remove it.`,
    };
  if (error.keyword === 'pattern' && Array.isArray(examples))
    return {
      tokens,
      message: `${value} is not ${description}.`,
      remedy: `Write one such as "${examples[0]}".`,
    };
  if (error.keyword === 'required')
    return {
      tokens,
      message: `The setting \`${error.params.missingProperty}\` is missing.`,
      remedy: asSentence(remedy),
    };
  return {
    tokens,
    message: `The value ${value} breaks the rule "${rule}".`,
    remedy: nearestValue(error) ?? asSentence(remedy),
  };
}

/** Settings that one object does not have are one problem: the names that it does have are the same for all. */
function explainUnknown(errors: readonly ErrorObject[], file: YamlFile, ruleId: string): Problem {
  const [first] = errors as [ErrorObject];
  const names = errors.map(({ params }) => String(params.additionalProperty));
  const [location, ...others] = names.map((name) => file.locate([...parsePointer(first.instancePath), name]));
  const known = settingsBeside(first);
  const listed = known.slice(0, MOST_NAMES).join(', ');
  const isOne = names.length === 1;
  return {
    ruleId,
    severity: 'error',
    message: `Unknown ${isOne ? 'setting' : 'settings'} ${listNames(names)}.`,
    remedy: `Write one ${known.length > MOST_NAMES ? 'such as' : 'of'} ${listed}, or remove ${isOne ? 'it' : 'them'}.`,
    location: location!,
    ...(others.length > 0 && { others }),
  };
}

function listNames(names: readonly string[]): string {
  const more = names.length - MOST_NAMES;
  const quoted = names.slice(0, MOST_NAMES).map((name) => `\`${name}\``);
  return `${quoted.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** The setting that an unknown one was meant to be. */
function nearestSetting(error: ErrorObject): string | undefined {
  if (error.keyword !== 'additionalProperties') return undefined;
  return findNearest(String(error.params.additionalProperty), settingsBeside(error))[0];
}

function settingsBeside({ parentSchema }: ErrorObject): string[] {
  return Object.keys((parentSchema?.properties as object | undefined) ?? {});
}

/** Of some values the one that was meant; what can only be one is left out otherwise. */
function nearestValue({ keyword, params, data }: ErrorObject): string | undefined {
  if (keyword === 'const') return `Write ${JSON.stringify(params.allowedValue)}, or leave it out.`;
  if (keyword !== 'enum' || typeof data !== 'string') return undefined;
  const [nearest] = findNearest(data, (params.allowedValues as unknown[]).map(String));
  return nearest === undefined ? undefined : `Write "${nearest}".`;
}

function asSentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
