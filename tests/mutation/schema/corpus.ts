import type { BundledDescription } from '../../../generator/read/normalize/bundled-description';
import { objectOf } from '#core/json/read';
import { shuffled } from '../seed';
import { completeRoots } from './complete';
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
  const hasChoice = ({ definition }: Root) => Number('anyOf' in objectOf(definitions.raw[definition]));
  // Last: a body that may be one of two things often is both, and a change of one of them hides behind the other.
  const roots = shuffled(collected.roots, ({ id }) => id).sort(
    (one, other) => hasChoice(one) - hasChoice(other),
  );
  for (const { id, direction, definition, value } of roots) {
    if (!accepts(direction, closedLocationOf(definition), value))
      throw new Error(`The example ${id} is not valid.`);
  }
  const walker = { definitions, accepts };
  const sites = roots.flatMap((root) => walk(walker, root));
  const completed = completeRoots(walker, sites);
  return {
    ...walker,
    roots: [...roots, ...completed],
    sites: [...sites, ...completed.flatMap((root) => walk(walker, root))],
  };
}
