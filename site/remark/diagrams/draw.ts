import type { BlockContent, PhrasingContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { bulletList, jsx, paragraph, text } from '../nodes';
import type { Diagram, Label } from './diagram';
import { layOut, WIDTH, type Arrow, type Box } from './layout';

const HEAD = 6;
const LINE = 20;

/** Returns a diagram as an inline drawing, together with the same information as text for readers who cannot see it. */
export function drawDiagram(diagram: Diagram, labels: Record<string, Label>): MdxJsxFlowElement {
  const { height, boxes, arrows } = layOut(diagram, labels);
  const svg = element(
    'svg',
    { viewBox: `0 0 ${WIDTH} ${round(height)}`, role: 'img', 'aria-label': diagram.title },
    [...arrows.flatMap(drawLine), ...boxes.flatMap(drawBox), ...arrows.flatMap(drawText)],
  );
  const steps = diagram.arrows.map(({ from, to, text: label }) => ({
    children: [
      paragraph(text(`${textOf(from, labels)} → ${textOf(to, labels)}${label ? ` (${label})` : ''}`)),
    ],
  }));
  return element('figure', { className: 'diagram' }, [
    svg,
    element('figcaption', { className: 'visually-hidden' }, [bulletList(steps)]),
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

function drawLine({ from: [x1, y1], to: [x2, y2] }: Arrow): MdxJsxFlowElement[] {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [((x2 - x1) / length) * HEAD, ((y2 - y1) / length) * HEAD];
  const [left, right] = [
    [x2 - dx * 1.5 - dy, y2 - dy * 1.5 + dx],
    [x2 - dx * 1.5 + dy, y2 - dy * 1.5 - dx],
  ].map((point) => point.map(round).join(','));
  return [
    element('line', { x1, y1, x2: x2 - dx, y2: y2 - dy }),
    element('polygon', { points: `${round(x2)},${round(y2)} ${left} ${right}` }),
  ];
}

function drawText({ from, to, text: label }: Arrow): MdxJsxFlowElement[] {
  if (label === undefined) return [];
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return [element('text', { x, y, className: 'arrow' }, [text(label)])];
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
