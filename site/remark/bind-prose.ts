import { remarkFacts } from './facts';
import { readSources } from './read-sources';
import type { Sources } from './sources';

/**
 * The remark plugin for the hand-written pages, with what it reads once from `generated` and `docs`. It has no options:
 * Docusaurus writes the options of plugins into the configuration that every browser loads.
 */
export function bindProse(generated: string, docs: string): () => ReturnType<typeof remarkFacts> {
  let sources: Sources | undefined;
  return () => remarkFacts((sources ??= readSources(generated, docs)));
}
