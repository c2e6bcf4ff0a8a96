import path from 'node:path';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatProblems } from '../../../generator/problems/format-problems';
import { relativePath } from '../../../generator/problems/relative-path';
import { temporaryFolder } from '../../builders/temporary-folder';
import { readTasks } from './read-tasks';

const ID = 'half-refund-by-card';

const SOURCE = readFileSync(path.join(__dirname, `../tasks/${ID}.yaml`), 'utf8');

/** The first line of each problem of a task in which `wrong` replaces `right`, and its location. */
function problemsOf(right: string, wrong: string): string {
  const folder = temporaryFolder({ [`${ID}.yaml`]: SOURCE.replace(right, wrong) });
  return formatProblems(readTasks(folder).problems, 'text').replaceAll(`${relativePath(folder)}/`, '');
}

test.each([
  ['an unknown key', 'title: ', 'titel: ', 'Write `title`'],
  ['an unknown tag', 'tags: [credits', 'tags: [credit', 'Write "credits"'],
  ['a file with a different name', `id: ${ID}`, 'id: another', 'There is no file name `another`'],
  ['an unknown credential', 'account: secretKey', 'account: secretKay', 'Did you mean `secretKey`?'],
  [
    'an unknown page',
    'create-credit/#request.payment',
    'creates-credit/#request.payment',
    'There is no page',
  ],
  ['an unknown operation', 'call: listInvoices', 'call: listInvoice', 'Did you mean `listInvoices`?'],
  ['an unknown query parameter', 'query: { q:', 'query: { p:', 'There is no query parameter `p`'],
  ['an unknown path parameter', 'path: { id: $credit }', 'path: { id: $credit, of: 1 }', '`of`'],
  ['a missing path parameter', 'path: { id: $credit }', 'path: {}', 'no path parameter `id`'],
  ['a value that no call keeps', 'invoice_id: $invoice', 'invoice_id: $document', 'no kept value `document`'],
  ['an unknown list', 'credits: { new: 1 }', 'notes: { new: 1 }', 'There is no list `notes`'],
  ['two comparisons', 'equals: 5000', 'equals: 5000\n        count: 1', 'Write exactly one of'],
])('%s is reported with its location', (_, right, wrong, message) => {
  const problems = problemsOf(right, wrong);
  expect(problems).toContain(message);
  expect(problems).toMatch(new RegExp(`^${ID}\\.yaml:\\d+:\\d+  error  task\n`));
});

test('the location is that of the mistake', () => {
  const line = SOURCE.split('\n').findIndex((text) => text.includes('call: listInvoices')) + 1;
  expect(problemsOf('call: listInvoices', 'call: listInvoice')).toContain(`${ID}.yaml:${line}:5 `);
});
