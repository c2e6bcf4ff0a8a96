import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import { SITE } from './html/built-page';
import type { Node } from '../../tools/pages/html-tree';
import { QUESTIONS } from './wayfinding/questions';
import { followLinks } from './wayfinding/follow-links';

const pages = new Map<string, Node>();

function open(url: string): Node | undefined {
  const file = path.join(SITE, url, 'index.html');
  const page = pages.get(url) ?? (existsSync(file) ? parse(readFileSync(file, 'utf8')) : undefined);
  if (page) pages.set(url, page);
  return page;
}

describe('a reader finds the answer in three clicks, without scripts', () => {
  test.each(QUESTIONS)('$question', (question) => {
    expect(followLinks(question, open)).toEqual([]);
  });
});

describe('a reader who gets lost', () => {
  const site: Record<string, string> = {
    '/': '<nav><a href="/b/">Tax</a></nav><main><a href="/a/">Tax</a> <a href="/c/">Gone</a></main>',
    '/a/':
      '<main><a href="#rule">Rule</a><h1>Tax</h1><p>Lead<h2>Other</h2><h2 id=rule>Rule</h2><p>It <b>holds</b><h3>More</h3>here.<h2>Next</h2>last</main>',
  };
  const openOwn = (url: string) => (site[url] === undefined ? undefined : parse(site[url]));

  test.each([
    { clicks: ['Tax', 'Rule'], finds: ['It holds', 'here.'], want: [] },
    { clicks: ['Tax'], finds: ['Lead'], want: [] },
    { clicks: ['Tax', 'Rule'], finds: ['last'], want: ['/a/#rule does not say "last".'] },
    { clicks: ['Tax'], finds: ['Other'], want: ['/a/ does not say "Other".'] },
    { clicks: ['Taxes'], finds: [], want: ['/ has 0 targets of links called "Taxes": '] },
    { clicks: ['Gone'], finds: [], want: ['There is no section /c/.'] },
    { clicks: ['Gone', 'Rule'], finds: [], want: ['There is no page /c/.'] },
    { clicks: ['a', 'b', 'c', 'd'], finds: [], want: ['4 clicks are too many.'] },
  ])('$clicks: $want', ({ want, ...question }) => {
    expect(followLinks({ question: '', ...question }, openOwn)).toEqual(want);
  });
});
