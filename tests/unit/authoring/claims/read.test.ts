import { describe, expect, test } from 'vitest';
import { readSources } from '../../../../site/remark/read-sources';
import { claimsOf } from '../../../../abaco/claims/read-claims';
import { holds } from '../../../specified/holds';

const sources = readSources('generated', 'docs');
const read = (file: string, content: string) =>
  claimsOf(file, content, sources).map(({ at, sentence, proposal, line }) => ({
    line,
    ...(at !== undefined && { at }),
    sentence,
    ...(proposal !== undefined && { proposal }),
  }));

describe('the sentences of a page', () => {
  test('are those of its head, headings, paragraphs, items, rows and code, and its blocks', () => {
    const page = [
      '---',
      'title: Refunds',
      'keywords: [return, money back]',
      '---',
      'Read this. It spans',
      'two lines.',
      '',
      '## 1. Send it',
      '',
      '2. First [step](./a.mdx).',
      '3. Next **step**.',
      '',
      '| Field | Meaning |',
      '|---|---|',
      '| `id` | Its id |',
      '',
      '<Snippet operation="getPing" />',
      '',
      '```bash',
      '# Replace this key.',
      'curl -u sk_test_EXAMPLE',
      '```',
    ].join('\n');
    expect(read('docs/a.mdx', page)).toEqual([
      { line: 2, at: 'title', sentence: 'Refunds' },
      { line: 3, at: 'keywords', sentence: 'return, money back' },
      { line: 5, sentence: 'Read this.' },
      { line: 5, sentence: 'It spans two lines.' },
      { line: 8, sentence: '## 1. Send it', proposal: 'advice' },
      { line: 10, sentence: '2. First [step](./a.mdx).' },
      { line: 11, sentence: '3. Next **step**.' },
      { line: 13, sentence: '| Field | Meaning |' },
      { line: 15, sentence: '| `id` | Its id |' },
      { line: 17, sentence: '<Snippet getPing>', proposal: 'bound' },
      { line: 20, sentence: 'Replace this key.' },
    ]);
  });

  test(
    'have the values of their elements, and propose the decision that they cite',
    holds('claims.reviewed'),
    () => {
      const page =
        'Wait <Fact of="limits.rate.windowSeconds" /> seconds <Basis of="G-API-01c" />. Read <Field of="Invoice.number" />.\n';
      expect(read('docs/a.mdx', page)).toEqual([
        {
          line: 1,
          sentence: 'Wait <Fact limits.rate.windowSeconds = 15> seconds <Basis G-API-01c>.',
          proposal: 'decided G-API-01c',
        },
        { line: 1, sentence: 'Read <Field Invoice.number>.', proposal: 'bound' },
      ]);
    },
  );
});

test('names need no entry: headings, labels, rows of headers, and links', () => {
  const page = [
    '---',
    'title: Refunds',
    'keywords: [return, money back]',
    'description: A refund takes two calls.',
    '---',
    '## Refund it',
    '',
    '## Send only one',
    '',
    '| Field | Meaning |',
    '|---|---|',
    '| <Field of="Invoice.number" /> | Its number |',
    '',
    'See [refunds](./record-refunds.mdx).',
  ].join('\n');
  const names = (file: string, content: string) =>
    claimsOf(file, content, sources).flatMap(({ sentence, isName }) => (isName ? [sentence] : []));
  expect(names('docs/a.mdx', page)).toEqual([
    ...['Refunds', '## Refund it', '| Field | Meaning |', 'See [refunds](./record-refunds.mdx).'],
  ]);
  const yaml = 'title: Tax report\nstate:\n  x-enumDescriptions:\n    title: Settled later\n';
  expect(names('openapi/a.yaml', yaml)).toEqual(['Tax report']);
  const source = "export const LABELS = { a: 'Open it later', b: 'It is open now' };";
  expect(names('site/src/a.tsx', source)).toEqual(['Open it later']);
});

