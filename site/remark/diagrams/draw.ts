import type { BlockContent, PhrasingContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { bulletList, jsx, paragraph, text } from '../nodes';
import type { Diagram, Label } from './diagram';
import { layOut, WIDTHS, type Arrow, type Box, type Point } from './layout';

const HEAD = 6;
const BEND = 8;
const LINE = 20;

/**
 * Returns a diagram as an inline drawing for each width of screens, together with the same information as text for readers who
 * cannot see it.
 */
export function drawDiagram(diagram: Diagram, labels: Record<string, Label>): MdxJsxFlowElement {
  const steps = diagram.arrows.map(({ from, to, text: label }) => ({
    children: [
      paragraph(text(`${textOf(from, labels)} → ${textOf(to, labels)}${label ? ` (${label})` : ''}`)),
    ],
  }));
  return element('figure', { className: 'diagram' }, [
    draw(diagram, labels, {
      width: WIDTHS.wide,
      attributes: { className: 'wide', role: 'img', 'aria-label': diagram.title },
    }),
    // The same once more: its words are in the caption, and in the label of the other one.
    draw(diagram, labels, {
      width: WIDTHS.narrow,
      attributes: { className: 'narrow', 'aria-hidden': 'true', 'data-markdown-ignore': '' },
    }),
    element('figcaption', { className: 'visually-hidden' }, [bulletList(steps)]),
  ]);
}

function draw(
  diagram: Diagram,
  labels: Record<string, Label>,
  { width, attributes }: { width: number; attributes: Record<string, string> },
): MdxJsxFlowElement {
  const { height, boxes, arrows } = layOut(diagram, labels, width);
  return element('svg', { ...attributes, viewBox: `0 0 ${width} ${round(height)}` }, [
    ...arrows.flatMap(drawLine),
    ...boxes.flatMap(drawBox),
    ...arrows.flatMap(drawText),
  ]);
}

function drawBox({ x, y, width, height, lines, isCode }: Box): MdxJsxFlowElement[] {
  const middle = y + height / 2 - ((lines.length - 1) * LINE) / 2;
  return [
    element('rect', { x, y, width, height, rx: 6 }),
    ...lines.map((line, index) =>
      element('text', { x: x + width / 2, y: middle + index * LINE, className: isCode ? 'code' : '' }, [
        text(line),
      ]),
    ),
  ];
}

function drawLine({ from, turn, to }: Arrow): MdxJsxFlowElement[] {
  const isLevel = from[1] === to[1];
  const [dx, dy] = isLevel ? [Math.sign(to[0] - from[0]), 0] : [0, 1];
  const end: Point = [to[0] - dx * HEAD, to[1] - dy * HEAD];
  const base: Point = [to[0] - dx * HEAD * 1.5, to[1] - dy * HEAD * 1.5];
  const corners: Point[] = [
    to,
    [base[0] - dy * HEAD, base[1] + dx * HEAD],
    [base[0] + dy * HEAD, base[1] - dx * HEAD],
  ];
  return [
    element('path', { d: `M${at(from)}${turn === undefined ? '' : bend(from, turn, end)}L${at(end)}` }),
    element('polygon', { points: corners.map(at).join(' ') }),
  ];
}

/** Leaves the vertical line of the arrow's start, with round corners, for that of its end. */
function bend([x1]: Point, turn: number, [x2]: Point): string {
  const side = Math.sign(x2 - x1) * BEND;
  const first = `L${at([x1, turn - BEND])}Q${at([x1, turn])} ${at([x1 + side, turn])}`;
  return `${first}L${at([x2 - side, turn])}Q${at([x2, turn])} ${at([x2, turn + BEND])}`;
}

function at([x, y]: Point): string {
  return `${round(x)},${round(y)}`;
}

function drawText({ words: [x, y], text: label }: Arrow): MdxJsxFlowElement[] {
  return label === undefined ? [] : [element('text', { x, y, className: 'arrow' }, [text(label)])];
}

function textOf(name: string, labels: Record<string, Label>): string {
  return labels[name]?.text ?? name;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Creates an element of the drawing. One decimal place is enough for its numbers. */
function element(
  name: string,
  attributes: Record<string, string | number>,
  children?: (BlockContent | PhrasingContent)[],
): MdxJsxFlowElement {
  const texts = Object.entries(attributes).map(([key, value]) => {
    return [key, typeof value === 'number' ? String(round(value)) : value] as const;
  });
  return jsx(name, Object.fromEntries(texts), children);
}
