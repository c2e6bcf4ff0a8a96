import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SITE } from './html/built-page';

const FOLDER = path.join(SITE, 'assets/css');

const sheets = readdirSync(FOLDER).map((file) => readFileSync(path.join(FOLDER, file), 'utf8'));

/** With one, each change of any element makes the browser look at the whole page anew. */
test('no selector asks what is inside html, body or main', () => {
  const subjects = sheets.flatMap(findSubjects);
  expect(subjects.length).toBeGreaterThan(10);
  expect(subjects.filter((subject) => ROOT.test(subject))).toEqual([]);
});

/** With one, each change of that state makes the browser compute the style of every element anew. */
test('no selector for a state of html ends in an element without a name', () => {
  const selectors = sheets.flatMap(findSelectorsOfRootState);
  expect(selectors.length).toBeGreaterThan(10);
  expect(selectors.filter((selector) => !hasName(selector))).toEqual([]);
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

/** Selectors that begin with a state of the root, as `html[data-theme=dark] .a>p`, wherever they are written. */
function findSelectorsOfRootState(css: string): string[] {
  return [...css.matchAll(/(?<![\w.#-])(?:html|:root)(?=[[:.])/g)].map(({ index }) => {
    let end = index;
    for (let depth = 0; depth > 0 || !/[,{)]/.test(css.charAt(end)); end += 1) {
      if (css.charAt(end) === '(') depth += 1;
      if (css.charAt(end) === ')') depth -= 1;
    }
    return css.slice(index, end);
  });
}

/** Whether the last element of a selector has a class, an id, an attribute or a type; one of a list in `:is()` will do. */
function hasName(selector: string): boolean {
  const last = withoutParentheses(selector)
    .split(/[\s>+~]+/)
    .at(-1);
  return /^[a-z]|[.#[]/i.test(last?.replaceAll(/:{1,2}[\w-]+/g, '') ?? '');
}

/** Leaves out what pseudo-classes have in parentheses, and names what `:is()` and `:where()` choose from. */
function withoutParentheses(selector: string): string {
  const innermost = /:([\w-]+)\(([^()]*)\)/;
  const [whole, name = '', inside = ''] = innermost.exec(selector) ?? [];
  if (whole === undefined) return selector;
  const chosen = ['is', 'where'].includes(name) && hasName(inside) ? '.chosen' : '';
  return withoutParentheses(selector.replace(whole, chosen));
}
