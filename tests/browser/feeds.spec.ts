import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatAtom } from '../../site/feeds/format-atom';
import { expect, test } from './test';

const SITE = 'build';
const ATOM = 'http://www.w3.org/2005/Atom';

/** Returns the mistakes of feeds, as a program that reads XML finds them. */
function findMistakes({ texts, namespace }: { texts: string[]; namespace: string }): string[] {
  return texts.flatMap((text) => {
    const feed = new DOMParser().parseFromString(text, 'application/xml').documentElement;
    if (feed.localName !== 'feed' || feed.namespaceURI !== namespace)
      return [`not well-formed: ${text.slice(0, 300)}`];
    const lacking = (element: Element, names: string[]) =>
      names.filter(
        (name) =>
          ![...element.children].some(
            (child) => child.localName === name && (child.textContent || child.hasAttribute('href')),
          ),
      );
    const entries = [...feed.children].filter(({ localName }) => localName === 'entry');
    return [
      ...lacking(feed, ['id', 'title', 'updated', 'author', 'link']),
      ...entries.flatMap((entry) => lacking(entry, ['id', 'title', 'updated', 'link', 'content'])),
    ];
  });
}

test('every feed of the site is Atom with the members that it demands', async ({ page }) => {
  const files = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.atom'),
  );
  const feeds = files.map((file) => readFileSync(join(SITE, file), 'utf8'));
  await page.goto('/404.html/');
  expect(feeds.length).toBeGreaterThan(77);
  expect(await page.evaluate(findMistakes, { texts: feeds, namespace: ATOM })).toEqual([]);
});

test('no string can break a feed', async ({ page }) => {
  const hostile = ']]></content> <!-- & &nope; " \' \u0000 \u001b \ufffe \ud800 <script>alert(1)</script>';
  const entry = {
    id: 'https://x.example/1',
    url: `https://x.example/?${hostile}`,
    title: hostile,
    date: '2026-01-01',
    html: hostile,
    labels: [hostile],
  };
  const feed = formatAtom({
    title: hostile,
    home: 'https://x.example/',
    author: hostile,
    updated: '2026-01-01',
    entries: [entry],
  });
  await page.goto('/404.html/');
  expect(await page.evaluate(findMistakes, { texts: [feed], namespace: ATOM })).toEqual([]);
});

test('an operation names its feeds, which come with their types', async ({ request, baseURL }) => {
  const html = await (await request.get('/api/invoices/create-invoice/')).text();
  for (const type of ['application/atom+xml', 'application/feed+json']) {
    const [link = ''] = new RegExp(`<link[^>]*"${type.replace('+', '[+]')}"[^>]*>`).exec(html) ?? [];
    const [, address = ''] = / href="([^"]*)"/.exec(link) ?? [];
    const response = await request.get(new URL(address, baseURL).href);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe(`${type}; charset=utf-8`);
  }
});
