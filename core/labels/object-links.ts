import type { LinkData, ObjectLinkData } from '../contracts/page-data';

/** An object and its fields that lead to others. */
export interface LinkedObject {
  from: LinkData;
  links: ObjectLinkData[];
}

/** After the target of a field that can have several. */
export const ANY_NUMBER = ' (any number)';

/** Groups links by the object that they start from. */
export function groupBySource(links: readonly ObjectLinkData[]): LinkedObject[] {
  const sources = [...new Map(links.map(({ from }) => [from.href, from])).values()];
  return sources.map((from) => ({ from, links: links.filter((link) => link.from.href === from.href) }));
}
