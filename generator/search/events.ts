import type { SearchSection } from '#core/search/create-records';
import { eventUrl } from '../addresses/urls';
import type { WordingContext } from '../wording/wording-context';
import { groupOf } from './groups';
import { plainText } from '../wording/plain-text';

/** Events by their names; what happened is a word for it. */
export function listEvents({ model }: WordingContext): SearchSection[] {
  return model.webhooks.map(({ event, slug, summary, description, keywords = [] }) => ({
    kind: 'event',
    titles: [groupOf('Events'), event],
    content: plainText(description ?? summary),
    url: eventUrl(slug),
    keywords: [summary, ...keywords],
  }));
}
