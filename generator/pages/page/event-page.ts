import type { Webhook } from '../../model/api-model';
import { plainSummary } from '../markdown/plain-summary';
import type { MdxPage } from '../mdx/mdx';
import { WHOLE_PAGE } from './whole-page';

/** Builds the page of an event: its meaning, the request that the API sends, and the response that it expects. */
export function buildEventPage({ event, summary, description, slug }: Webhook): MdxPage {
  return {
    frontMatter: {
      title: summary,
      description: plainSummary(description ?? summary),
      slug: `/webhooks/${slug}/`,
      sidebar_label: event,
      ...WHOLE_PAGE,
    },
    dataFile: `${slug}.json`,
    body: [{ component: 'EventPage' }],
  };
}
