/** A part of a file that a person reads. */
export interface Span {
  start: number;
  text: string;
}

/** Three words of prose: this reads files in its own way, not as `authoring/claims` does. */
const PROSE = /\p{Ll}+ \p{L}+ \p{L}/u;

/** Parts of pages that no reader sees as they are: code blocks, which are run, tags, comments and imports. */
const HIDDEN_IN_PAGES =
  /^\s*```[^]*?^\s*```$|<[^<>]*>|\{\/\*[^]*?\*\/\}|^(?:import|export|slug:|sidebar).*$/gm;

/** Lines of a description whose values are data, and comments in it. */
const DATA = /^\s*(?:#|-? ?(?:\$ref|pattern|operationId|example|default|tags|href|url|value|format):).*$/gm;

/** Strings and the text between tags. */
const SHOWN_IN_SOURCES = /(?<=>)[^<>{}]+(?=[<{])|'[^'\n]+'|`[^`$]+`|(?<=^\s+)\p{Lu}[^{}()=;<>']+$/gmu;

/** Lines of sources that a maintainer reads: comments, imports and errors. */
const FOR_MAINTAINERS = /^\s*(?:\/\/|\*|\/\*|\{\/\*|import ).*$|.*(?:Error|requireEntry)\(.*$/gm;

/** Returns the parts of a file that a reader sees, none longer than a line. */
export function proseSpans(content: string, file: string): Span[] {
  return readable(content, file)
    .flatMap(({ start, text }) =>
      [...text.matchAll(/[^\n]+/g)].map(({ index, 0: line }) => ({ start: start + index, text: line })),
    )
    .filter(({ text }) => PROSE.test(text));
}

function readable(content: string, file: string): Span[] {
  if (/\.mdx?$/.test(file)) return remaining(content, HIDDEN_IN_PAGES);
  if (file.endsWith('.yaml')) return remaining(content, DATA);
  if (file.startsWith('docs/_code/')) return matches(content, /^\s*(?:#|\/\/) (.+)$/gm);
  const shown = remaining(content, FOR_MAINTAINERS);
  return shown.flatMap(({ start, text }) =>
    matches(text, SHOWN_IN_SOURCES).map((span) => ({ ...span, start: start + span.start })),
  );
}

function matches(content: string, pattern: RegExp): Span[] {
  return [...content.matchAll(pattern)].map(({ index, 0: text }) => ({ start: index, text }));
}

/** Returns what is between the parts that a pattern matches. */
function remaining(content: string, hidden: RegExp): Span[] {
  const ranges = matches(content, hidden);
  const starts = [0, ...ranges.map(({ start, text }) => start + text.length)];
  return starts.map((start, index) => ({ start, text: content.slice(start, ranges[index]?.start) }));
}
