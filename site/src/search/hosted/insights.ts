import type { SearchConfig } from '#core/contracts/search-config';

/** What DocSearch says of a hit that was chosen. */
interface ClickEvent {
  eventName: string;
  index: string;
  queryID: string;
  objectIDs: string[];
  positions: number[];
}

/**
 * Tells the hosted engine which hit was chosen. The library's own client is a script of a third party; this one sends the one
 * event that we use, with a name for the reader that lasts as long as the page.
 */
export function createInsightsClient({ appId = '', apiKey = '' }: SearchConfig) {
  const userToken = `anonymous-${crypto.randomUUID()}`;
  const address = `https://insights.algolia.io/1/events?${new URLSearchParams({
    'x-algolia-application-id': appId,
    'x-algolia-api-key': apiKey,
  }).toString()}`;
  const sent = new Set<string>();
  return (method: string, ...[event]: unknown[]): void => {
    if (method !== 'clickedObjectIDsAfterSearch') return;
    const { eventName, index, queryID, objectIDs, positions } = event as ClickEvent;
    // DocSearch says it twice of a hit that was clicked.
    const key = `${queryID} ${objectIDs.join()}`;
    if (sent.has(key)) return;
    sent.add(key);
    const click = { eventType: 'click', eventName, index, queryID, objectIDs, positions, userToken };
    navigator.sendBeacon(address, JSON.stringify({ events: [click] }));
  };
}
