import type { CodeHtml } from '#core/contracts/page-data';
import { escapeHtml } from '#core/text/escape-html';
import { type Span, tokenize } from './tokenize';

/** A part of a code that gets an element of its own. */
export interface Mark {
  /** Offsets in the code. */
  start: number;
  end: number;
  /** Tags around it. */
  open: string;
  close: string;
}

/**
 * Markup of `code` with Prism's tokens; its text content is the code itself. A language without a grammar is only escaped.
 * `marks` put elements around parts of it; they must not overlap each other.
 */
export function highlight(code: string, language: string, marks: readonly Mark[] = []): CodeHtml {
  const sorted = marks.toSorted((one, other) => one.start - other.start);
  let offset = 0;
  let html = '';
  for (const span of tokenize(code, language)) {
    html += spanHtml(span, offset, sorted);
    offset += span.text.length;
  }
  return html;
}

function spanHtml({ text, kind }: Span, offset: number, marks: readonly Mark[]): string {
  const content = markedText(text, offset, marks);
  return kind === undefined ? content : `<span class="token ${kind}">${content}</span>`;
}

/** Escaped text with the marks that reach into it; a mark over several tokens is opened and closed in each. */
function markedText(text: string, offset: number, marks: readonly Mark[]): string {
  let html = '';
  let done = 0;
  for (const { start, end, open, close } of marks) {
    const from = Math.max(start - offset, done);
    const to = Math.min(end - offset, text.length);
    if (from >= to) continue;
    html += escapeHtml(text.slice(done, from)) + open + escapeHtml(text.slice(from, to)) + close;
    done = to;
  }
  return html + escapeHtml(text.slice(done));
}
