import type { LinkData } from '#core/contracts/page-data';
import { LinkList } from '../LinkList';

/** Objects as links: all of the API, or those that the operations of a tag send or receive. */
export function ObjectList({ data: { objects } }: { data: { objects: LinkData[] } }) {
  return <LinkList links={objects} />;
}
