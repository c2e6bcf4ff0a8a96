import { createRequire } from 'node:module';
import path from 'node:path';
import type { BundledDescription } from '../../read/normalize/bundled-description';
import type { GeneratedFile } from '../../run/files/generated-file';
import { callInThread } from '../../run/threads/threads';
import { emitTypes } from './emit-types';

/** Descriptions with at least this many characters are typed in a thread: it saves more than the half second it takes to start. */
const LARGE = 2 ** 20;

/** The description to make types of, and the number of characters in its files. */
interface Source {
  size: number;
  bundle: BundledDescription;
}

/**
 * Starts to make the types of a large description in a thread: they take long, and no other stage reads them.
 * @returns a function that waits for the types, or that makes them if the description is small.
 */
export function startTypes({ size, bundle }: Source): () => Promise<GeneratedFile[]> {
  if (size < LARGE) return () => emitTypes(bundle);
  const file = createRequire(__filename).resolve(`./emit-types${path.extname(__filename)}`);
  const types = callInThread<GeneratedFile[]>(file, emitTypes.name, bundle);
  // The caller that waits for the types gets the error; if another stage throws first, no one waits.
  types.catch(() => {});
  return () => types;
}
