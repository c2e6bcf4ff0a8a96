import type { ErrorObject, ValidateFunction } from 'ajv';
import type { Json } from '#core/json/json';
import { parsePointer } from '#core/json/pointer';
import { explainError } from '#core/schema/explain-error';
import { findNearest } from '#core/text/nearest';
import type { Problem } from '../../problems/problem';
import { type Mistake, toProblems } from './mistake';
import type { YamlFile } from './yaml-file';

/**
 * Every value of a file that its JSON Schema refuses, where it stands, with what to write instead.
 * @param validate compiled with `verbose`, so that it tells which names there are.
 */
export function findShapeProblems(file: YamlFile, validate: ValidateFunction, ruleId: string): Problem[] {
  if (validate(file.value)) return [];
  const mistakes = (validate.errors ?? []).map((error) => explain(error, file.value));
  return toProblems(mistakes, file, ruleId);
}

function explain(error: ErrorObject, root: Json): Mistake {
  const { pointer, value, rule, remedy } = explainError(error, root);
  const tokens = parsePointer(pointer);
  if (error.keyword !== 'additionalProperties')
    return { tokens, message: `The value ${value} breaks the rule "${rule}".`, remedy: asSentence(remedy) };
  const known = Object.keys((error.parentSchema?.properties as object | undefined) ?? {});
  const name = tokens.at(-1) ?? '';
  const [nearest] = findNearest(name, known);
  return {
    tokens,
    message: `There is no setting \`${name}\`.`,
    remedy: nearest
      ? `Write \`${nearest}\`, or remove it.`
      : `Write one of ${known.join(', ')}, or remove it.`,
  };
}

function asSentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
