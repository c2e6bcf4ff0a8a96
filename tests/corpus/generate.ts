import type { Generation } from '../../generator/run/generation';
import { generate } from '../../generator/run/pipeline';
import { hasErrors } from '../../generator/problems/has-errors';
import type { Description } from './descriptions';

/** Generates the output of a description. Throws when it is rejected. */
export async function generateOf({ name, entry }: Description): Promise<Generation> {
  const generation = await generate(entry, (_, work) => Promise.resolve(work()));
  const errors = generation.problems.filter((problem) => hasErrors([problem]));
  if (errors.length > 0) throw new Error(`${name} is refused: ${JSON.stringify(errors, null, 2)}`);
  return generation;
}

/** The text of a generated file. */
export function textOf({ files }: Generation, path: string): string {
  const file = files.find((one) => one.path === path);
  if (!file) throw new Error(`There is no file ${path}.`);
  return file.content;
}
