import { createEngine } from '../../../search/engine';
import { createWholeSource } from '../../../search/index-source';
import { docs, generated, ownGenerated } from '../../config/folders';
import { readIndex } from '../read-index';

async function main(args: string[]): Promise<void> {
  const engine = createEngine(createWholeSource(readIndex({ docs, generated, ownGenerated })));
  const { hits } = await engine.search({ query: args.join(' ') });
  for (const { record, score } of hits)
    console.log(JSON.stringify({ url: record.url, type: record.type, hierarchy: record.hierarchy, score }));
}

void main(process.argv.slice(2));
