import { createRequire } from 'node:module';
import type { BundledDescription } from '../normalize/bundled-description';
import type { GeneratedFile } from '../files/generated-file';
import { callInThread } from '../threads';
import { emitTypes } from './emit-types';

/** From so many characters of a description on, a thread saves more than the half second that it takes to start. */
const LARGE = 2 ** 20;

/** What the types are made of, and how many characters its files have. */
interface Source {
  size: number;
  bundle: BundledDescription;
}

/**
 * Begins with the types of a large description, in a thread: they take long, and no other stage reads them.
 * @returns what waits for them, and makes them for any other description.
 */
export function startTypes({ size, bundle }: Source): () => Promise<GeneratedFile[]> {
  if (size < LARGE) return () => emitTypes(bundle);
  const file = createRequire(__filename).resolve('./emit-types.ts');
  const types = callInThread<GeneratedFile[]>(file, emitTypes.name, bundle);
  // Whoever waits hears of an error; nobody does when another stage throws before.
  types.catch(() => {});
  return () => types;
}
