import type { NamedSchema } from '../../model/api/api-model';
import type { WordingContext } from '../../model/wording/wording-context';
import { createObjectClaimId } from '../../model/addresses/anchors';
import { listMembers } from '../../model/wording/list-members';
import type { FieldFact, Facts } from '#core/contracts/facts';
import { sortByKey } from './sort-by-key';
import { buildValueFact } from './value-fact';

/** The fields of every component schema, with their anchors on its page. */
export function buildFieldFacts(context: WordingContext): Facts['fields'] {
  return sortByKey(context.model.schemas.flatMap((named) => listFields(named, context)));
}

function listFields({ name, slug, schema }: NamedSchema, context: WordingContext): [string, FieldFact][] {
  const claimId = createObjectClaimId();
  return listMembers(context.merge(schema).schema).map((member) => {
    const id = claimId(member.segment ?? member.name);
    const { readOnly, writeOnly } = context.merge(member.schema).schema;
    const fact = {
      name: member.name,
      href: `${context.addresses.object(slug)}#${id}`,
      readOnly,
      writeOnly,
      ...buildValueFact(member.schema, member.required, context),
    };
    return [`${name}.${member.name}`, fact];
  });
}
