import type { Token, TokenStream } from 'prismjs';
import { getOrInsertComputed } from '#core/collections/get-or-insert-computed';
import { findGrammar } from './find-grammar';
import Prism from './prism';

/** A part of code; `kind` is a class that the site's themes style, undefined for plain code. */
export interface Span {
  text: string;
  kind?: string;
}

/** The token types of Prism that are highlighted, with the class of each. Others, mainly punctuation, stay plain. */
const KINDS = new Map(
  Object.entries({
    comment: 'comment',
    property: 'property',
    'literal-property': 'property',
    symbol: 'property',
    'attr-name': 'property',
    string: 'string',
    'template-string': 'string',
    'triple-quoted-string': 'string',
    'string-literal': 'string',
    heredoc: 'string',
    'attr-value': 'string',
    number: 'number',
    boolean: 'boolean',
    keyword: 'keyword',
    null: 'keyword',
    tag: 'keyword',
    function: 'function',
  }),
);

/** The token types of Prism that do not inherit a kind: code inside a string is not a string. */
const PLAIN = new Set(['punctuation', 'interpolation']);

/** Longer than any line or name that people read; files in Base64 have much longer ones. */
const LONG_LINE = 10_000;
const LONG_NAME = 200;
const LONG_WORD = new RegExp(`[\\w$\\u00A0-\\uFFFF]{${LONG_NAME},}`, 'g');
/** The private-use characters: Prism treats them as letters, and code rarely contains them. */
const PRIVATE_USE = Array.from({ length: 6400 }, (_, index) => String.fromCharCode(0xe000 + index));

/**
 * Returns the tokens of `code` as a flat list whose strings add up to the code itself. Lines too long to read are plain.
 * @param language name of a grammar; `text` for code without a language.
 * @throws Error if the grammar is not loaded.
 */
export function tokenize(code: string, language: string): Span[] {
  const lines = code.split('\n');
  return lines.some((line) => line.length >= LONG_NAME)
    ? tokenizeShortened(lines, language)
    : tokenizeWhole(code, language);
}

/** Hides long lines and names from Prism, which searches from each letter to the end of the word or code and takes minutes. */
function tokenizeShortened(lines: readonly string[], language: string): Span[] {
  const code = lines.join('\n');
  const standIn = PRIVATE_USE.find((letter) => !code.includes(letter));
  if (standIn === undefined) return tokenizeWhole(code, language);
  const left: string[] = [];
  const leave = (text: string) => {
    left.push(text);
    return standIn;
  };
  const shorten = (line: string) => (line.length > LONG_LINE ? leave(line) : line.replace(LONG_WORD, leave));
  const spans = tokenizeWhole(lines.map(shorten).join('\n'), language);
  const texts = left.values();
  return spans.map((span) => ({
    ...span,
    text: span.text.replaceAll(standIn, () => texts.next().value ?? standIn),
  }));
}

function tokenizeWhole(code: string, language: string): Span[] {
  const grammar = findGrammar(language);
  // Like Prism.highlight, with the hooks that PHP needs.
  const environment = { code, grammar, language, tokens: [] as TokenStream };
  Prism.hooks.run('before-tokenize', environment);
  environment.tokens = Prism.tokenize(environment.code, environment.grammar);
  Prism.hooks.run('after-tokenize', environment);
  const spans: Span[] = [];
  collect(environment.tokens, undefined, spans);
  return spans;
}

/** Cached as long as the program runs: a few blocks of code per language. */
const shared = new Map<string, readonly Span[]>();

/** Returns the tokens of lines that many snippets share, and computes them only once. */
export function tokenizeShared(lines: string, language: string): readonly Span[] {
  return getOrInsertComputed(shared, `${language}\n${lines}`, () => tokenize(lines, language));
}

/** Adds the strings of a stream to `spans`; adjacent strings of one kind become one span. */
function collect(stream: TokenStream, kind: string | undefined, spans: Span[]): void {
  if (typeof stream === 'string') return append(stream, kind, spans);
  if (Array.isArray(stream)) return stream.forEach((part) => collect(part, kind, spans));
  collect(stream.content, PLAIN.has(stream.type) ? undefined : (kindOf(stream) ?? kind), spans);
}

function append(text: string, kind: string | undefined, spans: Span[]): void {
  const last = spans.at(-1);
  if (last && last.kind === kind) last.text += text;
  else spans.push({ text, kind });
}

function kindOf({ type, alias }: Token): string | undefined {
  const kind = KINDS.get(type);
  if (kind !== undefined || alias === undefined) return kind;
  return typeof alias === 'string' ? KINDS.get(alias) : alias.map((name) => KINDS.get(name)).find(Boolean);
}
