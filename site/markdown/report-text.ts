import { sum } from '#core/collections/sum';
import type { Report } from '#core/contracts/report';
import { MOST_SHOWN } from '#core/labels/proof';

/** Path of the Markdown that shows the counts of the tests. */
export const PROOF_PATH = 'api/proof/index.md';

/** Formats the counts of the last full run, which the HTML of the page takes from the same report. Links are root-relative. */
export function formatReport(report: Report): string {
  const { snippets, mutants, errors, model, browser, respect, measured } = report;
  return [
    '## Last full run',
    `${measured.on}, on revision ${measured.revision}, with Node ${measured.node}.`,
    `Errors: ${format(errors.natural)} provoked and ${format(errors.simulated)} shown on demand.`,
    '## Snippets',
    table(
      ['Language', 'Run', 'Same request', 'Same response'],
      snippets.map(({ language, executed, faithful, documentedResponses }) => [
        language,
        executed,
        faithful,
        documentedResponses,
      ]),
    ),
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
  ].join('\n\n');
}

function formatAgents({ tasks, tool, reader }: Report['agents']): string[] {
  const { pages, worth } = reader;
  return [
    '## Programs find their way',
    `${format(tasks)} tasks say in everyday words what an integrator is asked to do. What counts is the state of the simulator afterwards.`,
    `One program solves them through the docs tool. The other one understands nothing: it looks in the Markdown of the pages for the ${format(reader.facts)} facts that the tasks need. It opens what has the words of a task, and may open eight files, the list of all pages included.`,
    table(
      ['Program', 'Tasks', 'Facts found', 'Files opened (median)'],
      [
        ['Docs tool', `${tool.solved} of ${tasks}`, 'none needed', 'none'],
        [
          'Reader without understanding',
          `${reader.solved} of ${tasks}`,
          `${reader.found} of ${reader.facts}`,
          reader.medianFetches,
        ],
      ],
    ),
    `Take a page away, and this reader can fail. ${format(worth.length)} of the ${format(pages)} pages are needed like that; no task needs the other ${format(pages - worth.length)}. The ${MOST_SHOWN} pages that most tasks need:`,
    table(
      ['Page', 'Tasks lost without it', 'Tasks that take longer'],
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
