import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { VFile } from 'vfile';
import { parseDocument } from 'yaml';
import { placeAt } from '#core/text/place-at';
import { PageError, type PageMistake } from '../errors/page-error';

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter).use(remarkGfm);

/** Opening line of the front matter, which its node does not include. */
const LINES_BEFORE_HEAD = 1;

/**
 * Returns an MDX page's syntax tree as its author wrote it, before any element is replaced.
 * @param file file name for mistakes.
 * @throws PageError if the page is not valid MDX, or its front matter not valid YAML.
 */
export function parsePage(source: string, file: string): Root {
  const tree = parseMdx(source, file);
  const mistakes = checkHead(tree).map((mistake) => ({ file, ...mistake }));
  if (mistakes.length > 0) throw new PageError(mistakes);
  return tree;
}

function parseMdx(source: string, file: string): Root {
  try {
    return parser.parse(source);
  } catch (error) {
    if (!isMessage(error)) throw error;
    throw new PageError([{ file, ...explain(error) }]);
  }
}

/** The error that parsers throw. */
type Message = ReturnType<VFile['message']>;

function isMessage(error: unknown): error is Message {
  return error instanceof Error && 'reason' in error && 'line' in error;
}

/**
 * The location in a parser's message where an unclosed element begins; the error itself has the location where its content ends, or
 * none.
 */
const OPENED = / \((\d+):(\d+)-[\d:]+\)/;

/** Rewords a parser's error for authors: parsers report what they did not expect, but authors know only what they wrote. */
function explain({ reason, line = 1, column = 1 }: Message): Omit<PageMistake, 'file'> {
  const [, openLine = line, openColumn = column] = OPENED.exec(reason) ?? [];
  const wrong = reason.replace(OPENED, '').replace(' with acorn', '').replace(/\.$/, '');
  return {
    line: Number(openLine),
    column: Number(openColumn),
    message: `${wrong}. In text write \\{ for a brace and \\< for an angle bracket, and close every element.`,
  };
}

function checkHead({ children: [first] }: Root): Omit<PageMistake, 'file'>[] {
  if (first?.type !== 'yaml') return [];
  const document = parseDocument(first.value, { prettyErrors: false });
  return document.errors.map(({ message, pos: [offset] }) => {
    const { line, column } = placeAt(offset, first.value);
    const reason = message.replace(/\.$/, '');
    return {
      line: line + LINES_BEFORE_HEAD,
      column,
      message: `The front matter is not valid YAML: ${reason}. Put strings with special characters in quotes.`,
    };
  });
}
