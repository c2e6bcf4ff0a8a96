import path from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import { isObject } from '#core/json/json';
import type { ApiModel } from '../../model/api/api-model';
import type { Problem } from '../../problems/problem';
import { relativePath } from '../../problems/relative-path';
import type { ProjectSettings, ReadProject } from './settings';
import { type Mistake, toProblems } from '../../problems/mistake';
import { findShapeProblems } from '../../problems/shape-problems';
import { openYaml, type YamlFile } from '../../problems/yaml-file';
import { findApiMistakes } from './find-api-mistakes';
import { findMistakes } from './find-mistakes';
import { readPicture } from './read-picture';
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
  const pictures = new Map(
    picturesOf(settings).map(({ tokens, file }) => [
      tokens.join('.'),
      { tokens, file: path.join(folder, file) },
    ]),
  );
  const contents = new Map([...pictures].map(([name, { file }]) => [name, readPicture(file)]));
  const wrong = [...pictures].filter(([name]) => contents.get(name) === undefined);
  const mistakes = [
    ...findMistakes(settings, model),
    ...findApiMistakes(settings, folder),
    ...wrong.map(([, picture]) => noPicture(picture)),
  ];
  const all = toProblems(mistakes, file, RULE);
  const [light, dark, favicon] = ['logo.light', 'logo.dark', 'favicon'].map((name) => contents.get(name));
  return {
    problems: all,
    inputs: [...pictures.values()].map(({ file: picture }) => picture),
    ...(all.length === 0 && {
      project: { settings, logo: light && dark ? { light, dark } : undefined, ...(favicon && { favicon }) },
    }),
  };
}

/** Returns the path of the project file of an entry document. */
export function projectPath(entry: string): string {
  return path.join(path.dirname(path.resolve(entry)), FILE);
}

/** A picture that the settings name. */
interface NamedPicture {
  tokens: string[];
  file: string;
}

function picturesOf({ logo, favicon }: ProjectSettings): NamedPicture[] {
  return [
    ...(logo
      ? [
          { tokens: ['logo', 'light'], file: logo.light },
          { tokens: ['logo', 'dark'], file: logo.dark },
        ]
      : []),
    ...(favicon === undefined ? [] : [{ tokens: ['favicon'], file: favicon }]),
  ];
}

function noPicture({ tokens, file }: NamedPicture): Mistake {
  const isLogo = tokens[0] === 'logo';
  return {
    tokens,
    message: `There is no ${file.endsWith('.png') ? 'PNG' : 'SVG'} at \`${relativePath(file)}\`.`,
    remedy: `Write a path relative to this file, or remove \`${tokens[0]}\` to show ${isLogo ? 'the first letter of the name' : 'the logo'}.`,
  };
}
