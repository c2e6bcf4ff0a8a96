import type { Token } from './token';

/** A gap between words that stay: the words that it lost and got, without those that are only elsewhere now. */
export interface Place {
  out: readonly Token[];
  in: readonly Token[];
}

/** The differences of two sentences. */
export interface Differences {
  /** Words that the accepted sentence has more often. */
  out: readonly Token[];
  /** Words that the new sentence has more often. */
  in: readonly Token[];
  places: readonly Place[];
}

/** Compares the words of two sentences: as a whole, and between words that stay. */
export function findDifferences(was: readonly Token[], now: readonly Token[]): Differences {
  const takeOut = takerOf(was, now);
  const takeIn = takerOf(now, was);
  const places = placesOf(was, now)
    .map((place) => ({ out: place.out.filter(takeOut), in: place.in.filter(takeIn) }))
    .filter((place) => place.out.length + place.in.length > 0);
  return {
    out: places.flatMap((place) => place.out),
    in: places.flatMap((place) => place.in),
    places,
  };
}

/** Returns a filter for the tokens that one sentence has more often than another: as many of each as it has more. */
function takerOf(one: readonly Token[], other: readonly Token[]): (token: Token) => boolean {
  const surplus = new Map<string, number>();
  for (const { key } of one) surplus.set(key, (surplus.get(key) ?? 0) + 1);
  for (const { key } of other) surplus.set(key, (surplus.get(key) ?? 0) - 1);
  return ({ key }) => {
    const count = surplus.get(key) ?? 0;
    surplus.set(key, count - 1);
    return count > 0;
  };
}

/** Returns what is between the words of the longest common subsequence. */
function placesOf(was: readonly Token[], now: readonly Token[]): Place[] {
  const lengths = Array.from({ length: was.length + 1 }, () => new Uint16Array(now.length + 1));
  for (let i = was.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      lengths[i]![j] =
        was[i]!.key === now[j]!.key
          ? lengths[i + 1]![j + 1]! + 1
          : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
  const places: { out: Token[]; in: Token[] }[] = [{ out: [], in: [] }];
  for (let i = 0, j = 0; i < was.length || j < now.length;) {
    const isCommon = i < was.length && j < now.length && was[i]!.key === now[j]!.key;
    if (isCommon) {
      places.push({ out: [], in: [] });
      i++;
      j++;
    } else if (j >= now.length || (i < was.length && lengths[i + 1]![j]! >= lengths[i]![j + 1]!))
      places.at(-1)!.out.push(was[i++]!);
    else places.at(-1)!.in.push(now[j++]!);
  }
  return places;
}
