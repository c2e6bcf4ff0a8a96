import { significantWords } from '../../../search/text/significant-words';
import { stemOf } from '../../../search/text/stem';
import { type Link, readLinks } from './read-links';
import { type Fetch, isList, START } from './site';

/** How much a word of a note counts, compared with a word of the link itself. */
const NOTE = 0.6;

interface Candidate {
  link: Link;
  /** The score of the list that has the link: what speaks for a list speaks for its pages. A page may link anything. */
  from: number;
}

/**
 * Reads pages like a program that knows nothing: it starts with the list of pages and fetches, one after the other, what the words
 * of its instruction fit best, judged by the links it has seen. Returns the addresses in the order of the fetches.
 */
export function read(instruction: string, fetch: Fetch, most: number): string[] {
  const wanted = stemsOf(instruction);
  const candidates = new Map<string, Candidate>();
  const fetched: string[] = [];
  let next: { address: string; score: number } | undefined = { address: START, score: 0 };
  while (next && fetched.length < most) {
    const { address, score }: { address: string; score: number } = next;
    const text = fetch(address);
    fetched.push(address);
    for (const link of text === undefined ? [] : readLinks(text, address))
      add(candidates, link, isList(address) ? score : 0);
    next = bestOf(candidates, wanted, new Set(fetched));
  }
  return fetched;
}

/** Keeps the fullest link to an address. */
function add(candidates: Map<string, Candidate>, link: Link, from: number): void {
  const known = candidates.get(link.address);
  const isFuller = known === undefined || link.note.length > known.link.note.length;
  candidates.set(link.address, {
    link: isFuller ? link : known.link,
    from: Math.max(from, known?.from ?? 0),
  });
}

function bestOf(
  candidates: ReadonlyMap<string, Candidate>,
  wanted: ReadonlySet<string>,
  fetched: ReadonlySet<string>,
): { address: string; score: number } | undefined {
  const weigh = weightsOf([...candidates.values()].map(({ link }) => link));
  const scored = [...candidates.values()]
    .filter(({ link }) => !fetched.has(link.address))
    .map(({ link, from }) => ({ address: link.address, score: scoreOf(link, wanted, weigh) + from }));
  return scored.toSorted((one, other) => other.score - one.score)[0];
}

/** Sums the weights of the wanted words that a link has. */
function scoreOf({ text, note }: Link, wanted: ReadonlySet<string>, weigh: (stem: string) => number): number {
  const inText = stemsOf(text);
  const inNote = [...stemsOf(note)].filter((stem) => !inText.has(stem));
  const sum = (stems: Iterable<string>) =>
    [...stems].filter((stem) => wanted.has(stem)).reduce((total, stem) => total + weigh(stem), 0);
  return sum(inText) + NOTE * sum(inNote);
}

/** The rarer a word is in the links seen so far, the more it tells. */
function weightsOf(links: readonly Link[]): (stem: string) => number {
  const counts = new Map<string, number>();
  for (const { text, note } of links) {
    for (const stem of stemsOf(`${text} ${note}`)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return (stem) => Math.log(1 + links.length / (1 + (counts.get(stem) ?? 0)));
}

const stems = new Map<string, ReadonlySet<string>>();

function stemsOf(text: string): ReadonlySet<string> {
  const known = stems.get(text) ?? new Set(significantWords(text).map(stemOf));
  stems.set(text, known);
  return known;
}
