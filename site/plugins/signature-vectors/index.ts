import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Examples } from '#core/contracts/examples';
import type { Facts } from '#core/contracts/facts';
import { generatedFiles } from '../../config/folders';
import { buildVectors } from './build-vectors';

/** Static folder of the site with the file; recreated by each build and each start. */
export const vectorsFolder = join(generatedFiles, 'signature-vectors');

/** Serves the signed examples of all events as `/webhook-signatures.json`. */
export default function signatureVectors(_: LoadContext, options: { generated: string }): Plugin {
  const facts = join(options.generated, 'facts/facts.json');
  const examples = join(options.generated, 'facts/examples.json');
  return {
    name: 'signature-vectors',
    getPathsToWatch: () => [facts, examples],
    loadContent() {
      const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
      const vectors = buildVectors(read(facts) as Facts, read(examples) as Examples);
      mkdirSync(vectorsFolder, { recursive: true });
      writeFileSync(join(vectorsFolder, 'webhook-signatures.json'), `${JSON.stringify(vectors, null, 2)}\n`);
    },
  };
}
