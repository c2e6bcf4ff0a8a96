import { emitArazzo } from './arazzo/emit-arazzo';
import { bundle } from './bundle/bundle';
import { emitBundle } from './bundle/emit-bundle';
import { emitFacts } from './facts/emit-facts';
import type { GeneratedFile } from './files/generated-file';
import { configInputs } from './lint/find-config';
import { lint } from './lint/lint';
import { LocalDocuments } from './lint/redocly';
import { buildApiModel } from './model/build-api-model';
import { emitPages } from './pages/emit-pages';
import type { Problem } from './problems/problem';
import { hasErrors } from './problems/has-errors';
import type { RunStage } from './progress';
import { emitSimulator } from './simulator/emit-simulator';
import { emitRequests } from './simulator/emit-requests';
import { buildErrorPairs } from './simulator/errors/build-error-pairs';
import { emitErrorPairs } from './simulator/errors/emit-error-pairs';
import { buildSnippets } from './snippets/build-snippets';
import { emitSnippets } from './snippets/emit-snippets';
import { emitTypes } from './types/emit-types';
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
  'types',
  'model',
  'snippets',
  'pages',
  'facts',
  'simulator',
  'arazzo',
  'files',
] as const;

/** The flow from an entry document to generated files. Writes nothing. */
export async function generate(entry: string, stage: RunStage): Promise<Generation> {
  const documents = new LocalDocuments();
  const problems = await stage('lint', () => lint(entry, documents));
  const inputs = [...documents.getFiles(), ...configInputs(entry)];
  if (hasErrors(problems)) return { problems, files: [], inputs };

  const bundled = await stage('bundle', () => bundle(entry, documents));
  const types = await stage('types', () => emitTypes(bundled));
  const model = await stage('model', () => buildApiModel(bundled));
  const context = createWordingContext(model);
  const snippets = await stage('snippets', () => buildSnippets(model));
  const errorPairs = buildErrorPairs(model);
  const pages = await stage('pages', () => emitPages(context, snippets, errorPairs));
  const facts = await stage('facts', () => emitFacts(context));
  const simulator = await stage('simulator', () => [...emitSimulator(bundled), ...emitRequests(model)]);
  const arazzo = await stage('arazzo', () => emitArazzo(model));
  const files = [
    ...emitBundle(bundled),
    ...types,
    ...emitSnippets(snippets),
    ...pages,
    ...facts,
    ...simulator,
    ...emitErrorPairs(errorPairs),
    ...arazzo,
  ];
  return { problems, inputs, files };
}
