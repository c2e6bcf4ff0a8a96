import type { Changelog } from '#core/contracts/changelog';
import type { Redirect } from '#core/contracts/redirects';
import type { Reproductions } from '#core/contracts/reproductions';
import type { GeneratedFile } from './files/generated-file';
import type { ApiModel } from './model/api-model';
import type { BundledDescription } from './normalize/bundled-description';
import { buildReference, type Reference } from './pages/build-reference';
import type { ReadProject } from './project/settings';
import { withTagGroups } from './project/with-tag-groups';
import type { Description } from './read-description';
import type { Results } from './results/results';
import { buildReproductions } from './simulator/reproductions/build-reproductions';
import type { SimulatorSettings } from './simulator/settings/settings';
import { buildSnippets } from './snippets/build-snippets';
import type { OperationSnippets } from './snippets/operation-snippets';
import { startTypes } from './start-types';
import { createWordingContext, type WordingContext } from './wording/wording-context';

/** The data that the stages of one run share. */
export interface GenerationContext {
  bundle: BundledDescription;
  model: ApiModel;
  wording: WordingContext;
  /** Undefined if there is no `project.yaml`. */
  project?: ReadProject;
  /** Undefined if there is no `redirects.yaml`. */
  redirects?: readonly Redirect[];
  changelog: Changelog;
  /** Undefined if the API has no simulator. */
  simulation?: { settings: SimulatorSettings; reproductions: Reproductions };
  /** The results of earlier runs. */
  results: Results;
  /** Builds the snippets on first use. */
  getSnippets: () => OperationSnippets[];
  /** Builds the pages of the reference on first use. */
  getReference: () => Reference;
  /** Resolves to the generated types; those of a large description come from a separate thread. */
  finishTypes: () => Promise<GeneratedFile[]>;
}

export function createGenerationContext(description: Description, results: Results): GenerationContext {
  const { bundle, settings, project, redirects, changelog } = description;
  const model = withTagGroups(description.model, project);
  const simulation = settings && { settings, reproductions: buildReproductions(model, settings) };
  let snippets: OperationSnippets[] | undefined;
  let reference: Reference | undefined;
  const wording = createWordingContext(model);
  const getSnippets = () => (snippets ??= buildSnippets(model, project?.settings.languages));
  return {
    bundle,
    model,
    wording,
    project,
    redirects,
    changelog,
    simulation,
    results,
    getSnippets,
    getReference: () =>
      (reference ??= buildReference(
        wording,
        getSnippets(),
        simulation && { reproductions: simulation.reproductions, hasReport: project?.settings.report },
        results,
      )),
    finishTypes: startTypes(description),
  };
}
