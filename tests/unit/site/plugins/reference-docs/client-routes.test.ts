import { describe, expect, it } from 'vitest';
import { clientRoutes } from '../../../../../site/plugins/reference-docs/client-routes';

const paths = { base: '/api/', pages: '@site/../generated/pages' };

const routes = `import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/api/',
    component: ComponentCreator('/api/', 'root'),
    routes: [
      {
        path: '/api/',
        component: ComponentCreator('/api/', 'start'),
        exact: true,
        sidebar: "api"
      },
      {
        path: '/api/ping/get-ping/',
        component: ComponentCreator('/api/ping/get-ping/', 'ping'),
        exact: true,
        sidebar: "api"
      }
    ]
  },
  {
    path: '/glossary/',
    component: ComponentCreator('/glossary/', 'glossary'),
    exact: true
  },
];
`;

describe('the lists of pages that the browser gets', () => {
  it('have one route of the reference, which matches every path below', () => {
    const reduced = clientRoutes['routes.js']?.(routes, paths) ?? '';
    expect(reduced).not.toContain('get-ping');
    expect(reduced).toMatch(
      /component: preloadReference\(ComponentCreator\('\/api\/', 'start'\), '\/api\/'\),\s*exact: false/,
    );
    expect(reduced).toMatch(/'glossary'\),\s*exact: true/);
    expect(reduced).toContain('=> withOfflineFallback(createComponent(');
    expect(reduced).toContain('export default routes;');
  });

  it('have no module of the reference, and still end where the list ends', () => {
    const entry = (name: string, module: string) => `  "${name}": [() => import("${module}"), "${module}"],`;
    const docs = entry('a1', '@site/../docs/glossary.mdx');
    const reference = entry('b2', '@site/../generated/pages/ping/get-ping.mdx');
    const source = `export default {\n${reference}\n${docs}\n${reference}};\n`;
    expect(clientRoutes['registry.js']?.(source, paths)).toBe(`export default {\n\n${docs}\n};\n`);
  });

  it('load no content for the reference', () => {
    const source = JSON.stringify({
      '/api/-root': { __comp: 'c1' },
      '/api/-start': { __comp: 'c2', content: 'd1' },
      '/api/ping/get-ping/-ping': { __comp: 'c2', content: 'd2' },
      '/glossary/-glossary': { __comp: 'c3', content: 'd3' },
    });
    expect(JSON.parse(clientRoutes['routesChunkNames.json']?.(source, paths) ?? '')).toEqual({
      '/api/-root': { __comp: 'c1' },
      '/api/-start': { __comp: 'c2' },
      '/glossary/-glossary': { __comp: 'c3', content: 'd3' },
    });
  });

  it.each([
    {
      file: 'routes.js',
      change: 'double quotes',
      source: routes.replaceAll("'", '"'),
      want: /routes\.js .* expected one route \{ path: '\/api\/'/,
    },
    {
      file: 'routes.js',
      change: 'another component',
      source: routes.replace("ComponentCreator('/api/', 'start')", 'lazy()'),
      want: /routes\.js .* expected one route \{ path: '\/api\/'/,
    },
    {
      file: 'routes.js',
      change: 'another import',
      source: routes.replace('@docusaurus/ComponentCreator', '@docusaurus/createComponent'),
      want: /routes\.js .* expected import ComponentCreator/,
    },
    {
      file: 'routes.js',
      change: 'another list',
      source: routes.replace('export default [', 'export const routes = ['),
      want: /routes\.js .* expected export default \[/,
    },
    {
      file: 'routes.js',
      change: 'attributes with braces',
      source: routes.replace("'ping'),", "'ping'),\n        customProps: {},"),
      want: /routes\.js .* expected no route below \/api\//,
    },
    {
      file: 'registry.js',
      change: 'another folder',
      source: 'export default {\n  "a1": [() => import("@pages/ping.mdx"), "@pages/ping.mdx"],\n};\n',
      want: /registry\.js .* expected lines/,
    },
    {
      file: 'routesChunkNames.json',
      change: 'other keys',
      source: '{"/api/root": {"__comp": "c1"}}',
      want: /routesChunkNames\.json .* expected a key \/api\/-/,
    },
  ])('$file with $change is an error that says where to look', ({ file, source, want }) => {
    expect(() => clientRoutes[file]?.(source, paths)).toThrow(want);
    expect(() => clientRoutes[file]?.(source, paths)).toThrow('Compare that file with');
  });
});
