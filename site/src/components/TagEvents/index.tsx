import type { LandingData } from '../../../../generator/pages/page-data';
import { EventList } from '../EventList';

/** The events that the API sends. */
export function TagEvents({ data }: { data: Pick<LandingData, 'events'> }) {
  return <EventList events={data.events} />;
}
