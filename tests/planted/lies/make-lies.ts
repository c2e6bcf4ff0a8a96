import { readFileSync } from 'node:fs';
import { shuffled } from '../../mutation/seed';
import { CLASSES } from './classes';
import type { Lie } from './lie';

/**
 * Returns lies to plant, as many of each class as of the others as far as there are any. The seed of `tests/mutation` decides which.
 * @param files paths from the project's root.
 */
export function makeLies(files: readonly string[], count: number): Lie[] {
  const contents = files.map((file) => ({ file, content: readFileSync(file, 'utf8') }));
  const byClass = Object.entries(CLASSES).map(([kind, liesOf]) => {
    const lies = contents.flatMap(({ file, content }) =>
      liesOf(content, file).map((lie): Lie => ({ ...lie, file, kind })),
    );
    return shuffled(lies, ({ file, start, text }) => `${kind} ${file} ${start} ${text}`);
  });
  const longest = Math.max(...byClass.map(({ length }) => length));
  const rounds = Array.from({ length: longest }, (_, round) => byClass.flatMap((lies) => lies[round] ?? []));
  return rounds.flat().slice(0, count);
}
