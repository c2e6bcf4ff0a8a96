/** Splits one command of a shell into words, from `start` to the end of the line that no backslash continues. */
export function readWords(text: string, start: number): { words: string[]; end: number } {
  const words: string[] = [];
  let word: string | undefined;
  let index = start;
  const add = (characters: string): void => {
    word = (word ?? '') + characters;
  };
  while (index < text.length) {
    const character = text[index]!;
    if (character === '\\') {
      // A line that ends with a backslash goes on.
      const isContinued = /^\\\r?\n/.exec(text.slice(index, index + 3));
      if (!isContinued) add(text[index + 1] ?? '');
      index += isContinued ? isContinued[0].length : 2;
    } else if (character === "'" || character === '"') {
      const end = endOfQuote(text, index);
      add(unquote(text.slice(index + 1, end), character));
      index = end + 1;
    } else if (/[\n;&|]/.test(character)) {
      break;
    } else if (/\s/.test(character)) {
      if (word !== undefined) words.push(word);
      word = undefined;
      index += 1;
    } else {
      add(character);
      index += 1;
    }
  }
  if (word !== undefined) words.push(word);
  return { words, end: index };
}

/** A quote that nobody closes goes on to the end. */
function endOfQuote(text: string, start: number): number {
  const quote = text[start]!;
  let index = start + 1;
  while (index < text.length && text[index] !== quote) index += quote === '"' && text[index] === '\\' ? 2 : 1;
  return Math.min(index, text.length);
}

function unquote(text: string, quote: string): string {
  return quote === '"' ? text.replace(/\\(["\\$`\n])/g, (_, one: string) => (one === '\n' ? '' : one)) : text;
}
