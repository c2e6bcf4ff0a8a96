import type { DrawnBox, DrawnWire, ObjectLinkData, ObjectMapData } from '#core/contracts/page-data';
import { groupBySource } from '#core/labels/object-links';
import { placeNear } from './place-near';
import { wirePath } from './wire-path';

/** More wires than these would be a tangle; the page then has only the list. */
export const MOST_WIRES = 60;

const HEAD = 32;
const ROW = 22;
const FOOT = 8;
const SPACE = 16;
const WIDTHS = { left: 232, right: 184 };
/** Each target has one upright line, that all wires to it share. */
const CHANNEL = { first: 28, step: 14, last: 28 };

/**
 * Draws objects and the fields that lead from one to another: on the left those with such fields, one row for each; on the right those
 * that the others lead to. All wires run between the two columns, so none crosses a box.
 */
export function drawLinks(links: readonly ObjectLinkData[]): ObjectMapData | undefined {
  if (links.length === 0 || links.length > MOST_WIRES) return undefined;
  const left = drawLeft(links);
  const targets = [...new Map(links.map(({ to }) => [to.href, to])).values()];
  const gap = CHANNEL.first + CHANNEL.step * (targets.length - 1) + CHANNEL.last;
  const height = Math.max(...left.map((box) => box.y + box.height));
  const isLeft = ({ href }: { href: string }) => left.some((box) => box.href === href);
  const outer = targets.filter((target) => !isLeft(target));
  const wanted = outer.map(({ href }) =>
    meanOf(links.filter(({ to }) => to.href === href).map((link) => rowOf(link, left))),
  );
  const tops = placeNear(
    wanted.map((y) => y - HEAD / 2),
    HEAD,
    SPACE,
    height,
  );
  const right = outer.map((target, index): DrawnBox => ({
    ...target,
    x: WIDTHS.left + gap,
    y: tops[index]!,
    width: WIDTHS.right,
    height: HEAD,
    rows: [],
  }));
  const boxes = [...left, ...right];
  const wires = links.map((link): DrawnWire => {
    const channel = targets.findIndex(({ href }) => href === link.to.href);
    const target = boxes.find(({ href }) => href === link.to.href)!;
    const start = { x: WIDTHS.left, y: rowOf(link, left) };
    const end = { x: isLeft(link.to) ? WIDTHS.left : target.x, y: target.y + HEAD / 2 };
    const across = WIDTHS.left + CHANNEL.first + CHANNEL.step * channel;
    return { path: wirePath(start, across, end), start, end, ...(link.isMany && { isMany: true }) };
  });
  return { width: WIDTHS.left + gap + WIDTHS.right, height, boxes, wires };
}

function drawLeft(links: readonly ObjectLinkData[]): DrawnBox[] {
  let top = 0;
  return groupBySource(links).map(({ from, links: own }) => {
    const height = HEAD + ROW * own.length + FOOT;
    const box = {
      ...from,
      x: 0,
      y: top,
      width: WIDTHS.left,
      height,
      rows: own.map(({ field }, index) => ({ field, y: top + HEAD + ROW * (index + 0.5) })),
    };
    top += height + SPACE;
    return box;
  });
}

function rowOf({ from, field }: ObjectLinkData, left: readonly DrawnBox[]): number {
  const row = left.find(({ href }) => href === from.href)?.rows.find((one) => one.field === field);
  if (!row) throw new Error(`${from.label} is drawn without ${field}.`);
  return row.y;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
