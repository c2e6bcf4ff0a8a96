import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import type { Claim } from '../claim';
import { isNameAt } from './names';
import { splitSentences } from './split-sentences';

/** Keys whose values are for machines or maintainers, or are data that other checks compare. */
const DATA = new Set([
  ...['$ref', 'operationId', 'example', 'examples', 'security', 'mapping'],
  ...['x-no-replacement', 'x-no-sunset'],
]);

/** Keys that say the same of single values; a map below them has other names as keys. */
const DATA_UNLESS_MAP = new Set([
  ...[
    'pattern',
    'required',
    'default',
    'const',
    'enum',
    'tags',
    'x-basis',
    'basis',
    'x-decision',
    'decision',
  ],
]);

/** Keys below which every value is for readers, however short: pages say when something ends, and what replaces it. */
const MEANINGS = new Set(['x-enumDescriptions', 'scopes', 'x-sunset', 'x-replaced-by']);

/** Kinds of files: in a description most values are data, among words every value is for readers. */
type Kind = 'description' | 'words';

/** Returns the sentences of a YAML file in their order, each with the keys that lead to it. */
export function yamlClaims(source: string, file: string, kind: Kind): Claim[] {
  const lineCounter = new LineCounter();
  const { contents } = parseDocument(source, { lineCounter });
  const lineOf = (node: Node) => lineCounter.linePos(node.range?.[0] ?? 0).line;
  return claimsIn(contents, { file, lineOf, keys: [], isShown: kind === 'words', decision: undefined });
}

interface Reading {
  file: string;
  lineOf: (node: Node) => number;
  keys: string[];
  /** Whether single words are for readers, too. */
  isShown: boolean;
  /** The decision that the nearest value around names. */
  decision: string | undefined;
}

function claimsIn(node: unknown, reading: Reading): Claim[] {
  if (isMap(node) && node.flow === true && reading.isShown) return listClaim(node, reading);
  if (isMap(node)) {
    const decision = textAt(node.get('decision')) ?? textAt(node.get('x-decision')) ?? reading.decision;
    return node.items.flatMap(({ key, value }) => {
      const name = String(isScalar(key) ? key.value : key);
      if (isData(name, value, reading.keys) && !reading.keys.some((one) => MEANINGS.has(one))) return [];
      const isShown = reading.isShown || MEANINGS.has(name);
      return claimsIn(value, { ...reading, keys: [...reading.keys, name], isShown, decision });
    });
  }
  if (isSeq(node))
    return isList(node.items)
      ? listClaim(node, reading)
      : node.items.flatMap((item) => claimsIn(item, reading));
  return isScalar(node) && isForReaders(node.value, reading) ? scalarClaims(node, reading) : [];
}

/** The value of an example is at the top of its file. */
function isData(key: string, value: unknown, parents: readonly string[]): boolean {
  if (DATA.has(key) || (key === 'value' && parents.length === 0)) return true;
  return DATA_UNLESS_MAP.has(key) && (isScalar(value) || (isSeq(value) && isList(value.items)));
}

function isForReaders(value: unknown, { isShown }: Reading): boolean {
  return isShown ? value !== null : typeof value === 'string' && /\S\s+\S/.test(value);
}

function isList(items: readonly unknown[]): boolean {
  return items.length > 0 && items.every((item) => isScalar(item));
}

/** A list, or a map in one line, is read at once. */
function listClaim(node: Node, reading: Reading): Claim[] {
  const words = Object.entries(node.toJSON() as Record<string, unknown>)
    .map(([key, value]) => (isSeq(node) ? String(value) : `${key}: ${String(value)}`))
    .join(', ');
  return isForReaders(words, reading) ? [toClaim(words, reading.lineOf(node), reading)] : [];
}

function scalarClaims(node: Node & { value: unknown }, reading: Reading): Claim[] {
  return String(node.value)
    .split(/\n\s*\n/)
    .flatMap((text) => splitSentences([{ text, line: reading.lineOf(node) }]))
    .map(({ text }) => toClaim(text, reading.lineOf(node), reading));
}

function toClaim(sentence: string, line: number, { file, keys, decision }: Reading): Claim {
  const at = keys.join('.');
  const isMeaning = keys.some((key) => MEANINGS.has(key));
  return {
    file,
    line,
    at,
    sentence,
    ...(!isMeaning && isNameAt(at, sentence) && { isName: true }),
    ...(decision !== undefined && { proposal: `decided ${decision}` }),
  };
}

function textAt(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
