import type { LinkData, ObjectIndexData } from '#core/contracts/page-data';
import { LinkList } from '../../../ui/LinkList';

type Lists = Partial<ObjectIndexData> & { objects: LinkData[] };

/** Objects as links: those of the API or their parts, or those that the operations of a tag send or receive. */
export function ObjectList({ data, list = 'objects' }: { data: Lists; list?: keyof ObjectIndexData }) {
  return <LinkList links={data[list] ?? []} />;
}
