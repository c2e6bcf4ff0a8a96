import type { CodeHtml } from '../../../highlight/code-html';

/**
 * Wraps each line of code in an element that knows its indent (`src/css/code.css`); tokens that span several lines are closed and
 * reopened. The text content does not change.
 */
export function toLines(code: CodeHtml): CodeHtml {
  const open: string[] = [];
  return code
    .replace(/\n$/, '')
    .split('\n')
    .map((line, index, lines) => {
      const before = open.join('');
      for (const [tag] of line.matchAll(/<\/?(?:span|a)\b[^>]*>/g)) {
        if (tag.startsWith('</')) open.pop();
        else open.push(tag);
      }
      const after = open.map(closing).toReversed().join('');
      const end = index < lines.length - 1 ? '\n' : '';
      return `<span ${indentOf(line)}>${before}${markContinuation(line)}${end}${after}</span>`;
    })
    .join('');
}

/** Marks the backslash of a command that continues on the next line, and lets a long address break after its host. */
function markContinuation(line: string): string {
  if (!line.endsWith(' \\')) return line;
  const command = line.slice(0, -2).replace(/https?:\/\/(?:<[^>]*>|[^\s/'"<>])+(?=\/)/, '$&<wbr>');
  return `${command}<span class="continues"> \\</span>`;
}

function closing(tag: string): string {
  return tag.startsWith('<a') ? '</a>' : '</span>';
}

/** The widest indent that has a class: a style for each line would be a fiftieth of a page of code. */
const WIDEST_CLASS = 24;

function indentOf(line: string): string {
  const [indent = ''] = /^[ \t]*/.exec(line.replaceAll(/<[^>]*>/g, '')) ?? [];
  const width = indent.replaceAll('\t', TAB).length;
  if (width === 0) return 'class="line"';
  const hasClass = width % 2 === 0 && width <= WIDEST_CLASS;
  return hasClass ? `class="line i${width}"` : `class="line" style="--in:${width}"`;
}

/** As wide as `tab-size` of code. */
const TAB = '  ';
