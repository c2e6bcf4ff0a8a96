import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { describe, expect, test } from 'vitest';
import {
  readWholeSidebar,
  writeClientSidebar,
} from '../../../../../site/plugins/reference-docs/client-sidebar';
import { MOST_PAGES } from '#core/contracts/most-pages';
import { activePathOf, isShort } from '../../../../../site/src/theme/DocSidebar/short-sidebar';
import { temporaryFolder } from '../../../../builders/temporary-folder';

const page = (href: string): PropSidebarItem => ({ type: 'link', label: href, href, docId: href });
const category = (label: string, items: PropSidebarItem[], href?: string): PropSidebarItem => ({
  type: 'category',
  label,
  items,
  href,
  collapsed: true,
  collapsible: true,
});

/** A reference of two tags and events. */
function sidebarOf(operations: number): PropSidebarItem[] {
  const pages = Array.from({ length: operations }, (_, index) => page(`/api/pets/get-pet-${index}/`));
  return [
    page('/api/'),
    category('Pets', pages, '/api/pets/'),
    category('Pets at home', [page('/api/pets/home/feed/')], '/api/pets/home/'),
    category('Events', [category('pet', [page('/api/webhooks/pet-born/')])]),
  ];
}

function writeModule(sidebar: PropSidebarItem[]) {
  const module = { version: { label: '1', docsSidebars: { api: sidebar } } };
  const folder = temporaryFolder({ 'p/other.json': '{}', 'p/api-1.json': JSON.stringify(module) });
  const aliases = writeClientSidebar(join(folder, 'p'), join(folder, 'client.json'));
  const text = readFileSync(join(folder, 'client.json'), 'utf8');
  return { folder, aliases, text, short: (JSON.parse(text) as typeof module).version.docsSidebars.api };
}

describe('the sidebar of the browser', () => {
  test('is whole up to its limit', () => {
    const sidebar = sidebarOf(10);
    const { folder, short } = writeModule(sidebar);
    expect(short).toEqual(sidebar);
    expect(isShort(short)).toBe(false);
    expect(readWholeSidebar(join(folder, 'p'))).toBeUndefined();
  });

  test('has a link for each category beyond it, and takes the place of what Docusaurus wrote', () => {
    const sidebar = sidebarOf(MOST_PAGES);
    const { folder, aliases, short } = writeModule(sidebar);
    expect(short.map((item) => item.type === 'link' && [item.label, item.href])).toEqual([
      ['/api/', '/api/'],
      ['Pets', '/api/pets/'],
      ['Pets at home', '/api/pets/home/'],
      ['Events', '/api/webhooks/pet-born/'],
    ]);
    expect(aliases).toEqual({ [`${join(folder, 'p/api-1.json')}$`]: join(folder, 'client.json') });
    expect(readWholeSidebar(join(folder, 'p'))).toEqual(sidebar);
  });

  test('has the same bytes for any number of operations beyond it', () => {
    expect(writeModule(sidebarOf(MOST_PAGES * 10)).text).toBe(writeModule(sidebarOf(MOST_PAGES)).text);
  });

  test.each([
    { path: '/api/', want: '/api/' },
    { path: '/api/pets/get-pet-1/', want: '/api/pets/' },
    { path: '/api/pets/home/feed/', want: '/api/pets/home/' },
    { path: '/api/webhooks/pet-died/', want: '/api/webhooks/pet-born/' },
    { path: '/api/objects/', want: '/api/objects/' },
  ])('marks $want on $path', ({ path, want }) => {
    expect(activePathOf(writeModule(sidebarOf(MOST_PAGES)).short, path)).toBe(want);
  });

  test.each([
    { path: '/api/pets/get-pet-1/', want: '/api/pets/get-pet-1/' },
    { path: '/api/webhooks/pet-born/', want: '/api/webhooks/pet-born/' },
    { path: '/api/pets/get-plant/', want: '/api/pets/' },
    { path: '/api/pets/home/clean/', want: '/api/pets/home/' },
    { path: '/api/objects/plant/', want: '/api/objects/plant/' },
  ])('marks $want on $path while it is whole', ({ path, want }) => {
    expect(activePathOf(sidebarOf(10), path)).toBe(want);
  });
});
