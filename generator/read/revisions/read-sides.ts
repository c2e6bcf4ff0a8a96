import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Revision } from './open-revision';
import { readSide, type ReadSide } from './read-side';

/**
 * Reads both sides. Where no file of the base differs in the head, they are the same side, which is read once: most changes of a
 * project are not of the description.
 * @throws ReadError if one cannot be read.
 */
export async function readSides(base: Revision, head: Revision): Promise<[base: ReadSide, head: ReadSide]> {
  const one = await readSide(base.entry, base.name);
  return [one, hasSameFiles(one, base, head) ? one : await readSide(head.entry, head.name)];
}

function hasSameFiles({ documents }: ReadSide, base: Revision, head: Revision): boolean {
  if (path.basename(base.entry) !== path.basename(head.entry)) return false;
  return documents.every(({ source }) => {
    const name = path.relative(path.dirname(path.resolve(base.entry)), source.absoluteRef);
    const file = path.resolve(path.dirname(head.entry), name);
    return existsSync(file) && readFileSync(file).equals(readFileSync(source.absoluteRef));
  });
}
