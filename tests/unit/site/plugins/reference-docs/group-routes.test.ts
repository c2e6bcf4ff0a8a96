import { matchRoutes, type RouteConfig } from 'react-router-config';
import { describe, expect, it } from 'vitest';
import { groupRoutes, type Route } from '../../../../../site/src/reference/group-routes';

const page = (path: string): Route => ({ path, exact: true });

/** A site whose reference has a start, a tag whose name begins that of another, and many objects. */
function siteOf(objects: number): Route[] {
  const names = Array.from({ length: objects }, (_, index) => `object-${index}`);
  const pages = ['', 'pets/', 'pets/feed/', 'pets-at-home/', ...names.map((name) => `objects/${name}/`)];
  return [
    page('/search/'),
    { path: '/api/', routes: [{ path: '/api/', routes: pages.map((path) => page(`/api/${path}`)) }] },
    { path: '/', routes: [page('/'), page('/glossary/')] },
  ];
}

/** The paths of the routes that show a page, without patterns. */
function match(routes: Route[], path: string): string[] {
  return matchRoutes(routes as RouteConfig[], path).map(({ match: { url } }) => url);
}

function listPages(routes: readonly Route[]): string[] {
  return routes.flatMap((route) => (route.routes ? listPages(route.routes) : [route.path]));
}

/** Routes that the router tries for a page, at most. */
function countTried(routes: readonly Route[]): number {
  return routes.length + Math.max(0, ...routes.map((route) => countTried(route.routes ?? [])));
}

describe('the routes of the server', () => {
  it('stay one list on a small site', () => {
    expect(groupRoutes(siteOf(20))).toEqual(siteOf(20));
  });

  it('lead to the same pages on a large one', () => {
    const routes = siteOf(1000);
    const grouped = groupRoutes(routes);
    const pages = listPages(routes);
    expect(listPages(grouped).toSorted()).toEqual(pages.toSorted());
    for (const path of pages) expect(match(grouped, path).at(-1)).toBe(path);
    expect(match(grouped, '/search/')).toEqual(['/search/']);
    expect(match(grouped, '/api/objects/none/')).not.toContain('/api/objects/none');
  });

  it('are few at each step, however many pages there are', () => {
    expect(countTried(siteOf(5000))).toBeGreaterThan(5000);
    expect(countTried(groupRoutes(siteOf(5000)))).toBeLessThan(600);
  });

  it('keep what the parent is', () => {
    const component = () => null;
    const routes = [{ path: '/api/', component, routes: siteOf(100)[1]?.routes?.[0]?.routes }];
    for (const route of groupRoutes(routes)) expect(route).toMatchObject({ component });
  });
});
