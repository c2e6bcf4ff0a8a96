import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ErrorsFile } from '#core/contracts/errors-file';
import type { Facts } from '#core/contracts/facts';
import type { Project } from '#core/contracts/project';
import { causesOf, causesOfResponses, documentedFrom } from '#core/paste/documented';
import { readDocumentedApis } from '../downloads/read-documented-apis';

interface Options {
  generated: string;
  project: Project;
  /** Whether the site has our simulator. */
  hasSimulator: boolean;
}

/**
 * Makes what is documented of errors, operations and fields loadable for the box that explains pasted input
 * (`@generated/paste-data/default/documented.json`): the same that the docs tool reads.
 */
export default function pasteData(_: LoadContext, { generated, project, hasSimulator }: Options): Plugin {
  return {
    name: 'paste-data',
    getPathsToWatch: () => [join(generated, 'facts/*.json'), join(generated, 'downloads/errors.json')],
    async contentLoaded({ actions }) {
      const read = (path: string): unknown => JSON.parse(readFileSync(join(generated, path), 'utf8'));
      const facts = read('facts/facts.json') as Facts;
      const causes = hasSimulator
        ? causesOf((read('downloads/errors.json') as ErrorsFile).errors)
        : causesOfResponses(readDocumentedApis(read, project, facts.operations).operations);
      await actions.createData('documented.json', documentedFrom(facts, causes));
      const [href] = Object.values(facts.statuses).flatMap((status) => status.href ?? []);
      actions.setGlobalData({ page: href?.split('#')[0] ?? null });
    },
  };
}
