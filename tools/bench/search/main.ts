import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { sum } from '#core/collections/sum';
import { readFlags } from '#core/command-line/read-flags';
import { runIfStarted, type Command } from '#core/command-line/run-command';
import type { SearchRecord } from '#core/contracts/search-records';
import { readDescription } from '../../../generator/read/read-description';
import { buildRecords } from '../../../generator/emit/search/build-records';
import { createWordingContext } from '../../../generator/model/wording/wording-context';
import { readOwnSettings } from '../../../site/config/settings';
import { readRecords, readSynonyms } from '../../../site/search/read-index';
import { unpackGithub } from '../../../tests/corpus/github';
import { createLargeRecords } from './large-description';
import { readJudgedQueries } from '../../relevance/judged-queries';
import { openPagefind } from '../../relevance/pagefind';
import { servedSize } from '../../pages/served-size';
import { describeMachine } from '../machine';
import { type BenchedEngine, createEngines } from './engines';
import { measurePage } from './page';

const site = readOwnSettings();

const REPORT = resolve(__dirname, '../../../docs/_benchmarks/search.md');
/** As many as GitHub's description has with all fields of its responses. */
const LARGE = 50_304;
/** Every fourth query at that size: the slowest engine takes a second for some. */
const LARGE_STEP = 4;

interface Row {
  name: string;
  /** Kilobytes, compressed as servers compress while they serve: of all files, and what half of the first queries and each reads at most. */
  all?: number;
  half?: number;
  first?: number;
  /** Milliseconds. */
  load?: number;
  p50: number;
  p95: number;
}

/** `npm run bench:search`: bytes, loading and queries of our engine compared with others, and what the page's main thread does. */
async function main(): Promise<void> {
  const records = readRecords(site);
  const large = await createGitHubRecords();
  const queries = readJudgedQueries().map(({ q }) => q);
  const small = [...(await measureAll(records, queries)), await measurePagefind(records, queries)];
  const some = queries.filter((_, index) => index % LARGE_STEP === 0);
  const report = `# Search

\`npm run bench:search\` writes this page. ${describeMachine()}
Other work on the machine lengthens times; those of one table bear it alike. Each cell has in brackets how many times ours it is.
Kilobytes are compressed with Brotli at 5. Our index holds the contents of the hits; the others need them as well, in files that
are not counted. Queries are the ${queries.length} judged ones, with the first ten hits.

## ${records.length} records of this site

${table(small)}

Pagefind runs in Chromium, as it is made to, so its times hold the way to the page and back.

## ${large.length} records, as many as GitHub's description has with all fields

GitHub's own from \`@octokit/openapi\`, this site's, and an invented API up to the number; every ${LARGE_STEP}th query.
Pagefind would index ${large.length} pages, which takes too long for a bench.

${table(await measureAll(large, some))}

## Main thread of the page

From the key that opens the search to the hits of the second query, typed letter by letter, in Chromium. Long tasks are those of
50 ms and more by the clock of the page, with everything else that the machine did; CPU is what the task itself took.

${await pageTable()}
`;
  mkdirSync(dirname(REPORT), { recursive: true });
  writeFileSync(REPORT, report);
  process.stdout.write(report);
}

async function createGitHubRecords(): Promise<SearchRecord[]> {
  const { description } = await readDescription(unpackGithub(), (_name, run) => Promise.resolve(run()));
  if (!description) throw new Error('The description of GitHub is refused.');
  const records = [...buildRecords(createWordingContext(description.model)), ...readRecords(site)];
  process.stderr.write(`${records.length} records without padding\n`);
  const padding = createLargeRecords(Math.ceil((LARGE - records.length) / 100));
  return [...records, ...padding].slice(0, LARGE);
}

async function measureAll(records: readonly SearchRecord[], queries: readonly string[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, engine] of Object.entries(createEngines(records, readSynonyms(site)))) {
    rows.push(await measureEngine(name, engine, queries));
    process.stderr.write(`${name}, ${records.length} records: done\n`);
  }
  return rows;
}

async function measureEngine(name: string, engine: BenchedEngine, queries: readonly string[]): Promise<Row> {
  const sizes = new Map(engine.files.map((file) => [file, servedSize(file) / 1000]));
  const started = performance.now();
  const opened = engine.open();
  const load = performance.now() - started;
  const times = await timeEach(queries, (query) => opened.search(query));
  const firsts: number[] = [];
  if (engine.files.length > 1)
    for (const query of queries) {
      const fresh = engine.open();
      await fresh.search(query);
      firsts.push(sum(fresh.read().map((file) => sizes.get(file) ?? 0)));
    }
  const all = sum([...sizes.values()]);
  const [half = all, first = all] = firsts.length > 0 ? quantiles(firsts, [0.5, 1]) : [];
  return { name, all, half, first, load, ...times };
}

async function measurePagefind(records: readonly SearchRecord[], queries: readonly string[]): Promise<Row> {
  const pagefind = await openPagefind([...records]);
  const times = await timeEach(queries, pagefind.search);
  await pagefind.close();
  return { name: 'Pagefind', ...times };
}

async function timeEach(
  queries: readonly string[],
  search: (query: string) => unknown,
): Promise<{ p50: number; p95: number }> {
  const times: number[] = [];
  for (const query of queries) {
    const started = performance.now();
    await search(query);
    times.push(performance.now() - started);
  }
  const [p50 = NaN, p95 = NaN] = quantiles(times, [0.5, 0.95]);
  return { p50, p95 };
}

function quantiles(values: readonly number[], parts: readonly number[]): number[] {
  const sorted = values.toSorted((one, other) => one - other);
  return parts.map((part) => sorted[Math.floor(part * (sorted.length - 1))] ?? NaN);
}

function table(rows: readonly Row[]): string {
  const [ours] = rows;
  const cell = (value: number | undefined, own: number | undefined, digits: number) => {
    if (value === undefined) return '';
    const ratio = own === undefined || value === own ? '' : ` (${(value / own).toFixed(1)}×)`;
    return `${value.toFixed(digits)}${ratio}`;
  };
  const lines = rows.map(({ name, all, half, first, load, p50, p95 }) => [
    name,
    cell(all, ours?.all, 0),
    cell(half, ours?.half, 0),
    cell(first, ours?.first, 0),
    cell(load, ours?.load, 0),
    cell(p50, ours?.p50, 2),
    cell(p95, ours?.p95, 1),
  ]);
  return toMarkdown(
    [
      'engine',
      'index, KB',
      'first query, KB: half',
      'all, at most',
      'load ms',
      'query p50 ms',
      'query p95 ms',
    ],
    lines,
  );
}

async function pageTable(): Promise<string> {
  const lines = Object.entries(await measurePage()).map(([name, { longTasks, longestOfCpu, firstHits }]) => [
    name,
    longTasks.join(', ') || 'none',
    longestOfCpu.join(', '),
    firstHits.toFixed(0),
  ]);
  return toMarkdown(
    ['index', 'long tasks, ms', 'longest tasks, ms of CPU', 'first hits after ms, with the typing'],
    lines,
  );
}

function toMarkdown(head: string[], lines: string[][]): string {
  return [head, head.map(() => '---'), ...lines].map((line) => `| ${line.join(' | ')} |`).join('\n');
}

export const command: Command = {
  usage: `Usage: npm run bench:search
Writes docs/_benchmarks/search.md: size and speed of our engine compared with others.`,
  run(args) {
    readFlags({}, args);
    return main();
  },
};

runIfStarted(module, command);
