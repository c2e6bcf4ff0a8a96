import { describe, expect, test } from 'vitest';
import { layOut, WIDTH } from '../../../../site/remark/diagrams/layout';
import { readSources } from '../../../../site/remark/read-sources';
import { readLabels } from '../../../../site/remark/diagrams/read-labels';
import { renderPage } from './support/render-page';
import { buildSources } from './support/sources';

const sources = buildSources();

describe('a diagram', () => {
  test('is a drawing with a name, and the same as text', async () => {
    const html = await renderPage('<Diagram name="invoice" />', sources);
    expect(html).toMatch(/<svg viewBox="0 0 480 \d+(\.\d)?" role="img" aria-label="States of an invoice">/);
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

  test.each(Object.keys(diagrams))('%s', (name) => {
    const diagram = diagrams[name];
    if (!diagram) throw new Error(name);
    const { boxes, arrows, height } = layOut(diagram, readLabels(diagram, facts));
    expect(arrows).toHaveLength(diagram.arrows.length);
    for (const box of boxes) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(WIDTH);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
      const others = boxes.filter((other) => other !== box && other.y === box.y);
      expect(others.every((other) => other.x >= box.x + box.width || other.x + other.width <= box.x)).toBe(
        true,
      );
    }
  });
});
