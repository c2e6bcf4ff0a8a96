import { parse, visit, type ParseError } from 'jsonc-parser';
import { blankSpans, type Span } from './blank-spans';
import type { Position } from './recover-yaml';

/** A comment where JSON may have one: at the start of a line, or after a bracket, a brace or a comma. */
const COMMENT = /(?:^|[[\]{},])[ \t]*\/[/*]/m;

/**
 * Replaces the comments of a JSON file with spaces, and returns where they begin. Returns any other file as it is: in YAML, `//` is part
 * of a value.
 */
export function blankJsonComments(text: string): { text: string; positions: Position[] } {
  // Parsing is slow, and few files contain comments.
  if (!/^\s*[{/]/.test(text) || !COMMENT.test(text) || !isJsonWithComments(text))
    return { text, positions: [] };
  const positions: Position[] = [];
  const comments: Span[] = [];
  visit(text, {
    onComment(offset, length, line, character) {
      positions.push({ line: line + 1, column: character + 1 });
      comments.push({ offset, length });
    },
  });
  return { text: blankSpans(text, comments), positions };
}

function isJsonWithComments(text: string): boolean {
  const errors: ParseError[] = [];
  parse(text, errors, { allowTrailingComma: true });
  return errors.length === 0;
}
