import type { BundledDescription } from '../../../../generator/read/normalize/bundled-description';
import type { Specified } from '../../../specified';
import type { Field } from '../../../specified/field';
import { PAGE_SIZE } from '../beyond';
import type { Claim } from './claims';
import { EVENT_TYPE } from './compare-events';
import { queryOf } from './compare-parameters';
import type { KnownField } from './known-field';
import type { Site } from './sites';

/** The keywords that a field of a name may have because of a limit, wherever the field stands. */
const LIMITED: Readonly<Record<string, readonly string[]>> = {
  number: ['maxLength'],
  tag_list: ['maxLength', 'pattern'],
  tags: ['pattern'],
  custom_metadata: ['maxProperties', 'maxLength'],
  currency: ['pattern'],
  items: ['maxItems'],
  date: ['pattern'],
  [PAGE_SIZE.parameter]: ['default', 'maximum'],
};

/** Tells the statements that the specification makes, and other comparisons check, from others. */
export function createKnowledge(
  description: BundledDescription,
  specified: Specified,
  fields: readonly KnownField[],
): (claim: Claim) => boolean {
  const parameters = Object.values(specified.operations)
    .flat()
    .flatMap((operation) =>
      queryOf(description, operation).map(({ name, sites }) => ({
        name,
        sites,
        field: operation.query?.[name] ?? {},
      })),
    );
  const all = [...fields, ...parameters];
  const stated = new Set(all.flatMap(statedBy));
  const limited = all.flatMap(limitedBy);
  return ({ pointer, keyword }) =>
    stated.has(`${pointer} ${keyword}`) ||
    (pointer === EVENT_TYPE && keyword === 'enum') ||
    limited.some((one) => one.keywords.includes(keyword) && isWithin(pointer, one.pointer));
}

interface Named {
  name: string;
  field: Field;
  sites: readonly Site[];
}

function statedBy({ field, sites }: Named): string[] {
  const keywords = [
    (field.values ?? field.eachOf) !== undefined && 'enum',
    field.default !== undefined && 'default',
    field.deprecated === true && 'deprecated',
    field.writeOnly === true && 'writeOnly',
  ].filter((keyword) => keyword !== false);
  return sites.flatMap(({ pointer }) => keywords.map((keyword) => `${pointer} ${keyword}`));
}

function limitedBy({ name, sites }: Named): { pointer: string; keywords: readonly string[] }[] {
  const keywords = LIMITED[name];
  return keywords === undefined ? [] : sites.map(({ pointer }) => ({ pointer, keywords }));
}

function isWithin(pointer: string, outer: string): boolean {
  return pointer === outer || pointer.startsWith(`${outer}/`);
}
