import type { MediaType, Response } from '../../../model/api/api-model';
import type { CallContext } from './call';

interface StatusPair {
  before: Response;
  after: Response;
}

interface MatchedStatuses {
  pairs: StatusPair[];
  removed: Response[];
  added: Response[];
  /** One status that took the place of another. */
  swapped: StatusPair[];
  /** A range of successes that single ones were before, or are now. */
  widened?: Response;
  narrowed?: Response;
}

/** Pairs responses that may answer with the same status, whether it is written as 422, 4XX or `default`. */
export function matchStatuses(
  context: CallContext,
  before: readonly Response[],
  after: readonly Response[],
): MatchedStatuses {
  const statuses = new Set([...before, ...after].map(({ status }) => status));
  const pairs = new Map<string, StatusPair>();
  const [removed, added] = [new Set<Response>(), new Set<Response>()];
  for (const status of statuses) {
    const [one, other] = [responseFor(before, status), responseFor(after, status)];
    if (one && other) pairs.set(`${one.status} ${other.status}`, { before: one, after: other });
    else if (one && !isSplit(status, after)) removed.add(one);
    else if (other && !isSplit(status, before)) added.add(other);
  }
  const isSuccess = ({ status }: Response): boolean => status.startsWith('2');
  const swapped = [isSuccess, isError].flatMap((isKind) => {
    const [one, ...ones] = [...removed].filter(isKind);
    const [other, ...others] = [...added].filter(isKind);
    if (!one || !other || ones.length + others.length > 0) return [];
    if (
      isKind === isError &&
      bodyOf(context.schemas.baseDigest, one) !== bodyOf(context.schemas.headDigest, other)
    )
      return [];
    removed.delete(one);
    added.delete(other);
    return [{ before: one, after: other }];
  });
  return {
    pairs: [...pairs.values()],
    removed: [...removed],
    added: [...added],
    swapped,
    widened: rangeOver(before, after),
    narrowed: rangeOver(after, before),
  };
}

function isError({ status }: Response): boolean {
  return /^[45]/.test(status);
}

/** The most specific response for a status. `default` means errors where a success is described. */
function responseFor(responses: readonly Response[], status: string): Response | undefined {
  const find = (wanted: string): Response | undefined =>
    responses.find((response) => response.status === wanted);
  const exact = find(status) ?? find(`${status[0]}XX`);
  if (exact || status === 'default') return exact;
  const hasSuccess = responses.some((response) => response.status.startsWith('2'));
  return /^[123]/.test(status) && hasSuccess ? undefined : find('default');
}

/**
 * Returns the range of successes that only the second side has, where the first has single ones: more of them may arrive then. Of
 * errors, clients know the class.
 */
function rangeOver(some: readonly Response[], others: readonly Response[]): Response | undefined {
  const isRange = ({ status }: Response): boolean => status === '2XX';
  const isExact = ({ status }: Response): boolean => /^2\d\d$/.test(status);
  return some.some(isExact) && !some.some(isRange) ? others.find(isRange) : undefined;
}

/** Whether a range is written as single statuses on the other side. */
function isSplit(status: string, others: readonly Response[]): boolean {
  return status.endsWith('XX') && others.some((other) => other.status.startsWith(status[0]!));
}

function bodyOf(
  digest: (parts: [NonNullable<MediaType['schema']>]) => string,
  { content }: Response,
): string {
  return content
    .map(({ mediaType, schema }) => `${mediaType} ${schema ? digest([schema]) : ''}`)
    .toSorted()
    .join('\n');
}
