import type { Html, NoteData } from '#core/contracts/page-data';
import { formatHtml } from '../markdown/format-html';

/** A description and its notes as blocks. */
export function formatStatements(
  { html, notes = [] }: { html?: Html; notes?: readonly NoteData[] },
  page: string,
): string[] {
  return [...formatHtml(html, page), ...notes.flatMap((note) => formatHtml(note.html, page))];
}

/** Puts a short description behind `head` on one line, and any other one below it. */
export function withStatements(head: string, blocks: readonly string[], values: string): string[] {
  if (!blocks.every(isParagraph)) return [head, ...blocks, values];
  const sentences = blocks.map(endSentence).join(' ');
  const text = [sentences, values].filter(Boolean).join(' ');
  return [text === '' ? head : `${head}: ${text}`];
}

/** Whether a block is a paragraph: all others start with a mark. */
function isParagraph(block: string): boolean {
  return !/^(?:```|[-#>|] ?|\d+\. |\*\*\*$)/.test(block);
}

function endSentence(sentence: string): string {
  return /[.!?:;…)\]]$/.test(sentence) ? sentence : `${sentence}.`;
}
