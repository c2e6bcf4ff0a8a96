import { translate } from '#core/labels/translate';
import { groupBy } from '../collections/group-by';
import type { LinkData, ObjectLinkData } from '../contracts/page-data';

/** An object and its fields that lead to others. */
export interface LinkedObject {
  from: LinkData;
  links: ObjectLinkData[];
}

/** After the target of a field that can have several. */
export const ANY_NUMBER = ` ${translate('(any number)')}`;

/** Groups links by the object that they start from. */
export function groupBySource(links: readonly ObjectLinkData[]): LinkedObject[] {
  const groups = groupBy(links, ({ from }) => from.href);
  return [...groups.values()].map((own) => ({ from: own[0]!.from, links: own }));
}
