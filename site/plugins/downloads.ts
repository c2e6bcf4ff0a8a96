import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Project } from '#core/contracts/project';
import { root } from '../config/code';
import type { Settings } from '../config/settings';
import { buildDownloads, buildSimulator, type Download } from '../downloads/build-downloads';
import { renewFolder } from '../downloads/renew-folder';

/** Static folder of the site with the files, below what Docusaurus writes; renewed by each build, each start and each change. */
export const DOWNLOADS = 'download-files';

/** Sizes in bytes, by path: what `@generated/downloads/default/sizes.json` contains. */
type Sizes = Record<string, number>;

interface Options extends Pick<Settings, 'generated' | 'work'> {
  project: Project;
  /** Whether the site has our simulator. */
  hasSimulator: boolean;
}

/** Serves the files that readers download, such as `/openapi.json`. */
export default function downloads(
  _: LoadContext,
  { generated, work, project, hasSimulator }: Options,
): Plugin<Sizes> {
  const bundleChanged = keepBundled(generated, project);
  return {
    name: 'downloads',
    getPathsToWatch: () => [join(generated, '**/*.{json,yaml}')],
    async loadContent() {
      const all = [...buildDownloads(generated, project), ...(hasSimulator ? [await bundleChanged()] : [])];
      renewFolder(join(work, DOWNLOADS), all);
      return Object.fromEntries(all.map(({ path, content }) => [path, Buffer.byteLength(content)]));
    },
    async contentLoaded({ content, actions }) {
      await actions.createData('sizes.json', content);
    },
  };
}

/** Returns a function that bundles the simulator, unless none of its sources have changed since the last time: it takes half a second. */
function keepBundled(generated: string, project: Project): () => Promise<Download> {
  let bundled: { readonly changedAt: number; readonly simulator: Promise<Download> } | undefined;
  return () => {
    const changedAt = lastChange([join(root, 'simulator'), join(root, 'core'), generated]);
    if (bundled?.changedAt !== changedAt) bundled = { changedAt, simulator: buildSimulator(project) };
    return bundled.simulator;
  };
}

/** When a file in one of the folders was last written, in milliseconds since 1970. */
function lastChange(folders: readonly string[]): number {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  return files.reduce(
    (last, file) => Math.max(last, statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0),
    0,
  );
}
