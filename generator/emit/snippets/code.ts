import type { CodeMark } from '#core/contracts/code-data';

/** The meaning of a part of a snippet that is not plain text. Types are looked up later, when the pages exist. */
export type Mark =
  | Exclude<CodeMark, { kind: 'typed' }>
  /** The name of a value with a schema, by its path: `['request', 'items', '0', 'amount']`, `['query', 'limit']`. */
  | { kind: 'member'; path: readonly string[] }
  /** The name of the variable that holds the body of a response. */
  | { kind: 'response-body'; isError: boolean };

export interface MarkedText<OneMark = Mark> {
  text: string;
  mark: OneMark;
}

/** Code in which the emitter has marked the parts, so that nobody has to find them again in the text. */
export type Code<OneMark = Mark> = readonly (string | MarkedText<OneMark>)[];

/** A piece of code: a plain string, a marked string or a list of these. */
export type CodeLike<OneMark = Mark> = string | MarkedText<OneMark> | Code<OneMark>;

/** Template tag that keeps the marks of the values inserted into the template. */
export function code(texts: readonly string[], ...values: CodeLike[]): Code {
  const parts: Parts<Mark> = [];
  for (const [index, text] of texts.entries()) {
    add(text, parts);
    add(values[index] ?? '', parts);
  }
  return parts;
}

/** Joins lines or other pieces of code, with `separator` between them. */
export function joinCode<OneMark = Mark>(
  pieces: readonly CodeLike<OneMark>[],
  separator: string,
): Code<OneMark> {
  const parts: Parts<OneMark> = [];
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) add(separator, parts);
    add(piece, parts);
  }
  return parts;
}

/** Returns code as a plain string, without its marks. */
export function codeText(piece: CodeLike): string {
  let text = '';
  for (const part of partsOf(piece)) text += typeof part === 'string' ? part : part.text;
  return text;
}

/** Applies `change` to each part of the code; the marks stay. */
export function mapCodeText(piece: CodeLike, change: (text: string) => string): Code {
  return partsOf(piece).map((part) =>
    typeof part === 'string' ? change(part) : { ...part, text: change(part.text) },
  );
}

/** Removes the white space at the end of the code. */
export function trimCodeEnd(code: Code): Code {
  const last = code.at(-1);
  if (last === undefined) return code;
  const kept = typeof last === 'string' ? last.trimEnd() : { ...last, text: last.text.trimEnd() };
  return [...code.slice(0, -1), kept];
}

/** Marks everything between the quotes of a string literal as the value of `name`; each quote must be one character. */
export function quotedReaderValue(name: string, quoted: string): Code {
  const mark: Mark = { kind: 'reader-value', name };
  return [quoted.slice(0, 1), { text: quoted.slice(1, -1), mark }, quoted.slice(-1)];
}

/** Marks a string as JSON inside a snippet. */
export function embeddedJson(text: string): MarkedText {
  return { text, mark: { kind: 'embedded', grammar: 'json' } };
}

/** Marks whole lines that many snippets of a language share. */
export function sharedLines(lines: readonly string[]): MarkedText {
  return { text: lines.join('\n'), mark: { kind: 'shared' } };
}

type Parts<OneMark> = (string | MarkedText<OneMark>)[];

/** Appends a piece to `parts`; adjacent plain strings become one. */
function add<OneMark>(piece: CodeLike<OneMark>, parts: Parts<OneMark>): void {
  if (!isPart(piece)) return piece.forEach((part) => add(part, parts));
  const last = parts.at(-1);
  if (typeof piece === 'string' && typeof last === 'string') parts[parts.length - 1] = last + piece;
  else if (piece !== '') parts.push(piece);
}

function isPart<OneMark>(piece: CodeLike<OneMark>): piece is string | MarkedText<OneMark> {
  return typeof piece === 'string' || 'mark' in piece;
}

/** Returns the parts of a piece of code; a single string is one part. */
export function partsOf(piece: CodeLike): Code {
  return isPart(piece) ? [piece] : piece;
}
