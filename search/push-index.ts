import type { SearchRecord } from '#core/contracts/search-records';
import { HIERARCHY_LEVELS } from '#core/search/levels';
import { withOrigin } from './with-origin';

/** Location and credentials of a hosted index. */
interface HostedIndex {
  appId: string;
  adminKey: string;
  name: string;
  /** Prefix of the URLs of its hits, including the base path of the site: `https://docs.example`. */
  origin: string;
  /** Base URL of the API; Algolia's when absent. */
  host?: string;
}

/** The reason why an index was not replaced, for the user of the command. The index is unchanged. */
export class PushError extends Error {}

const BATCH = 1000;
const POLL_MS = 500;
const MAX_POLLS = 600;
const TIMEOUT_MS = 30_000;

/** Ranking settings of a hosted index, as the DocSearch scraper configures them. */
const SETTINGS = {
  searchableAttributes: [
    ...HIERARCHY_LEVELS.map((level) => `unordered(hierarchy.${level})`),
    'keywords',
    'path',
    'content',
    'cells',
  ],
  attributesForFaceting: ['type', 'kind', 'language', 'version', 'docusaurus_tag'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.page_rank)', 'desc(weight.level)', 'asc(weight.position)'],
  attributeForDistinct: 'url',
  distinct: true,
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  advancedSyntax: true,
  separatorsToIndex: '_',
  ignorePlurals: true,
  removeStopWords: ['en'],
};

/**
 * Replaces a hosted index atomically: readers search the old one until the new one is complete under another name.
 * @param report receives each step, to show progress.
 * @throws PushError when a step fails; the old index stays.
 */
export async function pushIndex(
  index: HostedIndex,
  records: readonly SearchRecord[],
  synonyms: readonly string[][],
  report: (step: string) => void,
): Promise<void> {
  const api = createApi(index);
  const copy = `${index.name}_tmp_${Date.now()}`;
  try {
    report(`Setting up ${copy}`);
    await api.send('PUT', `/1/indexes/${copy}/settings`, SETTINGS, copy);
    await api.send('POST', `/1/indexes/${copy}/synonyms/batch`, synonyms.map(toSynonym), copy);
    for (let start = 0; start < records.length; start += BATCH) {
      const requests = records
        .slice(start, start + BATCH)
        .map((record) => ({ action: 'addObject', body: withOrigin(record, index.origin) }));
      await api.send('POST', `/1/indexes/${copy}/batch`, { requests }, copy);
      report(`Sent ${Math.min(start + BATCH, records.length)} of ${records.length} records`);
    }
    report(`Replacing ${index.name}`);
    await api.send(
      'POST',
      `/1/indexes/${copy}/operation`,
      { operation: 'move', destination: index.name },
      index.name,
    );
  } catch (error) {
    // A leftover copy would count against the plan's record limit; a second failure must not hide the first.
    await api.send('DELETE', `/1/indexes/${copy}`).catch(() => undefined);
    throw error;
  }
}

function toSynonym(words: readonly string[], number: number): object {
  return { objectID: `synonym-${number + 1}`, type: 'synonym', synonyms: words };
}

function createApi({ appId, adminKey, host = `https://${appId}.algolia.net` }: HostedIndex) {
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(host + path, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-algolia-application-id': appId,
        'x-algolia-api-key': adminKey,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: unknown) => {
      throw new PushError(
        `${host} cannot be reached (${reasonOf(error)}). Check the connection and SEARCH_APP_ID.`,
      );
    });
    const text = await response.text();
    if (!response.ok) throw new PushError(explain(response.status, text));
    return parse(text);
  };
  const isPublished = async (path: string) =>
    ((await call('GET', path)) as { status?: string }).status === 'published';
  return {
    /** @param waitFor the index whose task must finish before the next step. */
    async send(method: string, path: string, body?: unknown, waitFor?: string): Promise<void> {
      const { taskID } = (await call(method, path, body)) as { taskID?: number };
      if (taskID === undefined || waitFor === undefined) return;
      for (let poll = 0; poll < MAX_POLLS; poll++) {
        if (await isPublished(`/1/indexes/${waitFor}/task/${taskID}`)) return;
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
      throw new PushError('The hosted engine did not finish in time. Try again later.');
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new PushError('The hosted engine did not send JSON. Try again later.');
  }
}

function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? cause.message : message;
}

function explain(status: number, text: string): string {
  const said = `The hosted engine says ${status}: ${messageIn(text)}`;
  if (status === 401 || status === 403)
    return `${said}\nSEARCH_ADMIN_KEY is wrong for this application, or may not change indexes. Take the admin key, not the search key.`;
  if (status === 402 || status === 413 || status === 429)
    return `${said}\nThe plan's quota is used up or a limit is reached. Raise it, or try again later.`;
  return said;
}

function messageIn(text: string): string {
  try {
    return (JSON.parse(text) as { message?: string }).message ?? text.slice(0, 200);
  } catch {
    return text.slice(0, 200);
  }
}
