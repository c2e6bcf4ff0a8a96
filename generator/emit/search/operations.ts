import { sentMethod } from '#core/http/methods';
import type { SearchSection } from '#core/search/create-records';
import { createClaimId } from '../../model/addresses/anchors';
import type { Operation, Response, Tag } from '../../model/api/api-model';
import { isCommonError } from '../../model/api/common-errors';
import { isError } from '../../model/api/is-error';
import type { WordingContext } from '../../model/wording/wording-context';
import { listBodyFields, listResponseFields } from './bodies';
import type { BodiesPlace } from './describe-field';
import { listCallbacks } from './callbacks';
import { listParameters } from './parameters';
import { groupOf } from './groups';
import { plainText } from '#core/text/plain-text';

/** Tags, their operations, the parameters, fields and callbacks of these, and their values. */
export function listOperations(context: WordingContext): SearchSection[] {
  return context.model.tags.flatMap((tag) => [
    describeTag(tag, context),
    ...tag.operationIds.flatMap((id) => describeOperation(context.getOperation(id), tag, context)),
  ]);
}

function describeTag({ name, slug, description, keywords }: Tag, context: WordingContext): SearchSection {
  return {
    kind: 'tag',
    titles: [groupOf(name, context), name],
    content: plainText(description),
    url: context.addresses.tag(slug),
    keywords,
  };
}

function describeOperation(operation: Operation, tag: Tag, context: WordingContext): SearchSection[] {
  const { id, slug, summary, description, responses } = operation;
  const page = context.addresses.operation(tag.slug, slug);
  const call = { method: sentMethod(operation.method), path: operation.path };
  const titles = [groupOf(tag.title, context), summary];
  const place = { titles, page, claimId: createClaimId(), ...call };
  const errors = responses.filter((response) => isError(response, responses));
  return [
    {
      kind: 'operation',
      titles,
      content: plainText(description),
      url: page,
      ...call,
      keywords: [id, ...(operation.keywords ?? [])],
    },
    ...listParameters(operation.parameters, place, context),
    ...listBodyFields(
      operation.requestBody?.content ?? [],
      { ...place, prefix: 'request', direction: 'request' },
      context,
    ),
    ...responses
      .filter((response) => !errors.includes(response))
      .flatMap((response) => [
        ...listResponseFields(response, place, context),
        ...listLinks(response, place),
      ]),
    ...errors
      .filter((response) => !isCommonError(response, context.model))
      .flatMap((response) => listResponseFields(response, place, context)),
    ...listCallbacks(operation.callbacks, place, context),
  ];
}

function listLinks(
  { status, links }: Response,
  { titles, page, claimId, ...call }: BodiesPlace,
): SearchSection[] {
  return links.map(({ name, description }) => ({
    kind: 'operation',
    titles: [...titles, name],
    content: plainText(description),
    url: `${page}#${claimId(`${status}.link`, name)}`,
    ...call,
  }));
}
