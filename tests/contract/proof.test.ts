import { expect, it } from 'vitest';
import type { Report } from '#core/contracts/report';
import reportText from '../../generated/report/report.json';
import { readPage } from './html/built-page';

const report: Report = reportText;
const { measured, mutants, respect, snippets } = report;

const executed = snippets.reduce((sum, { executed: count }) => sum + count, 0).toLocaleString('en-US');

it('the page of counts says when they were made, and at which commit', () => {
  expect(measured.revision).not.toBe('');
  expect(readPage('/api/proof/').text).toContain(
    `${measured.on}, on revision ${measured.revision}, with Node ${measured.node}`,
  );
});

it('the page of counts shows every target and language of the report', () => {
  const { text } = readPage('/api/proof/');
  const names = [...mutants.map(({ target }) => target), ...snippets.map(({ language }) => language)];
  expect(names.filter((name) => !text.includes(name))).toEqual([]);
  expect(text).toContain(`${respect.checks.toLocaleString('en-US')} checks`);
});

it('the front page and the page of counts take their numbers from the same report', () => {
  expect(readPage('/').text).toContain(`${executed}\nsnippets are run`);
  expect(readPage('/api/proof/').text).toContain(`${executed} run in ${snippets.length} languages`);
});
