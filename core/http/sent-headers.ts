import type { WebhookData } from '../contracts/page-data';

/** The headers that the API sends with the example of an event: those that have an example, and the media type. */
export function listSentHeaders({
  parameters = [],
  requestBody,
}: Pick<WebhookData, 'parameters' | 'requestBody'>): { name: string; value: string }[] {
  const headers = parameters.find((group) => group.in === 'header')?.fields ?? [];
  const sent = headers.flatMap(({ name, examples: [example] = [] }) =>
    example === undefined ? [] : [{ name, value: String(JSON.parse(example)) }],
  );
  const mediaType = requestBody?.content[0]?.mediaType;
  return mediaType === undefined ? sent : [...sent, { name: 'Content-Type', value: mediaType }];
}
