import type { Webhook } from '../../model/api-model';
import { plainSummary } from '../markdown/plain-summary';
import type { Component, Heading, MdxPage } from '../mdx/mdx';
import type { WebhookData } from '#core/contracts/page-data';
import { responseHeading } from './response-heading';

/** The page of an event: what the API sends, and the response it expects. */
export function buildEventPage({ event, summary, description, slug }: Webhook, data: WebhookData): MdxPage {
  return {
    frontMatter: {
      title: summary,
      description: plainSummary(description ?? summary),
      slug: `/webhooks/${slug}/`,
      sidebar_label: event,
    },
    dataFile: `${slug}.json`,
    body: [
      { depth: 2, text: 'Payload', id: 'payload' },
      { component: 'EventPayload' },
      ...buildResponses(data),
    ],
  };
}

function buildResponses({ responses }: WebhookData): (Component | Heading)[] {
  if (responses.length === 0) return [];
  return [
    { depth: 2, text: 'Response', id: 'response' },
    ...responses.flatMap((response) => [
      responseHeading(response, 3),
      { component: 'Response', attributes: { status: response.status } },
    ]),
  ];
}
