import type { ObjectIndexData } from '#core/contracts/page-data';
import { LinkList } from '../LinkList';

/** Every object of the API. */
export function ObjectIndex({ data }: { data: ObjectIndexData }) {
  return <LinkList links={data.objects} />;
}
