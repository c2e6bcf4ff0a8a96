import { sum } from '#core/collections/sum';
import type { Report } from '#core/contracts/report';
import { BASIS_KINDS, BASIS_MEANINGS, MOST_FETCHES, MOST_SHOWN, PROOF_LIMITS } from '#core/labels/proof';

/** Path of the Markdown that shows the counts of the tests. */
export const PROOF_PATH = 'api/proof/index.md';

/** Formats the counts of the last report of the tests, which the HTML of the page takes from the same report. Links are root-relative. */
export function formatReport(report: Report): string {
  const { snippets, mutants, errors, model, browser, respect, measured } = report;
  return [
    '## Last report',
    `${measured.on}, on revision ${measured.revision}, with Node ${measured.node}.`,
    `Errors: ${format(errors.natural)} provoked and ${format(errors.simulated)} shown on demand.`,
    '## Snippets',
    table(
      ['Language', 'Run', 'Same request', 'Documented status'],
      snippets.map(({ language, executed, faithful, documentedResponses }) => [
        language,
        executed,
        faithful,
        documentedResponses,
      ]),
    ),
    ...formatSentences(report.sentences),
    '## Mutants',
    `${format(sum(mutants.map(({ killed }) => killed)))} of ${format(sum(mutants.map((count) => count.mutants)))} mutants killed.`,
    table(
      ['Mutated', 'Mutants', 'Killed'],
      mutants.map(({ target, mutants: count, killed }) => [target, count, killed]),
    ),
    '## Sequences of calls',
    `${format(model.sequences)} random call sequences with ${format(model.requests)} requests, all as expected. ${model.faultsFound} of ${model.faults} planted faults are found. ${format(browser.sequences)} sequences with ${format(browser.responses)} responses are the same in Node and in a browser. The seed is ${model.seed}.`,
    '## Independent runner',
    `${format(respect.workflows)} workflows with ${format(respect.steps)} calls and ${format(respect.checks)} checks; ${format(respect.failed)} failed. ${respect.faultsFound} of ${respect.faults} planted faults are found.`,
    ...formatAgents(report.agents),
    '## What this does not show',
    PROOF_LIMITS.map((limit) => `- ${limit}`).join('\n'),
  ].join('\n\n');
}

function formatSentences({ bases, lies }: Report['sentences']): string[] {
  return [
    '## The basis of each sentence',
    `Each of the ${format(sum(Object.values(bases)))} sentences on these pages has a basis. A person compares them again when a sentence, its order or a value in it changes. [claims.json](/claims.json) has all of them.`,
    table(
      ['Basis', 'Meaning', 'Count'],
      BASIS_KINDS.map((kind) => [kind, BASIS_MEANINGS[kind], bases[kind]]),
    ),
    `The review notices ${format(sum(lies.map(({ noticed }) => noticed)))} of ${format(sum(lies.map(({ planted }) => planted)))} false sentences that were made from true ones.`,
    table(
      ['Class', 'Planted', 'Noticed'],
      lies.map((lie) => [lie.class, lie.planted, lie.noticed]),
    ),
  ];
}

function formatAgents({ tasks, tool, reader }: Report['agents']): string[] {
  const { pages, worth } = reader;
  return [
    '## Programs that read the docs',
    `${format(tasks)} tasks say in everyday words what an integrator is asked to do. For the docs tool, the calls of each task are given: sent through the tool, they must leave the simulator as the task asks.`,
    `The reader is given only the words, and understands nothing: it looks in the Markdown of the pages for the ${format(reader.facts)} facts that the tasks need. It opens what has the words of a task, at most ${MOST_FETCHES} files with the list of all pages.`,
    table(
      ['Program', 'Tasks done', 'Tasks with all facts', 'Facts found', 'Files opened (median)'],
      [
        ['Given calls, through the docs tool', `${tool.solved} of ${tasks}`, '–', '–', '–'],
        [
          'Reader without understanding',
          '–',
          `${reader.solved} of ${tasks}`,
          `${reader.found} of ${reader.facts}`,
          reader.medianFetches,
        ],
      ],
    ),
    `Without a page, this reader can miss the facts of a task that it finds now, or need more files. That is so for ${format(worth.length)} of the ${format(pages)} pages. The ${MOST_SHOWN} pages that most of these tasks need:`,
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
