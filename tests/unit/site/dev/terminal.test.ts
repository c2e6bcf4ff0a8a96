import { beforeEach, expect, it } from 'vitest';
import type { Problem } from '../../../../generator/problems/problem';
import { Terminal } from '../../../../site/dev/terminal';

const location = { file: 'docs/index.mdx', line: 2, column: 3, pointer: '' };
const problem: Problem = { ruleId: 'link', severity: 'error', message: 'No page.', location };

let printed: string[];
let terminal: Terminal;

beforeEach(() => {
  printed = [];
  terminal = new Terminal('http://localhost:3000', 'all', (text) => void printed.push(text));
});

it('prints one line for a change', () => {
  terminal.finished({ files: ['openapi/Coupon.yaml'], pages: 3, problems: [], tookMs: 900 });
  terminal.finished({ files: ['a.mdx', 'b.mdx', 'c.mdx'], pages: 1, problems: [], tookMs: 1234 });
  expect(printed.join('')).toBe(`openapi/Coupon.yaml → 3 pages, 0 problems, 0.9 s
a.mdx and 2 more files → 1 page, 0 problems, 1.2 s
`);
});

it('prints problems once, and again when there are others', () => {
  const change = { files: ['docs/index.mdx'], pages: 0, tookMs: 0 };
  for (const problems of [[problem], [problem], [], [problem]]) terminal.finished({ ...change, problems });
  expect(printed.filter((text) => text.includes('docs/index.mdx:2:3  error  link'))).toHaveLength(2);
});

it('prints no line for work that follows from no saved file, but its problems', () => {
  terminal.finished({ files: [], pages: 1, problems: [], tookMs: 5 });
  expect(printed).toEqual([]);
  terminal.finished({ files: [], pages: 1, problems: [problem], tookMs: 5 });
  expect(printed).toHaveLength(1);
});

it('prints each phase of the start once', () => {
  for (const phase of ['Making pages', 'Compiling the site', 'Compiling the site']) terminal.begins(phase);
  expect(printed.join('')).toBe('Making pages …\nCompiling the site …\n');
});

it('counts remarks about style where only what changes the docs is asked for', () => {
  const remark: Problem = { ...problem, ruleId: 'operation-summary', severity: 'warn' };
  const brief = new Terminal('http://localhost:3000', 'brief', (text) => void printed.push(text));
  brief.finished({ files: ['openapi.yaml'], pages: 1, problems: [problem, remark], tookMs: 5 });
  expect(printed).toEqual([
    'openapi.yaml → 1 page, 1 problem, 0.0 s\n',
    'docs/index.mdx:2:3  error  link\n  No page.\n\n1 remark about style: `--all` prints them.\n',
  ]);
});
