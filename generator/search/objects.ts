import type { SearchSection } from '#core/search/create-records';
import { createClaimId, FIELDS_ID, USED_BY_ID } from '../addresses/anchors';
import { objectUrl } from '../addresses/urls';
import { isError } from '../model/is-error';
import type { NamedSchema } from '../model/api-model';
import { ownText } from '../model/schema/own-text';
import { elementOf } from '../wording/element-of';
import { listMembers, type Member } from '../wording/list-members';
import { titleOf, type WordingContext } from '../wording/wording-context';
import { groupOf } from './groups';
import { listValues } from './values';
import { plainText } from '../wording/plain-text';

interface Field {
  member: Member;
  url: string;
  description: string;
}

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
      const fields = listFields(named, context).filter((field) => isReturned || !said.has(keyOf(field)));
      for (const field of fields) said.add(keyOf(field));
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

function keyOf({ member, description }: Field): string {
  return `${member.name} ${description}`;
}

function listFields({ slug, schema }: NamedSchema, context: WordingContext): Field[] {
  const claimId = createClaimId([FIELDS_ID, USED_BY_ID]);
  return listMembers(context.merge(schema).schema).map((member) => ({
    member,
    url: `${objectUrl(slug)}#${claimId(member.segment ?? member.name)}`,
    description: plainText(context.merge(member.schema).schema.description),
  }));
}

function describeObject(
  named: NamedSchema,
  fields: Field[],
  rank: number,
  context: WordingContext,
): SearchSection[] {
  const titles = [groupOf('Objects'), titleOf(named)];
  const content = plainText(ownText(named.schema));
  return [
    {
      kind: 'object',
      titles,
      content,
      url: objectUrl(named.slug),
      keywords: [named.name, ...(named.schema.keywords ?? [])],
    },
    ...fields.flatMap(({ member, url, description }): SearchSection[] => {
      const below = [...titles, member.name];
      const { keywords } = context.merge(member.schema).schema;
      return [
        { kind: 'property', titles: below, content: description, url, keywords, rank },
        ...listValues(member.schema, { titles: below, url, rank }, context),
      ];
    }),
  ];
}
