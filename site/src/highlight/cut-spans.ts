import type { CodeData, MarkedCode } from '#core/contracts/code-data';
import { type Span, tokenize, tokenizeShared } from './tokenize';

/** The part of a token that is marked as one thing. */
export interface Piece {
  span: Span;
  text: string;
  marked?: MarkedCode;
}

/**
 * The tokens of code, cut where its parts end. The language around an embedded text never sees it, nor do shared lines and
 * those around them see each other.
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

/** Takes the next characters of the spans, in one piece for each span. */
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
