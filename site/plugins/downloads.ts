import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildDownloads, buildSimulator, type Download } from '../downloads/build-downloads';

/** Static folder of the site with the files; recreated by each build and each start. */
export const downloadsFolder = '.docusaurus/download-files';

/** Sizes in bytes, by path: what `@generated/downloads/default/sizes.json` contains. */
type Sizes = Record<string, number>;

interface Options {
  generated: string;
  /** Whether the site has our simulator. */
  hasSimulator: boolean;
}

/** The simulator of this process: its sources do not change while a site is served. */
let simulator: Promise<Download> | undefined;

/** Serves the files that readers download, such as `/openapi.json`. */
export default function downloads(
  { siteDir }: LoadContext,
  { generated, hasSimulator }: Options,
): Plugin<Sizes> {
  return {
    name: 'downloads',
    getPathsToWatch: () => [join(generated, '**/*.{json,yaml}')],
    async loadContent() {
      const folder = resolve(siteDir, downloadsFolder);
      rmSync(folder, { recursive: true, force: true });
      const all = [
        ...buildDownloads(generated),
        ...(hasSimulator ? [await (simulator ??= buildSimulator())] : []),
      ];
      for (const { path, content } of all) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), content);
      }
      return Object.fromEntries(all.map(({ path, content }) => [path, Buffer.byteLength(content)]));
    },
    async contentLoaded({ content, actions }) {
      await actions.createData('sizes.json', content);
    },
  };
}
