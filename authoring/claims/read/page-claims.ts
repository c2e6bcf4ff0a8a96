import type { Code, List, ListItem, Nodes, Table } from 'mdast';
import { parseDocument, isMap, isScalar, isSeq } from 'yaml';
import { isJsx } from '../../../site/remark/attributes';
import { parsePage } from '../../../site/remark/parse-page';
import type { Sources } from '../../../site/remark/sources';
import { riskyWordIn } from '../basis/free-words';
import type { Claim } from '../claim';
import { readComments, readLines } from './code-comments';
import { isHeaderRow } from './header-row';
import { elementForm, inlineForm, isComponent } from './inline-form';
import { isLinkLine, isName, isNameAt } from './names';
import { type Part, splitSentences } from './split-sentences';

const CITED = /<Basis ([\w-]+)>/g;

/**
 * Returns the claims of a hand-written page in their order: each sentence of its paragraphs, items and notes, each row of its tables,
 * its headings, each block that an element makes, each comment in its code, and what its head says.
 * @throws PageError if it is not valid MDX.
 */
export function pageClaims(source: string, file: string, sources: Sources): Claim[] {
  return claimsIn(parsePage(source, file), { file, sources });
}

interface Reading {
  file: string;
  sources: Sources;
}

function claimsIn(node: Nodes, reading: Reading): Claim[] {
  const { file } = reading;
  const line = lineOf(node);
  if (node.type === 'yaml') return headClaims(node.value, file);
  if (node.type === 'paragraph')
    return toClaims(splitSentences(inlineForm(node, reading.sources)), file).map(markLinkLine);
  if (node.type === 'heading')
    return headingClaims(`${'#'.repeat(node.depth)} ${joined(node, reading)}`, line, file);
  if (node.type === 'table') return tableClaims(node, reading);
  if (node.type === 'list')
    return node.children.flatMap((item, index) => itemClaims(item, markOf(node, index), reading));
  if (node.type === 'code') return codeClaims(node, line, file);
  return blockClaims(node, reading);
}

/** A heading mostly names what follows. */
function headingClaims(text: string, line: number, file: string): Claim[] {
  const isPlain = riskyWordIn(text) === undefined;
  return toClaims([{ text, line }], file).map((claim) => ({
    ...(isPlain && { proposal: 'advice' }),
    ...claim,
    ...(isName(text) && { isName: true }),
  }));
}

/** Code that no test runs says what its lines say; of other code, only the comments are for people. */
function codeClaims({ value, lang, meta }: Code, firstLine: number, file: string): Claim[] {
  const isRun = !/(?:^|\s)not-run=/.test(meta ?? '');
  const parts = isRun ? readComments(value, lang ?? '') : readLines(value);
  return parts.map(({ text, line }) => ({
    file,
    line: firstLine + line,
    sentence: text,
  }));
}

function blockClaims(node: Nodes, reading: Reading): Claim[] {
  const own =
    isJsx(node) && isComponent(node)
      ? [{ text: elementForm(node, reading.sources), line: lineOf(node) }]
      : [];
  const inner = 'children' in node ? node.children.flatMap((child) => claimsIn(child, reading)) : [];
  return [...toClaims(own, reading.file), ...inner];
}

function markOf({ ordered, start }: List, index: number): string {
  return ordered ? `${(start ?? 1) + index}. ` : '- ';
}

function itemClaims(item: ListItem, mark: string, reading: Reading): Claim[] {
  const [first, ...rest] = item.children.flatMap((child) => claimsIn(child, reading));
  return first === undefined ? [] : [{ ...first, sentence: `${mark}${first.sentence}` }, ...rest];
}

/** The first row mostly names the columns. */
function tableClaims({ children }: Table, reading: Reading): Claim[] {
  const rows = children.map((row) => row.children.map((cell) => joined(cell, reading)));
  const [header = [], ...others] = rows;
  const hasNames = isHeaderRow(header, others);
  return rows.flatMap((cells, index) =>
    toClaims([{ text: `| ${cells.join(' | ')} |`, line: lineOf(children[index]) }], reading.file).map(
      (claim) => ({ ...claim, ...(hasNames && index === 0 && { isName: true as const }) }),
    ),
  );
}

function lineOf(node: Nodes | undefined): number {
  return node?.position?.start.line ?? 1;
}

function joined(node: Nodes, { sources }: Reading): string {
  return inlineForm(node, sources)
    .map(({ text }) => text)
    .join('')
    .trim()
    .replaceAll(/\s+/g, ' ');
}

function toClaims(parts: readonly Part[], file: string): Claim[] {
  return parts.map(({ text, line }) => ({ file, line, sentence: text, ...proposalOf(text) }));
}

function markLinkLine(claim: Claim): Claim {
  return isLinkLine(claim.sentence) ? { ...claim, isName: true } : claim;
}

function proposalOf(sentence: string): Pick<Claim, 'proposal'> {
  const cited = citedIn(sentence).map((id) => `decided ${id}`);
  if (cited.length > 0) return { proposal: cited.join(', ') };
  return hasElement(sentence) ? { proposal: 'bound' } : {};
}

/** Returns the ids of the decisions that a sentence cites. */
export function citedIn(sentence: string): string[] {
  return [...new Set([...sentence.matchAll(CITED)].map(([, id = '']) => id))];
}

/** Whether a sentence has an element that takes its value from the description, or in a source file a value. */
export function hasElement(sentence: string): boolean {
  return /<[A-Z]\w*[ >]|\{[^}]/.test(sentence.replaceAll(/`[^`]*`/g, ''));
}

/** Lines before the first one of the head. */
const FENCE = 1;

function headClaims(source: string, file: string): Claim[] {
  const { contents } = parseDocument(source);
  if (!isMap(contents)) return [];
  return contents.items.flatMap(({ key, value }) => {
    if (!isScalar(key) || !key.range || isSetting(String(key.value), value)) return [];
    const line = source.slice(0, key.range[0]).split('\n').length + FENCE;
    const shown: unknown = isScalar(value) || isSeq(value) || isMap(value) ? value.toJSON() : value;
    const [at, sentence] = [String(key.value), wordsOf(shown)];
    return [{ file, line, at, sentence, ...(isNameAt(at, sentence) && { isName: true }) }];
  });
}

/** Whether a value only sets something: the address of a page, its place, a switch. */
function isSetting(key: string, value: unknown): boolean {
  return key === 'slug' || key === 'id' || (isScalar(value) && typeof value.value !== 'string');
}

function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([key, words]) => `${key}: ${wordsOf(words)}`)
    .join('; ');
}
