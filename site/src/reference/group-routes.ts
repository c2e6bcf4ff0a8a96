/** A route as the router reads it. */
export interface Route {
  path: string;
  exact?: boolean;
  routes?: Route[];
}

/** The most routes that stay in one list. */
const MOST_ROUTES = 64;

/**
 * Splits the routes of a parent with many pages, so that the router tries only a few: the result repeats the parent for each prefix
 * of their paths (`/api/objects/in`). The router tries all routes of a list several times for each page that it renders.
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

/** Groups pages by the first `length` characters of their paths, or by more if a group is too large. */
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
