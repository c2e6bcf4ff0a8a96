import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { stringify } from 'yaml';
import { findLosslessNumbers, restoreDigits } from '#core/json/lossless-numbers';

/** Static folder of the site with the two files; recreated by each build and each start. */
export const descriptionFolder = '.docusaurus/api-description';

/** Serves the bundled API description as `/openapi.json` and `/openapi.yaml`. */
export default function apiDescription({ siteDir }: LoadContext, options: { generated: string }): Plugin {
  const bundle = join(options.generated, 'bundle/openapi.json');
  return {
    name: 'api-description',
    getPathsToWatch: () => [bundle],
    loadContent() {
      const folder = resolve(siteDir, descriptionFolder);
      mkdirSync(folder, { recursive: true });
      cpSync(bundle, join(folder, 'openapi.json'));
      const json = readFileSync(bundle, 'utf8');
      const restore = restoreDigits(findLosslessNumbers([json]).exact);
      writeFileSync(join(folder, 'openapi.yaml'), restore(stringify(JSON.parse(json))));
    },
  };
}
