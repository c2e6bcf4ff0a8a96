import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Nodes } from 'mdast';
import type { Json } from '#core/json/json';
import { entriesOf, listOf, objectOf, textOf } from '#core/json/read';
import type { BundledDescription } from '../../../generator/normalize/bundled-description';
import { listPageFiles } from '../../../site/config/page-files';
import { parsePage } from '../prose/parse-page';

/** A sentence that says how the API behaves, and where. */
export interface Statement {
  sentence: string;
  where: string;
}

const BEHAVIOR = new RegExp(
  [
    /\b(?:can only|cannot|can no longer|only [^.]*\bcan\b|only the fields|replaces?|moves? to|removed after)\b/,
    /\b(?:(?:is|are|it) (?:final|ignored|included|excluded)|both ends)\b/,
    // A status, not a count.
    /(?<![\w`-])[2-5]\d\d(?! (?:items|characters|per|pairs)|\d)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
);

const WORDS_OF_SENTENCE = 5;

/** The statements of the pages under docs/, their elements read as the description writes what they stand for. */
export function statementsOfPages(states: ReadonlySet<string>): Statement[] {
  return listPageFiles('docs').flatMap((page) =>
    blocksOf(parsePage(readFileSync(join('docs', page), 'utf8'), `docs/${page}`)).flatMap((text) =>
      statementsIn(text, `docs/${page}`, states),
    ),
  );
}

/** The statements of the API description: its descriptions and notes. */
export function statementsOfDescription(
  description: BundledDescription,
  states: ReadonlySet<string>,
): Statement[] {
  const read = (value: Json, where: string): Statement[] => {
    if (Array.isArray(value)) return value.flatMap((entry) => read(entry, where));
    return entriesOf(value).flatMap(([key, member]) => {
      if (key === 'examples' || key === 'example' || key === 'x-decisions' || key === 'scopes') return [];
      const place = `${where}/${key}`;
      const text = key === 'description' || key === 'text' ? textOf(member) : undefined;
      return text === undefined ? read(member, place) : statementsIn(text, place, states);
    });
  };
  return read(description as unknown as Json, '#');
}

/** A part of a page or of the description that a reader reads at once, and where. */
export interface Passage {
  text: string;
  where: string;
}

/** The sections of the pages under docs/, each with its heading of the second level. */
export function passagesOfPages(): Passage[] {
  return listPageFiles('docs').flatMap((page) => {
    const passages: Passage[] = [{ text: '', where: `docs/${page}` }];
    const { children } = parsePage(readFileSync(join('docs', page), 'utf8'), `docs/${page}`);
    for (const node of children) {
      if (node.type === 'heading' && node.depth === 2)
        passages.push({ text: '', where: `docs/${page}, ${textIn(node)}` });
      passages.at(-1)!.text += ` ${blocksOf(node).join(' ').replaceAll(/\s+/g, ' ')}`;
    }
    return passages;
  });
}

/** What the API description says of one thing: its description and its notes. */
export function passagesOfDescription(description: BundledDescription): Passage[] {
  const read = (value: Json, where: string): Passage[] => {
    if (Array.isArray(value)) return value.flatMap((entry, index) => read(entry, `${where}/${index}`));
    const { description: said, 'x-notes': notes } = objectOf(value);
    const text = [textOf(said), ...listOf(notes).map((note) => textOf(objectOf(note).text))].join(' ');
    const within = entriesOf(value).filter(([key]) => key !== 'x-decisions' && key !== 'x-notes');
    return [{ text, where }, ...within.flatMap(([key, member]) => read(member, `${where}/${key}`))];
  };
  return read(description as unknown as Json, '#');
}

/** The values of all fields called `state` or `status`. */
export function statesOf(description: BundledDescription): Set<string> {
  const schemas = Object.values(description.components?.schemas ?? {});
  return new Set(
    schemas.flatMap((schema) => {
      const { state, status } = objectOf(objectOf(schema).properties);
      return [state, status].flatMap((field) => listOf(objectOf(field).enum).map(String));
    }),
  );
}

function statementsIn(text: string, where: string, states: ReadonlySet<string>): Statement[] {
  return sentencesIn(text, states).map((sentence) => ({ sentence, where }));
}

/** The sentences of a text that name a status or a state, or say what can and cannot be done. */
export function sentencesIn(text: string, states: ReadonlySet<string>): string[] {
  const namesState = (sentence: string) =>
    [...sentence.matchAll(/`(\w+)`/g)].some(([, code = '']) => states.has(code));
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;])/g, '')
    .trim()
    .split(/(?<=[.!?]) (?=[A-Z`])/)
    .filter((sentence) => sentence.endsWith('.') && (BEHAVIOR.test(sentence) || namesState(sentence)));
}

/** The texts of paragraphs, list items and cells. */
function blocksOf(node: Nodes): string[] {
  if (node.type === 'paragraph') return [textIn(node)];
  if (node.type === 'tableCell') return [asSentence(textIn(node).trim())];
  return 'children' in node ? node.children.flatMap(blocksOf) : [];
}

/** A cell may be a sentence without a full stop; fewer words are a label. */
function asSentence(cell: string): string {
  return /[.!?]$/.test(cell) || cell.split(/\s+/).length < WORDS_OF_SENTENCE ? cell : `${cell}.`;
}

function textIn(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  if (node.type === 'mdxJsxTextElement') {
    const read = (name: string) =>
      node.attributes
        .flatMap((one) =>
          'name' in one && one.name === name && typeof one.value === 'string' ? one.value : [],
        )
        .at(0);
    return wordOf(node.name ?? '', read);
  }
  return 'children' in node ? node.children.map(textIn).join('') : '';
}

/** `<Value of="Invoice.state" is="paid" />` is `paid` in code font, `<Status of="410" />` is 410, a mark is nothing. */
function wordOf(element: string, read: (attribute: string) => string | undefined): string {
  const of = read('of') ?? read('id') ?? '';
  if (element === 'Basis') return '';
  if (element === 'Status') return of;
  if (element === 'Value') return `\`${read('is') ?? of}\``;
  return `\`${element === 'Event' ? of : (of.split('.').at(-1) ?? '')}\``;
}
