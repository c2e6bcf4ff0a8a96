import { sum } from '#core/collections/sum';
import type { EditCount, Measured, ProofCounts, Report } from '#core/contracts/report';
import { BASIS_KINDS, BASIS_MEANINGS, MOST_FETCHES, MOST_SHOWN, PROOF_LIMITS } from '#core/labels/proof';
import { MOST_COMMITS, MOST_DAYS } from '#core/report/age';

/** Path of the Markdown that shows the counts of the tests. */
export const PROOF_PATH = 'api/proof/index.md';

/**
 * Formats the counts of the last report of the tests, which the HTML of the page takes from the same report. Links are root-relative.
 * @param counts of the build itself.
 */
export function formatReport(report: Report, counts: ProofCounts): string {
  const { snippets, mutants, errors, model, browser, respect } = report;
  const { targets } = mutants;
  const runOf = (...blocks: (keyof Report)[]) =>
    blocks.map((block) => formatRun(report[block].measured, counts.stale.includes(block))).join('\n\n');
  return [
    '## Snippets',
    table(
      ['Language', 'Run', 'Same request', 'Documented status'],
      snippets.languages.map(({ language, executed, faithful, documentedResponses }) => [
        language,
        executed,
        faithful,
        documentedResponses,
      ]),
    ),
    runOf('snippets'),
    '## Errors',
    `${format(errors.natural)} provoked and ${format(errors.simulated)} shown on demand.`,
    runOf('errors'),
    ...formatSentences(report.sentences, counts.bases),
    runOf('sentences'),
    '## Mutants',
    `${format(sum(targets.map(({ killed }) => killed)))} of ${format(sum(targets.map((count) => count.mutants)))} mutants killed.`,
    table(
      ['Mutated', 'Mutants', 'Killed'],
      targets.map(({ target, mutants: count, killed }) => [target, count, killed]),
    ),
    runOf('mutants'),
    '## Sequences of calls',
    `${format(model.sequences)} random call sequences with ${format(model.requests)} requests, all as expected. ${model.faultsFound} of ${model.faults} planted faults are found. ${format(browser.sequences)} sequences with ${format(browser.responses)} responses are the same in Node and in a browser. The seed is ${model.seed}.`,
    runOf('model', 'browser'),
    '## Independent runner',
    `${format(counts.workflows)} workflows with ${format(counts.calls)} calls.`,
    `${format(respect.workflows)} workflows were played; ${format(respect.failed)} of ${format(respect.checks)} checks failed. ${respect.faultsFound} of ${respect.faults} planted faults are found.`,
    runOf('respect'),
    ...formatPrograms(report),
    runOf('tool', 'reader'),
    '## What this does not show',
    PROOF_LIMITS.map((limit) => `- ${limit}`).join('\n'),
  ].join('\n\n');
}

function formatRun({ on, revision, node, seconds }: Measured, wasStale: boolean): string {
  const run = `Counted on ${on}, on revision ${revision}, with Node ${node}, in ${seconds} s.`;
  if (!wasStale) return run;
  return `${run} **Stale**: this was more than ${MOST_COMMITS} commits or ${MOST_DAYS} days ago.`;
}

function formatSentences({ lies, edits }: Report['sentences'], bases: ProofCounts['bases']): string[] {
  const of = (counts: readonly EditCount[], key: 'planted' | 'shown') =>
    format(sum(counts.map((count) => count[key])));
  const tableOf = (counts: readonly EditCount[]) =>
    table(
      ['Class', 'Planted', 'Shown to a reviewer'],
      counts.map((count) => [count.class, count.planted, count.shown]),
    );
  return [
    '## The basis of each sentence',
    `Each of the ${format(sum(Object.values(bases)))} sentences on these pages has a basis. Each changed sentence is shown to a reviewer. [claims.json](/claims.json) has all of them.`,
    table(
      ['Basis', 'Meaning', 'Count'],
      BASIS_KINDS.map((kind) => [kind, BASIS_MEANINGS[kind], bases[kind]]),
    ),
    `Of ${of(lies, 'planted')} false sentences that were made from true ones, ${of(lies, 'shown')} are shown to a reviewer. So are ${of(edits, 'shown')} of ${of(edits, 'planted')} edits after which a sentence is still true: the check compares words, and a person decides.`,
    'False sentences:',
    tableOf(lies),
    'True edits:',
    tableOf(edits),
  ];
}

function formatPrograms({ tool, reader }: Report): string[] {
  const { tasks } = tool;
  const { pages, worth } = reader;
  return [
    '## Programs that read the docs',
    `${format(tasks)} tasks say in everyday words what an integrator is asked to do. For the docs tool, the calls of each task are given: sent through the tool, they must leave the simulator as the task asks.`,
    `The keyword-only baseline is given only the words: it looks in the Markdown of the pages for the ${format(reader.facts)} facts that the tasks need. It opens what has the words of a task, at most ${MOST_FETCHES} files with the list of all pages.`,
    table(
      ['Program', 'Tasks done', 'Tasks with all facts', 'Facts found', 'Files opened (median)'],
      [
        ['Given calls, through the docs tool', `${tool.solved} of ${tasks}`, '–', '–', '–'],
        [
          'Keyword-only baseline',
          '–',
          `${reader.solved} of ${tasks}`,
          `${reader.found} of ${reader.facts}`,
          reader.medianFetches,
        ],
      ],
    ),
    `Without a page, the baseline can miss the facts of a task that it finds now, or need more files. That is so for ${format(worth.length)} of the ${format(pages)} pages. The ${MOST_SHOWN} pages that most of these tasks need:`,
    table(
      ['Page', 'Tasks lost without it', 'Tasks that take more files'],
      worth.slice(0, MOST_SHOWN).map(({ page, lost, slower }) => [`[${page}](${page})`, lost, slower]),
    ),
  ];
}

function format(count: number): string {
  return count.toLocaleString('en');
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cells = rows.map((row) => row.map((cell) => (typeof cell === 'number' ? format(cell) : cell)));
  return [head, head.map(() => '---'), ...cells].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
