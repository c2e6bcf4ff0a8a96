import { sentMethod } from '#core/http/methods';
import { MOST_PAGES } from '#core/contracts/most-pages';
import type { MediaType, Operation, Schema, Tag } from '../../../model/api/api-model';
import { isError } from '../../../model/api/is-error';
import { omitFalse } from '../omit-empty';
import type { PageContext } from '../page-context';
import type { EventSummaryData, LinkData, OperationSummaryData } from '#core/contracts/page-data';
import { elementOf } from '../../../model/wording/element-of';

export function buildOperationSummary(
  operation: Operation,
  { getTag, addresses }: PageContext,
): OperationSummaryData {
  const { id, method, path, summary, slug, tag, deprecated } = operation;
  const href = addresses.operation(getTag(tag).slug, slug);
  return { id, method: sentMethod(method), path, summary, href, deprecated: omitFalse(deprecated) };
}

/** Whether a list of all operations would be too large for a page, so that it shows their tags instead. */
export function hasTooMany({ model }: PageContext): boolean {
  return model.operations.length > MOST_PAGES;
}

/** Returns the operations of a tag in the order of the site, followed by those whose pages belong to another tag. */
export function operationsOf(
  { operationIds, otherOperationIds }: Tag,
  { getOperation }: PageContext,
): Operation[] {
  return [...operationIds, ...otherOperationIds].map(getOperation);
}

/** Links to the objects that the operations send or return directly; nested objects are on the pages of these. */
export function objectsOf(operations: Operation[], context: PageContext): LinkData[] {
  return linksTo(
    operations.flatMap((operation) => [...(operation.requestBody?.content ?? []), ...returnedBy(operation)]),
    context,
  );
}

/** Links to the objects that the operations return. */
export function returnedObjects(operations: Operation[], context: PageContext): LinkData[] {
  return linksTo(operations.flatMap(returnedBy), context);
}

function returnedBy({ responses }: Operation): MediaType[] {
  return responses.filter((response) => !isError(response, responses)).flatMap(({ content }) => content);
}

function linksTo(content: MediaType[], context: PageContext): LinkData[] {
  const links = content.flatMap(({ schema }) => (schema ? linkOf(schema, context) : []));
  return [...new Map(links.map((link) => [link.href, link])).values()];
}

function linkOf(schema: Schema, context: PageContext): LinkData[] {
  const { name } = elementOf(schema, context).element;
  const link = name === undefined ? undefined : context.linkToObject(name);
  return link ? [link] : [];
}

export function buildEventSummaries({ model, addresses }: PageContext): EventSummaryData[] {
  return model.webhooks.map(({ event, summary, slug, basis }) => ({
    event,
    summary,
    href: addresses.event(slug),
    basis,
  }));
}
