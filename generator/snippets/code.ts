import type { CodeMark } from '#core/contracts/code-data';

/** What a stretch of a snippet is, beside text of its language; what has a type is found once there are pages. */
export type Mark =
  | Exclude<CodeMark, { kind: 'typed' }>
  /** The name of a member with a schema, by its path: `['request', 'items', '0', 'amount']`, `['query', 'limit']`. */
  | { kind: 'member'; path: readonly string[] }
  /** The name of the variable that holds the body of a response. */
  | { kind: 'response-body'; isError: boolean };

export interface MarkedText<OneMark = Mark> {
  text: string;
  mark: OneMark;
}

/** Code whose emitter says what its parts are, so that nobody has to find them again in the text. */
export type Code<OneMark = Mark> = readonly (string | MarkedText<OneMark>)[];

/** What can stand in code: text, a marked text or code. */
export type CodeLike<OneMark = Mark> = string | MarkedText<OneMark> | Code<OneMark>;

/** Template tag that keeps the marks of what is put into the template. */
export function code(texts: readonly string[], ...values: CodeLike[]): Code {
  const parts: Parts<Mark> = [];
  for (const [index, text] of texts.entries()) {
    add(text, parts);
    add(values[index] ?? '', parts);
  }
  return parts;
}

/** Lines or other pieces of code as one, with `separator` between them. */
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

/** The text of code, without its marks. */
export function codeText(piece: CodeLike): string {
  let text = '';
  for (const part of partsOf(piece)) text += typeof part === 'string' ? part : part.text;
  return text;
}

/** Code whose texts are changed one by one, with the marks that they had. */
export function mapCodeText(piece: CodeLike, change: (text: string) => string): Code {
  return partsOf(piece).map((part) =>
    typeof part === 'string' ? change(part) : { ...part, text: change(part.text) },
  );
}

/** Code without white space at its end. */
export function trimCodeEnd(code: Code): Code {
  const last = code.at(-1);
  if (last === undefined) return code;
  const kept = typeof last === 'string' ? last.trimEnd() : { ...last, text: last.text.trimEnd() };
  return [...code.slice(0, -1), kept];
}

/** A text in quotes of one character, in which all between the quotes is the value of `name`. */
export function quotedReaderValue(name: string, quoted: string): Code {
  const mark: Mark = { kind: 'reader-value', name };
  return [quoted.slice(0, 1), { text: quoted.slice(1, -1), mark }, quoted.slice(-1)];
}

/** JSON inside a snippet. */
export function embeddedJson(text: string): MarkedText {
  return { text, mark: { kind: 'embedded', grammar: 'json' } };
}

/** Whole lines that many snippets of a language share. */
export function sharedLines(lines: readonly string[]): MarkedText {
  return { text: lines.join('\n'), mark: { kind: 'shared' } };
}

type Parts<OneMark> = (string | MarkedText<OneMark>)[];

/** Texts that meet become one. */
function add<OneMark>(piece: CodeLike<OneMark>, parts: Parts<OneMark>): void {
  if (!isPart(piece)) return piece.forEach((part) => add(part, parts));
  const last = parts.at(-1);
  if (typeof piece === 'string' && typeof last === 'string') parts[parts.length - 1] = last + piece;
  else if (piece !== '') parts.push(piece);
}

function isPart<OneMark>(piece: CodeLike<OneMark>): piece is string | MarkedText<OneMark> {
  return typeof piece === 'string' || 'mark' in piece;
}

/** The parts of code; a text alone is one. */
export function partsOf(piece: CodeLike): Code {
  return isPart(piece) ? [piece] : piece;
}
