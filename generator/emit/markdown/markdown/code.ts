import { codeOf, UNSEEN } from './escape-text';

/** Formats a code span that no text can leave. White space is folded, because a blank line would end it. */
export function codeSpan(text: string): string {
  const line = withoutUnseen(text.replace(/\s+/g, ' '));
  if (line.trim() === '') return `"${line}"`;
  const ticks = '`'.repeat(longestRun(line, '`') + 1);
  const isPadded = /^`|`$|^ .* $/.test(line);
  return isPadded ? `${ticks} ${line} ${ticks}` : `${ticks}${line}${ticks}`;
}

/** Formats a block of code, in a fence longer than any inside. */
export function codeBlock(code: string, grammar = ''): string {
  const fence = '`'.repeat(Math.max(3, longestRun(code, '`') + 1));
  const lines = code.replace(/\s+$/, '').split(/\r\n?|\n/);
  return [`${fence}${grammar.replace(/[^\w+-]/g, '')}`, ...lines.map(withoutUnseen), fence].join('\n');
}

/** Writes out characters that readers cannot see, in the way of JSON; a tab stays. */
function withoutUnseen(line: string): string {
  return line.replace(UNSEEN, (found) => (found === '\t' ? found : `\\u${codeOf(found)}`));
}

function longestRun(text: string, character: string): number {
  let longest = 0;
  let run = 0;
  for (const one of text) {
    run = one === character ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}
