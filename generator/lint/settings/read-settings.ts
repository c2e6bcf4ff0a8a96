import Ajv2020 from 'ajv/dist/2020';
import { parsePointer } from '#core/json/pointer';
import { explainError } from '#core/schema/explain-error';
import type { ApiModel } from '../../model/api-model';
import type { Problem } from '../../problems/problem';
import { sortProblems } from '../../problems/sort-problems';
import type { SimulatorSettings } from '../../simulator/settings';
import { findUnknownNames } from './find-unknown-names';
import { openSettings, type SettingsFile } from './settings-file';
import { SETTINGS_SCHEMA } from './settings-schema';

const RULE = 'simulator-settings';

const validate = new Ajv2020({ allErrors: true, strictTuples: false }).compile(SETTINGS_SCHEMA);

/**
 * The settings of the simulator beside an entry document, without problems; or everything that is wrong with them;
 * neither where there is no such file.
 */
export function readSettings(
  entry: string,
  model: ApiModel,
): { settings?: SimulatorSettings; problems: Problem[] } {
  const file = openSettings(entry);
  if (!file) return { problems: [] };
  if (file.problems.length > 0) return file;
  const problems = shapeProblems(file);
  if (problems.length > 0) return { problems };
  const settings = file.value as unknown as SimulatorSettings;
  const unknown = findUnknownNames(settings, model).map(({ tokens, message, remedy }) =>
    toProblem(file, tokens, message, remedy),
  );
  return unknown.length > 0 ? { problems: sortProblems(unknown) } : { settings, problems: [] };
}

function shapeProblems(file: SettingsFile): Problem[] {
  if (validate(file.value)) return [];
  const problems = (validate.errors ?? []).map((error) => {
    const { pointer, value, rule, remedy } = explainError(error, file.value);
    const tokens = parsePointer(pointer);
    return toProblem(file, tokens, `The value ${value} breaks the rule "${rule}".`, asSentence(remedy));
  });
  return sortProblems(problems);
}

function toProblem(file: SettingsFile, tokens: string[], message: string, remedy: string): Problem {
  return { ruleId: RULE, severity: 'error', message, remedy, location: file.locate(tokens) };
}

function asSentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
