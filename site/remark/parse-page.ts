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

/** Fence of the front matter, which the node of its text leaves out. */
const LINES_BEFORE_HEAD = 1;

/**
 * The syntax tree of an MDX page as its author wrote it, before any element is replaced.
 * @param file as mistakes name it.
 * @throws PageError when it is no MDX, or its front matter no YAML.
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

/** What a parser throws. */
type Message = ReturnType<VFile['message']>;

function isMessage(error: unknown): error is Message {
  return error instanceof Error && 'reason' in error && 'line' in error;
}

/** Where an element begins that is never closed; the parser gives the place where its text ends, or none. */
const OPENED = / \((\d+):(\d+)-[\d:]+\)/;

/** Parsers know what they did not expect, and authors what they wrote. */
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
      message: `The front matter is no YAML: ${reason}. Write a text with special characters in quotes.`,
    };
  });
}
