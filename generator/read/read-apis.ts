import { existsSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '#core/command-line/usage-error';
import type { LosslessNumbers } from '#core/json/lossless-numbers';
import { locationOf, type ReferenceLocation } from '../model/addresses/urls';
import { changesPath } from '../compare/changelog/read-changelog';
import { versionsFolder } from './overlays/read-versions';
import { hasErrors } from '../problems/has-errors';
import { toProblems } from '../problems/mistake';
import type { Problem } from '../problems/problem';
import { relativePath } from '../problems/relative-path';
import type { RunStage } from '../run/progress';
import { namedOverlays } from './project/named-overlays';
import { listsApis, openProject, projectPath, readProject } from './project/read-project';
import { readRedirects, redirectsPath } from './project/read-redirects';
import type { ApiSettings, ReadProject } from './project/settings';
import type { YamlFile } from '../problems/yaml-file';
import { type Description, readDescription } from './read-description';
import { settingsPath } from '../emit/simulator/settings/read-settings';
import { readLosslessNumbers } from './source/read-lossless-numbers';

const RULE = 'project-settings';
const NO_CHANGELOG: Description['changelog'] = { releases: [], operations: [], basePaths: [] };

/** One of several APIs. */
export interface ReadApi {
  /** Its name in `project.yaml`. */
  name: string;
  location: ReferenceLocation;
  description: Description;
}

/** The APIs of a project, and the problems that were found. */
export interface ReadApis {
  problems: Problem[];
  /** Every file or folder that was read or looked for. */
  inputs: string[];
  /** Undefined if a problem is an error. */
  project?: ReadProject & Pick<Description, 'redirects'>;
  apis: ReadApi[];
  /** The exact digits of the numbers in all descriptions that JavaScript would round. */
  digits: LosslessNumbers;
}

/**
 * Reads the APIs that a `project.yaml` lists: each description as it would be read alone, with this project.
 * @throws UsageError if the project lists none, or if one has what only a single API can have.
 */
export async function readApis(
  entry: string,
  runStage: RunStage,
  audiences: readonly string[] = [],
): Promise<ReadApis> {
  const file = openProject(entry);
  if (file?.problems.length === 0 && !listsApis(file))
    throw new UsageError(`\`${entry}\` lists no \`apis\`: pass the path of the description, or list them.`);
  if (!file) throw new UsageError(`\`${entry}\` does not exist: pass the path of a description.`);
  const { project, problems, inputs } = readProject(entry, undefined, file);
  const { redirects, problems: wrongRedirects } = readRedirects(entry);
  const own = [...problems, ...wrongRedirects];
  const looked = [projectPath(entry), redirectsPath(entry), ...inputs];
  const nothing = { apis: [], digits: new Map<string, string>() };
  if (!project?.settings.apis) return { problems: own, inputs: looked, ...nothing };

  const folder = path.dirname(projectPath(entry));
  const read: (Awaited<ReturnType<typeof readDescription>> & { api: ApiSettings })[] = [];
  for (const [index, api] of project.settings.apis.entries()) {
    const document = path.join(folder, api.description);
    requireSingle(document);
    const given = { project, overlays: namedOverlays(file, folder, ['apis', String(index)]) };
    read.push({ api, ...(await readDescription(document, runStage, audiences, given)) });
  }
  const { exact, problems: lostDigits } = readLosslessNumbers({
    sources: read.flatMap((one) => one.sources),
  });
  const apis = read.flatMap(({ api, description }) => (description ? [toApi(api, description)] : []));
  const shown = apis.map((api) => withoutChangelog(api));
  const all = [
    ...own,
    ...read.flatMap((one) => one.problems),
    ...lostDigits,
    ...toProblems(findEqualTitles(apis), file, RULE),
    ...warnOfVersions(apis, file),
  ];
  return {
    problems: all,
    inputs: [...looked, ...read.flatMap((one) => one.inputs)],
    ...(hasErrors(all) ? {} : { project: { ...project, redirects } }),
    apis: shown,
    digits: exact,
  };
}

function toApi({ name, title }: ApiSettings, description: Description): ReadApi {
  const { model } = description;
  const info = { ...model.info, title: title ?? model.info.title };
  return {
    name,
    location: locationOf({ name, title: info.title }),
    description: { ...description, model: { ...model, info } },
  };
}

/** A changelog is that of one API. */
function withoutChangelog(api: ReadApi): ReadApi {
  return { ...api, description: { ...api.description, changelog: NO_CHANGELOG } };
}

function warnOfVersions(apis: readonly ReadApi[], file: YamlFile): Problem[] {
  return apis.flatMap(({ description }, index) =>
    description.changelog.releases.length === 0
      ? []
      : [
          {
            ruleId: RULE,
            severity: 'warn',
            message:
              'The versions of this API (`x-api-versions`) are not shown: a site of several APIs has no changelog.',
            remedy: 'Build this API alone, or write its changes on a page of yours.',
            location: file.locate(['apis', String(index)]),
          },
        ],
  );
}

/** @throws UsageError for a description with files that the site of several APIs does not show. */
function requireSingle(entry: string): void {
  const files = {
    'A simulator': settingsPath(entry),
    'Earlier versions': versionsFolder(entry),
    'Notes on changes': changesPath(entry),
  };
  for (const [what, file] of Object.entries(files))
    if (existsSync(file))
      throw new UsageError(
        `${what} can be shown of one API only, and \`project.yaml\` lists several: remove \`${relativePath(file)}\`, or build this API alone.`,
      );
}

function findEqualTitles(apis: readonly ReadApi[]): Parameters<typeof toProblems>[0] {
  const titles = apis.map(({ location }) => location.group);
  return titles.flatMap((title, index) =>
    titles.indexOf(title) === index
      ? []
      : [
          {
            tokens: ['apis', String(index)],
            message: `Two APIs have the title \`${title}\`, so readers cannot tell them apart.`,
            remedy: 'Write a `title` here that differs.',
          },
        ],
  );
}
