import type { ErrorObject, ValidateFunction } from 'ajv';
import type { Json } from '#core/json/json';
import { parsePointer } from '#core/json/pointer';
import { explainError } from '#core/schema/explain-error';
import { findNearest } from '#core/text/nearest';
import type { Problem } from '../../problems/problem';
import { sortProblems } from '../../problems/sort-problems';
import type { YamlFile } from './yaml-file';

/**
 * Every value of a file that its JSON Schema refuses, where it stands, with what to write instead.
 * @param validate compiled with `verbose`, so that it tells which names there are.
 */
export function findShapeProblems(file: YamlFile, validate: ValidateFunction, ruleId: string): Problem[] {
  if (validate(file.value)) return [];
  return sortProblems(
    (validate.errors ?? []).map((error) => {
      const { tokens, message, remedy } = explain(error, file.value);
      return { ruleId, severity: 'error', message, remedy, location: file.locate(tokens) };
    }),
  );
}

function explain(error: ErrorObject, root: Json): { tokens: string[]; message: string; remedy: string } {
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
