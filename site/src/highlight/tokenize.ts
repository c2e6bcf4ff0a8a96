import type { Token, TokenStream } from 'prismjs';
import { getOrInsertComputed } from '#core/collections/get-or-insert-computed';
import { findGrammar } from './find-grammar';
import Prism from './prism';

/** A stretch of code; `kind` is the class that the themes of the site know, absent for plain code. */
export interface Span {
  text: string;
  kind?: string;
}

/** Prism's kinds of tokens that are shown, by the class they get. Others, punctuation above all, stay plain. */
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

/** Prism's kinds that stand out from what is around them: code inside a text is no text. */
const PLAIN = new Set(['punctuation', 'interpolation']);

/** Longer than any line and any name that are read; files in Base64 have much longer ones. */
const LONG_LINE = 10_000;
const LONG_NAME = 200;
const LONG_WORD = new RegExp(`[\\w$\\u00A0-\\uFFFF]{${LONG_NAME},}`, 'g');
/** Letters for Prism, and for nobody else. */
const PRIVATE_USE = Array.from({ length: 6400 }, (_, index) => String.fromCharCode(0xe000 + index));

/**
 * The tokens of `code` as a flat list whose texts make up the code itself. A line that nobody reads to its end is plain.
 * @throws for a grammar that is not loaded; code in no language is `text`.
 */
export function tokenize(code: string, language: string): Span[] {
  const lines = code.split('\n');
  return lines.some((line) => line.length >= LONG_NAME)
    ? tokenizeShortened(lines, language)
    : tokenizeWhole(code, language);
}

/** Prism looks from each letter to the end of the word or of the text: where that is far it takes minutes. */
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
  // As Prism.highlight does it, with the hooks that PHP needs.
  const environment = { code, grammar, language, tokens: [] as TokenStream };
  Prism.hooks.run('before-tokenize', environment);
  environment.tokens = Prism.tokenize(environment.code, environment.grammar);
  Prism.hooks.run('after-tokenize', environment);
  const spans: Span[] = [];
  collect(environment.tokens, undefined, spans);
  return spans;
}

/** Kept as long as the program runs: a few texts of each language. */
const shared = new Map<string, readonly Span[]>();

/** The tokens of lines that many snippets share, found once. */
export function tokenizeShared(lines: string, language: string): readonly Span[] {
  return getOrInsertComputed(shared, `${language}\n${lines}`, () => tokenize(lines, language));
}

/** Adds the texts of a stream to `spans`; neighbours of one kind are one span. */
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
