import { restoreDigits } from '#core/json/lossless-numbers';
import { formatRecords } from '../emit/search/emit-search';
import { buildRecords } from '../emit/search/build-records';
import type { ApiFacts } from '../emit/apis/join-facts';
import { joinExamples, joinFacts } from '../emit/apis/join-facts';
import { joinSidebars } from '../emit/apis/join-sidebars';
import { joinEnvironments, qualifyValues } from '../emit/apis/qualify-values';
import { emitStartPage } from '../emit/apis/start-page';
import { emitBundle } from '../read/bundle/emit-bundle';
import { emitClients } from '../emit/clients/emit-clients';
import { emitChangelog } from '../compare/changelog/emit-changelog';
import { buildExamples } from '../emit/facts/build-examples';
import { buildFacts } from '../emit/facts/build-facts';
import { formatFacts } from '../emit/facts/emit-facts';
import type { GeneratedFile } from './files/generated-file';
import { createGenerationContext, type GenerationContext } from './generation-context';
import { type EmittedPages, emitSidebar, listPages } from '../emit/pages/emit-pages';
import type { Generation } from './generation';
import type { RunStage } from './progress';
import { emitProject } from '../read/project/emit-project';
import { emitRedirects } from '../read/project/read-redirects';
import { type ReadApi, readApis, type ReadApis } from '../read/read-apis';
import type { Results } from './memo/results';
import type { ProjectSettings } from '../read/project/settings';
import { resultsOfRun } from './memo/results-of-run';
import { emitPostman } from '../emit/postman/emit-postman';
import { emitSnippets } from '../emit/snippets/emit-snippets';
import { emitWorld } from '../emit/world/emit-world';
import { emitText } from '../emit/markdown/emit-text';

/** One of several APIs while its files are made. */
interface Generated extends ReadApi {
  context: GenerationContext;
  pages: EmittedPages;
  /** Those that are its own. */
  files: GeneratedFile[];
}

/**
 * Generates all files of a project with several APIs, without writing them. Each API is generated as it would be alone, in a folder of
 * its name; then what the site reads as a whole is joined.
 * @param entry the `project.yaml`.
 * @throws UsageError
 */
export async function generateApis(
  entry: string,
  runStage: RunStage,
  results: Results,
  audiences: readonly string[],
): Promise<Generation> {
  const read = await resultsOfRun.run(results, () => readApis(entry, runStage, audiences));
  const { problems, inputs, project } = read;
  if (!project) return { problems, files: [], inputs };
  const apis: Generated[] = [];
  const { clients } = project.settings;
  for (const api of read.apis) apis.push(await runStage(api.name, () => generateApi(api, results, clients)));
  const files = [
    ...apis.flatMap((api) => api.files),
    ...(await runStage('apis', () => joinApis(apis, project))),
  ];
  results.endRun();
  const restore = restoreDigits(read.digits);
  return { problems, inputs, files: files.map((file) => ({ ...file, content: restore(file.content) })) };
}

async function generateApi(
  api: ReadApi,
  results: Results,
  languages: ProjectSettings['clients'],
): Promise<Generated> {
  const { location, description } = api;
  const clients = { name: api.name, languages };
  const context = createGenerationContext(description, results, clients, undefined, location, (snippets) =>
    qualifyValues(location.prefix, snippets),
  );
  const reference = context.getReference();
  const pages = await listPages(reference);
  const own = [
    ...emitBundle(context.bundle),
    ...emitSnippets(context.getSnippets()),
    ...emitPostman(context.model),
    ...emitClients(context.getClients()),
    ...(await context.finishTypes()),
  ];
  return {
    ...api,
    context,
    pages,
    files: [
      ...own.map((file) => inFolder(file, location.folder)),
      ...emitWorld(context.model, location.folder),
      ...pages.files,
      ...emitText(reference.pages, results, undefined, location.addresses),
    ],
  };
}

/** Puts a file into the folder of its API, below that of its stage: `types/orders/api.d.ts`. */
function inFolder({ path, content }: GeneratedFile, folder: string): GeneratedFile {
  return { path: path.replace('/', `/${folder}`), content };
}

/** Emits what the site reads as a whole. */
function joinApis(apis: readonly Generated[], project: NonNullable<ReadApis['project']>): GeneratedFile[] {
  const { name: product } = project.settings;
  const facts = apis.map(({ location, context: { wording } }): ApiFacts => {
    return { location, facts: buildFacts(wording), examples: buildExamples(wording.model) };
  });
  const sidebars = apis.map(({ location: { folder, group }, pages: { sidebar } }) => {
    return { title: group, folder, items: sidebar };
  });
  const environments = joinEnvironments(
    apis.map(({ location: { prefix }, context: { model } }) => ({ prefix, model })),
  );
  const listed = apis.map(({ name, context }) => ({ name, context: context.getReference().context }));
  return [
    ...emitStartPage(listed, product),
    emitSidebar(joinSidebars(sidebars)),
    { path: 'environments/environments.json', content: `${JSON.stringify(environments, null, 1)}\n` },
    ...emitChangelog({ releases: [], operations: [], basePaths: [] }),
    ...formatFacts(joinFacts(facts, product), joinExamples(facts)),
    ...formatRecords(apis.flatMap(({ context: { wording } }) => buildRecords(wording))),
    ...emitProject(
      { title: product, version: '' },
      project,
      undefined,
      apis.map(({ name, location: { group }, context: { model } }) => {
        return { name, title: group, version: model.info.version };
      }),
    ),
    ...emitRedirects(project.redirects),
  ];
}
