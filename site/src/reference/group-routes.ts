/** A route as the router reads it. */
export interface Route {
  path: string;
  exact?: boolean;
  routes?: Route[];
}

/** Routes that stay one list. */
const MOST_ROUTES = 64;

/**
 * Parts the routes of a parent with many pages, so that the router tries few of them: the parent stands there once for each
 * start of their paths (`/api/objects/in`). The router tries all routes of a list several times for each page that it renders.
 */
export function groupRoutes(routes: readonly Route[]): Route[] {
  return routes.flatMap((route) => {
    const { routes: inside } = route;
    if (!inside) return [route];
    if (!isLongListOfPages(inside)) return [{ ...route, routes: groupRoutes(inside) }];
    const groups = splitByStart(inside, 1).toSorted((a, b) => b.start.length - a.start.length);
    return groups.map(({ start, pages }) => ({ ...route, path: `${start}(.*)`, routes: pages }));
  });
}

function isLongListOfPages(routes: readonly Route[]): boolean {
  return routes.length > MOST_ROUTES && routes.every((route) => route.exact && !route.routes);
}

interface Group {
  start: string;
  pages: Route[];
}

/** Groups of pages whose paths have the first `length` characters in common, or more where these are too many. */
function splitByStart(routes: readonly Route[], length: number): Group[] {
  const groups = new Map<string, Route[]>();
  for (const route of routes) {
    const start = route.path.slice(0, length);
    const group = groups.get(start);
    if (group) group.push(route);
    else groups.set(start, [route]);
  }
  return [...groups].flatMap(([start, pages]) =>
    pages.length > MOST_ROUTES && start.length === length
      ? splitByStart(pages, length + 1)
      : [{ start, pages }],
  );
}
