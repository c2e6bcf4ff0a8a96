import { HTTP_METHODS } from '#core/http/methods';
import type { Operation } from '../../model/api/api-model';
import { eventDocId, LANDING_ID, objectDocId, operationDocId, tagDocId } from './doc-ids';
import { titleOf } from '../../model/wording/wording-context';
import type { PageContext } from './page-context';

/**
 * A description of the same API with nothing but names, which is all that the plugin needs to list and group the pages.
 * `x-doc-id` is the page of each part.
 */
export interface Outline {
  openapi: '3.1.0';
  info: { title: string; version: string; 'x-doc-id': string };
  tags: { name: string; 'x-doc-id': string }[];
  paths: Record<string, Record<string, OutlineOperation>>;
  webhooks: Record<string, { post: OutlineOperation }>;
  components: { schemas: Record<string, OutlineSchema> };
}

interface OutlineOperation {
  operationId: string;
  summary: string;
  tags: string[];
  responses: Record<string, { description: string }>;
  'x-doc-id': string;
}

interface OutlineSchema {
  title: string;
  type: 'object';
  'x-doc-id': string;
}

/** The tag of the events; it is not declared, because it has no page. It cannot equal a tag: the names of tags are words. */
export const EVENTS_TAG = '(events)';

/** The methods that the plugin knows. */
const METHODS: ReadonlySet<string> = new Set(HTTP_METHODS.filter((method) => method !== 'query'));

/**
 * Builds the outline of a model. The path of an operation is the id of its page, which is unique and consists of plain
 * characters, so the plugin keeps every operation whatever its real path is.
 */
export function buildOutline(context: PageContext): Outline {
  const { info, tags, operations, webhooks, schemas } = context.model;
  return {
    openapi: '3.1.0',
    info: { title: info.title, version: info.version, 'x-doc-id': LANDING_ID },
    tags: tags.map((tag) => ({ name: tag.name, 'x-doc-id': tagDocId(tag) })),
    paths: Object.fromEntries(
      operations.map((operation) => {
        const docId = operationDocId(operation, context.getTag(operation.tag));
        // The path is unique, so the method does not matter.
        const method = METHODS.has(operation.method) ? operation.method : 'post';
        return [`/${docId}`, { [method]: buildOperation(operation, operation.tag, docId) }];
      }),
    ),
    webhooks: Object.fromEntries(
      webhooks.map((webhook) => {
        const docId = eventDocId(webhook);
        return [docId, { post: buildOperation({ ...webhook, summary: webhook.event }, EVENTS_TAG, docId) }];
      }),
    ),
    components: {
      schemas: Object.fromEntries(
        schemas.map((named) => [
          named.name,
          { title: titleOf(named), type: 'object', 'x-doc-id': objectDocId(named) },
        ]),
      ),
    },
  };
}

function buildOperation({ id, summary }: Operation, tag: string, docId: string): OutlineOperation {
  return {
    operationId: id,
    summary,
    tags: [tag],
    responses: { default: { description: summary } },
    'x-doc-id': docId,
  };
}
