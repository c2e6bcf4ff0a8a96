import { CORE_SCHEMA, load, Type, type YAMLException } from 'js-yaml';
import { CST, LineCounter, Parser } from 'yaml';
import { blankSpans } from './blank-spans';
import { parseYamlMessage } from './redocly-messages';

/** Line and column, starting at 1. */
export interface Position {
  line: number;
  column: number;
}

/** YAML 1.2 and the merge key `<<: *name`, which Redocly supports, too. */
const SCHEMA = CORE_SCHEMA.extend({
  implicit: [new Type('tag:yaml.org,2002:merge', { kind: 'scalar', resolve: (key) => key === '<<' })],
});

/** Whether a YAML parser stopped at a line that is not indented deeper than its parent. */
export function isUnderindented(error: unknown): boolean {
  return error instanceof Error && parseYamlMessage(error.message).kind === 'underindented';
}

/**
 * Parses a file with underindented lines, and returns the first line of each run of them. YAML 1.2 forbids such lines, but older
 * parsers accept them and published descriptions contain them. Returns undefined for a file that older parsers reject, too.
 * @see https://yaml.org/spec/1.2.2/#61-indentation-spaces
 */
export function readUnderindented(text: string): { parsed: unknown; positions: Position[] } | undefined {
  const positions: Position[] = [];
  let last = -2;
  const note = ({ reason, mark }: YAMLException): void => {
    if (parseYamlMessage(reason).kind === 'underindented' && mark.line > last + 1)
      positions.push({ line: mark.line + 1, column: mark.column + 1 });
    last = mark.line;
  };
  try {
    return { parsed: load(text, { schema: SCHEMA, onWarning: note }), positions };
  } catch {
    return undefined;
  }
}

/** YAML tags for values that JSON does not have. */
const CUSTOM_TAG = /!!(?:binary|omap|pairs|set|timestamp)\b/;

/**
 * Replaces these tags with spaces, so that a tagged string stays a string, and returns their positions.
 * @see https://spec.openapis.org/oas/v3.1.0#format
 */
export function blankCustomTags(text: string): { text: string; positions: Position[] } {
  // Tokenizing is slow, and few files contain such tags.
  if (!CUSTOM_TAG.test(text)) return { text, positions: [] };
  const lines = new LineCounter();
  const tags = [...new Parser(lines.addNewLine).parse(text)].flatMap(customTagsIn);
  const positions = tags
    .map(({ offset }) => lines.linePos(offset))
    .map(({ line, col }) => ({ line, column: col }));
  const spans = tags.map(({ offset, source }) => ({ offset, length: source.length }));
  return { text: blankSpans(text, spans), positions };
}

function customTagsIn(token: CST.Token): CST.SourceToken[] {
  const tags: CST.SourceToken[] = [];
  if (token.type !== 'document') return tags;
  CST.visit(token, ({ start, sep = [] }) => {
    tags.push(...[...start, ...sep].filter(({ type, source }) => type === 'tag' && CUSTOM_TAG.test(source)));
  });
  return tags;
}
