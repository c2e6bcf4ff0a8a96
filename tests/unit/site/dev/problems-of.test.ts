import { describe, expect, it } from 'vitest';
import { hasMistakes, problemIn, problemsOf } from '../../../../site/dev/problems-of';
import { readStats } from '../../../../site/dev/read-stats';
import { PageError } from '../../../../site/errors/page-error';

const root = process.cwd();

describe('an error of the site as problems', () => {
  it('has the mistakes of pages that packages have wrapped', () => {
    const mistake = { file: 'docs/index.mdx', line: 3, column: 4, message: 'Wrong.' };
    const error = new Error('Load failed', { cause: new PageError([mistake]) });
    expect(hasMistakes(error)).toBe(true);
    expect(problemsOf(error)).toMatchObject([
      { message: 'Wrong.', location: { file: 'docs/index.mdx', line: 3, column: 4 } },
    ]);
  });

  it('has the innermost message, and the first line of ours in its stack', () => {
    const cause = new TypeError('x is not a function');
    cause.stack = `TypeError: x\n    at f (node:fs:1:2)\n    at g (${root}/node_modules/a/b.js:3:4)\n    at h (${root}/site/config/navbar.ts:5:6)`;
    expect(problemsOf(new Error('Load failed', { cause }))).toMatchObject([
      { message: 'x is not a function', location: { file: 'site/config/navbar.ts', line: 5, column: 6 } },
    ]);
  });

  it('is a sentence for what is not an error too', () => {
    expect(problemsOf('broken')).toMatchObject([{ message: 'broken' }]);
  });
});

it('finds the place that a compiler prints, without its colors', () => {
  const printed = `\u001b[31m  × Expected ident\n  ╭─[${root}/site/src/a/index.tsx:12:5]\u001b[0m\n 12 │ {{`;
  expect(problemIn(printed).location).toMatchObject({ file: 'site/src/a/index.tsx', line: 12, column: 5 });
});

it('takes the place of a module where its message has none', () => {
  const moduleIdentifier = `${root}/node_modules/css-loader/index.js!${root}/site/src/css/a.css?x`;
  expect(readStats({ errors: [{ message: 'Unknown word', moduleIdentifier, loc: '3:7-9' }] })).toMatchObject([
    { location: { file: 'site/src/css/a.css', line: 3, column: 7 } },
  ]);
});
