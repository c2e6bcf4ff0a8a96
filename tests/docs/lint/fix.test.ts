import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { applyFixes } from '../../../generator/problems/apply-fixes';
import { writeFixed } from '../../../generator/problems/write-fixed';
import { temporaryFolder } from '../../builders/temporary-folder';
import { api, lintWith } from './lint-with';

const CURRENT = String(api.sources.facts.values['versions.current']);
const PAGE = 'guides/test.mdx';

/** A page with all of its replacements made, until there are none left. */
function fixed(source: string): string {
  const [file] = applyFixes(lintWith(PAGE, source), () => source);
  return file?.content ?? source;
}

describe('the only remedy is made', () => {
  test.each([
    {
      title: 'the current version in code',
      given: '```sh not-run="x"\ncurl -H "api_version=20240705"\ncurl -H "api_version=20231201"\n```\n',
      want: `\`\`\`sh not-run="x"\ncurl -H "api_version=${CURRENT}"\ncurl -H "api_version=${CURRENT}"\n\`\`\`\n`,
    },
    {
      title: 'in a block that is indented',
      given: '- Call it:\n\n  ```sh not-run="x"\n  curl -H "api_version=20240705"\n  ```\n',
      want: `- Call it:\n\n  \`\`\`sh not-run="x"\n  curl -H "api_version=${CURRENT}"\n  \`\`\`\n`,
    },
    {
      title: 'a name that only one can be meant by',
      given: 'Set <Field of="Coupon.max_redemption" />.\n',
      want: 'Set <Field of="Coupon.max_redemptions" />.\n',
    },
    {
      title: 'a link to a page, with its anchor',
      given: 'See [webhooks](./webhook.mdx#verify).\n',
      want: 'See [webhooks](./webhooks.mdx#verify).\n',
    },
    {
      title: 'an absolute link',
      given: 'See [webhooks](/guides/webhooks/#verify) and [Connect](/guides/connect/).\n',
      want: 'See [webhooks](./webhooks.mdx#verify) and [Connect](./connect/index.mdx).\n',
    },
  ])('$title', ({ given, want }) => {
    expect(fixed(given)).toBe(want);
  });
});

test('nothing is replaced where several can be meant, or none', () => {
  const source = 'See [this](/nowhere/) and <Field of="Coupon.zzz" />.\n\nThe number 7 is not bound.\n';
  const problems = lintWith(PAGE, source);
  expect(problems.length).toBeGreaterThan(2);
  expect(problems.flatMap(({ fixes }) => fixes ?? [])).toEqual([]);
});

test('replacements are made from the front, once where two problems have the same', () => {
  const fix = (start: number, end: number, text: string) => ({
    fixes: [{ file: 'a.mdx', start, end, text }],
  });
  const problem = {
    ruleId: 'x',
    severity: 'error',
    message: '',
    location: { file: 'a.mdx', line: 1, column: 1, pointer: '' },
  } as const;
  const problems = [fix(8, 11, 'cc'), fix(0, 3, 'a'), fix(0, 3, 'a')].map((one) => ({ ...problem, ...one }));
  expect(applyFixes(problems, () => 'aaa bbb ccc')).toEqual([
    {
      file: 'a.mdx',
      content: 'a bbb cc',
      changes: [
        { line: 1, was: 'aaa', is: 'a' },
        { line: 1, was: 'ccc', is: 'cc' },
      ],
    },
  ]);
});

test('files are written all or none', () => {
  const folder = temporaryFolder({ 'a.mdx': 'old', 'b.mdx': 'old' });
  const file = (name: string) => ({ file: name, content: 'new', changes: [] });
  const contents = () => ['a.mdx', 'b.mdx'].map((name) => readFileSync(path.join(folder, name), 'utf8'));
  // A folder is where the second file is written first.
  mkdirSync(path.join(folder, 'b.mdx.fixed'));
  expect(() => writeFixed(folder, [file('a.mdx'), file('b.mdx')])).toThrow('EISDIR');
  expect(contents()).toEqual(['old', 'old']);
  expect(existsSync(path.join(folder, 'a.mdx.fixed'))).toBe(false);
  writeFixed(folder, [file('a.mdx')]);
  expect(contents()).toEqual(['new', 'old']);
});
