import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Props } from '@docusaurus/types';
import { browserParts } from '../plugins/browser-config';
import { SHELL_DATA } from '../plugins/shell/shell-data';
import type { Site } from '../src/shell/site';
import type { DocsRules } from './docs-rules';
import { readRegistry, readRoutes, type Side } from './read-written';

/** A site as data; how its pages are loaded is added where they are. */
export type SiteData = Omit<Site, 'load'>;

/** The start of the names of modules that Docusaurus and the plugins write, all of them data. */
const GENERATED = /^@generated\//;

/** The list of chunks that each side reads; the other one's is of no use to it. */
const NOT_READ: Record<Side, string> = { server: 'client-routesChunkNames', client: 'routesChunkNames' };

/**
 * Reads a site from what Docusaurus and the plugins have written for the bundler.
 * @param url the origin of the site; empty if nobody named one.
 */
export function readSite(props: Props, url: string, side: Side, { replaced }: DocsRules): SiteData {
  const { generatedFilesDir: folder, baseUrl } = props;
  const parts: Record<string, unknown> = { i18n: props.i18n, ...browserParts(props, url) };
  const modules = Object.entries(readRegistry(folder, side));
  const registry = Object.fromEntries(modules.map(([chunk, name]) => [chunk, name.replace(GENERATED, '')]));
  const written = modules.flatMap(([, name]) => (GENERATED.test(name) ? [name.replace(GENERATED, '')] : []));
  const names = [...SHELL_DATA.filter((name) => name !== NOT_READ[side]), ...written];
  const read = (name: string): unknown => {
    const file = join(folder, name.endsWith('.json') ? name : `${name}.json`);
    return JSON.parse(readFileSync(replaced[side][`${file}$`] ?? file, 'utf8'));
  };
  return {
    base: baseUrl,
    data: Object.fromEntries(names.map((name) => [name, name in parts ? parts[name] : read(name)])),
    registry,
    routes: readRoutes(folder, side),
  };
}
