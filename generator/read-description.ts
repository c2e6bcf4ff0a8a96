import { bundle } from './bundle/bundle';
import type { BundledDescription } from './bundle/bundled-description';
import { configInputs } from './lint/find-config';
import { lint } from './lint/lint';
import { LocalDocuments } from './lint/redocly';
import { readSettings } from './lint/settings/read-settings';
import { settingsPath } from './lint/settings/settings-file';
import type { ApiModel } from './model/api-model';
import { buildApiModel } from './model/build-api-model';
import type { Problem } from './problems/problem';
import { hasErrors } from './problems/has-errors';
import type { RunStage } from './progress';
import type { SimulatorSettings } from './simulator/settings';

/** What is read for one entry document, and what is wrong with it. */
export interface ReadDescription {
  problems: Problem[];
  /** Every file or folder that was read or looked for. */
  inputs: string[];
  /** Absent when a problem is an error. */
  description?: Description;
}

export interface Description {
  bundle: BundledDescription;
  model: ApiModel;
  /** Absent for an API without a simulator. */
  settings?: SimulatorSettings;
}

/** Reads and checks a description and the settings of its simulator. */
export async function readDescription(entry: string, stage: RunStage): Promise<ReadDescription> {
  const documents = new LocalDocuments();
  const problems = await stage('lint', () => lint(entry, documents));
  const inputs = [...documents.getFiles(), ...configInputs(entry), settingsPath(entry)];
  if (hasErrors(problems)) return { problems, inputs };
  const bundled = await stage('bundle', () => bundle(entry, documents));
  const model = await stage('model', () => buildApiModel(bundled));
  const { settings, problems: wrongSettings } = readSettings(entry, model);
  if (hasErrors(wrongSettings)) return { problems: [...problems, ...wrongSettings], inputs };
  return { problems, inputs, description: { bundle: bundled, model, settings } };
}
