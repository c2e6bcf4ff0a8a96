import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Examples } from '#core/contracts/examples';
import type { Facts } from '#core/contracts/facts';
import type { Settings } from '../../../site/config/settings';
import { buildVectors } from './build-vectors';

/** Static folder of the site with the file, below what Docusaurus writes; recreated by each build and each start. */
export const VECTORS = 'signature-vectors';

/** Serves the signed examples of all events as `/webhook-signatures.json`. */
export default function signatureVectors(
  _: LoadContext,
  { generated, work }: Pick<Settings, 'generated' | 'work'>,
): Plugin {
  const facts = join(generated, 'facts/facts.json');
  const examples = join(generated, 'facts/examples.json');
  const folder = join(work, VECTORS);
  return {
    name: 'signature-vectors',
    getPathsToWatch: () => [facts, examples],
    loadContent() {
      const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
      const vectors = buildVectors(read(facts) as Facts, read(examples) as Examples);
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'webhook-signatures.json'), `${JSON.stringify(vectors, null, 2)}\n`);
    },
  };
}
