import type { TagData } from '#core/contracts/page-data';
import type { PageContext } from '../page-context';
import { buildEventSummaries } from './summaries';

/** The slug of the tag whose pages stand beside those of the events; its page lists them, too. */
export const EVENTS_SLUG = 'webhooks';

/** Whether the events need a page that lists them. */
export function hasEventIndex({ model }: PageContext): boolean {
  return model.webhooks.length > 0 && model.tags.every(({ slug }) => slug !== EVENTS_SLUG);
}

/** `/api/webhooks/`. */
export function buildEventIndexData(context: PageContext): Pick<TagData, 'events'> {
  return { events: buildEventSummaries(context) };
}
