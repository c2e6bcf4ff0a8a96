import type { SearchConfig } from '#core/contracts/search-config';
import { versionOf } from '../links/version-of';
import { toSafeHits, type SafeHit } from './hits';
import type { Result, SearchClient, SearchRequest } from './search-client';

export type SafeResult = Result<SafeHit>;

let connection: Promise<SearchClient> | undefined;
/** The earlier version of the API that it searches. */
let version: string | undefined;
let hasFailed = false;

/** The number of suggestions that the screen without results shows; none is longer than a query. */
const MAX_WORDS = 3;
const MAX_LENGTH = 64;

/**
 * Loads the client of the build's engine, and the index if the engine is embedded. A failure is remembered; otherwise each
 * letter of a query would load everything again.
 */
export function connect(config: SearchConfig): Promise<SearchClient> {
  const asked = versionOf(window.location.pathname);
  if (asked !== version) connection = undefined;
  version = asked;
  connection ??= (config.appId ? import('./hosted') : import('./embedded')).then((engine) =>
    engine.connect(config),
  );
  connection.catch(() => (hasFailed = true));
  return connection;
}

/** Makes the next query try again if loading has failed. */
export function forgetFailure(): void {
  if (hasFailed) connection = undefined;
  hasFailed = false;
}

/** Loads everything that the first query needs; tries again if that failed before. */
export async function prepare(config: SearchConfig): Promise<void> {
  forgetFailure();
  await connect(config);
}

/**
 * Sends requests to the engine.
 *
 * @returns a result for each request, with hits that are safe to show
 * @throws an error with the name `RetryError`, whatever the reason, because DocSearch shows its error screen only for that name
 */
export async function ask(
  config: SearchConfig,
  requests: SearchRequest[],
): Promise<{ results: SafeResult[] }> {
  try {
    const client = await connect(config);
    const { results } = await client.search(requests);
    return { results: results.map(toSafeResult) };
  } catch (cause) {
    console.warn(cause);
    const message = cause instanceof Error ? cause.message : 'The search failed.';
    throw Object.assign(new Error(message, { cause }), { name: 'RetryError' });
  }
}

function toSafeResult(result: Result<unknown>): SafeResult {
  const { hits, without, suggestions } = result;
  return { ...result, hits: toSafeHits(hits), without: toWords(without), suggestions: toWords(suggestions) };
}

/** Returns the strings of an optional list; an engine that does not support it omits it, and another may send anything. */
function toWords(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  const texts = value.filter((text): text is string => typeof text === 'string' && text.trim() !== '');
  return texts.slice(0, MAX_WORDS).map((text) => text.slice(0, MAX_LENGTH));
}
