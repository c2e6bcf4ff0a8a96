import type { Problem } from '../../../generator/problems/problem';
import type { DevStatus } from '../status';

/** The parts of the bar's line. */
interface Line {
  /** `2 errors, 1 warning` */
  counts: string;
  /** Where the first of them is, by the name of the file: `CouponUpdate.yaml:21:1`. */
  first: string;
  /** The state that the page shows meanwhile. */
  state: string;
  /** How long the last change took. */
  took: string;
}

/** @param timeOf formats milliseconds since 1970 as a time of the day. */
export function lineOf(status: DevStatus, timeOf: (ms: number) => string): Line {
  const { problems, tookMs } = status;
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const counts = [countOf(errors, 'error'), countOf(problems.length - errors, 'warning')];
  return {
    counts: counts.filter((count) => count !== undefined).join(', '),
    first: firstOf(problems),
    state: errors > 0 ? shownState(status, timeOf) : '',
    took: tookMs === undefined ? '' : `rebuilt in ${(tookMs / 1000).toFixed(1)} s`,
  };
}

/** Before the first check is done, nobody knows which state is shown. */
function shownState({ goodAt, isWrongSinceStart }: DevStatus, timeOf: (ms: number) => string): string {
  if (goodAt !== undefined) return `Showing the last good state, of ${timeOf(goodAt)}.`;
  return isWrongSinceStart ? 'No correct state since the start.' : '';
}

/** A warning comes first only without errors. */
function firstOf(problems: readonly Problem[]): string {
  const first = problems.find(({ severity }) => severity === 'error') ?? problems[0];
  return first === undefined ? '' : locationOf(first).replace(/^.*\//, '');
}

/** A location as editors understand it: `docs/index.mdx:3:7`. */
export function locationOf({ location: { file, line, column } }: Problem): string {
  return `${file}:${line}:${column}`;
}

function countOf(count: number, what: string): string | undefined {
  return count === 0 ? undefined : `${count} ${what}${count === 1 ? '' : 's'}`;
}

/** A part of a sentence: plain, or code. */
interface Piece {
  text: string;
  kind: 'text' | 'code';
}

/** Splits a sentence at what it quotes: names in backticks, and strings. */
export function piecesOf(sentence: string): Piece[] {
  return sentence
    .split(/(`[^`]+`|"[^"]+")/)
    .filter((part) => part !== '')
    .map((part) =>
      /^[`"]/.test(part) ? { kind: 'code', text: part.replaceAll('`', '') } : { kind: 'text', text: part },
    );
}
