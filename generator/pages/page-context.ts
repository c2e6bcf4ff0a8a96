import type { DecisionsData, FieldData } from '#core/contracts/page-data';
import type { Reproduction, Reproductions } from '#core/contracts/reproductions';
import type { Schema } from '../model/api-model';
import { listDecisions } from '../model/decisions';
import type { WordingContext } from '../wording/wording-context';
import { createFindPart } from './markdown/find-part';
import { type LinkTargets, listTargets } from './markdown/link-targets';
import { createRenderMarkdown, type RenderMarkdown } from './markdown/render-markdown';

/** A schema described as a field, whatever its name and location. */
export interface DescribedField {
  row: Omit<FieldData, 'id' | 'name' | 'title' | 'required' | 'fields' | 'branches' | 'more'>;
  /** The description by the author, as Markdown. */
  description?: string;
  /** Its titles other than its type. */
  titles: readonly string[];
  /** The component schemas that it is made of. */
  refs: readonly string[];
  /** True when there is something inside to write out. Most fields have nothing. */
  hasMembers: boolean;
}

/** What the data of all pages is made with. */
export interface PageContext extends WordingContext {
  describedFields: WeakMap<Schema, DescribedField>;
  /** What authors wrote about fields, as Markdown. */
  fieldDescriptions: WeakMap<FieldData, string>;
  /** Parameters and headers as fields, by the parameter. */
  annotatedSchemas: WeakMap<object, Schema>;
  renderMarkdown: RenderMarkdown;
  /** The pages that links of responses refer to. */
  linkTargets: LinkTargets;
  /** What the marks of the description rest on. */
  decisions: DecisionsData['decisions'];
  /** Whether a page shows the report of the tests. */
  hasReport: boolean;
  /** How the simulator comes to return an error of an operation. */
  getReproduction: (operationId: string, status: string) => Reproduction | undefined;
}

/** What readers see of the simulator, and of the tests that count with it. */
export interface PagesSimulator {
  reproductions: Reproductions;
  hasReport?: boolean;
}

export function createPageContext(wording: WordingContext, simulator?: PagesSimulator): PageContext {
  const renderMarkdown = createRenderMarkdown(createFindPart(wording));
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
    getReproduction: (operationId, status) => simulator?.reproductions[operationId]?.[status],
  };
}
