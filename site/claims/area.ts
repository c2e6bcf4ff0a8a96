import { dirname } from 'node:path';
import { parse, stringify } from 'yaml';
import type { Entry } from './entry';

/** Accepted sentences by the file that they are in. */
export type Ledger = Map<string, Entry[]>;

/** Folders of a path that make an area. */
const DEPTH = 2;

/** Between a basis and where the sentence is in its file. */
const AT = ' at ';

/** Returns the area of the ledger that a file belongs to: the first two folders of its path, `docs/guides`. */
export function areaOf(file: string): string {
  return dirname(file).split('/').slice(0, DEPTH).join('/');
}

/**
 * Writes the accepted sentences of an area: the files in the order of their paths, and one line for each sentence, so that two branches
 * rarely change neighboring lines.
 */
export function formatArea(ledger: Ledger): string {
  const files = [...ledger]
    .filter(([, entries]) => entries.length > 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return stringify(Object.fromEntries(files.map(([file, entries]) => [file, entries.map(toLine)])), {
    lineWidth: 0,
  });
}

function toLine({ at, sentence, basis }: Entry): Record<string, string> {
  return { [at === undefined ? basis : basis + AT + at]: sentence };
}

/** Reads the accepted sentences of an area. */
export function parseArea(text: string): Ledger {
  const files = parse(text) as Record<string, Record<string, string>[]>;
  return new Map(Object.entries(files).map(([file, lines]) => [file, lines.flatMap(toEntries)]));
}

function toEntries(line: Record<string, string>): Entry[] {
  return Object.entries(line).map(([key, sentence]) => {
    const [basis = '', ...at] = key.split(AT);
    return { ...(at.length > 0 && { at: at.join(AT) }), sentence, basis };
  });
}
