import path from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import type { ApiModel } from '../../../model/api/api-model';
import type { Problem } from '../../../problems/problem';
import type { SimulatorSettings } from './settings';
import { findUnknownNames } from './find-unknown-names';
import { toProblems } from '../../../problems/mistake';
import { SETTINGS_SCHEMA } from './settings-schema';
import { findShapeProblems } from '../../../problems/shape-problems';
import { openYaml } from '../../../problems/yaml-file';

const RULE = 'simulator-settings';

const validate = new Ajv2020({ allErrors: true, strictTuples: false, verbose: true }).compile(
  SETTINGS_SCHEMA,
);

/** Returns the path of the simulator settings of an entry document. */
export function settingsPath(entry: string): string {
  return path.join(path.dirname(path.resolve(entry)), 'simulator.yaml');
}

/**
 * Reads the simulator settings next to an entry document. Returns the problems if there are any, otherwise the settings;
 * neither if the file does not exist.
 */
export function readSettings(
  entry: string,
  model: ApiModel,
): { settings?: SimulatorSettings; problems: Problem[] } {
  const file = openYaml(settingsPath(entry), RULE);
  if (!file) return { problems: [] };
  if (file.problems.length > 0) return file;
  const problems = findShapeProblems(file, validate, RULE);
  if (problems.length > 0) return { problems };
  const settings = file.value as unknown as SimulatorSettings;
  const unknown = toProblems(findUnknownNames(settings, model), file, RULE);
  return unknown.length > 0 ? { problems: unknown } : { settings, problems: [] };
}
