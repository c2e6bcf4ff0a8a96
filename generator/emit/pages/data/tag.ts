import type { Tag } from '../../../model/api/api-model';
import { omitEmpty } from '../omit-empty';
import type { PageContext } from '../page-context';
import type { TagData } from '#core/contracts/page-data';
import { withExternalDocs } from '../../../model/api/external-docs';
import { EVENTS_SLUG } from './events';
import { buildEventSummaries, buildOperationSummary, objectsOf, operationsOf } from './summaries';

export function buildTagData(tag: Tag, context: PageContext): TagData {
  const operations = operationsOf(tag, context);
  return {
    name: tag.title,
    html: context.renderMarkdown(withExternalDocs(tag), 2),
    operations: operations.map((operation) => buildOperationSummary(operation, context)),
    objects: objectsOf(operations, context),
    events: tag.slug === EVENTS_SLUG ? omitEmpty(buildEventSummaries(context)) : undefined,
  };
}
