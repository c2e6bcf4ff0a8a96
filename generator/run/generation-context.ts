import type { Changelog } from '#core/contracts/changelog';
import type { Redirect } from '#core/contracts/redirects';
import type { Reproductions } from '#core/contracts/reproductions';
import { ONLY_LOCATION } from '../model/addresses/urls';
import type { Comparisons } from '../compare/changelog/comparisons';
import type { GeneratedFile } from './files/generated-file';
import { findLifetimes } from '../compare/lifetimes/lifetimes';
import type { ApiModel } from '../model/api/api-model';
import type { BundledDescription } from '../read/normalize/bundled-description';
import { buildReference, type Reference } from '../emit/pages/build-reference';
import type { DescribedVersion } from '../read/overlays/read-versions';
import type { ProjectSettings, ReadProject } from '../read/project/settings';
import { withProject } from '../read/project/with-project';
import type { Description } from '../read/read-description';
import type { Results } from './memo/results';
import { buildReproductions } from '../emit/simulator/reproductions/build-reproductions';
import type { SimulatorSettings } from '../emit/simulator/settings/settings';
import { addTyped, listTyped, type TypedLanguage } from '../emit/clients/calls/add-typed';
import { type PlannedClient, planClients } from '../emit/clients/emit-clients';
import { buildSnippets } from '../emit/snippets/build-snippets';
import type { OperationSnippets } from '../emit/snippets/operation-snippets';
import { startTypes } from '../emit/types/start-types';
import { createWordingContext, type WordingContext } from '../model/wording/wording-context';

/** The data that the stages of one run share. */
export interface GenerationContext {
  bundle: BundledDescription;
  model: ApiModel;
  wording: WordingContext;
  /** The SVG of `x-logo`, unless the project has one. */
  logo?: string;
  /** Undefined if there is no `project.yaml`. */
  project?: ReadProject;
  /** Undefined if there is no `redirects.yaml`. */
  redirects?: readonly Redirect[];
  changelog: Changelog;
  comparisons: Comparisons;
  /** Undefined if the API has no simulator. */
  simulation?: { settings: SimulatorSettings; reproductions: Reproductions };
  /** The results of earlier runs. */
  results: Results;
  /** Plans the client files that the project asks for on first use. */
  getClients: () => PlannedClient[];
  /** The languages in which pages have typed calls, too. */
  getTyped: () => TypedLanguage[];
  /** Builds the snippets on first use. */
  getSnippets: () => OperationSnippets[];
  /** Builds the pages of the reference on first use. */
  getReference: () => Reference;
  /** Builds the same for each earlier version with an overlay, newest first, on first use. */
  getEarlier: () => GenerationContext[];
  /** Resolves to the generated types; those of a large description come from a separate thread. */
  finishTypes: () => Promise<GeneratedFile[]>;
}

/** The files whose name is that of the product or of an API among several. */
interface Clients {
  name: string;
  languages?: ProjectSettings['clients'];
}

/** @param clients undefined: no files of types with a client. */
export function createGenerationContext(
  description: Description,
  results: Results,
  clients?: Clients,
  finishTypes = startTypes(description),
  location = ONLY_LOCATION,
  finishSnippets: (snippets: OperationSnippets[]) => OperationSnippets[] = (snippets) => snippets,
): GenerationContext {
  const { bundle, settings, project, logo, redirects, effects, origins, changelog, comparisons } =
    description;
  const model = withProject(description.model, project);
  const simulation = settings && { settings, reproductions: buildReproductions(model, settings) };
  let planned: PlannedClient[] | undefined;
  let typed: TypedLanguage[] | undefined;
  let snippets: OperationSnippets[] | undefined;
  let reference: Reference | undefined;
  let earlier: GenerationContext[] | undefined;
  const wording = createWordingContext(model, location);
  const getClients = () => (planned ??= clients ? planClients(model, clients.name, clients.languages) : []);
  const getTyped = () => (typed ??= listTyped(getClients(), model, location.folder));
  const getSnippets = () =>
    (snippets ??= finishSnippets(
      addTyped(buildSnippets(model, project?.settings.languages), model, getTyped()),
    ));
  return {
    bundle,
    model,
    wording,
    project,
    logo,
    redirects,
    changelog,
    comparisons,
    simulation,
    results,
    getClients,
    getTyped,
    getSnippets,
    getReference: () =>
      (reference ??= buildReference(
        wording,
        getSnippets(),
        simulation && {
          reproductions: simulation.reproductions,
          run: simulation.settings,
          hasReport: project?.settings.report,
          ...(effects && { effects }),
        },
        results,
        changelog,
        findLifetimes({ bundle, model, origins }, changelog, comparisons),
      )),
    getEarlier: () =>
      (earlier ??= description.versions.map((version) =>
        createEarlier(version, description, results, clients),
      )),
    finishTypes,
  };
}

/** An earlier version differs in its description only; nobody reads its types. */
function createEarlier(
  { bundle }: DescribedVersion,
  description: Description,
  results: Results,
  clients: Clients | undefined,
): GenerationContext {
  const side = description.comparisons.sides.find((one) => one.bundle === bundle)!;
  return createGenerationContext({ ...description, ...side, versions: [] }, results, clients, () =>
    Promise.resolve([]),
  );
}
