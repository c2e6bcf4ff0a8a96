import { isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { type Block, type Comment, isBasis } from './block';

/** Keys below which no string is prose about the API. */
const SKIPPED = new Set(['example', 'examples', 'x-decisions', 'scopes']);

/** Returns the descriptions and notes of a file, each with the comments in the lines above it, and other comments as blocks without prose. */
export function blocksOfYaml(source: string, file: string): Block[] {
  const counter = new LineCounter();
  const lines = source.split('\n');
  const blocks: Block[] = [];
  visit(parseDocument(source, { lineCounter: counter }), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || SKIPPED.has(String(key.value))) return visit.SKIP;
      if ((key.value !== 'description' && key.value !== 'text') || !isScalar(value) || !key.range)
        return undefined;
      const { line, col } = counter.linePos(key.range[0]);
      blocks.push(blockOf(String(value.value), `${file}:${line}:${col}`, commentsAbove(lines, line, file)));
      return undefined;
    },
  });
  const found = new Set(blocks.flatMap(({ comments }) => comments.map(({ location }) => location)));
  const stray = lines
    .flatMap((_, index) => commentAt(lines, index + 1, file))
    .filter(({ location }) => !found.has(location));
  return [...blocks, ...stray.map((comment) => blockOf('', comment.location, [comment]))];
}

function blockOf(text: string, location: string, comments: Comment[]): Block {
  return { text, location, comments, format: (comment) => `# ${comment}` };
}

/** Returns the comments in the lines directly above a line, in their order. */
function commentsAbove(lines: readonly string[], line: number, file: string): Comment[] {
  const found = commentAt(lines, line - 1, file);
  return found.length === 0 ? [] : [...commentsAbove(lines, line - 1, file), ...found];
}

function commentAt(lines: readonly string[], line: number, file: string): Comment[] {
  const [, indent = '', text = ''] = /^(\s*)# (.+)$/.exec(lines[line - 1] ?? '') ?? [];
  return isBasis(text) ? [{ text, location: `${file}:${line}:${indent.length + 1}` }] : [];
}
