import type { LandingData } from '../../../../generator/pages/page-data';
import { LinkList } from '../LinkList';

export function LandingObjects({ data }: { data: LandingData }) {
  return <LinkList links={data.objects} />;
}
