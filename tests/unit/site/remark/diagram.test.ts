import { describe, expect, test } from 'vitest';
import { layOut, WIDTHS } from '../../../../site/remark/diagrams/layout';
import { readSources } from '../../../../site/remark/read-sources';
import { readLabels } from '../../../../site/remark/diagrams/read-labels';
import { renderPage } from './support/render-page';
import { buildSources } from './support/sources';

/** The width of a letter of 13 pixels. */
const LETTER = 7.8;

const sources = buildSources();

describe('a diagram', () => {
  test('is a drawing with a name, and the same as text', async () => {
    const html = await renderPage('<Diagram name="invoice" />', sources);
    expect(html).toMatch(
      /<svg class="wide" role="img" aria-label="States of an invoice" viewBox="0 0 480 \d+(\.\d)?">/,
    );
    expect(html).toContain('>Create an invoice</text>');
    expect(html).toContain('<text x="240" y="');
    expect(html).toContain('At most 100');
    expect(html).toContain('Create an invoice → invoice.created (issued)');
    expect(html).toContain('outstanding → paid');
  });

  test.each([
    { given: 'gone', want: 'There is no box called "payd". Did you mean "paid"?' },
    { given: 'outside', want: 'An arrow names "b", which no row has.' },
    { given: 'event', want: 'There is no event "invoice.create".' },
    { given: 'invoce', want: 'There is no diagram "invoce". Did you mean "invoice"?' },
  ])('that is wrong fails the build: $given', async ({ given, want }) => {
    await expect(renderPage(`<Diagram name="${given}" />`, sources)).rejects.toThrow(want);
  });
});

describe('a diagram of the guides stays inside its drawing, without a box on another', () => {
  const { diagrams, facts } = readSources('generated', 'docs');

  const cases = Object.entries(diagrams).flatMap(([name, diagram]) =>
    Object.values(WIDTHS).map((width) => ({ name, width, diagram })),
  );

  test.each(cases)('$name, $width pixels wide', ({ width, diagram }) => {
    const { boxes, arrows, height } = layOut(diagram, readLabels(diagram, facts), width);
    expect(arrows).toHaveLength(diagram.arrows.length);
    for (const box of boxes) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
      const others = boxes.filter((other) => other !== box && other.y === box.y);
      expect(others.every((other) => other.x >= box.x + box.width || other.x + other.width <= box.x)).toBe(
        true,
      );
      for (const line of box.lines) expect(line.length * LETTER).toBeLessThanOrEqual(box.width);
    }
  });

  test('no arrow is slanted, and all end at a right angle to their box', async () => {
    const html = await renderPage('<Diagram name="invoice" />', sources);
    const lines = [...html.matchAll(/ d="([^"]+)"/g)].map(([, path = '']) => path);
    expect(lines.length).toBeGreaterThan(0);
    for (const path of lines) {
      const points = path.replaceAll(/Q[^ ]+ /g, 'Q').match(/[MLQ][\d.]+,[\d.]+/g) ?? [];
      const places = points.map((point) => ({ kind: point[0], at: point.slice(1).split(',').map(Number) }));
      for (const [index, { kind, at }] of places.entries()) {
        const before = places[index - 1]?.at;
        if (kind === 'L' && before) expect(at[0] === before[0] || at[1] === before[1], path).toBe(true);
      }
    }
  });
});
