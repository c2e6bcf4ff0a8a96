import type { LandingData } from '#core/contracts/page-data';
import { EventList } from '../EventList';

export function LandingEvents({ data }: { data: LandingData }) {
  return <EventList events={data.events} />;
}
