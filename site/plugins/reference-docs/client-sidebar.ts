import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PropSidebars } from '@docusaurus/plugin-content-docs';
import { shortenSidebar, type Sidebar } from '../../src/theme/DocSidebar/short-sidebar';

interface VersionModule {
  version: { docsSidebars: PropSidebars };
}

/** Returns the module with a version of the docs that Docusaurus wrote for the browser, in the plugin's folder `p`. */
function findVersionModule(folder: string): { file: string; module: VersionModule } {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const module = JSON.parse(readFileSync(file, 'utf8')) as Partial<VersionModule>;
    if (module.version?.docsSidebars) return { file, module: { version: module.version } };
  }
  throw new Error(`Docusaurus writes no module with a version and its sidebars into ${folder}.`);
}

/** Writes a short list of pages for the browser, and returns an alias from the module that Docusaurus wrote to `target`. */
export function writeClientSidebar(folder: string, target: string): Record<string, string> {
  const { file, module } = findVersionModule(folder);
  const { docsSidebars } = module.version;
  const short = Object.fromEntries(
    Object.entries(docsSidebars).map(([name, sidebar]) => [name, shortenSidebar(sidebar)]),
  );
  writeFileSync(target, JSON.stringify({ ...module, version: { ...module.version, docsSidebars: short } }));
  return { [`${file}$`]: target };
}

/** Returns the whole sidebar, for readers who open it; undefined if every page contains it. */
export function readWholeSidebar(folder: string): Sidebar | undefined {
  const [whole] = Object.values(findVersionModule(folder).module.version.docsSidebars);
  return whole && shortenSidebar(whole) !== whole ? whole : undefined;
}
