import type { Diagram, Label } from './diagram';

/** Widths of a drawing in pixels: that of a wide screen, and that of a phone, where its words are as large. */
export const WIDTHS = { wide: 480, narrow: 320 };
const GAP = 24;
const MAX_BOX = 224;
const LINE = 20;
const PADDING = 10;
const ROW_GAP = 64;
/** From the arrow's end up to where it turns, and to the middle of its words. */
const TURN = 40;
const WORDS = 24;
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
  from: Point;
  /** Where the arrow leaves the vertical line of `from` for that of `to`; a straight arrow has no turn. */
  turn?: number;
  to: Point;
  text?: string;
  /** The middle of its words. */
  words: Point;
}

export type Point = [x: number, y: number];

interface Layout {
  height: number;
  boxes: Box[];
  arrows: Arrow[];
}

/** Places the boxes of a diagram row by row, and the arrows between them. */
export function layOut({ rows, arrows }: Diagram, labels: Record<string, Label>, room: number): Layout {
  let y = 1;
  const boxes = rows.flatMap((row) => {
    const placed = placeRow(row, labels, { y, room });
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

function placeRow(
  row: string[],
  labels: Record<string, Label>,
  { y, room }: { y: number; room: number },
): Box[] {
  const gap = row.length > 2 && room < WIDTHS.wide ? GAP / 2 : GAP;
  const width = Math.min(MAX_BOX, (room - 2 - gap * (row.length - 1)) / row.length);
  const start = (room - width * row.length - gap * (row.length - 1)) / 2;
  const boxes = row.map((name, index) => {
    const { text = '', isCode = false } = labels[name] ?? {};
    const lines = wrap(text, Math.floor((width - 2 * PADDING) / LETTER));
    return { name, x: start + index * (width + gap), y, width, lines, isCode };
  });
  const height = Math.max(...boxes.map(({ lines }) => lines.length)) * LINE + 2 * PADDING;
  return boxes.map((box) => ({ ...box, height }));
}

/** Connects boxes with a vertical arrow that turns twice if it has to, or a horizontal one if they are in the same row. */
function connect(from: Box, to: Box): Omit<Arrow, 'text'> {
  if (from.y === to.y) {
    const isRight = from.x < to.x;
    const y = from.y + from.height / 2;
    const ends: [number, number] = [from.x + (isRight ? from.width : 0), to.x + (isRight ? 0 : to.width)];
    return { from: [ends[0], y], to: [ends[1], y], words: [(ends[0] + ends[1]) / 2, y] };
  }
  const [start, end] = [from.x + from.width / 2, to.x + to.width / 2];
  return {
    from: [start, from.y + from.height],
    turn: start === end ? undefined : to.y - TURN,
    to: [end, to.y],
    words: [end, to.y - WORDS],
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
