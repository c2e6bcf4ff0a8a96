import type { CodeData, MarkedCode } from '#core/contracts/code-data';
import { type Span, tokenize, tokenizeShared } from './tokenize';

/** A part of a token whose characters all have the same mark. */
export interface Piece {
  span: Span;
  text: string;
  marked?: MarkedCode;
}

/**
 * Returns the tokens of code, cut where its parts end. Embedded code is tokenized separately from the language around it, and
 * shared lines separately from those around them.
 */
export function cutSpans(code: CodeData, grammar: string): Piece[] {
  const together = code.filter((part) => !isApart(part)).map(textOf);
  const take = createTake(tokenize(together.join(''), grammar));
  return code.flatMap((part) => {
    if (typeof part === 'string') return take(part.length);
    if (!isApart(part)) return take(part.text.length).map((piece) => ({ ...piece, marked: part }));
    return tokenizeApart(part, grammar).map((span) => ({ span, text: span.text }));
  });
}

function textOf(part: string | MarkedCode): string {
  return typeof part === 'string' ? part : part.text;
}

function isApart(part: string | MarkedCode): boolean {
  return typeof part !== 'string' && (part.mark.kind === 'embedded' || part.mark.kind === 'shared');
}

function tokenizeApart({ text, mark }: MarkedCode, grammar: string): readonly Span[] {
  return mark.kind === 'embedded' ? tokenize(text, mark.grammar) : tokenizeShared(text, grammar);
}

/** Returns a function that takes the next characters of the spans, as one piece per span. */
function createTake(spans: readonly Span[]): (length: number) => Piece[] {
  let index = 0;
  let offset = 0;
  return (length) => {
    const pieces: Piece[] = [];
    for (let left = length; left > 0;) {
      const span = spans[index]!;
      const text = span.text.slice(offset, offset + left);
      if (text !== '') pieces.push({ span, text });
      left -= text.length;
      offset += text.length;
      if (offset < span.text.length) continue;
      index += 1;
      offset = 0;
    }
    return pieces;
  };
}
