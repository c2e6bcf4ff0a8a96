import type { CodeHtml } from '#core/contracts/page-data';
import { escapeHtml } from '#core/text/escape-html';
import type { CodeLike, MarkedText } from '../../snippets/code';
import { cutSpans, type Piece } from './cut-spans';

/** Tags around a marked text; undefined for a mark that is not shown. */
export type TagsOf = (marked: MarkedText) => { open: string; close: string } | undefined;

/**
 * Markup of code with Prism's tokens; its text content is the code itself. Reader values are marked, other marks as
 * `tagsOf` says. An embedded text has the tokens of its own language.
 * @throws for a language that Prism has no grammar for.
 */
export function highlight(code: CodeLike, language: string, tagsOf: TagsOf = () => undefined): CodeHtml {
  const pieces = cutSpans(code, language);
  return pieces
    .map((piece, index) => pieceHtml(piece, pieces[index - 1], pieces[index + 1], tagsOf))
    .join('');
}

/** Neighbours of one token share its element. */
function pieceHtml(
  { span, text, marked }: Piece,
  before: Piece | undefined,
  after: Piece | undefined,
  tagsOf: TagsOf,
): CodeHtml {
  const open = span.kind !== undefined && before?.span !== span ? `<span class="token ${span.kind}">` : '';
  const close = span.kind !== undefined && after?.span !== span ? '</span>' : '';
  const tags = marked && (readerValueTags(marked) ?? tagsOf(marked));
  return `${open}${tags?.open ?? ''}${escapeHtml(text)}${tags?.close ?? ''}${close}`;
}

function readerValueTags({ mark }: MarkedText): ReturnType<TagsOf> {
  if (mark.kind !== 'reader-value') return undefined;
  return { open: `<span data-reader-value="${escapeHtml(mark.name)}">`, close: '</span>' };
}
