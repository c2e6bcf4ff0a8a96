import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findLiterals } from './support/literals';

const root = 'site/src';
const tokens = 'site/src/css/tokens.css';
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => join(root, file))
  .filter((file) => file.endsWith('.css') && file !== tokens);

describe('a stylesheet names every colour, size and time by its token', () => {
  it.each(files)('%s', (file) => {
    expect(findLiterals(readFileSync(file, 'utf8'))).toEqual([]);
  });

  it('and every token that it names exists', () => {
    const text = [tokens, ...files].map((file) => readFileSync(file, 'utf8')).join('\n');
    const declared = new Set([...text.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
    // Set by markup, and read with a value to fall back on.
    const elsewhere = new Set(['--in', '--method-blue', '--shown']);
    const used = [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
    expect(used.length).toBeGreaterThan(500);
    expect(
      used.filter((name) => !declared.has(name) && !elsewhere.has(name) && !/^--ifm/.test(name)),
    ).toEqual([]);
  });

  it.each([
    { css: 'a { color: #fff; }', want: ['color: #fff'] },
    { css: 'a { color: rgb(0 0 0 / 5%); }', want: ['color: rgb(0 0 0 / 5%)'] },
    { css: 'a { color: red; }', want: ['color: red'] },
    { css: 'a { padding: 0 0.5rem; }', want: ['padding: 0 0.5rem'] },
    { css: 'a { font: 600 14px serif; }', want: ['font: 600 14px serif'] },
    { css: 'a { transition: color 120ms; }', want: ['transition: color 120ms'] },
    { css: '@media (max-width: 777px) { a { margin: 0; } }', want: ['@media (max-width: 777px)'] },
    { css: 'a { border: 1px solid var(--border); inset: calc(-1 * var(--s2)) 50%; }', want: [] },
    { css: '/* 12px #fff */ @media (max-width: 996px) { a { margin: 0 auto; } }', want: [] },
  ])('$css', ({ css, want }) => {
    expect(findLiterals(css)).toEqual(want);
  });
});

/** Properties and values that name a side of the screen, which is the wrong one where text runs from right to left. */
const SIDE =
  /(?:^|[;{\s])(?:(?:margin|padding|border|inset)-)?(?:left|right)(?:-[\w-]+)?:|(?:text-align|float|clear):\s*(?:left|right)/g;

describe('a stylesheet names the start and end of a line, not left and right', () => {
  it.each(files)('%s', (file) => {
    expect(readFileSync(file, 'utf8').match(SIDE) ?? []).toEqual([]);
  });

  it.each([
    { css: 'a { margin-left: 0; }', want: 1 },
    { css: 'a { right: 0; border-right-color: var(--border); }', want: 2 },
    { css: 'a { text-align: left; float: right; }', want: 2 },
    { css: 'a { margin-inline-start: 0; text-align: start; background: left; }', want: 0 },
  ])('$css', ({ css, want }) => {
    expect(css.match(SIDE) ?? []).toHaveLength(want);
  });
});
