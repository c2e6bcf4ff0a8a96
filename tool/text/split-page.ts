const HEADING = /^#{1,6} /;
const FENCE = /^\s*(`{3,}|~{3,})/;

/**
 * Splits Markdown into parts of at most `limit` characters: before headings, in a longer section at blank lines, and never
 * inside a fence unless the fence alone is longer. Then each part of the fence is closed and opened again.
 */
export function splitPage(text: string, limit: number): string[] {
  const sections = cut(text, (line) => HEADING.test(line));
  const pieces = sections.flatMap((section) =>
    section.length <= limit ? [section] : splitSection(section, limit),
  );
  return gather(pieces, limit);
}

function splitSection(section: string, limit: number): string[] {
  return cut(section, (line, previous) => previous === '' && line !== '').flatMap((block) =>
    block.length <= limit ? [block] : splitBlock(block, limit),
  );
}

/** @param block a list, a table, or one fence with the lines around it. */
function splitBlock(block: string, limit: number): string[] {
  const [, fence = ''] = FENCE.exec(block) ?? [];
  const opening = fence === '' ? '' : `${block.slice(0, block.indexOf('\n'))}\n`;
  const room = limit - opening.length - fence.length - 2;
  const lines = (block.match(/[^\n]*\n|[^\n]+$/g) ?? []).flatMap(
    (line) => line.match(new RegExp(`[^]{1,${room}}`, 'g')) ?? [],
  );
  const parts = gather(lines, room);
  return parts.map((part, index) => {
    const start = index === 0 ? '' : opening;
    return index === parts.length - 1 || fence === '' ? start + part : `${start}${part}${fence}\n`;
  });
}

/** Cuts Markdown before each line outside fences that `starts` accepts. */
function cut(text: string, starts: (line: string, previous: string) => boolean): string[] {
  const pieces: string[] = [''];
  let fence: string | undefined;
  let previous = '';
  for (const line of text.match(/[^\n]*\n|[^\n]+$/g) ?? []) {
    const plain = line.trimEnd();
    if (fence === undefined && starts(plain, previous)) pieces.push('');
    pieces[pieces.length - 1] += line;
    const [, mark] = FENCE.exec(plain) ?? [];
    if (fence === undefined) fence = mark;
    else if (mark?.startsWith(fence) && plain.trim() === mark) fence = undefined;
    previous = plain;
  }
  return pieces.filter((piece) => piece !== '');
}

/** Joins neighbors as long as they fit. */
function gather(pieces: readonly string[], limit: number): string[] {
  const parts: string[] = [];
  for (const piece of pieces) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + piece.length <= limit) parts[parts.length - 1] = last + piece;
    else parts.push(piece);
  }
  return parts;
}
