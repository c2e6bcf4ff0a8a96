import { JOINING, NUMBERS, inOneForm } from './phrases';
import { signsOf } from './negation';
import { stemOf } from './stem';
import type { Link, Reading, Token } from './token';

/** Mark of an item, step or heading: its number is its place. */
const MARK = /^(?:#+ (?:\d+\. )?|\d+\. |- )/;
/** They join items of a list, with or without an article after them. */
const CONJUNCTIONS = new Set(['and', 'or']);
const LINK = /\[([^\]]*)\]\(([^)]*)\)/g;

/** Elements and code, names in braces, addresses, numbers, words, and what ends a clause or a cell. */
const PART =
  /<(?<element>[A-Z]\w*) ?(?<inner>[^<>]*)>|`(?<code>[^`]+)`|\{(?<value>[^{}]*)\}|(?<address>https?:\/\/\S+[\w/])|(?<number>\d[\d,.]*\d|\d)(?![\p{L}-])|(?<word>[\p{L}\d][\p{L}\d'_-]*)|(?<end>[,;:.!?()→–]|\|)/gu;

/** Elements whose last attribute names one thing. */
const NAMES = new Set([
  'Field',
  'Parameter',
  'Value',
  'Event',
  'Header',
  'Operation',
  'Scope',
  'Object',
  'Term',
]);

/** Reads a sentence of the ledger as it is compared. */
export function readSlots(sentence: string): Reading {
  const links: Link[] = [];
  const words = inCells(sentence.replace(MARK, '')).replaceAll(LINK, (_, text: string, target: string) => {
    links.push({ text, target });
    return text;
  });
  const tokens: Token[] = [];
  let [cell, clause] = [0, 0];
  let [isFirst, isListed] = [true, false];
  for (const { groups = {} } of inOneForm(words.replaceAll('*', '')).matchAll(PART)) {
    if (groups.end !== undefined) {
      clause++;
      if (groups.end === '|') cell++;
      isFirst = isFirst || /[|:.!?]/.test(groups.end);
      isListed = groups.end === ',';
      continue;
    }
    const read = tokensOf(groups, isFirst);
    for (const token of read) tokens.push({ ...token, isListed, cell, clause, sign: '+' });
    if (read.length === 0) continue;
    isFirst = false;
    isListed = read.some(({ key }) => CONJUNCTIONS.has(key)) || (isListed && read.every(isJoining));
  }
  const { signs, negations } = signsOf(tokens);
  const all = tokens.map((token, index) => ({ ...token, sign: signs[index] ?? '+' }));
  return {
    tokens: all.filter((token) => !isJoining(token)),
    links,
    negations,
    joining: all.filter(isJoining),
    all,
    form: tokens.map((token) => `${token.cell} ${token.key}`).join('\n'),
  };
}

function isJoining({ key, kind }: Pick<Token, 'key' | 'kind'>): boolean {
  return kind === 'word' && JOINING.has(key);
}

/** Settings in one line are like the cells of a row: `from: shop, to: page`. */
function inCells(sentence: string): string {
  return /^\w+: [^:]*(?:, \w+: [^:]*)+$/.test(sentence)
    ? `| ${sentence.replace(/^\w+: /, '').replaceAll(/, \w+: /g, ' | ')} |`
    : sentence;
}

type Plain = Omit<Token, 'isListed' | 'cell' | 'clause' | 'sign'>;

function tokensOf(groups: Record<string, string | undefined>, isFirst: boolean): Plain[] {
  const { element, inner = '', code, value, address, number, word = '' } = groups;
  if (element !== undefined) return elementTokens(element, inner);
  if (code !== undefined || address !== undefined) return [plain('code', code ?? address ?? '')];
  if (value !== undefined) return [plain('value', `{${value}}`)];
  if (number !== undefined) return [plain('number', number.replaceAll(',', ''))];
  return wordTokens(word, isFirst);
}

function plain(kind: Token['kind'], key: string): Plain {
  return { key, text: key, kind, isName: false };
}

/** An element is the same as the name that it shows: `<Field Invoice.number>` is `number` in code. */
function elementTokens(element: string, inner: string): Plain[] {
  const [attributes = '', shown] = inner.split(' = ');
  const parts = attributes.split(' ');
  const [path = ''] = parts;
  if (element === 'Basis') return [plain('value', path)];
  if (element === 'Status') return [plain('number', path)];
  if (element === 'Fact') {
    const isNumber = shown !== undefined && /^[\d,.]+$/.test(shown);
    const key = shown?.replaceAll(',', '') ?? path;
    return [{ ...plain(isNumber ? 'number' : 'code', key), path }];
  }
  if (!NAMES.has(element))
    return [
      plain('block', `<${[element, path].filter(Boolean).join(' ')}>`),
      ...parts.slice(1).map((part) => plain('value', part)),
    ];
  const name = element === 'Event' ? path : (parts[element === 'Value' ? 1 : 0]?.split('.').at(-1) ?? '');
  return [{ ...plain('code', name), ...(path.includes('.') && element !== 'Event' && { path }) }];
}

function wordTokens(word: string, isFirst: boolean): Plain[] {
  const lower = word.toLowerCase();
  const number = NUMBERS.get(lower);
  // One is as often an article as a number.
  if (number !== undefined && lower !== 'one') return [{ ...plain('number', number), text: word }];
  const isName = /^\p{Lu}/u.test(word) && (!isFirst || /^\p{Lu}[\p{Lu}\d-]+$/u.test(word));
  return [{ key: JOINING.has(lower) ? lower : stemOf(lower), text: word, kind: 'word', isName }];
}
