import { readFileSync } from 'node:fs';
import { runIfStarted, type Command } from '#core/command-line/run-command';
import { UsageError } from '#core/command-line/usage-error';
import { readOwnSettings } from '../../config/settings';
import { openEngine } from '../open-engine';
import { type QueryOptions, readQueryOptions, USAGE } from './command-line';

/** Results for a query; more than a reader looks at. */
const HITS = 20;

/**
 * Prints what the search of the site finds: a JSON line for each result, or with `--file` one for each query. Exit code 2
 * for wrong usage and for a file that cannot be read, 1 for mistakes in the pages.
 */
export const command: Command = {
  usage: USAGE,
  run(args) {
    // A reader that has seen enough closes the pipe: `search:query … | head -1`.
    process.stdout.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
      process.exit();
    });
    return print(readQueryOptions(args));
  },
};

async function print(options: QueryOptions): Promise<void> {
  const engine = openEngine(readOwnSettings());
  if ('query' in options) {
    const { hits } = await engine.search({ query: options.query, hitsPerPage: HITS });
    for (const { record, score } of hits) {
      const { url, type, hierarchy } = record;
      printLine({ url, type, hierarchy, score: rounded(score) });
    }
    return;
  }
  for (const q of readQueries(options.file)) {
    const { hits } = await engine.search({ query: q, hitsPerPage: HITS });
    const shown = hits.map(({ record: { url, type }, score }) => ({ url, type, score: rounded(score) }));
    printLine({ q, hits: shown });
  }
}

/** @throws UsageError with the line that is not `{"q": "…"}`. */
function readQueries(file: string): string[] {
  return readText(file)
    .split(/\r?\n/)
    .map((line, index) => ({ line: line.trim(), place: `${file}:${index + 1}` }))
    .filter(({ line }) => line !== '')
    .map(({ line, place }) => readQuery(line, place));
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${(error as Error).message}`);
  }
}

function readQuery(line: string, place: string): string {
  try {
    const { q } = JSON.parse(line) as { q?: unknown };
    if (typeof q === 'string') return q;
  } catch {
    // Told below, together with lines that have no query.
  }
  throw new UsageError(`${place}  Write a line as {"q": "void a credit note"}.`);
}

function rounded(score: number): number {
  return Math.round(score * 1000) / 1000;
}

function printLine(value: object): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}

runIfStarted(module, command);
