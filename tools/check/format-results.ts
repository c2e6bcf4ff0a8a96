import { escapeHtml } from '#core/text/escape-html';
import { inSeconds } from './screen';
import type { Result } from './result';

const HEAD = ['stage', 'result', 'time', 'tests'];

function rowOf({ stage, outcome, seconds, run, reason }: Result): string[] {
  const { passed = 0, failed = 0, skipped = 0 } = run?.count ?? {};
  const tests = run ? `${passed} passed, ${failed} failed, ${skipped} skipped` : '';
  return [stage.id, outcome, seconds > 0 ? inSeconds(seconds) : '', tests || reason || ''];
}

/** The results as a table for a terminal, and the file with the output of each stage that failed. */
export function formatResults(results: readonly Result[]): string {
  const rows = [HEAD, ...results.map(rowOf)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  const outputs = failed.flatMap(({ stage, log }) =>
    log ? [`${stage.id} failed: all of its output is in ${log}`] : [],
  );
  return [...lines, ...outputs].map((line) => `${line}\n`).join('');
}

/** The results as a table in Markdown. */
export function toMarkdown(results: readonly Result[]): string {
  const rows = results.map((result) =>
    result.outcome === 'failed' ? rowOf(result).map(bold) : rowOf(result),
  );
  return [HEAD, HEAD.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |\n`).join('');
}

function bold(cell: string): string {
  return cell === '' ? '' : `**${cell}**`;
}

/** The results as a report in the format of JUnit, in which each stage is a test. */
export function toJunit(results: readonly Result[], outputOf: (result: Result) => string): string {
  const count = (...outcomes: string[]) => results.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const tests = results.map((result) => {
    const { stage, outcome, seconds, reason = '' } = result;
    const inside = {
      passed: '',
      failed: `<failure message="${escape(reason || 'It failed.')}">${escape(outputOf(result))}</failure>`,
      unchanged: '<skipped message="It passed before with the same inputs."/>',
      stopped: '<skipped message="It was stopped."/>',
      'not run': `<skipped message="${escape(reason || 'It did not start.')}"/>`,
    }[outcome];
    return `  <testcase classname="${stage.group}" name="${stage.id}" time="${seconds.toFixed(3)}">${inside}</testcase>\n`;
  });
  const skipped = count('unchanged', 'stopped', 'not run');
  const head = `tests="${results.length}" failures="${count('failed')}" skipped="${skipped}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuite name="check" ${head}>\n${tests.join('')}</testsuite>\n`;
}

/** XML allows no control characters, not even escaped. */
function escape(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return escapeHtml(text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')).replaceAll(
    '"',
    '&quot;',
  );
}
