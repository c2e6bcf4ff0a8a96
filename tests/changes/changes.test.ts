import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

import { addLanguage } from './language';
import { addOperation } from './operation';
import { ProjectCopy } from './project-copy';
import { addRule } from './rule';

const copy = new ProjectCopy();
afterAll(() => copy.remove());

describe.each([addRule, addLanguage, addOperation])('$title', ({ title, edits, commands }) => {
  test('takes the files that CONTRIBUTING.md lists', () => {
    const text = readFileSync('CONTRIBUTING.md', 'utf8').split(`## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
    const listed = [...text.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file = '']) => patternOf(file));
    expect(listed).toHaveLength(edits.length);
    expect(listed.filter((pattern) => !edits.some(({ file }) => pattern.test(file))).map(String)).toEqual([]);
  });

  test('passes with all of them', async () => {
    const { isGreen, printed } = await copy.with(edits, () => copy.run(commands));
    expect(isGreen, printed).toBe(true);
  });

  test.each(edits)('without $file fails, and says so', async ({ file, called = file }) => {
    const others = edits.filter((edit) => edit.file !== file);
    const { isGreen, printed } = await copy.with(others, () => copy.run(commands));
    expect(isGreen).toBe(false);
    const imported = `/${path.parse(file).name}'`;
    expect(
      [called, imported].some((name) => printed.includes(name)),
      printed,
    ).toBe(true);
  });
});

/** Matches the files that a path with placeholders means, such as `openapi/paths/<path>.yaml`. */
function patternOf(listed: string): RegExp {
  const parts = listed.split(/<[^>]+>/).map((part) => part.replaceAll('.', String.raw`\.`));
  return new RegExp(`^${parts.join('.+')}$`);
}
