import type { TagData } from '#core/contracts/page-data';
import { LinkList } from '../LinkList';

/** Objects that the operations of a tag send or receive. */
export function TagObjects({ data }: { data: TagData }) {
  return <LinkList links={data.objects} />;
}
