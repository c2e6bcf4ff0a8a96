import { significantWords } from '../../../search/text/significant-words';
import { stemOf } from '../../../search/text/stem';
import { type Link, readLinks } from './read-links';
import { type Fetch, START } from './site';

/** The part of the weight of a word that is left once it has led to a page, so that the other words of an instruction lead somewhere too. */
const LEFT = 0.8;

/** Addresses and email addresses name what a person has, not what a page is about. */
const ADDRESS = /\S+[@/]\S+/g;

/**
 * Reads pages like a program that knows nothing: it starts with the list of pages and fetches, one after the other, what the words
 * of its instruction fit best, judged by the links it has seen. Returns the addresses in the order of the fetches.
 */
export function read(instruction: string, fetch: Fetch, most: number): string[] {
  const wanted = new Map([...stemsOf(instruction.replaceAll(ADDRESS, ' '))].map((stem) => [stem, 1]));
  const links = new Map<string, Link>();
  const fetched: string[] = [];
  let next: string | undefined = START;
  while (next !== undefined && fetched.length < most) {
    const text = fetch(next);
    fetched.push(next);
    const own = links.get(next);
    for (const stem of own ? stemsIn(own) : []) {
      const weight = wanted.get(stem);
      if (weight !== undefined) wanted.set(stem, weight * LEFT);
    }
    for (const link of text === undefined ? [] : readLinks(text, next)) keepFullest(links, link);
    next = bestOf(links, wanted, fetched);
  }
  return fetched;
}

/** Keeps the link to an address that says most about it. */
function keepFullest(links: Map<string, Link>, link: Link): void {
  const known = links.get(link.address);
  if (known === undefined || link.note.length > known.note.length) links.set(link.address, link);
}

function bestOf(
  links: ReadonlyMap<string, Link>,
  wanted: ReadonlyMap<string, number>,
  fetched: readonly string[],
): string | undefined {
  const weigh = weightsOf([...links.values()]);
  const scored = [...links.values()]
    .filter(({ address }) => !fetched.includes(address))
    .map((link) => ({ address: link.address, score: scoreOf(link, wanted, weigh) }));
  return scored.toSorted((one, other) => other.score - one.score)[0]?.address;
}

/** Sums the weights of the wanted words that a link has. */
function scoreOf(link: Link, wanted: ReadonlyMap<string, number>, weigh: (stem: string) => number): number {
  return [...stemsIn(link)].reduce((sum, stem) => sum + (wanted.get(stem) ?? 0) * weigh(stem), 0);
}

/** The rarer a word is in the links seen so far, the more it tells. */
function weightsOf(links: readonly Link[]): (stem: string) => number {
  const counts = new Map<string, number>();
  for (const stem of links.flatMap((link) => [...stemsIn(link)]))
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return (stem) => Math.log(1 + links.length / (1 + (counts.get(stem) ?? 0)));
}

function stemsIn({ text, note }: Link): ReadonlySet<string> {
  return stemsOf(`${text} ${note}`);
}

const stems = new Map<string, ReadonlySet<string>>();

/** The words that say something, without numbers. */
function stemsOf(text: string): ReadonlySet<string> {
  const known =
    stems.get(text) ??
    new Set(
      significantWords(text)
        .filter((word) => !/^\d+$/.test(word))
        .map(stemOf),
    );
  stems.set(text, known);
  return known;
}
