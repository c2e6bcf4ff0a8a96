import { type Change, createOperator, type Operator } from './operator';

const SIGNS = /[$()*+.?[\\\]^{|}]/g;

/** Creates a file that does not exist. */
export function createFile(content: string): Operator {
  return { title: 'create it', apply: () => content };
}

/** Adds an empty line at the end. */
export function addLine(): Operator {
  return { title: 'add an empty line', apply: (content) => `${content}\n` };
}

/** Replaces words of prose, wherever its lines break. */
export function replaceWords(from: string, to: string): Operator {
  return createOperator(`replace "${from}" with "${to}"`, `"${from}"`, (content) =>
    findWords(content, from, to),
  );
}

/** Finds words in the part of a file between two offsets; a space in them is any white space. */
export function findWords(
  content: string,
  from: string,
  to: string,
  start = 0,
  end = content.length,
): Change | undefined {
  const words = from.split(' ').map((word) => word.replace(SIGNS, String.raw`\$&`));
  const match = new RegExp(words.join('\\s+')).exec(content.slice(start, end));
  if (!match) return undefined;
  const at = start + match.index;
  return { start: at, end: at + match[0].length, text: to };
}
