import type { LinkData } from '../../../../generator/pages/page-data';
import { LinkList } from '../LinkList';

/** Every object of the API. */
export function ObjectIndex({ data }: { data: { objects: LinkData[] } }) {
  return <LinkList links={data.objects} />;
}
