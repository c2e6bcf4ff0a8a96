import { CORE_SCHEMA, load, Type, type YAMLException } from 'js-yaml';
import { CST, LineCounter, Parser } from 'yaml';

/** 1-based. */
export interface Place {
  line: number;
  column: number;
}

/** With what Redocly reads beside the values of YAML 1.2: `<<: *name`. */
const SCHEMA = CORE_SCHEMA.extend({
  implicit: [new Type('tag:yaml.org,2002:merge', { kind: 'scalar', resolve: (key) => key === '<<' })],
});

/** Why a line is refused that stands no further right than what holds it. */
const OUTDENTED = 'deficient indentation';

/** Whether a reader of YAML stopped at such a line. */
export function isOutdented(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith(OUTDENTED);
}

/**
 * What a file with such lines holds, and where each run of them begins. YAML 1.2 forbids them, the readers that came before
 * it took them, and descriptions have them. Undefined for a file that those readers refuse, too.
 * @see https://yaml.org/spec/1.2.2/#61-indentation-spaces
 */
export function readOutdented(text: string): { parsed: unknown; places: Place[] } | undefined {
  const places: Place[] = [];
  let last = -2;
  const note = ({ reason, mark }: YAMLException): void => {
    if (reason === OUTDENTED && mark.line > last + 1)
      places.push({ line: mark.line + 1, column: mark.column + 1 });
    last = mark.line;
  };
  try {
    return { parsed: load(text, { schema: SCHEMA, onWarning: note }), places };
  } catch {
    return undefined;
  }
}

/** Tags of YAML for values that JSON does not have. */
const FOREIGN_TAG = /!!(?:binary|omap|pairs|set|timestamp)\b/;

/**
 * A file with blanks for such tags, so that a text remains a text, and where they stood.
 * @see https://spec.openapis.org/oas/v3.1.0#format
 */
export function blankForeignTags(text: string): { text: string; places: Place[] } {
  // To take a file apart takes a while, and few have such tags.
  if (!FOREIGN_TAG.test(text)) return { text, places: [] };
  const lines = new LineCounter();
  const tags = [...new Parser(lines.addNewLine).parse(text)].flatMap(foreignTagsIn);
  const pieces: string[] = [];
  let end = 0;
  for (const { offset, source } of tags.toSorted((one, other) => one.offset - other.offset)) {
    pieces.push(text.slice(end, offset), ' '.repeat(source.length));
    end = offset + source.length;
  }
  const places = tags
    .map(({ offset }) => lines.linePos(offset))
    .map(({ line, col }) => ({ line, column: col }));
  return { text: pieces.join('') + text.slice(end), places };
}

function foreignTagsIn(token: CST.Token): CST.SourceToken[] {
  const tags: CST.SourceToken[] = [];
  if (token.type !== 'document') return tags;
  CST.visit(token, ({ start, sep = [] }) => {
    tags.push(...[...start, ...sep].filter(({ type, source }) => type === 'tag' && FOREIGN_TAG.test(source)));
  });
  return tags;
}
