import { restoreDigits } from '#core/json/lossless-numbers';
import { emitArazzo } from '../emit/arazzo/emit-arazzo';
import { emitBundle } from '../read/bundle/emit-bundle';
import { emitClients } from '../emit/clients/emit-clients';
import { emitChangelog } from '../compare/changelog/emit-changelog';
import { emitDownloads } from '../emit/downloads/emit-downloads';
import { emitPostman } from '../emit/postman/emit-postman';
import { isWriting } from '../emit/simulator/credentials';
import { emitEarlierVersions } from '../read/earlier-versions';
import { emitEnvironments } from '../emit/environments/emit-environments';
import { emitFacts } from '../emit/facts/emit-facts';
import type { GeneratedFile } from './files/generated-file';
import { generateApis } from './generate-apis';
import type { Generation } from './generation';
import { createGenerationContext, type GenerationContext } from './generation-context';
import { emitPages } from '../emit/pages/emit-pages';
import type { RunStage } from './progress';
import { emitProject } from '../read/project/emit-project';
import { emitRedirects } from '../read/project/read-redirects';
import { isProject } from '../read/project/read-project';
import { readDescription } from '../read/read-description';
import { Results } from './memo/results';
import { resultsOfRun } from './memo/results-of-run';
import { emitSearch } from '../emit/search/emit-search';
import { emitRequests } from '../emit/simulator/emit-requests';
import { emitForms } from '../emit/simulator/forms/emit-forms';
import { emitSimulator } from '../emit/simulator/emit-simulator';
import { emitWorld } from '../emit/world/emit-world';
import { emitReproductions } from '../emit/simulator/reproductions/emit-reproductions';
import { emitSnippets } from '../emit/snippets/emit-snippets';
import { emitText } from '../emit/markdown/emit-text';

type Emit = (context: GenerationContext) => GeneratedFile[] | Promise<GeneratedFile[]>;

/** The stages that write a folder of the output, in order. To add an output, add a line here. */
const OUTPUTS: readonly [stage: string, emit: Emit][] = [
  ['bundle', ({ bundle }) => emitBundle(bundle)],
  ['snippets', ({ getSnippets }) => emitSnippets(getSnippets())],
  [
    'environments',
    ({ model, project, results, getTyped }) =>
      emitEnvironments(model, project?.settings.languages, results, getTyped()),
  ],
  ['clients', ({ getClients }) => emitClients(getClients())],
  ['pages', ({ getReference }) => emitPages(getReference())],
  ['text', ({ getReference, results }) => emitText(getReference().pages, results)],
  ['changelog', ({ changelog }) => emitChangelog(changelog)],
  ['facts', ({ wording }) => emitFacts(wording)],
  ['search', ({ wording, changelog }) => emitSearch(wording, changelog)],
  ['simulator', emitSimulation],
  ['world', emitInferredWorld],
  ['arazzo', ({ model, simulation }) => (simulation ? emitArazzo(model, simulation.settings) : [])],
  ['downloads', emitReaderDownloads],
  ['postman', emitPostmanCollection],
  ['versions', emitEarlierVersions],
  ['types', ({ finishTypes }) => finishTypes()],
  [
    'project',
    ({ model, project, logo, redirects }) => [
      ...emitProject(model.info, project, logo),
      ...emitRedirects(redirects),
    ],
  ],
];

/** All stages, in order: first those of `readDescription`, last the one that writes the files. */
export const STAGES = ['lint', 'normalize', 'model', ...OUTPUTS.map(([stage]) => stage), 'files'];

/**
 * Generates all files from an entry document, or from the project of several APIs, without writing them.
 * @param results those of earlier runs of this process, which a new run builds upon.
 * @param audiences those that the docs are made for, besides everyone.
 * @param overlays undefined: those of the project.
 */
export async function generate(
  entry: string,
  runStage: RunStage,
  results = new Results(),
  audiences: readonly string[] = [],
  overlays?: readonly string[],
): Promise<Generation> {
  if (isProject(entry)) return generateApis(entry, runStage, results, audiences);
  const { problems, inputs, description } = await resultsOfRun.run(results, () =>
    readDescription(entry, runStage, audiences, { overlays: overlays?.map((file) => ({ file })) }),
  );
  if (!description) return { problems, files: [], inputs };
  const { name = '', clients: languages } = description.project?.settings ?? {};
  const context = createGenerationContext(description, results, { name, languages });
  const files: GeneratedFile[] = [];
  for (const [stage, emit] of OUTPUTS) files.push(...(await runStage(stage, () => emit(context))));
  results.endRun();
  const restore = restoreDigits(description.digits);
  return { problems, inputs, files: files.map((file) => ({ ...file, content: restore(file.content) })) };
}

/** Only an API with a simulator has them: their calls are proved with it. */
function emitReaderDownloads({ model, simulation, project }: GenerationContext): GeneratedFile[] {
  if (!simulation) return [];
  const { url, base = '/' } = project?.settings ?? {};
  const site = url === undefined ? undefined : url + base;
  return emitDownloads({ model, ...simulation, ...(site !== undefined && { site }) });
}

/** Pages answer with it only where nothing better does: a simulator, or the servers of the API. */
function emitInferredWorld({ model, simulation, project }: GenerationContext): GeneratedFile[] {
  return simulation || project?.settings.console ? [] : emitWorld(model);
}

function emitPostmanCollection({ model, simulation }: GenerationContext): GeneratedFile[] {
  return emitPostman(
    model,
    (operation) => simulation !== undefined && isWriting(operation, simulation.settings),
  );
}

function emitSimulation({ model, simulation }: GenerationContext): GeneratedFile[] {
  if (!simulation) return [];
  const { settings, reproductions } = simulation;
  return [
    ...emitSimulator(model, settings),
    ...emitRequests(model),
    ...emitForms(model),
    ...emitReproductions(reproductions),
  ];
}
