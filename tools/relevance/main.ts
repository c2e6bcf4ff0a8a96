import { readFlags } from '#core/command-line/read-flags';
import { runIfStarted, type Command } from '#core/command-line/run-command';
import { createEngine } from '../../search/engine';
import { buildIndex } from '../../search/index/build-index';
import { openIndex } from '../../search/index/open-index';
import { readOwnSettings } from '../../site/config/settings';
import { readRecords, readSynonyms } from '../../site/search/read-index';
import { createCompetitors } from './competitors';
import { readLaterQueries, readJudgedQueries, type JudgedQuery } from './judged-queries';
import { openPagefind } from './pagefind';
import { bootstrap, judge, keystrokes, measure, type Outcome, type Search } from './metrics';

/** Prints how well the search serves the judged queries, by set and kind, compared with other engines on the same records. */
async function main(): Promise<void> {
  const site = readOwnSettings();
  const records = readRecords(site);
  const engine = createEngine(openIndex(buildIndex(records, readSynonyms(site))));
  const own: Search = async (query) =>
    (await engine.search({ query, hitsPerPage: 10 })).hits.map(({ record }) => record.url);
  const queries = [...readJudgedQueries(), ...readLaterQueries()];
  const pagefind = await openPagefind(records);
  const competitors = { ...createCompetitors(records), Pagefind: pagefind.search };
  for (const set of ['dev', 'test', 'tuning', 'holdout', 'natural'] as const) {
    const chosen = queries.filter((query) => query.set === set);
    const outcomes = await judge(chosen, own);
    printKinds(set, outcomes);
    console.log(`keystrokes to target: ${(await keystrokes(meaningful(chosen), own)).toFixed(1)}\n`);
    for (const [name, search] of Object.entries(competitors))
      printComparison(name, outcomes, await judge(chosen, search));
    console.log();
    printFailures(outcomes);
  }
  await pagefind.close();
}

function meaningful(queries: readonly JudgedQuery[]): JudgedQuery[] {
  return queries.filter(({ want }) => want.length > 0);
}

function printKinds(set: string, outcomes: readonly Outcome[]): void {
  const kinds = [...new Set(outcomes.map(({ query }) => query.kind))];
  const rows = kinds.map((kind) => ({ kind, part: outcomes.filter(({ query }) => query.kind === kind) }));
  console.log(`${`${set} set`.padEnd(20)} queries   MRR@10  success@1  success@3`);
  for (const { kind, part } of [...rows, { kind: 'all but nonsense', part: targeted(outcomes) }]) {
    const { count, mrr, success1, success3 } = measure(part);
    const numbers =
      kind === 'nonsense'
        ? `abstains ${success1.toFixed(3)}`
        : [mrr, success1, success3].map((one) => one.toFixed(3)).join('      ');
    console.log(`${kind.padEnd(20)} ${String(count).padStart(7)}   ${numbers}`);
  }
}

function targeted(outcomes: readonly Outcome[]): Outcome[] {
  return outcomes.filter(({ query }) => query.want.length > 0);
}

function printComparison(name: string, own: readonly Outcome[], others: readonly Outcome[]): void {
  const { mrr, success1, success3 } = measure(targeted(others));
  const abstains = measure(others.filter(({ query }) => query.want.length === 0)).success1;
  const [low, high] = bootstrap(targeted(own), targeted(others), createRandom(1));
  console.log(
    `${name.padEnd(20)} MRR@10 ${mrr.toFixed(3)}  success@1 ${success1.toFixed(3)}  success@3 ${success3.toFixed(3)}  abstains ${abstains.toFixed(3)}  ours better by ${low.toFixed(3)} to ${high.toFixed(3)}`,
  );
}

function printFailures(outcomes: readonly Outcome[]): void {
  for (const { query, place } of outcomes.filter((one) => one.place === 0 || one.place > 3))
    console.log(
      `${query.kind}: "${query.q}" ${place === 0 ? 'not in the first ten' : `at ${place}`}${query.want[0] ? `, wanted ${query.want[0]}` : ''}`,
    );
  console.log();
}

/** Mulberry32: the same numbers in every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const command: Command = {
  usage: `Usage: npm run search:relevance
Prints how well the search serves the judged queries, compared with other engines, with those that fail by name.`,
  run(args) {
    readFlags({}, args);
    return main();
  },
};

runIfStarted(module, command);
