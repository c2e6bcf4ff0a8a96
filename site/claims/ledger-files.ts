import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { areaOf, formatArea, type Ledger, parseArea } from './area';
import type { Bases } from './bases';
import type { Entry } from './entry';

/** The folder of accepted sentences in that of the pages, from the root of this project. */
export const LEDGER = 'docs/_claims';
const SUFFIX = '.yaml';

/** Reads the accepted sentences of all files. @param folder that of another project has another path. */
export function readLedger(folder = LEDGER): Ledger {
  if (!existsSync(folder)) return new Map();
  const areas = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(SUFFIX),
  );
  return new Map(areas.toSorted().flatMap((area) => [...readArea(join(folder, area))]));
}

/** Returns whether a hand-written page has accepted sentences. @param docs folder of the pages. */
export function reviewedPages(docs: string): (page: string) => boolean {
  const ledger = readLedger(join(docs, '_claims'));
  return (page) => ledger.has(relative(dirname(docs), page));
}

/** Writes the accepted sentences of one file, whole or not at all; an area without any has no file. */
export function writeEntries(folder: string, file: string, entries: readonly Entry[]): void {
  const target = join(folder, `${areaOf(file)}${SUFFIX}`);
  const area = new Map([...(existsSync(target) ? readArea(target) : []), [file, [...entries]]]);
  const text = formatArea(area);
  if ([...area.values()].every(({ length }) => length === 0)) return rmSync(target, { force: true });
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(`${target}.new`, text);
  renameSync(`${target}.new`, target);
}

function readArea(file: string): Ledger {
  return parseArea(readFileSync(file, 'utf8'));
}

/** Returns the file with the names of tests, requirements and decisions in words, for the built site. */
export function basesFile(folder: string): string {
  return join(folder, 'bases.json');
}

/** Reads what the ids of bases were when the sentences were accepted. */
export function readBases(folder: string): Bases {
  const file = basesFile(folder);
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Bases)
    : { executed: {}, specified: {}, decided: {}, security: {} };
}

/** Writes what the ids of bases are. */
export function writeBases(folder: string, bases: Bases): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(basesFile(folder), formatBases(bases));
}

/** Whether the file of bases says what it would say if it were written now. */
export function hasBases(folder: string, bases: Bases): boolean {
  const file = basesFile(folder);
  return existsSync(file) && readFileSync(file, 'utf8') === formatBases(bases);
}

/** One line for each id. */
function formatBases(bases: Bases): string {
  const kinds = Object.entries({ ...bases }).map(([kind, ids]) => {
    const lines = Object.entries(ids).map(
      ([id, value]) => `    ${JSON.stringify(id)}: ${JSON.stringify(value)}`,
    );
    return `  ${JSON.stringify(kind)}: {\n${lines.join(',\n')}\n  }`;
  });
  return `{\n${kinds.join(',\n')}\n}\n`;
}
