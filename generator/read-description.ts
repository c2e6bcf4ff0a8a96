import type { ExactDigits } from '#core/json/exact-digits';
import { bundle } from './bundle/bundle';
import type { BundledDescription } from './normalize/bundled-description';
import { configInputs } from './source/find-config';
import { lint } from './lint/lint';
import { projectPath, readProject } from './project/read-project';
import { readDigits } from './source/read-digits';
import { LocalDocuments } from './source/documents';
import { readSettings, settingsPath } from './simulator/settings/read-settings';
import type { ApiModel } from './model/api-model';
import { buildApiModel } from './model/build-api-model';
import type { Problem } from './problems/problem';
import { hasErrors } from './problems/has-errors';
import type { RunStage } from './progress';
import type { ReadProject } from './project/settings';
import type { SimulatorSettings } from './simulator/settings/settings';

/** What is read for one entry document, and what is wrong with it. */
export interface ReadDescription {
  problems: Problem[];
  /** Every file or folder that was read or looked for. */
  inputs: string[];
  /** Absent when a problem is an error. */
  description?: Description;
}

export interface Description {
  /** Characters of all its files. */
  size: number;
  bundle: BundledDescription;
  /** What JavaScript rounds of the numbers of all of these. */
  digits: ExactDigits;
  model: ApiModel;
  /** Absent for an API without a simulator. */
  settings?: SimulatorSettings;
  /** Absent where no project says how the docs of the API are called. */
  project?: ReadProject;
}

/** Reads and checks a description, the settings of its simulator, and its project. */
export async function readDescription(entry: string, stage: RunStage): Promise<ReadDescription> {
  const documents = new LocalDocuments();
  const { problems, emptyObjects } = await stage('lint', () => lint(entry, documents));
  const inputs = [...documents.getFiles(), ...configInputs(entry), settingsPath(entry), projectPath(entry)];
  if (hasErrors(problems)) return { problems, inputs };
  const { description: bundled, problems: endless } = await stage('normalize', () =>
    bundle(entry, documents, emptyObjects),
  );
  if (hasErrors(endless)) return { problems: [...problems, ...endless], inputs };
  const model = await stage('model', () => buildApiModel(bundled));
  const { exact, problems: lostDigits } = readDigits(documents);
  const { settings, problems: wrongSettings } = readSettings(entry, model);
  const { project, problems: wrongProject, inputs: projectInputs } = readProject(entry, model);
  const size = documents.sources.reduce((sum, { body }) => sum + body.length, 0);
  const all = [...problems, ...lostDigits, ...wrongSettings, ...wrongProject];
  const read = { problems: all, inputs: [...inputs, ...projectInputs] };
  return hasErrors(all)
    ? read
    : { ...read, description: { size, bundle: bundled, digits: exact, model, settings, project } };
}
