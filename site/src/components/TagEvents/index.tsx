import type { TagData } from '#core/contracts/page-data';
import { EventList } from '../EventList';

/** The events that the API sends. */
export function TagEvents({ data }: { data: TagData }) {
  return data.events && <EventList events={data.events} />;
}
