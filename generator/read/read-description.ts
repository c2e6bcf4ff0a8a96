import path from 'node:path';
import type { Changelog } from '#core/contracts/changelog';
import type { Effects } from '#core/contracts/effects';
import type { Redirect } from '#core/contracts/redirects';
import { UsageError } from '#core/command-line/usage-error';
import type { LosslessNumbers } from '#core/json/lossless-numbers';
import { bundle } from './bundle/bundle';
import { type Comparisons, createComparisons } from '../compare/changelog/comparisons';
import { changesPath, readChangelog } from '../compare/changelog/read-changelog';
import type { BundledDescription } from './normalize/bundled-description';
import { configInputs } from './source/find-config';
import { lint } from './lint/lint';
import { namedOverlays } from './project/named-overlays';
import { listsApis, openProject, projectPath, readProject } from './project/read-project';
import { serverOf, withServer } from './project/with-server';
import { type DescriptionLogo, readDescriptionLogo } from './project/read-description-logo';
import { readRedirects, redirectsPath } from './project/read-redirects';
import { readLosslessNumbers } from './source/read-lossless-numbers';
import { LocalDocuments } from './source/documents';
import { type NamedOverlay, overlayEntry } from './overlays/overlay-entry';
import { readVersions, type DescribedVersion } from './overlays/read-versions';
import { effectsPath, readEffects } from '../emit/simulator/effects/read-effects';
import { readSettings, settingsPath } from '../emit/simulator/settings/read-settings';
import type { ApiModel } from '../model/api/api-model';
import { buildApiModel } from '../model/api/build-api-model';
import type { Origins } from '../model/api/origins';
import type { Problem } from '../problems/problem';
import { relativePath } from '../problems/relative-path';
import { hasErrors } from '../problems/has-errors';
import type { RunStage } from '../run/progress';
import type { ReadProject } from './project/settings';
import type { SimulatorSettings } from '../emit/simulator/settings/settings';

/** A description as read from its entry document, and the problems that were found. */
interface ReadDescription {
  problems: Problem[];
  /** Every file or folder that was read or looked for. */
  inputs: string[];
  /** The contents of its files, as written. */
  sources: LocalDocuments['sources'];
  /** Undefined if a problem is an error. */
  description?: Description;
}

export interface Description {
  /** The number of characters in all its files. */
  size: number;
  bundle: BundledDescription;
  /** The exact digits of the numbers in these files that JavaScript would round. */
  digits: LosslessNumbers;
  model: ApiModel;
  /** Where the parts of the model are written in the bundle. */
  origins: Origins;
  /** Undefined if the API has no simulator. */
  settings?: SimulatorSettings;
  /** Undefined if there is no `project.yaml`. */
  project?: ReadProject;
  /** The SVG of `x-logo`, unless the project has one. */
  logo?: string;
  /** Undefined if there is no `redirects.yaml`. */
  redirects?: Redirect[];
  /** Changes that calls make in other records; undefined if there is no `effects.json`. */
  effects?: Effects;
  /** The earlier versions with an overlay, newest first. */
  versions: DescribedVersion[];
  /** All versions of the API, and what changed in each. */
  changelog: Changelog;
  comparisons: Comparisons;
}

/** Settings that a description is read with instead of those of the project next to it. */
interface Given {
  /** The project of several APIs, of which this is one: only that one is read, and its digits are those of all APIs. */
  project?: ReadProject;
  overlays?: readonly NamedOverlay[];
}

/**
 * Reads and checks a description, its simulator settings and its project.
 * @param audiences those that the docs are made for, besides everyone.
 */
export async function readDescription(
  entry: string,
  stage: RunStage,
  audiences: readonly string[] = [],
  { project: shared, overlays }: Given = {},
): Promise<ReadDescription> {
  const projectFile = shared ? undefined : openProject(entry);
  requireNoApis(entry, projectFile);
  const documents = new LocalDocuments();
  const { sources } = documents;
  const problems: Problem[] = [];
  const inputs: string[] = [];
  /** Keeps what a reader reports, and returns what it read. */
  const take = <Part extends Reported>(part: Part): Part => {
    problems.push(...part.problems);
    inputs.push(...(part.inputs ?? []));
    return part;
  };
  const named = overlays ?? namedOverlays(projectFile, path.dirname(projectPath(entry)));
  take(await overlayEntry(entry, named, documents));
  const { repairable } = hasErrors(problems)
    ? NO_LINT
    : take(await stage('lint', () => lint(entry, documents)));
  inputs.push(...documents.getFiles(), ...configInputs(entry), ...filesNextTo(entry));
  if (hasErrors(problems)) return { problems, inputs, sources };
  const { description: written } = take(
    await stage('normalize', () => bundle(entry, documents, repairable, audiences)),
  );
  if (hasErrors(problems)) return { problems, inputs, sources };
  const bundled = withServer(written, shared ? shared.settings.server : serverOf(projectFile));
  const origins: Origins = new WeakMap();
  const model = await stage('model', () => buildApiModel(bundled, origins));
  const { exact: digits } = take(shared ? NO_DIGITS : readLosslessNumbers(documents));
  const { settings } = take(readSettings(entry, model));
  const { effects } = take(readEffects(entry, model));
  const { project } = take(
    shared ? { project: shared, problems: [] } : readProject(entry, model, projectFile),
  );
  const { svg: logo } = take(shared ? NO_LOGO : await readLogo(entry, documents, model, project));
  const { redirects } = take(shared ? NO_REDIRECTS : readRedirects(entry));
  const { versions } = take(readVersions(entry, bundled, audiences));
  const comparisons = createComparisons({ bundle: bundled, model, origins }, versions);
  const { changelog } = take(
    readChangelog(entry, { model, bundle: bundled, earlier: versions }, comparisons),
  );
  if (hasErrors(problems)) return { problems, inputs, sources };
  const size = sources.reduce((sum, { body }) => sum + body.length, 0);
  const parts = { settings, project, logo, redirects, effects, versions, changelog, comparisons };
  return {
    problems,
    inputs,
    sources,
    description: { size, bundle: bundled, digits, model, origins, ...parts },
  };
}

/** The files next to an entry document that belong to its description. */
function filesNextTo(entry: string): string[] {
  return [settingsPath, effectsPath, projectPath, redirectsPath, changesPath].map((pathOf) => pathOf(entry));
}

/** @throws UsageError if the project of a description lists several: it would be the project of all of them. */
function requireNoApis(entry: string, file: ReturnType<typeof openProject>): void {
  if (!listsApis(file)) return;
  const project = relativePath(projectPath(entry));
  throw new UsageError(
    `\`${project}\` lists \`apis\`, so it is not the project of \`${entry}\` alone: leave the description out, or move it to a separate folder.`,
  );
}

/** Mistakes that a reader found, and the files that it read or looked for. */
interface Reported {
  problems: readonly Problem[];
  inputs?: readonly string[];
}

const NO_LINT = { repairable: { emptyObjects: [], missing: [] } };
const NO_LOGO: DescriptionLogo = { problems: [], inputs: [] };
const NO_DIGITS = { exact: new Map<string, string>(), problems: [] };
const NO_REDIRECTS: ReturnType<typeof readRedirects> = { problems: [] };

async function readLogo(
  entry: string,
  documents: LocalDocuments,
  { info }: ApiModel,
  project: ReadProject | undefined,
): Promise<DescriptionLogo> {
  const document = await documents.read(entry);
  if (project?.logo || document instanceof Error) return NO_LOGO;
  return readDescriptionLogo(document, info.logo);
}
