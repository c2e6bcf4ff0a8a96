import type { LandingData } from '#core/contracts/page-data';
import { LinkList } from '../LinkList';

export function LandingObjects({ data }: { data: LandingData }) {
  return <LinkList links={data.objects} />;
}
