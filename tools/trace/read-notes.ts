import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The lines that the processes of a run have written to a folder. */
export function readNotes(folder: string): string[] {
  return readdirSync(folder).flatMap((file) =>
    readFileSync(path.join(folder, file), 'utf8').trimEnd().split('\n'),
  );
}
