import type { LinkData, ObjectIndexData } from '#core/contracts/page-data';
import { LinkList } from '../../../ui/LinkList';

type Lists = Partial<ObjectIndexData> & { objects: LinkData[] };

/** Objects as links: those of the API, their parts, or those that a tag's operations send or receive. */
export function ObjectList({ data, list = 'objects' }: { data: Lists; list?: 'objects' | 'parts' }) {
  return <LinkList links={data[list] ?? []} />;
}
