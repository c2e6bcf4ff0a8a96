import type { TagData } from '#core/contracts/page-data';
import type { PageContext } from '../page-context';
import { buildEventSummaries } from './summaries';

/** The slug of the tag whose pages share a folder with those of the events; the page of that tag lists the events, too. */
export const EVENTS_SLUG = 'webhooks';

/** Whether the events need a separate index page. */
export function hasEventIndex({ model }: PageContext): boolean {
  return model.webhooks.length > 0 && model.tags.every(({ slug }) => slug !== EVENTS_SLUG);
}

/** Builds the data of `/api/webhooks/`. */
export function buildEventIndexData(context: PageContext): Pick<TagData, 'events'> {
  return { events: buildEventSummaries(context) };
}
