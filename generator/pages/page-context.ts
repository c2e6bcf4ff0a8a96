import type { FieldData } from '#core/contracts/page-data';
import type { ErrorPair, ErrorPairs } from '#core/contracts/reproductions';
import type { Schema } from '../model/api-model';
import type { WordingContext } from '../wording/wording-context';
import type { DescribedField } from './fields/describe-field';
import { createRenderMarkdown, type RenderMarkdown } from './markdown/render-markdown';

/** What the data of all pages is made with. */
export interface PageContext extends WordingContext {
  describedFields: WeakMap<Schema, DescribedField>;
  /** What authors wrote about fields, as Markdown. */
  fieldDescriptions: WeakMap<FieldData, string>;
  /** Parameters and headers as fields, by the parameter. */
  annotatedSchemas: WeakMap<object, Schema>;
  renderMarkdown: RenderMarkdown;
  /** How the simulator comes to return an error of an operation. */
  getErrorPair: (operationId: string, status: string) => ErrorPair | undefined;
}

export function createPageContext(wording: WordingContext, errorPairs: ErrorPairs = {}): PageContext {
  return {
    ...wording,
    describedFields: new WeakMap(),
    fieldDescriptions: new WeakMap(),
    annotatedSchemas: new WeakMap(),
    renderMarkdown: createRenderMarkdown(),
    getErrorPair: (operationId, status) => errorPairs[operationId]?.[status],
  };
}
