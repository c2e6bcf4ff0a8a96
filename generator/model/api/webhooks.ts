import type { Operation, Tag, Webhook } from './api-model';
import type { ModelContext } from './model-context';
import { buildPathItem } from './path-item';
import { entriesOf } from '#core/json/read';
import { slugOf } from './slug';
import { uniqueName } from './unique-name';

/** The folder of event pages, which also has the operation pages of a tag with this slug. */
const FOLDER = 'webhooks';

/**
 * Builds the events of the API, in the order of the description. OpenAPI 3.0 uses `x-webhooks` for them.
 * @see https://spec.openapis.org/oas/v3.1.0#openapi-object (webhooks)
 */
export function buildWebhooks(context: ModelContext, operations: Operation[], tags: Tag[]): Webhook[] {
  const { webhooks, 'x-webhooks': legacy } = context.bundle;
  const tag = tags.find(({ slug }) => slug === FOLDER);
  const beside = operations.filter((operation) => operation.tag === tag?.name).map(({ slug }) => slug);
  const slugs = new Set(['index', ...beside]);
  const ids = new Set(operations.map(({ id }) => id));
  const events = webhooks
    ? entriesOf(webhooks)
    : entriesOf(legacy).filter(([name]) => !name.startsWith('x-'));
  return events.flatMap(([event, pathItem]) =>
    buildPathItem(event, pathItem, context).map((operation) => ({
      ...operation,
      id: uniqueName(ids, operation.id),
      event,
      slug: uniqueName(slugs, slugOf(event)),
    })),
  );
}
