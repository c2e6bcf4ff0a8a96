import { readFileSync } from 'node:fs';
import { shuffled } from '../../mutation/seed';
import type { Lie, LieClass } from './lie';

/**
 * Returns changes to plant, as many of each class as of the others as far as there are any. The seed of `tests/mutation` decides which.
 * @param files paths from the project's root.
 */
export function makeLies(classes: Record<string, LieClass>, files: readonly string[], count: number): Lie[] {
  const contents = files.map((file) => ({ file, content: readFileSync(file, 'utf8') }));
  const byClass = Object.entries(classes).map(([kind, liesOf]) => {
    const lies = contents.flatMap(({ file, content }) =>
      liesOf(content, file).map((lie): Lie => ({ ...lie, file, kind })),
    );
    return shuffled(lies, ({ file, start, text }) => `${kind} ${file} ${start} ${text}`);
  });
  const longest = Math.max(...byClass.map(({ length }) => length));
  const rounds = Array.from({ length: longest }, (_, round) => byClass.flatMap((lies) => lies[round] ?? []));
  return rounds.flat().slice(0, count);
}
