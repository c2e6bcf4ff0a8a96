import type { SearchSection } from '#core/search/create-records';
import { createClaimId } from '../addresses/anchors';
import { operationUrl, tagUrl } from '../addresses/urls';
import type { Operation, Tag } from '../model/api-model';
import { isCommonError } from '../model/common-errors';
import { isError } from '../model/is-error';
import type { WordingContext } from '../wording/wording-context';
import { listErrorFields } from './errors';
import { groupOf } from './groups';
import { listValues } from './values';
import { plainText } from '../wording/plain-text';

/** Tags, their operations, the parameters of these, and their values. */
export function listOperations(context: WordingContext): SearchSection[] {
  return context.model.tags.flatMap((tag) => [
    describeTag(tag),
    ...tag.operationIds.flatMap((id) => describeOperation(context.getOperation(id), tag, context)),
  ]);
}

function describeTag({ name, slug, description, keywords }: Tag): SearchSection {
  return {
    kind: 'tag',
    titles: [groupOf(name), name],
    content: plainText(description),
    url: tagUrl(slug),
    keywords,
  };
}

function describeOperation(operation: Operation, tag: Tag, context: WordingContext): SearchSection[] {
  const { id, slug, summary, description, parameters } = operation;
  const page = operationUrl(tag.slug, slug);
  const call = { method: operation.method.toUpperCase(), path: operation.path };
  const titles = [groupOf(tag.name), summary];
  const claimId = createClaimId();
  return [
    {
      kind: 'operation',
      titles,
      content: plainText(description),
      url: page,
      ...call,
      keywords: [id, ...(operation.keywords ?? [])],
    },
    ...parameters.flatMap(({ name, in: location, description: text, schema, keywords }) => {
      const url = `${page}#${claimId(location, name)}`;
      const below = [...titles, name];
      return [
        {
          kind: 'parameter' as const,
          titles: below,
          content: plainText(text ?? schema.description),
          url,
          keywords,
          ...call,
        },
        ...listValues(schema, { titles: below, url, ...call }, context),
      ];
    }),
    ...operation.responses
      .filter((response) => !isError(response, operation.responses))
      .flatMap(({ status, links }) =>
        links.map(({ name, description }) => ({
          kind: 'operation' as const,
          titles: [...titles, name],
          content: plainText(description),
          url: `${page}#${claimId(`${status}.link`, name)}`,
          ...call,
        })),
      ),
    ...operation.responses
      .filter((response) => isError(response, operation.responses) && !isCommonError(response, context.model))
      .flatMap((response) => listErrorFields(response, { titles, page, claimId, ...call }, context)),
    ...operation.callbacks.map((callback) => ({
      kind: 'event' as const,
      titles: [...titles, callback.name],
      content: plainText(callback.description ?? callback.summary),
      url: `${page}#${claimId('callback', callback.name)}`,
      keywords: [callback.summary, ...(callback.keywords ?? [])],
    })),
  ];
}
