import type { BundledDescription } from '../../../generator/bundle/bundled-description';
import { shuffled } from '../seed';
import { buildDefinitions, closedLocationOf, type Definitions } from './definitions';
import { createJudge, type Judge } from './judge';
import { collectRoots, type Root } from './roots';
import { walk, type Site } from './walk';

/** The examples of a description, its schemas, and every meeting of the two. */
export interface Corpus {
  definitions: Definitions;
  accepts: Judge;
  roots: Root[];
  sites: Site[];
}

/** Throws for an example that is not valid: a change of it would prove nothing. */
export function buildCorpus(description: BundledDescription): Corpus {
  const collected = collectRoots(description);
  const definitions = buildDefinitions(description, collected);
  const accepts = createJudge(definitions);
  const roots = shuffled(collected.roots);
  for (const { id, direction, definition, value } of roots) {
    if (!accepts(direction, closedLocationOf(definition), value))
      throw new Error(`The example ${id} is not valid.`);
  }
  const sites = roots.flatMap((root) => walk({ definitions, accepts }, root));
  return { definitions, accepts, roots, sites };
}
