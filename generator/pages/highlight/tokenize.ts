import type { Token, TokenStream } from 'prismjs';
import { Prism } from './prism';

/** A stretch of code; `kind` is the class that the themes of the site know, absent for plain code. */
export interface Span {
  text: string;
  kind?: string;
}

/** Name of the grammar for a snippet language or media type that has another name. */
const ALIASES = new Map(Object.entries({ curl: 'bash', shell: 'bash', html: 'markup', xml: 'markup' }));

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

/** The tokens of `code` as a flat list whose texts make up the code itself. A language without a grammar is one span. */
export function tokenize(code: string, language: string): Span[] {
  const name = ALIASES.get(language) ?? language;
  const grammar = Object.hasOwn(Prism.languages, name) ? Prism.languages[name] : undefined;
  if (typeof grammar !== 'object') return [{ text: code }];
  // As Prism.highlight does it, with the hooks that PHP needs.
  const environment = { code, grammar, language: name, tokens: [] as TokenStream };
  Prism.hooks.run('before-tokenize', environment);
  environment.tokens = Prism.tokenize(environment.code, environment.grammar);
  Prism.hooks.run('after-tokenize', environment);
  return joinEqual(flatten(environment.tokens));
}

function flatten(stream: TokenStream, kind?: string): Span[] {
  if (typeof stream === 'string') return [{ text: stream, kind }];
  if (Array.isArray(stream)) return stream.flatMap((part) => flatten(part, kind));
  return flatten(stream.content, stream.type === 'punctuation' ? undefined : (kindOf(stream) ?? kind));
}

function kindOf({ type, alias }: Token): string | undefined {
  return [type, alias].flat().reduce<string | undefined>((kind, name) => kind ?? KINDS.get(name), undefined);
}

function joinEqual(spans: Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && last.kind === span.kind) last.text += span.text;
    else joined.push({ ...span });
  }
  return joined;
}
