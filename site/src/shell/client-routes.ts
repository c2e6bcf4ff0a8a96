import createComponent from '@docusaurus/ComponentCreator';
import { withOfflineFallback, type RouteComponent } from '../offline/offline-fallback';
import { preloadReference } from '../reference/preload-reference';
import { site, type RouteNode } from './site';

interface Route {
  path: string;
  component: RouteComponent;
  exact?: boolean;
  routes?: Route[];
}

const create = (path: string, hash: string) =>
  withOfflineFallback(createComponent(path, hash) as unknown as RouteComponent);
const createMissing = () => create('*', '');

function toRoute({ of, preload, routes, ...attributes }: RouteNode): Route {
  const component = create(...of);
  return {
    ...attributes,
    component: preload === undefined ? component : preloadReference(component, preload),
    ...(routes && { routes: routes.map(toRoute) }),
  };
}

const routes: Route[] = [...site.routes.map(toRoute), { path: '*', component: createMissing() }];

const { pathname } = window.location;

// The only route of the reference also matches addresses without a page.
if (pathname.startsWith(`${site.base}api/`) && !document.querySelector('[data-reference]'))
  routes.unshift({ path: pathname, exact: true, component: createMissing() });

/** The routes of a site in the browser, as `plugins/reference-docs/client-routes.ts` writes them for a site without a shell. */
export default routes;
