import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import { isObject } from '#core/json/json';
import type { ApiModel } from '../../model/api/api-model';
import type { Problem } from '../../problems/problem';
import { relativePath } from '../../problems/relative-path';
import type { InBothModes, ProjectSettings, ReadProject } from './settings';
import { type Mistake, toProblems } from '../../problems/mistake';
import { findShapeProblems } from '../../problems/shape-problems';
import { openYaml, type YamlFile } from '../../problems/yaml-file';
import { findApiMistakes } from './find-api-mistakes';
import { findMistakes } from './find-mistakes';
import { PROJECT_SCHEMA } from './settings-schema';

const FILE = 'project.yaml';
const RULE = 'project-settings';

const validate = new Ajv2020({ allErrors: true, verbose: true }).compile(PROJECT_SCHEMA);

/** The result of `readProject`. */
interface ProjectReading {
  /** Undefined without a file, or if a problem is an error. */
  project?: ReadProject;
  problems: Problem[];
  /** Every file that was read or looked for on behalf of `project.yaml`. */
  inputs: string[];
}

/** Whether an entry is the project of several APIs, not a description. */
export function isProject(entry: string): boolean {
  return path.basename(entry) === FILE;
}

/** Whether a project lists several APIs. */
export function listsApis(file: YamlFile | undefined): boolean {
  return isObject(file?.value) && file.value.apis !== undefined;
}

/** Opens the `project.yaml` next to an entry document. */
export function openProject(entry: string): YamlFile | undefined {
  return openYaml(projectPath(entry), RULE);
}

/**
 * Reads the project next to an entry document. Returns its problems if there are any, and neither without a `project.yaml`.
 * @param model undefined for a project of several APIs.
 */
export function readProject(
  entry: string,
  model: ApiModel | undefined,
  file = openProject(entry),
): ProjectReading {
  if (!file) return { problems: [], inputs: [] };
  const problems = file.problems.length > 0 ? file.problems : findShapeProblems(file, validate, RULE);
  if (problems.length > 0) return { problems, inputs: [] };
  const settings = file.value as unknown as ProjectSettings;
  const folder = path.dirname(projectPath(entry));
  const logo = settings.logo && readLogo(settings.logo, folder);
  const mistakes = [...findMistakes(settings, model), ...findApiMistakes(settings, folder)];
  const all = toProblems([...mistakes, ...(logo?.mistakes ?? [])], file, RULE);
  return {
    problems: all,
    inputs: logo?.inputs ?? [],
    ...(all.length === 0 && { project: { settings, logo: logo?.contents } }),
  };
}

/** Returns the path of the project file of an entry document. */
export function projectPath(entry: string): string {
  return path.join(path.dirname(path.resolve(entry)), FILE);
}

interface LogoReading {
  contents: InBothModes;
  mistakes: Mistake[];
  inputs: string[];
}

function readLogo(logo: InBothModes, folder: string): LogoReading {
  const read = (mode: keyof InBothModes): string => {
    const svg = path.join(folder, logo[mode]);
    return existsSync(svg) ? readFileSync(svg, 'utf8') : '';
  };
  const contents = { light: read('light'), dark: read('dark') };
  const wrong = (['light', 'dark'] as const).filter((mode) => !contents[mode].includes('<svg'));
  return {
    contents,
    inputs: [path.join(folder, logo.light), path.join(folder, logo.dark)],
    mistakes: wrong.map((mode) => ({
      tokens: ['logo', mode],
      message: `There is no SVG at \`${relativePath(path.join(folder, logo[mode]))}\`.`,
      remedy: 'Write a path relative to this file, or remove `logo` to show the first letter of the name.',
    })),
  };
}
