import type { SearchConfig } from '#core/contracts/search-config';

/** The event that DocSearch reports when a reader chooses a hit. */
interface ClickEvent {
  eventName: string;
  index: string;
  queryID: string;
  objectIDs: string[];
  positions: number[];
}

/**
 * Creates a client that reports to the hosted engine which hit a reader chose. The library's client is a third-party script;
 * this one sends only the event that we use, with an anonymous user token that lasts as long as the page.
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
    // DocSearch reports a click on a hit twice.
    const key = `${queryID} ${objectIDs.join()}`;
    if (sent.has(key)) return;
    sent.add(key);
    const click = { eventType: 'click', eventName, index, queryID, objectIDs, positions, userToken };
    navigator.sendBeacon(address, JSON.stringify({ events: [click] }));
  };
}
