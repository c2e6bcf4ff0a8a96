import type { CodeHtml } from '../page-data';
import { highlight } from './highlight';

/** A part of a code that gets an element of its own. */
export interface Mark {
  start: number;
  end: number;
  /** Tags around it. */
  open: string;
  close: string;
}

// For private use: they mean nothing in any code, and are no part of a word.
const OPEN = '\ue000';
const CLOSE = '\ue001';

/** Highlighted code with elements around the marked parts, which must not overlap each other or the edge of a token. */
export function highlightMarked(code: string, language: string, marks: readonly Mark[]): CodeHtml {
  if (marks.length === 0 || code.includes(OPEN) || code.includes(CLOSE)) return highlight(code, language);
  const sorted = marks.toSorted((one, other) => one.start - other.start);
  const opened = [...sorted];
  const closed = [...sorted];
  return highlight(insertSigns(code, sorted), language)
    .replaceAll(OPEN, () => opened.shift()?.open ?? '')
    .replaceAll(CLOSE, () => closed.shift()?.close ?? '');
}

function insertSigns(code: string, marks: readonly Mark[]): string {
  const parts = marks.map(({ start, end }, index) => {
    const before = code.slice(marks[index - 1]?.end ?? 0, start);
    return `${before}${OPEN}${code.slice(start, end)}${CLOSE}`;
  });
  return parts.join('') + code.slice(marks.at(-1)?.end ?? 0);
}
