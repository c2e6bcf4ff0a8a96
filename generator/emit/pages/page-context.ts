import type { UpdateMark } from '#core/openapi/update-mark';
import type { Changelog } from '#core/contracts/changelog';
import type { DecisionsData, FieldData } from '#core/contracts/page-data';
import type { CallEffects, Effects } from '#core/contracts/effects';
import type { Reproduction, Reproductions } from '#core/contracts/reproductions';
import { type Lifetimes, NO_LIFETIMES, type PageLifetimes } from '../../compare/lifetimes/lifetimes';
import type { Schema } from '../../model/api/api-model';
import { listDecisions } from '../../model/api/decisions';
import type { WordingContext } from '../../model/wording/wording-context';
import { createResolveFragment } from './markdown/resolve-fragment';
import { type LinkTargets, listTargets } from './markdown/link-targets';
import { createRenderMarkdown, type RenderMarkdown } from './markdown/render-markdown';

/** The description of a schema as a field, independent of its name and location. */
export interface DescribedField {
  row: Omit<FieldData, 'id' | 'name' | 'title' | 'required' | 'life' | 'fields' | 'branches' | 'more'>;
  /** The author's description, as Markdown. */
  description?: string;
  /** The effect of an update that sends it. */
  update?: UpdateMark;
  /** Its titles that differ from its type. */
  titles: readonly string[];
  /** The component schemas that it consists of. */
  refs: readonly string[];
  /** Whether there is something inside to write out; most fields have nothing. */
  hasMembers: boolean;
}

/** The context in which the data of all pages are built. */
export interface PageContext extends WordingContext {
  describedFields: WeakMap<Schema, DescribedField>;
  /** The authors' descriptions of fields, as Markdown. */
  fieldDescriptions: WeakMap<FieldData, string>;
  /** The schemas of parameters and headers with their annotations, by parameter. */
  annotatedSchemas: WeakMap<object, Schema>;
  renderMarkdown: RenderMarkdown;
  /** The pages that links of responses refer to. */
  linkTargets: LinkTargets;
  /** The decisions that the description cites. */
  decisions: DecisionsData['decisions'];
  /** Whether a page shows the report of the tests. */
  hasReport: boolean;
  /** Undefined if the API has no simulator. */
  run: RunFacts | undefined;
  changelog: Changelog;
  lifetimes: Lifetimes;
  /** Those of the parts of the page that is built. */
  life: PageLifetimes;
  /** Returns how to make the simulator return an error of an operation. */
  getReproduction: (operationId: string, status: string) => Reproduction | undefined;
  /** Returns all of them for an operation, by status. */
  getReproductions: (operationId: string) => Reproductions[string] | undefined;
  /** Returns what the calls of an operation change in other records. */
  getEffects: (operationId: string) => readonly CallEffects[] | undefined;
}

/** The settings of the simulator, which responds to Run, that are shown on pages. */
interface RunFacts {
  /** Header that requests a documented error. */
  errorHeader: string;
  /** Behavior of the simulator beyond the API: Markdown, by subject. */
  about?: Record<string, string>;
}

/** The parts of the simulator, and of the tests that use it, that readers see. */
export interface PagesSimulator {
  reproductions: Reproductions;
  effects?: Effects;
  run?: RunFacts;
  hasReport?: boolean;
}

/** Of an API that tells no versions. */
const NO_CHANGELOG: Changelog = { releases: [], operations: [], basePaths: [] };

export function createPageContext(
  wording: WordingContext,
  simulator?: PagesSimulator,
  changelog = NO_CHANGELOG,
  lifetimes = NO_LIFETIMES,
): PageContext {
  const renderMarkdown = createRenderMarkdown(createResolveFragment(wording), wording.model.imageHosts);
  return {
    ...wording,
    describedFields: new WeakMap(),
    fieldDescriptions: new WeakMap(),
    annotatedSchemas: new WeakMap(),
    renderMarkdown,
    linkTargets: listTargets(wording),
    decisions: listDecisions(wording.model).map(({ id, basis, text }) => {
      return { id, basis, html: renderMarkdown(text, 3) ?? '' };
    }),
    hasReport: simulator?.hasReport === true,
    run: simulator?.run,
    changelog,
    lifetimes,
    life: lifetimes.ofObject(''),
    getReproduction: (operationId, status) => simulator?.reproductions[operationId]?.[status],
    getReproductions: (operationId) => simulator?.reproductions[operationId],
    getEffects: (operationId) => simulator?.effects?.[operationId],
  };
}
