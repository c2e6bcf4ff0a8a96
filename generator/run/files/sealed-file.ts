import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hashOf } from './hash';

/**
 * Writes a file of the cache with a hash of its content and purpose in its first line. Writes it under another name first, so that a
 * process that is killed leaves the old file or the new one.
 * @param purpose the use of the content: a reader with another purpose does not get it.
 */
export function writeSealed(file: string, purpose: string, content: string): void {
  const temporary = `${file}.${process.pid}`;
  try {
    writeFileSync(temporary, `${sealOf(purpose, content)}\n${content}`);
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** Returns the content of a file that `writeSealed` wrote for this purpose; undefined for any other file, and if there is none. */
export function readSealed(file: string, purpose: string): string | undefined {
  const text = readIfPossible(file);
  const end = text.indexOf('\n');
  const content = text.slice(end + 1);
  return end >= 0 && text.slice(0, end) === sealOf(purpose, content) ? content : undefined;
}

function readIfPossible(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function sealOf(purpose: string, content: string): string {
  return hashOf(`${purpose}\n${content}`);
}
