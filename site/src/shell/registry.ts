import components from '@generated/shell/default/components';
import { runPage } from './page-module';
import { site } from './site';

/** How to load a module, and its name: Docusaurus reads more only to list the scripts of a page, and pages list none. */
type Entry = readonly [load: () => Promise<object>, name: string, id?: unknown];

async function load(name: string): Promise<object> {
  if (name in site.data) return { default: site.data[name] };
  return runPage((await site.load(name)).default);
}

/** In place of Docusaurus' list of the modules of all routes, by chunk: components are in the shell, and the rest is of the site. */
const registry: Record<string, Entry> = Object.fromEntries(
  Object.entries(site.registry).map(([chunk, name]): [string, Entry] => [
    chunk,
    components[name] ?? [() => load(name), name],
  ]),
);

export default registry;
