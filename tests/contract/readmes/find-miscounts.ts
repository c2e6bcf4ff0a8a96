import { readdirSync } from 'node:fs';
import { engines } from '../../../package.json';
import { languages } from '../../../generator/emit/snippets/languages';
import { FAULTS } from '../../planted/faults';
import { listOperations, loadDescription } from '../description/description';

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const NUMBER = `(\\d+(?:\\.\\d+)?|${NUMBERS.join('|')})`;

const description = loadDescription();
const guides = readdirSync('docs', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^(?!_).*\.mdx$/.test(file),
);
const receivers = readdirSync('docs/_code/webhooks').filter((file) => /^receiver\./i.test(file));

/** Phrases with a number, written `#`, and what it has to be. */
const COUNTS: Readonly<Record<string, number>> = {
  '# operations': listOperations(description, 'paths').length,
  '# events': listOperations(description, 'webhooks').length,
  '# paths': Object.keys(description.paths ?? {}).length,
  'in # languages': languages.length,
  'receivers in # languages': receivers.length,
  '# hand-written pages': guides.length,
  '# (?:small )?descriptions (?:of|with) one odd trait': readdirSync('tests/corpus/descriptions').length,
  '# planted mistakes': FAULTS.length,
  'Node # or later': Number(/\d+\.\d+/.exec(engines.node)?.[0]),
};

/** Numbers in Markdown that differ from what they count, each with the number it should be. */
export function findMiscounts(text: string): string[] {
  const flat = text.replace(/\s+/g, ' ');
  return Object.entries(COUNTS).flatMap(([phrase, count]) =>
    [...flat.matchAll(patternOf(phrase))]
      .filter(([, number = '']) => toNumber(number) !== count)
      .map(([written]) => `"${written}", but it is ${count}`),
  );
}

/** `in # languages` does not match what `receivers in # languages` counts. */
function patternOf(phrase: string): RegExp {
  const before = phrase.startsWith('in ') ? '(?<!receivers )' : '';
  return new RegExp(`${before}\\b${phrase.replace('#', NUMBER)}\\b`, 'gi');
}

function toNumber(written: string): number {
  const index = NUMBERS.indexOf(written.toLowerCase());
  return index === -1 ? Number(written) : index;
}

/** A sentence or heading that begins with a number of things, which a list, a table or a block of commands then holds. */
const ANNOUNCED = new RegExp(`^(?:#+ )?${NUMBER} (?:files|scripts|commands)\\b`, 'gim');

/** Lists whose length differs from the number that announces them. */
export function findMiscountedLists(text: string): string[] {
  return [...text.matchAll(ANNOUNCED)].flatMap(({ 0: phrase, 1: number = '', index }) => {
    const section = text.slice(index + phrase.length).split(/^#/m)[0] ?? '';
    const items = countItems(section);
    return items === toNumber(number) ? [] : [`"${phrase.replace(/^#+ /, '')}", but the list has ${items}`];
  });
}

/** Items of the first numbered list, rows of the first table, or lines of the first block of code. */
function countItems(section: string): number {
  const block = /^```\w*\n([\s\S]*?)^```/m.exec(section)?.[1];
  const rows = section.match(/^\|.*\|$/gm) ?? [];
  const items = section.match(/^\d+\. /gm) ?? [];
  if (items.length > 0) return items.length;
  return rows.length > 0 ? rows.length - 2 : (block?.trim().split('\n').length ?? 0);
}
