import { describe, expect, test } from 'vitest';
import { absoluteLink, withAbsoluteLinks } from '../../../../site/markdown/absolute-links';
import { guideLink } from '../../../../site/markdown/guide-links';

const targets = { site: 'https://docs.example/base', pages: new Set(['/', '/guides/a/', '/api/b/']) };
const link = (url: string) => absoluteLink(url, '/guides/a/', targets);

describe('a link is absolute:', () => {
  test.each([
    ['to a page with Markdown', '/api/b/#x', 'https://docs.example/base/api/b/index.md#x'],
    ['to the start page', '/', 'https://docs.example/base/index.md'],
    ['to a page without Markdown', '/search/', 'https://docs.example/base/search/'],
    ['to the page itself', '#x', 'https://docs.example/base/guides/a/index.md#x'],
    ['to a file', 'pathname:///openapi.json', 'https://docs.example/base/openapi.json'],
    ['to another host', 'https://other.example/api/b/', 'https://other.example/api/b/'],
    ['to a mailbox', 'mailto:a@b.example', 'mailto:a@b.example'],
  ])('%s', (_, url, expected) => {
    expect(link(url)).toBe(expected);
  });
});

test('links of generated Markdown are absolute, except in code', () => {
  const markdown = [
    'See [b](/api/b/#x) and [c](#y), not `[b](/api/b/)`.',
    '````md\n[b](/api/b/)\n```\n[b](/api/b/)\n````',
    '| [b](/api/b/) |',
  ].join('\n\n');
  expect(withAbsoluteLinks(markdown, '/guides/a/', targets)).toBe(
    [
      'See [b](https://docs.example/base/api/b/index.md#x) and [c](https://docs.example/base/guides/a/index.md#y), not `[b](/api/b/)`.',
      '````md\n[b](/api/b/)\n```\n[b](/api/b/)\n````',
      '| [b](https://docs.example/base/api/b/index.md) |',
    ].join('\n\n'),
  );
});

describe('a link to the file of a page leads to the page:', () => {
  const addresses = new Map([['/docs/guides/web hooks.mdx', '/guides/webhooks/']]);
  test.each([
    ['./guides/web%20hooks.mdx#x', '/guides/webhooks/#x'],
    ['/api/', '/api/'],
    ['#x', '#x'],
    ['https://other.example/', 'https://other.example/'],
  ])('%s', (url, expected) => {
    expect(guideLink(url, '/docs/index.mdx', addresses)).toBe(expected);
  });
});
