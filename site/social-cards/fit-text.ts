/** Returns the width of a string in pixels, at a font size. */
type Measure = (text: string, size: number) => number;

/** How large a title may be: the sizes that are tried, largest first, each with the number of lines that it leaves room for. */
export interface Room {
  width: number;
  sizes: readonly { size: number; lines: number }[];
}

/** A title that fits: its lines at one font size. */
interface FittedText {
  size: number;
  lines: string[];
}

/** Fits a title into lines, at the largest size that leaves it whole. At the smallest size, it ends in `…` where the room ends. */
export function fitText(text: string, { width, sizes }: Room, measure: Measure): FittedText {
  const tries = sizes.map(({ size, lines }) => {
    const fits = (line: string) => measure(line, size) <= width;
    return { size, most: lines, lines: wrap(text, fits), fits };
  });
  const whole = tries.find(({ lines, most }) => lines.length <= most);
  if (whole) return { size: whole.size, lines: whole.lines };
  const { size, most, lines, fits } = tries.at(-1)!;
  const kept = lines.slice(0, most);
  return { size, lines: [...kept.slice(0, -1), shorten(kept.at(-1) ?? '', fits)] };
}

type Fits = (line: string) => boolean;

/** Breaks a title between words, and within a word that is longer than a line. */
function wrap(text: string, fits: Fits): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).flatMap((one) => breakWord(one, fits))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

function breakWord(word: string, fits: Fits): string[] {
  const parts = [''];
  for (const character of word) {
    const longer = `${parts.at(-1)}${character}`;
    if (fits(longer) || parts.at(-1) === '') parts[parts.length - 1] = longer;
    else parts.push(character);
  }
  return parts;
}

function shorten(line: string, fits: Fits): string {
  const characters = [...line];
  while (characters.length > 0 && !fits(`${characters.join('').trimEnd()}…`)) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}
