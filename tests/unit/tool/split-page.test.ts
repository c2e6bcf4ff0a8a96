import { expect, test } from 'vitest';
import { splitPage } from '../../../tool/text/split-page';

const section = (title: string) => `## ${title}\n\n${'word '.repeat(30)}\n\n`;

test('splits before headings and loses nothing', () => {
  const text = ['One', 'Two', 'Three', 'Four'].map(section).join('');
  const parts = splitPage(text, 400);
  expect(parts.join('')).toBe(text);
  expect(parts.map((part) => part.slice(0, 8))).toEqual(['## One\n\n', '## Three']);
});

test('does not take a comment in code for a heading', () => {
  const text = `# Page\n\n\`\`\`sh\n${'# comment\n\n'.repeat(30)}\`\`\`\n\n${section('Next')}`;
  const parts = splitPage(text, 200);
  expect(parts.length).toBeGreaterThan(2);
  expect(parts.filter((part) => (part.match(/```/g) ?? []).length % 2 === 1)).toEqual([]);
});

test('closes and opens a fence that is longer than a part', () => {
  const parts = splitPage(`\`\`\`json\n${'"line",\n'.repeat(40)}\`\`\`\n`, 120);
  expect(parts.length).toBeGreaterThan(2);
  for (const part of parts) {
    expect(part.length).toBeLessThanOrEqual(120);
    expect(part).toMatch(/^```json\n[^`]*```\n$/);
  }
});

test('splits a line that is longer than a part', () => {
  const text = 'x'.repeat(500);
  const parts = splitPage(text, 120);
  expect(parts.join('')).toBe(text);
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(120);
});
