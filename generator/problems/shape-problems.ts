import type { ErrorObject, ValidateFunction } from 'ajv';
import type { Json } from '#core/json/json';
import { parsePointer } from '#core/json/pointer';
import { explainError } from '#core/schema/explain-error';
import { findNearest } from '#core/text/nearest';
import type { Problem } from './problem';
import { type Mistake, toProblems } from './mistake';
import type { YamlFile } from './yaml-file';

/**
 * Every value of a file that its JSON Schema refuses, where it stands, with what to write instead.
 * @param validate compiled with `verbose`, so that it tells which names there are.
 */
export function findShapeProblems(file: YamlFile, validate: ValidateFunction, ruleId: string): Problem[] {
  if (validate(file.value)) return [];
  const errors = validate.errors ?? [];
  const misspelt = new Set(errors.flatMap((error) => nearestSetting(error) ?? []));
  const mistakes = errors
    .filter(({ keyword, params }) => keyword !== 'required' || !misspelt.has(String(params.missingProperty)))
    .map((error) => explain(error, file.value));
  return toProblems(mistakes, file, ruleId);
}

function explain(error: ErrorObject, root: Json): Mistake {
  const { pointer, value, rule, remedy } = explainError(error, root);
  const tokens = parsePointer(pointer);
  const { description, examples } = error.parentSchema ?? {};
  if (error.keyword === 'additionalProperties') return explainUnknown(error, tokens);
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

function explainUnknown(error: ErrorObject, tokens: string[]): Mistake {
  const nearest = nearestSetting(error);
  return {
    tokens,
    message: `There is no setting \`${tokens.at(-1)}\`.`,
    remedy: nearest
      ? `Write \`${nearest}\`, or remove it.`
      : `Write one of ${settingsBeside(error).join(', ')}, or remove it.`,
  };
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
