import type { SearchSection } from '#core/search/create-records';
import { HIERARCHY_LEVELS } from '#core/search/levels';
import { type ClaimId, segmentOfBranch } from '../addresses/anchors';
import type { Schema } from '../model/api-model';
import { elementOf } from '../wording/element-of';
import { listMembers } from '../wording/list-members';
import { plainText } from '../wording/plain-text';
import type { WordingContext } from '../wording/wording-context';
import { listValues } from './values';

/** Where a body stands: the titles above it, its page, and what starts the anchors of its fields: `404`. */
export interface BodyPlace extends Pick<SearchSection, 'titles' | 'method' | 'path'> {
  page: string;
  prefix: string;
  claimId: ClaimId;
}

/** The fields of a body that the page of no object has, those of what lies in it too, and their values. */
export function listBodyFields(schema: Schema, place: BodyPlace, context: WordingContext): SearchSection[] {
  const { element } = elementOf(schema, context);
  const { oneOf, anyOf } = element.schema;
  if (element.name !== undefined || place.titles.length === HIERARCHY_LEVELS.length) return [];
  const alternatives = [oneOf, anyOf].flatMap((branches) =>
    branches.flatMap((branch, index) => {
      const prefix = `${place.prefix}:${segmentOfBranch(context.merge(branch), index)}`;
      return listInside(branch, { ...place, prefix }, context);
    }),
  );
  return [...listFields(element.schema, place, context), ...alternatives];
}

/** What lies inside and is made of an object may be a link to its page instead. */
function listInside(schema: Schema, place: BodyPlace, context: WordingContext): SearchSection[] {
  return elementOf(schema, context).refs.length > 0 ? [] : listBodyFields(schema, place, context);
}

function listFields(element: Schema, place: BodyPlace, context: WordingContext): SearchSection[] {
  const { titles, page, prefix, claimId, ...call } = place;
  return listMembers(element).flatMap(({ name, segment, schema }): SearchSection[] => {
    const { writeOnly, description, keywords } = context.merge(schema).schema;
    // Nobody receives it.
    if (writeOnly) return [];
    const id = claimId(prefix, segment ?? name);
    const field = { titles: [...titles, name], url: `${page}#${id}`, ...call };
    return [
      { ...field, kind: 'property', content: plainText(description), keywords },
      ...listValues(schema, field, context),
      ...listInside(schema, { ...place, titles: field.titles, prefix: id }, context),
    ];
  });
}
