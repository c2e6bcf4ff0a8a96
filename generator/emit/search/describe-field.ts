import type { SearchSection } from '#core/search/create-records';
import { HIERARCHY_LEVELS } from '#core/search/levels';
import { plainText } from '#core/text/plain-text';
import type { ClaimId } from '../../model/addresses/anchors';
import { describeType, formatType } from '../../model/wording/type-text';
import type { WordingContext } from '../../model/wording/wording-context';
import type { FoundField } from './fields';
import { listValues } from './values';

/** Where fields stand: the titles above them, and their page. */
interface PagePlace extends Pick<SearchSection, 'titles' | 'method' | 'path' | 'rank'> {
  page: string;
}

/** The location of bodies, and the function that claims anchors there. */
export interface BodiesPlace extends PagePlace {
  claimId: ClaimId;
}

/** A field, and the values that it can have; those that it has in another object are there. */
export function describeField(
  { path, anchor, schema, bases }: FoundField,
  { titles, page, ...place }: PagePlace,
  context: WordingContext,
): SearchSection[] {
  const { description, keywords } = context.merge(schema).schema;
  const field = { ...place, titles: fitTitles([...titles, ...path]), url: `${page}#${anchor}` };
  const said = new Set(bases.flatMap((base) => listValues(base, field, context)).map(textOf));
  return [
    {
      ...field,
      kind: 'property',
      content: plainText(description),
      valueType: formatType(describeType(schema, context)),
      keywords,
    },
    ...listValues(schema, field, context).filter((value) => !said.has(textOf(value))),
  ];
}

function textOf({ titles, content }: SearchSection): string {
  return `${titles.at(-1)} ${content}`;
}

/** A hierarchy ends with the values of a field. A field below all levels is called with those around it: `owner.plan`. */
function fitTitles(titles: string[]): string[] {
  const last = HIERARCHY_LEVELS.length - 2;
  return titles.length <= last + 1 ? titles : [...titles.slice(0, last), titles.slice(last).join('.')];
}
