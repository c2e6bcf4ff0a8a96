import createComponent from '@docusaurus/ComponentCreator';
import { groupRoutes, type Route } from '../reference/group-routes';
import { site, type RouteNode } from './site';

interface RouteWithComponent extends Route {
  component: ReturnType<typeof createComponent>;
}

function toRoute({ of, routes, ...attributes }: RouteNode): RouteWithComponent {
  return {
    ...attributes,
    component: createComponent(...of),
    ...(routes && { routes: routes.map(toRoute) }),
  };
}

const notFound: RouteWithComponent = { path: '*', component: createComponent('*', '') };

/** The routes of a site as the server renders them. */
export default groupRoutes([...site.routes.map(toRoute), notFound]);
