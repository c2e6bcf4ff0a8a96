import { findQuoteEnd } from './read/find-quote-end';

/** Shown instead of a secret. */
export const MASK = '***';

/** Names that keep a secret: of headers, members, parameters, and of functions that take one. */
const NAME =
  /authorization|cookie|pass(?:word|wd|phrase)|pwd|secret|token|signature|credentials?|(?:api|auth|access|private|signing|publishable|encryption)[_-]?key|basic_?auth|\bauth(?![\w-])/gi;

/** The rest of a longer name: `token_type`. */
const REST = /[\w-]{0,64}/y;

/** Between a name and its value: `:`, `=`, `=>`, `(`, the next argument of a call, or `"value":` of a recording. */
const BETWEEN =
  /\]?\\{0,8}["'`]?\]?[ \t]{0,8}(?::|=>|=|\(|,\s{0,64}\\{0,8}["'`]value\\{0,8}["'`]\s{0,8}:|,(?=\s{0,8}["'`\\]))\s{0,8}[[(]?\s{0,8}/y;

/** Headers whose value is the rest of their line. */
const WHOLE_LINE = /^(?:authorization|cookie)/i;

/** The scheme of a credential, which anyone may know. */
const SCHEME = /^(?:basic|bearer|digest|token)[ \t]{1,8}(?=\S)/i;

/** Credentials that their form gives away: in the address of a server, after a scheme, by the start of a key, three parts of a JWT. */
const FORMS: readonly [form: RegExp, masked: string][] = [
  [/(?<=:\/\/)[^\s/@"'<>]{1,256}@/g, `${MASK}@`],
  [/(?<=\b(?:basic|bearer)[ \t])(?=[a-z+/._~-]{0,256}[\dA-Z=])[\w+/.~=-]{6,}/gi, MASK],
  [/\b(?:sk|pk|rk|whsec|ghp|gho|xox[a-z])[_-][\w-]{6,}/g, MASK],
  [/\beyJ[\w-]{8,}\.[\w-]{1,}(?:\.[\w-]{0,})?/g, MASK],
];

/** Options of curl that take a credential. */
const OPTION = /(?<=\s)(?:-u|--user|--oauth2-bearer|--proxy-user)[ =]{0,8}/g;

/**
 * Masks the secrets in input of any kind: values of names that keep one, in any notation, and what has the form of one. Each
 * character is looked at a fixed number of times.
 */
export function maskSecrets(text: string): string {
  const formed = FORMS.reduce((masked, [form, mask]) => masked.replace(form, mask), text);
  const named = maskValues(formed, NAME, true);
  return /\bcurl\b/.test(named) ? maskValues(named, OPTION, false) : named;
}

/** Whether a name of a header or a member keeps a secret. */
export function keepsSecret(name: string): boolean {
  return new RegExp(NAME.source, 'i').test(name);
}

/** @param isName whether a separator must follow before the value. */
function maskValues(text: string, found: RegExp, isName: boolean): string {
  let masked = '';
  let last = 0;
  for (const { 0: name, index } of text.matchAll(found)) {
    if (index < last) continue;
    const start = isName ? startOfValue(text, index + name.length) : index + name.length;
    if (start === undefined) continue;
    const { from, to } = valueAt(text, start, isName && WHOLE_LINE.test(name));
    if (to <= from) continue;
    masked += text.slice(last, from) + MASK;
    last = to;
  }
  return masked + text.slice(last);
}

function startOfValue(text: string, afterName: number): number | undefined {
  REST.lastIndex = afterName;
  REST.test(text);
  BETWEEN.lastIndex = REST.lastIndex;
  return BETWEEN.test(text) ? BETWEEN.lastIndex : undefined;
}

/** The part of a value that is secret: in quotes all of it, else to what ends a word, or a header. */
function valueAt(text: string, start: number, isLine: boolean): { from: number; to: number } {
  let quote = start;
  while (text[quote] === '\\') quote += 1;
  const mark = text[quote];
  if (mark === '"' || mark === "'" || mark === '`') {
    // A quote that nothing closes goes on to the end.
    const end = findQuoteEnd(text, quote + 1, mark, quote - start);
    const to = end ? end.at - end.escapes : text.length;
    // A list of sentences says what is wrong with a secret.
    if (/\[\s{0,8}$/.test(text.slice(Math.max(0, start - 9), start)) && text.slice(quote, to).includes(' '))
      return { from: start, to: start };
    return { from: quote + 1 + lengthOfScheme(text, quote + 1), to };
  }
  if (mark === '{' || mark === '[') return { from: start, to: start };
  const end = isLine ? /["'`\r\n\\]/ : /[\s"'`&,;})\]>\\]/;
  const from = start + lengthOfScheme(text, start);
  let to = from;
  while (to < text.length && !end.test(text[to]!)) to += 1;
  return { from, to };
}

function lengthOfScheme(text: string, start: number): number {
  return SCHEME.exec(text.slice(start, start + 24))?.[0].length ?? 0;
}
