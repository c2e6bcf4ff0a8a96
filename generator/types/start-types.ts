import { createRequire } from 'node:module';
import type { BundledDescription } from '../bundle/bundled-description';
import type { GeneratedFile } from '../files/generated-file';
import { callInThread } from '../threads';
import { emitTypes } from './emit-types';

/** From so many characters of JSON on, a thread saves more than the half second that it takes to start. */
const LARGE = 2 ** 20;

/**
 * Begins with the types of a large description, in a thread: they take long, and no other stage reads them.
 * @returns what waits for them, and makes them for any other description.
 */
export function startTypes(bundle: BundledDescription): () => Promise<GeneratedFile[]> {
  if (JSON.stringify(bundle).length < LARGE) return () => emitTypes(bundle);
  const file = createRequire(__filename).resolve('./emit-types.ts');
  const types = callInThread<GeneratedFile[]>(file, emitTypes.name, bundle);
  // Whoever waits hears of an error; nobody does when another stage throws before.
  types.catch(() => {});
  return () => types;
}
