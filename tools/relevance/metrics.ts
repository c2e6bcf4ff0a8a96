import type { JudgedQuery } from './judged-queries';

/** Addresses that an engine finds for a query, best first; at least ten where there are that many. */
export type Search = (query: string) => Promise<string[]>;

/** How well an engine served one query. */
export interface Outcome {
  query: JudgedQuery;
  /** Place of the first wanted address, from 1; 0 when it is not among the first ten. For nonsense: 1 when nothing is found. */
  place: number;
}

interface Measures {
  count: number;
  mrr: number;
  success1: number;
  success3: number;
}

const DEPTH = 10;

export async function judge(queries: readonly JudgedQuery[], search: Search): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const query of queries) outcomes.push({ query, place: placeOf(query, await search(query.q)) });
  return outcomes;
}

function placeOf({ want }: JudgedQuery, urls: readonly string[]): number {
  if (want.length === 0) return urls.length === 0 ? 1 : 0;
  return urls.slice(0, DEPTH).findIndex((url) => want.some((one) => serves(url, one))) + 1;
}

/** Whether an address is the wanted one, or on the wanted page. */
export function serves(url: string, wanted: string): boolean {
  return url === wanted || (!wanted.includes('#') && url.split('#')[0] === wanted);
}

/** Mean reciprocal rank in the first ten, and the parts of queries served by the first and the first three results. */
export function measure(outcomes: readonly Outcome[]): Measures {
  const mean = (of: (place: number) => number) =>
    outcomes.reduce((sum, { place }) => sum + of(place), 0) / Math.max(1, outcomes.length);
  return {
    count: outcomes.length,
    mrr: mean((place) => (place > 0 ? 1 / place : 0)),
    success1: mean((place) => (place === 1 ? 1 : 0)),
    success3: mean((place) => (place > 0 && place <= 3 ? 1 : 0)),
  };
}

/** Mean number of characters after which a wanted address is among the first three; all of them when it never is. */
export async function keystrokes(queries: readonly JudgedQuery[], search: Search): Promise<number> {
  let sum = 0;
  for (const query of queries) {
    let length = 1;
    const isFound = async () => {
      const place = placeOf(query, await search(query.q.slice(0, length)));
      return place > 0 && place <= 3;
    };
    while (length < query.q.length && !(await isFound())) length += 1;
    sum += length;
  }
  return sum / Math.max(1, queries.length);
}

/**
 * The 95 % interval of the difference in mean reciprocal rank, `one` minus `other`, by paired bootstrap.
 * @param random numbers from 0 to 1, from a seed.
 */
export function bootstrap(
  one: readonly Outcome[],
  other: readonly Outcome[],
  random: () => number,
  rounds = 4000,
): [number, number] {
  const differences = one.map(({ place }, index) => reciprocal(place) - reciprocal(other[index]?.place ?? 0));
  const means = Array.from({ length: rounds }, () => {
    let sum = 0;
    for (let draw = 0; draw < differences.length; draw++)
      sum += differences[Math.floor(random() * differences.length)] ?? 0;
    return sum / differences.length;
  }).toSorted((a, b) => a - b);
  return [means[Math.floor(rounds * 0.025)] ?? 0, means[Math.ceil(rounds * 0.975) - 1] ?? 0];
}

function reciprocal(place: number): number {
  return place > 0 ? 1 / place : 0;
}
