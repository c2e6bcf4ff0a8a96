import { translate } from '#core/labels/translate';
import type { Webhook } from '../../../model/api/api-model';
import { plainSummary } from '../markdown/plain-summary';
import type { MdxPage } from '../mdx/mdx';
import { describe } from '../mdx/page-head';
import { WHOLE_PAGE } from './whole-page';

/** Builds the page of an event: its meaning, the request that the API sends, and the response that it expects. */
export function buildEventPage({ event, summary, description, slug }: Webhook): MdxPage {
  return {
    frontMatter: {
      title: summary,
      meta_title: translate('{title}: event {event}', { title: summary, event }),
      ...describe(
        plainSummary(description ?? summary),
        translate('{event}: its payload, its headers, and the response it expects.', { event }),
      ),
      slug: `/webhooks/${slug}/`,
      sidebar_label: event,
      ...WHOLE_PAGE,
    },
    dataFile: `${slug}.json`,
    body: [{ component: 'EventPage' }],
  };
}
