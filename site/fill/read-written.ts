import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { RouteNode } from '../src/shell/site';

/** Which lists of pages: those of the server name all pages, and those of browsers of the reference its start page only. */
export type Side = 'server' | 'client';

/** Where Docusaurus and the plugin of the reference write the list of a name. */
const fileOf = (folder: string, name: string, side: Side) =>
  join(folder, side === 'client' ? `client-${name}` : name);

/** Docusaurus writes each list of routes as one array, which calls two functions. */
const ARRAY = /^(?:export default|const routes =) (\[\n[^]*?\n\]);$/m;

/**
 * Reads the routes that Docusaurus has written for its bundler, without the one for unknown addresses.
 * @throws if Docusaurus no longer writes them as expected.
 */
export function readRoutes(folder: string, side: Side): RouteNode[] {
  const file = fileOf(folder, 'routes.js', side);
  const [, array] = ARRAY.exec(readFileSync(file, 'utf8')) ?? [];
  if (array === undefined) throw new Error(`${file} has another form than read-written.ts reads.`);
  type Component = Pick<RouteNode, 'of' | 'preload'>;
  const routes = runInNewContext(array, {
    ComponentCreator: (...of: RouteNode['of']): Component => ({ of }),
    preloadReference: (component: Component, preload: string): Component => ({ ...component, preload }),
  }) as (Omit<RouteNode, 'of'> & { component: Component })[];
  return (routes.map(withoutComponent) as RouteNode[]).filter(({ path }) => path !== '*');
}

function withoutComponent({ component, routes, ...route }: Record<string, unknown>): object {
  return {
    ...route,
    ...(component as object),
    ...(routes !== undefined && { routes: (routes as Record<string, unknown>[]).map(withoutComponent) }),
  };
}

const ENTRY = /^ {2}"([^"]+)": \[.*, ("(?:[^"\\]|\\.)*"), require\.resolveWeak\(/gm;

/** Reads the names of the modules of all routes, by chunk. @throws if Docusaurus no longer writes them as expected. */
export function readRegistry(folder: string, side: Side): Record<string, string> {
  const file = fileOf(folder, 'registry.js', side);
  const source = readFileSync(file, 'utf8');
  const entries = [...source.matchAll(ENTRY)].map(([, chunk, name]) => [chunk, JSON.parse(name!) as string]);
  if (entries.length !== source.split('require.resolveWeak(').length - 1)
    throw new Error(`${file} has another form than read-written.ts reads.`);
  return Object.fromEntries(entries) as Record<string, string>;
}
