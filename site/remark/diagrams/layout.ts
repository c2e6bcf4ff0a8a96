import type { Diagram, Label } from './diagram';

/** Width in units of the drawing; a unit is about a pixel of a wide screen. */
export const WIDTH = 480;
const GAP = 24;
const MAX_BOX = 224;
const LINE = 20;
const PADDING = 10;
const ROW_GAP = 52;
const LETTER = 7.8;

export interface Box {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
  lines: string[];
  isCode: boolean;
}

export interface Arrow {
  from: [x: number, y: number];
  to: [x: number, y: number];
  text?: string;
}

export interface Layout {
  height: number;
  boxes: Box[];
  arrows: Arrow[];
}

/** Places the boxes of a diagram row by row, and the arrows between them. */
export function layOut({ rows, arrows }: Diagram, labels: Record<string, Label>): Layout {
  let y = 1;
  const boxes = rows.flatMap((row) => {
    const placed = placeRow(row, labels, y);
    y += Math.max(...placed.map(({ height }) => height)) + ROW_GAP;
    return placed;
  });
  const byName = new Map(boxes.map((box) => [box.name, box]));
  const placed = arrows.flatMap(({ from, to, text }) => {
    const [start, end] = [byName.get(from), byName.get(to)];
    return start && end ? [{ ...connect(start, end), text }] : [];
  });
  return { height: y - ROW_GAP + 1, boxes, arrows: placed };
}

function placeRow(row: string[], labels: Record<string, Label>, y: number): Box[] {
  const width = Math.min(MAX_BOX, (WIDTH - 2 - GAP * (row.length - 1)) / row.length);
  const start = (WIDTH - width * row.length - GAP * (row.length - 1)) / 2;
  const boxes = row.map((name, index) => {
    const { text = '', isCode = false } = labels[name] ?? {};
    const lines = wrap(text, Math.floor((width - 2 * PADDING) / LETTER));
    return { name, x: start + index * (width + GAP), y, width, lines, isCode };
  });
  const height = Math.max(...boxes.map(({ lines }) => lines.length)) * LINE + 2 * PADDING;
  return boxes.map((box) => ({ ...box, height }));
}

/** Connects boxes vertically, or horizontally if they are in the same row. */
function connect(from: Box, to: Box): Arrow {
  if (from.y === to.y) {
    const isRight = from.x < to.x;
    const y = from.y + from.height / 2;
    return { from: [from.x + (isRight ? from.width : 0), y], to: [to.x + (isRight ? 0 : to.width), y] };
  }
  return {
    from: [from.x + from.width / 2, from.y + from.height],
    to: [to.x + to.width / 2, to.y],
  };
}

/** Wraps a string at spaces; a name with dots or underscores can break after them. */
function wrap(text: string, letters: number): string[] {
  const lines = [''];
  for (const word of text.split(/(?<=[ ._])/)) {
    const line = lines.at(-1) ?? '';
    if ((line + word).trimEnd().length <= letters || line === '') lines[lines.length - 1] = line + word;
    else lines.push(word);
  }
  return lines.map((line) => line.trim());
}
