import { beforeEach, expect, it } from 'vitest';
import type { Problem } from '../../../../generator/problems/problem';
import { Terminal } from '../../../../site/dev/terminal';

const location = { file: 'docs/index.mdx', line: 2, column: 3, pointer: '' };
const problem: Problem = { ruleId: 'link', severity: 'error', message: 'No page.', location };

let printed: string[];
let terminal: Terminal;

beforeEach(() => {
  printed = [];
  terminal = new Terminal('http://localhost:3000', (text) => void printed.push(text));
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
