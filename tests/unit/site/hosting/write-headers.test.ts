import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { headersOf, parseRules } from '../../../../site/hosting/header-rules';
import { writeHeaders } from '../../../../site/hosting/write-headers';
import { SiteFolder } from './site-folder';

const site = new SiteFolder({
  'index.html': '<p>Start</p>',
  'index.md': '# Start',
  'guides/index.html': '<p>Guides</p>',
  'guides/index.md': '# Guides',
  'openapi.json': '{}',
  'llms.txt': '# Site',
  'guides/llms.txt': '# Guides',
  'api.d.ts': 'export {};',
  '.well-known/api-catalog': '{}',
  '.well-known/agent-skills/index.json': '{}',
  '.well-known/agent-skills/one/SKILL.md': '# One',
  'assets/js/main.0a1b2c3d.js': '',
});

afterAll(() => site.remove());

writeHeaders(site.folder, { base: '/docs/', connect: [] });
const rules = parseRules(readFileSync(path.join(site.folder, '_headers'), 'utf8'));
const headersFor = (file: string) => Object.fromEntries(headersOf(rules, `/docs/${file}`));

test.each([
  { file: 'index.md', type: 'text/markdown; charset=utf-8' },
  { file: 'guides/index.md', type: 'text/markdown; charset=utf-8' },
  { file: '.well-known/agent-skills/one/SKILL.md', type: 'text/markdown; charset=utf-8' },
  { file: '.well-known/agent-skills/index.json', type: undefined },
  { file: 'api.d.ts', type: 'text/plain; charset=utf-8' },
  { file: 'llms.txt', type: undefined },
  { file: 'guides/llms.txt', type: undefined },
  {
    file: '.well-known/api-catalog',
    type: 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
  },
])('scripts of other origins may read $file, and it has one type', ({ file, type }) => {
  const headers = headersFor(file);
  expect(headers['access-control-allow-origin']).toBe('*');
  expect(headers['content-type']).toBe(type);
});

test('pages load images of the hosts that a project lists, and of no others', () => {
  const policyWith = (images?: string[]) => {
    const shown = new SiteFolder({ 'index.html': '<p>Start</p>' });
    writeHeaders(shown.folder, { base: '/', connect: [], ...(images && { images }) });
    const headers = Object.fromEntries(
      headersOf(parseRules(readFileSync(path.join(shown.folder, '_headers'), 'utf8')), '/'),
    );
    shown.remove();
    return headers['content-security-policy']
      ?.split('; ')
      .find((directive) => directive.startsWith('img-src'));
  };
  expect(policyWith()).toBe("img-src 'self' data:");
  expect(policyWith(['images.books.example'])).toBe("img-src 'self' data: https://images.books.example");
});

test('scripts of other origins may not read pages', () => {
  expect(headersFor('guides/')).not.toHaveProperty('access-control-allow-origin');
});

test('every response links what programs look for, below the base', () => {
  const links = [
    '</docs/.well-known/api-catalog>; rel="api-catalog"',
    '</docs/openapi.json>; rel="service-desc"; type="application/json"',
    '</docs/llms.txt>; rel="llms-txt"',
  ];
  for (const file of ['', 'guides/', 'guides/index.md', 'nowhere'])
    expect(headersFor(file).link).toBe(links.join(', '));
});

test('every file has one rule for caches, because hosts join those of all that match', () => {
  for (const file of site.files.filter((name) => !name.startsWith('assets/')))
    expect([file, headersFor(file.replace(/^index\.html$/, ''))['cache-control']]).toEqual([
      file,
      'public, max-age=0, must-revalidate',
    ]);
  expect(headersFor('assets/js/main.0a1b2c3d.js')['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
});

test('a site without such files has neither links nor rules for them', () => {
  const plain = new SiteFolder({ 'index.html': '' });
  writeHeaders(plain.folder, { base: '/', connect: [] });
  const text = readFileSync(path.join(plain.folder, '_headers'), 'utf8');
  plain.remove();
  expect(text.split('\n').filter((line) => /^\S/.test(line))).toEqual(['/*', '/']);
  expect(text).not.toContain('Link:');
});

describe('a site of several APIs', () => {
  const names = ['orders', 'billing'];
  const several = new SiteFolder({
    'index.html': '<p>Start</p>',
    '.well-known/api-catalog': '{}',
    ...Object.fromEntries(
      names.flatMap((name) => [
        [`api/${name}/openapi.json`, '{}'],
        [`api/${name}/api.d.ts`, 'export {};'],
      ]),
    ),
  });

  afterAll(() => several.remove());

  const headersOfFile = (file: string, descriptions: readonly string[]) => {
    writeHeaders(several.folder, { base: '/docs/', connect: [], descriptions });
    const written = parseRules(readFileSync(path.join(several.folder, '_headers'), 'utf8'));
    return Object.fromEntries(headersOf(written, `/docs/${file}`));
  };
  const folders = names.map((name) => `api/${name}/`);

  test('links the description of each', () => {
    expect(headersOfFile('', folders).link).toBe(
      [
        '</docs/.well-known/api-catalog>; rel="api-catalog"',
        '</docs/api/orders/openapi.json>; rel="service-desc"; type="application/json"',
        '</docs/api/billing/openapi.json>; rel="service-desc"; type="application/json"',
      ].join(', '),
    );
  });

  test('leaves more than twelve to the catalogue', () => {
    const many = [...folders, ...Array.from({ length: 11 }, (_, index) => `api/other-${index}/`)];
    expect(headersOfFile('', many).link).toBe('</docs/.well-known/api-catalog>; rel="api-catalog"');
  });

  test('serves the types of each as text', () => {
    for (const folder of folders)
      expect(headersOfFile(`${folder}api.d.ts`, folders)).toMatchObject({
        'content-type': 'text/plain; charset=utf-8',
        'access-control-allow-origin': '*',
      });
  });
});
