import type { CodeData, MarkedCode } from '#core/contracts/code-data';
import { escapeAttribute, escapeHtml } from '#core/text/escape-html';
import type { CodeHtml } from './code-html';
import { cutSpans, type Piece } from './cut-spans';

/**
 * Returns the markup of code with Prism's tokens; its text content is the code itself. Reader values and names with a type are
 * marked, and embedded code has the tokens of its language.
 * @throws Error if the grammar is not loaded.
 */
export function highlight(code: CodeData, grammar: string): CodeHtml {
  const pieces = cutSpans(code, grammar);
  const firstName = pieces.find(({ marked }) => marked?.mark.kind === 'typed')?.marked;
  return pieces
    .map((piece, index) => pieceHtml(piece, pieces[index - 1], pieces[index + 1], firstName))
    .join('');
}

/** Returns the markup of a piece. Adjacent pieces of one token share its element. */
function pieceHtml(
  { span, text, marked }: Piece,
  before: Piece | undefined,
  after: Piece | undefined,
  firstName: MarkedCode | undefined,
): CodeHtml {
  const open = span.kind !== undefined && before?.span !== span ? `<span class="token ${span.kind}">` : '';
  const close = span.kind !== undefined && after?.span !== span ? '</span>' : '';
  const tags = marked && tagsOf(marked, marked === firstName);
  return `${open}${tags?.open ?? ''}${escapeHtml(text)}${tags?.close ?? ''}${close}`;
}

/** Returns the tags around a marked piece. The typed names of a snippet use a roving tabindex (`snippet-hovers.ts`). */
function tagsOf({ mark }: MarkedCode, isFirstName: boolean): { open: string; close: string } | undefined {
  if (mark.kind === 'reader-value')
    return { open: `<span data-reader-value="${escapeAttribute(mark.name)}">`, close: '</span>' };
  if (mark.kind !== 'typed') return undefined;
  const stop = isFirstName ? '' : ' tabindex="-1"';
  const href = escapeAttribute(mark.href);
  const title = escapeAttribute(mark.title);
  return { open: `<a class="typed" href="${href}"${stop} title="${title}">`, close: '</a>' };
}
