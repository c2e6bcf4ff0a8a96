import { appendFileSync, existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import path from 'node:path';

/** The notes of browser tests until a run ends. */
export const NOTES = 'test-results/trace';

/** The folder with the notes of a file of browser tests. */
export function notesFolder(root: string, file: string): string {
  return path.join(root, NOTES, file.replaceAll('/', '+'));
}

/**
 * Sends the notes of this process to those of a file, with the notes since its last test: they are from loading this file, and from
 * making what its tests share.
 */
export function startNotes(root: string, file: string): void {
  const waiting = waitingFolder(root);
  const folder = sendNotes(notesFolder(root, file));
  for (const name of existsSync(waiting) ? readdirSync(waiting) : [])
    renameSync(path.join(waiting, name), path.join(folder, `${name}-${readdirSync(folder).length}`));
}

/** Keeps the notes of this process for the file of its next test. */
export function keepNotes(root: string): void {
  sendNotes(waitingFolder(root));
}

/** Adds a note to a folder that notes were sent to. */
export function addNote(folder: string, note: string): void {
  appendFileSync(path.join(folder, `${process.pid}-browser`), `${note}\n`);
}

function waitingFolder(root: string): string {
  return path.join(root, NOTES, `next-${process.pid}`);
}

function sendNotes(folder: string): string {
  mkdirSync(folder, { recursive: true });
  process.env.TRACE_TO = folder;
  return folder;
}
