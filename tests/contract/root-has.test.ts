import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SITE } from './html/built-page';

const FOLDER = path.join(SITE, 'assets/css');

/** With one, each change of any element makes the browser look at the whole page anew. */
test('no selector asks what is inside html, body or main', () => {
  const sheets = readdirSync(FOLDER).map((file) => readFileSync(path.join(FOLDER, file), 'utf8'));
  const subjects = sheets.flatMap(findSubjects);
  expect(subjects.length).toBeGreaterThan(10);
  expect(subjects.filter((subject) => ROOT.test(subject))).toEqual([]);
});

const ROOT = /(?<![\w.#-])(?:html|body|main)(?![\w-])|:root/;

/** The selector before each `:has(`: `html:not(` of `html:not(:has(.front)) p`. */
function findSubjects(css: string): string[] {
  return [...css.matchAll(/:has\(/g)].map(({ index }) => {
    let start = index;
    let depth = 0;
    // An open parenthesis is that of `:not(`, which belongs to the same element.
    while (start > 0 && (depth > 0 || !/[\s,>+~{}]/.test(css.charAt(start - 1)))) {
      start -= 1;
      if (css.charAt(start) === ')') depth += 1;
      if (css.charAt(start) === '(' && depth > 0) depth -= 1;
    }
    return css.slice(start, index);
  });
}
