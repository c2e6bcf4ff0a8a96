const PATIENCE_MS = 30_000;

/** Statuses that say nothing about a page: it wants a login, or fewer visits. */
const UNDECIDED = [401, 403, 405, 429];

/** Returns why a link is broken; undefined if a page is there, or its host does not tell programs. */
export async function findFault(link: string): Promise<string | undefined> {
  try {
    const { status } = await fetch(link, {
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: { Accept: 'text/html,*/*' },
    });
    return status < 400 || UNDECIDED.includes(status) ? undefined : String(status);
  } catch (error) {
    const { message, cause } = error as Error;
    return cause instanceof Error ? cause.message : message;
  }
}
