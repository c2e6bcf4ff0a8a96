import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { EXAMPLE_HEADINGS } from '#core/labels/examples';
import { SECTIONS } from '#core/labels/sections';
import { filesBelow } from '../../../generator/run/files/hash';

const FOLDER = 'generated/text';

/** The advice about all errors in `openapi.yaml`. */
const ERROR_ADVICE = 'Decide on the status, never on the text.';

const pages = filesBelow(FOLDER).map((file) => ({
  file,
  text: withHost(readFileSync(path.join(FOLDER, file), 'utf8')),
}));

const operations = pages.filter(({ text }) => text.includes(`\n## ${SECTIONS.more}\n`));

/** The Markdown as it is published: each link to a page is absolute, and leads to Markdown. */
function withHost(markdown: string): string {
  return markdown.replaceAll(/\]\((\/[^)#]*)(#[^)]*)?\)/g, '](https://developers.abaco.example$1index.md$2)');
}

function offsetOf(text: string, title: string): number {
  const start = text.indexOf(`\n## ${title}\n`);
  return start === -1 ? text.length : start;
}

test('no page has more than 48,000 characters', () => {
  expect(pages.length).toBeGreaterThan(200);
  expect(pages.filter(({ text }) => text.length > 48_000).map(({ file }) => file)).toEqual([]);
});

test('of nine operations in ten, all that a caller sends is within 5,000 characters', () => {
  const late = operations.filter(({ text }) => offsetOf(text, EXAMPLE_HEADINGS.first) > 5000);
  expect(operations.length).toBeGreaterThan(70);
  expect(late.length).toBeLessThanOrEqual(operations.length / 10);
});

test('the errors of every operation end within 20,000 characters', () => {
  const late = operations.filter(({ text }) => {
    const start = offsetOf(text, SECTIONS.errors) + 1;
    const end = text.indexOf('\n## ', start);
    return (end === -1 ? text.length : end) > 20_000;
  });
  expect(late.map(({ file }) => file)).toEqual([]);
  expect(operations.every(({ text }) => text.includes(ERROR_ADVICE))).toBe(true);
});

test('every fence is closed', () => {
  const open = pages.filter(({ text }) => (text.match(/^ *`{3,}/gm) ?? []).length % 2 === 1);
  expect(open.map(({ file }) => file)).toEqual([]);
});
