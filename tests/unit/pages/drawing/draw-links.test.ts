import { describe, expect, test } from 'vitest';
import type { ObjectLinkData } from '#core/contracts/page-data';
import { drawLinks, MOST_WIRES } from '../../../../generator/emit/pages/drawing/draw-links';
import { placeNear } from '../../../../generator/emit/pages/drawing/place-near';
import { wirePath } from '../../../../generator/emit/pages/drawing/wire-path';

const named = (label: string) => ({ label, href: `/api/objects/${label}/` });
const linkOf = (from: string, field: string, to: string): ObjectLinkData => ({
  from: named(from),
  field,
  href: `/api/objects/${from}/#${field}`,
  to: named(to),
});

const links = [
  linkOf('invoice', 'contact', 'contact'),
  { ...linkOf('invoice', 'items.product', 'product'), isMany: true },
  linkOf('credit', 'invoice', 'invoice'),
  linkOf('credit', 'contact', 'contact'),
];

describe('drawLinks', () => {
  const map = drawLinks(links)!;

  test('has a box for each object, those with links on the left, with a row for each field', () => {
    const shown = map.boxes.map(({ label, x, rows }) => [
      label,
      x === 0,
      rows.map(({ field }) => field).join(),
    ]);
    expect(shown).toEqual([
      ['invoice', true, 'contact,items.product'],
      ['credit', true, 'invoice,contact'],
      ['contact', false, ''],
      ['product', false, ''],
    ]);
  });

  test('has boxes inside of the drawing that do not overlap', () => {
    for (const box of map.boxes) {
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height).toBeLessThanOrEqual(map.height);
      expect(box.x + box.width).toBeLessThanOrEqual(map.width);
      const others = map.boxes.filter((other) => other !== box && other.x === box.x);
      expect(others.some((other) => other.y < box.y + box.height && box.y < other.y + other.height)).toBe(
        false,
      );
    }
  });

  test('leads each wire from its row to its object, also to one on the left', () => {
    const ends = map.wires.map(({ start, end, isMany }) => {
      const target = map.boxes.find(
        ({ y, height, x, width }) => end.y > y && end.y < y + height && [x, x + width].includes(end.x),
      );
      const source = map.boxes.find(({ rows }) => rows.some(({ y }) => y === start.y));
      return [source?.label, target?.label, isMany];
    });
    expect(ends).toEqual([
      ['invoice', 'contact', undefined],
      ['invoice', 'product', true],
      ['credit', 'invoice', undefined],
      ['credit', 'contact', undefined],
    ]);
  });

  test('is left out without a link, and where wires would be a tangle', () => {
    const many = Array.from({ length: MOST_WIRES + 1 }, (_, index) => linkOf('a', `field_${index}`, 'b'));
    expect(drawLinks([])).toBeUndefined();
    expect(drawLinks(many)).toBeUndefined();
    expect(drawLinks(many.slice(1))).toBeDefined();
  });
});

test.each([
  { title: 'where they want to be', wanted: [10, 100], want: [10, 100] },
  { title: 'apart, in the order of what they want', wanted: [20, 10], want: [50, 10] },
  { title: 'not above the start', wanted: [-5, 0], want: [0, 40] },
  { title: 'not below the end', wanted: [195, 198], want: [130, 170] },
])('placeNear places boxes $title', ({ wanted, want }) => {
  expect(placeNear(wanted, 30, 10, 200)).toEqual(want);
});

test.each([
  { title: 'straight', end: { x: 40, y: 0 }, want: 'M0 0H40' },
  { title: 'down to the right', end: { x: 40, y: 50 }, want: 'M0 0H14q6 0 6 6V44q0 6 6 6H40' },
  { title: 'up and back to the left', end: { x: 0, y: -50 }, want: 'M0 0H14q6 0 6 -6V-44q0 -6 -6 -6H0' },
  { title: 'with small corners', end: { x: 40, y: 4 }, want: 'M0 0H18q2 0 2 2V2q0 2 2 2H40' },
])('wirePath leads $title', ({ end, want }) => {
  expect(wirePath({ x: 0, y: 0 }, 20, end)).toBe(want);
});
