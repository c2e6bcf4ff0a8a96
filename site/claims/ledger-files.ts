import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parse, stringify } from 'yaml';
import type { Bases } from './bases';
import type { Entry } from './entry';

/** Accepted sentences by the file that they are in. */
export type Ledger = Map<string, Entry[]>;

/** Where accepted sentences are, from the project's root. */
const FOLDER = 'docs/_claims';
const SUFFIX = '.yaml';

/** Names of tests, requirements and decisions in words, for the built site. */
export const BASES = `${FOLDER}/bases.json`;

/** Reads the accepted sentences of all files. @param folder that of another project has another path. */
export function readLedger(folder = FOLDER): Ledger {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(SUFFIX),
  );
  return new Map(
    files.toSorted().map((file) => {
      const entries = parse(readFileSync(join(folder, file), 'utf8')) as Entry[];
      return [file.slice(0, -SUFFIX.length), entries];
    }),
  );
}

/** Whether a hand-written page has accepted sentences. @param docs folder of the pages. */
export function isReviewed(page: string, docs: string): boolean {
  return existsSync(join(docs, '_claims', `${relative(dirname(docs), page)}${SUFFIX}`));
}

/** Writes the accepted sentences of one file, whole or not at all; a file without any has no ledger. */
export function writeEntries(file: string, entries: readonly Entry[]): void {
  const target = join(FOLDER, `${file}${SUFFIX}`);
  if (entries.length === 0) return rmSync(target, { force: true });
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(`${target}.new`, stringify(entries, { lineWidth: 0 }));
  renameSync(`${target}.new`, target);
}

/** Reads what the ids of bases were when the sentences were accepted. */
export function readBases(): Bases {
  return existsSync(BASES)
    ? (JSON.parse(readFileSync(BASES, 'utf8')) as Bases)
    : { executed: {}, specified: {}, decided: {}, security: {} };
}

/** Writes what the ids of bases are. */
export function writeBases(bases: Bases): void {
  writeFileSync(BASES, formatBases(bases));
}

/** Whether the file of bases says what it would say if it were written now. */
export function hasBases(bases: Bases): boolean {
  return existsSync(BASES) && readFileSync(BASES, 'utf8') === formatBases(bases);
}

function formatBases(bases: Bases): string {
  return `${JSON.stringify(bases, null, 2)}\n`;
}
