import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateRouteFiles } from '@docusaurus/core/lib/server/codegen/codegenRoutes.js';
import type { PluginRouteConfig } from '@docusaurus/types';
import { expect, test } from 'vitest';
import { readRegistry, readRoutes } from '../../../../site/fill/read-written';
import { clientRoutes } from '../../../../site/plugins/reference-docs/client-routes';
import { temporaryFolder } from '../../../builders/temporary-folder';

const plugin = { name: 'docs', id: 'default' };
const leaf = (url: string, content: string) => ({
  path: url,
  component: '@theme/DocItem',
  exact: true,
  modules: { content },
  sidebar: 'api',
});

/** A reference of two pages, and a page whose address has a quote, as Docusaurus writes their routes. */
async function written(): Promise<string> {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'docs'));
  const routes: PluginRouteConfig[] = [
    { path: "/reader's/", component: '@site/src/search/SearchPage', exact: true, plugin },
    {
      path: '/api/',
      component: '@theme/DocRoot',
      plugin,
      routes: [leaf('/api/', '@site/pages/index.mdx'), leaf('/api/bird/', '@site/pages/"bird".mdx')],
    },
  ];
  await generateRouteFiles({ generatedFilesDir: folder, routes } as Parameters<typeof generateRouteFiles>[0]);
  return folder;
}

test('the server gets all routes, with what plugins add to them', async () => {
  const folder = await written();
  const of = (url: string): unknown[] => [url, expect.stringMatching(/^\w{3}$/)];
  expect(readRoutes(folder, 'server')).toEqual([
    { path: "/reader's/", of: of("/reader's/"), exact: true },
    {
      path: '/api/',
      of: of('/api/'),
      routes: [
        { path: '/api/', of: of('/api/'), exact: true, sidebar: 'api' },
        { path: '/api/bird/', of: of('/api/bird/'), exact: true, sidebar: 'api' },
      ],
    },
  ]);
  expect(Object.values(readRegistry(folder, 'server')).toSorted()).toEqual([
    '@site/pages/"bird".mdx',
    '@site/pages/index.mdx',
    '@site/src/search/SearchPage',
    '@theme/DocItem',
    '@theme/DocRoot',
  ]);
});

test('a browser gets one route for the reference, which loads its HTML', async () => {
  const folder = await written();
  const paths = { base: '/api/', pages: '@site/pages' };
  for (const name of ['routes.js', 'registry.js'])
    writeFileSync(
      path.join(folder, `client-${name}`),
      clientRoutes[name]!(readFileSync(path.join(folder, name), 'utf8'), paths),
    );
  const [, reference] = readRoutes(folder, 'client');
  expect(reference?.routes).toEqual([
    { path: '/api/', of: ['/api/', expect.any(String)], exact: false, preload: '/api/', sidebar: 'api' },
  ]);
  expect(Object.values(readRegistry(folder, 'client')).toSorted()).toEqual([
    '@site/src/search/SearchPage',
    '@theme/DocItem',
    '@theme/DocRoot',
  ]);
});

test('another form than that of Docusaurus is an error, not an empty site', () => {
  const folder = temporaryFolder({
    'routes.js': 'export const routes = [];\n',
    'registry.js': 'export default {\n  a: [() => 0, "a", require.resolveWeak("a")],\n};\n',
  });
  expect(() => readRoutes(folder, 'server')).toThrow('another form');
  expect(() => readRegistry(folder, 'server')).toThrow('another form');
});
