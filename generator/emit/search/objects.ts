import type { SearchSection } from '#core/search/create-records';
import { createObjectClaimId } from '../../model/addresses/anchors';
import { isError } from '../../model/api/is-error';
import type { NamedSchema } from '../../model/api/api-model';
import { ownDescription } from '../../model/api/schema/own-description';
import { elementOf } from '../../model/wording/element-of';
import { titleOf, type WordingContext } from '../../model/wording/wording-context';
import { groupOf } from './groups';
import { describeField } from './describe-field';
import { type FoundField, listFields } from './fields';
import { plainText } from '#core/text/plain-text';

/**
 * Objects, their fields and the values of these; what operations return comes first, in their order. Forms and parts say
 * again what is said of a returned object: their fields are left out when name and description are the same.
 */
export function listObjects(context: WordingContext): SearchSection[] {
  const returned = new Map(listReturned(context).map((name, index) => [name, index]));
  const orderOf = ({ name }: NamedSchema) => returned.get(name) ?? returned.size;
  const said = new Set<string>();
  return context.model.schemas
    .toSorted((one, other) => orderOf(one) - orderOf(other))
    .flatMap((named) => {
      const isReturned = returned.has(named.name);
      const claimId = createObjectClaimId();
      const fields = listFields(named.schema, { prefix: '', claimId }, context)
        .map((field) => ({ ...field, key: keyOf(field, context) }))
        .filter(({ key }) => isReturned || !said.has(key));
      for (const { key } of fields) said.add(key);
      return describeObject(named, fields, isReturned ? 1 : 0, context);
    });
}

/** Names of the objects that operations return, one or a list, in the order of the operations. */
function listReturned(context: WordingContext): string[] {
  const names = context.model.operations.flatMap(({ responses }) =>
    responses
      .filter((response) => !isError(response, responses))
      .flatMap(({ content }) =>
        content.flatMap(({ schema }) => (schema && elementOf(schema, context).element.name) ?? []),
      ),
  );
  return [...new Set(names)];
}

function keyOf({ path, schema }: FoundField, context: WordingContext): string {
  return `${path.at(-1)} ${plainText(context.merge(schema).schema.description)}`;
}

function describeObject(
  named: NamedSchema,
  fields: FoundField[],
  rank: number,
  context: WordingContext,
): SearchSection[] {
  const titles = [groupOf('Objects', context), titleOf(named)];
  const page = context.addresses.object(named.slug);
  return [
    {
      kind: 'object',
      titles,
      content: plainText(ownDescription(named.schema)),
      url: page,
      keywords: [named.name, ...(named.schema.keywords ?? [])],
    },
    ...fields.flatMap((field) => describeField(field, { titles, page, rank }, context)),
  ];
}