test('code that no test runs is read line by line', () => {
  const page = (meta: string) =>
    [
      'Call it:',
      '',
      `\`\`\`ruby ${meta}`,
      'loop do',
      '  # Wait a while.',
      '  call("{id}")',
      '',
      ')',
      '```',
    ].join('\n');
  expect(read('docs/a.mdx', page('not-run="a library"')).slice(1)).toEqual([
    { line: 4, sentence: '`loop do`' },
    { line: 5, sentence: '`# Wait a while.`' },
    { line: 6, sentence: '`call("{id}")`' },
  ]);
  expect(read('docs/a.mdx', page('run-by="a.test.ts"')).slice(1)).toEqual([
    { line: 5, sentence: 'Wait a while.' },
  ]);
});

test('the sentences of a description are its strings for readers, with their keys', () => {
  const yaml = [
    'operationId: listInvoices',
    'tags: [Tax rates]',
    'description: |-',
    '  Lists invoices. Newest first.',
    '',
    '  One page at a time.',
    'x-search-keywords: [bills, all invoices]',
    'example: Not for readers of prose.',
    'x-notes:',
    '  - text: Both ends are included.',
    '    decision: G-API-57b',
    'state:',
    '  x-enumDescriptions:',
    '    paid: Settled.',
    '  x-sunset: 2027-06-30',
    '  x-replaced-by: [status, phase]',
  ].join('\n');
  expect(read('openapi/paths/a.yaml', yaml)).toEqual([
    { line: 3, at: 'description', sentence: 'Lists invoices.' },
    { line: 3, at: 'description', sentence: 'Newest first.' },
    { line: 3, at: 'description', sentence: 'One page at a time.' },
    { line: 7, at: 'x-search-keywords', sentence: 'bills, all invoices' },
    { line: 10, at: 'x-notes.text', sentence: 'Both ends are included.', proposal: 'decided G-API-57b' },
    { line: 14, at: 'state.x-enumDescriptions.paid', sentence: 'Settled.' },
    { line: 15, at: 'state.x-sunset', sentence: '2027-06-30' },
    { line: 16, at: 'state.x-replaced-by', sentence: 'status, phase' },
  ]);
});

test('an arrow of a diagram is one sentence', () => {
  const yaml = 'a:\n  arrows:\n    - { from: x, to: y, text: paid }\n';
  expect(read('docs/_data/diagrams.yaml', yaml)).toEqual([
    { line: 3, at: 'a.arrows', sentence: 'from: x, to: y, text: paid' },
  ]);
});

test('the sentences of a component are its words for readers', () => {
  const source = [
    "import a from 'not for readers';",
    'export function A({ count }: { count: number }) {',
    "  if (!count) throw new Error('not for readers');",
    '  return (',
    '    <p className="not shown" title="Shown on hover">',
    '      No request leaves your browser.',
    '      {count} of {total} <b>calls</b> {left > 1 ? `${left} are left` : null}',
    '    </p>',
    '  );',
    '}',
  ].join('\n');
  expect(read('site/src/a.tsx', source)).toEqual([
    { line: 5, sentence: 'No request leaves your browser.' },
    { line: 5, sentence: '{count} of {total} calls {…}' },
    { line: 5, sentence: 'Shown on hover' },
    { line: 7, sentence: '{left} are left' },
  ]);
});

test('of the settings of the simulator, causes of errors and notes about a run are sentences', () => {
  const yaml = [
    'about:',
    '  Tax: Rates are examples.',
    'accounts:',
    '  - name: Not for readers',
    'reproductions:',
    '  deleteInvoice:',
    '    410:',
    '      cause: Invoices are never deleted.',
    '      request: { path: Not for readers }',
  ].join('\n');
  expect(read('openapi/simulator.yaml', yaml)).toEqual([
    { line: 2, at: 'about.Tax', sentence: 'Rates are examples.' },
    { line: 8, at: 'reproductions.deleteInvoice.410.cause', sentence: 'Invoices are never deleted.' },
  ]);
});

test('the page for coding agents is read like a page, with the address of the site in braces', () => {
  const page = ['---', 'name: abaco-api', '---', '', 'Read {site}/llms.txt first.', ''].join('\n');
  expect(read('docs/_skill.md', page)).toEqual([
    { line: 2, at: 'name', sentence: 'abaco-api' },
    { line: 5, sentence: 'Read {site}/llms.txt first.', proposal: 'bound' },
  ]);
});
