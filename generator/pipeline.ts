import { restoreDigits } from '#core/json/exact-digits';
import { emitArazzo } from './arazzo/emit-arazzo';
import { emitBundle } from './bundle/emit-bundle';
import { emitFacts } from './facts/emit-facts';
import type { GeneratedFile } from './files/generated-file';
import type { Problem } from './problems/problem';
import type { RunStage } from './progress';
import { emitPages } from './pages/emit-pages';
import { emitProject } from './project/emit-project';
import { withTagGroups } from './project/with-tag-groups';
import { readDescription } from './read-description';
import { emitRequests } from './simulator/emit-requests';
import { emitSearch } from './search/emit-search';
import { emitSimulator } from './simulator/emit-simulator';
import { buildReproductions } from './simulator/reproductions/build-reproductions';
import { emitReproductions } from './simulator/reproductions/emit-reproductions';
import { buildSnippets } from './snippets/build-snippets';
import { emitSnippets } from './snippets/emit-snippets';
import { startTypes } from './types/start-types';
import { createWordingContext } from './wording/wording-context';

/** What a description gives: the files, unless a problem is an error, and every file or folder that was read for it. */
export interface Generation {
  problems: Problem[];
  files: GeneratedFile[];
  inputs: string[];
}

/** The stages, in order; writing the files comes last. */
export const STAGES = [
  'lint',
  'bundle',
  'model',
  'snippets',
  'pages',
  'facts',
  'search',
  'simulator',
  'arazzo',
  'types',
  'project',
  'files',
] as const;

/** The flow from an entry document to generated files. Writes nothing. */
export async function generate(entry: string, stage: RunStage): Promise<Generation> {
  const { problems, inputs, description } = await readDescription(entry, stage);
  if (!description) return { problems, files: [], inputs };

  const { bundle, digits, settings, project } = description;
  const model = withTagGroups(description.model, project);
  const context = createWordingContext(model);
  const reproductions = settings && buildReproductions(model, settings);
  const finishTypes = startTypes(description);
  const snippets = await stage('snippets', () => buildSnippets(model, project?.settings.languages));
  const pages = await stage('pages', () =>
    emitPages(context, snippets, reproductions && { reproductions, hasReport: project?.settings.report }),
  );
  const facts = await stage('facts', () => emitFacts(context));
  const search = await stage('search', () => emitSearch(context));
  const simulator = await stage('simulator', () =>
    settings ? [...emitSimulator(model, settings), ...emitRequests(model)] : [],
  );
  const arazzo = await stage('arazzo', () => (settings ? emitArazzo(model, settings) : []));
  const types = await stage('types', finishTypes);
  const identity = await stage('project', () => emitProject(model.info, project));
  const files = [
    ...emitBundle(bundle),
    ...types,
    ...emitSnippets(snippets),
    ...pages,
    ...facts,
    ...search,
    ...simulator,
    ...(reproductions ? emitReproductions(reproductions) : []),
    ...arazzo,
    ...identity,
  ];
  const restore = restoreDigits(digits);
  return { problems, inputs, files: files.map((file) => ({ ...file, content: restore(file.content) })) };
}
