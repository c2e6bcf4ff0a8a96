import type { SearchSection } from '#core/search/create-records';
import { createClaimId, FIELDS_ID, USED_BY_ID } from '../addresses/anchors';
import { objectUrl } from '../addresses/urls';
import type { NamedSchema } from '../model/api-model';
import { describeValue } from '../wording/describe-value';
import { listMembers } from '../wording/list-members';
import { formatValue } from '../wording/value-text';
import { titleOf, type WordingContext } from '../wording/wording-context';
import { groupOf } from './groups';
import { plainText } from './plain-text';

/** Objects, their fields and the values of these. */
export function listObjects(context: WordingContext): SearchSection[] {
  return context.model.schemas.flatMap((named) => describeObject(named, context));
}

function describeObject(named: NamedSchema, context: WordingContext): SearchSection[] {
  const { name, slug, schema } = named;
  const page = objectUrl(slug);
  const titles = [groupOf('Objects'), titleOf(named)];
  const claimId = createClaimId([FIELDS_ID, USED_BY_ID]);
  return [
    { kind: 'object', titles, content: plainText(schema.description), url: page, keywords: [name] },
    ...listMembers(context.merge(schema).schema).flatMap((member) => {
      const url = `${page}#${claimId(member.segment ?? member.name)}`;
      const below = [...titles, member.name];
      const { description } = context.merge(member.schema).schema;
      return [
        { kind: 'property' as const, titles: below, content: plainText(description), url },
        ...describeValue(member.schema, context).values.map((value): SearchSection => ({
          kind: 'enum',
          titles: [...below, formatValue(value.value)],
          content: plainText(value.description),
          url,
        })),
      ];
    }),
  ];
}
