import { groupBy } from '#core/collections/group-by';
import type { Fix, Problem } from './problem';

/** A file with all of its replacements made. */
export interface FixedFile {
  file: string;
  content: string;
  /** The replacements that were made, in order: the old and the new characters. */
  changes: { line: number; was: string; is: string }[];
}

/**
 * Makes the replacements of problems. Of two that overlap, the second is left for the next run.
 * @param read returns the content of a file.
 */
export function applyFixes(problems: readonly Problem[], read: (file: string) => string): FixedFile[] {
  const fixes = groupBy(
    problems.flatMap(({ fixes }) => fixes ?? []),
    ({ file }) => file,
  );
  return [...fixes].map(([file, own]) => ({ file, ...replaceAll(read(file), own) }));
}

function replaceAll(source: string, fixes: readonly Fix[]): Omit<FixedFile, 'file'> {
  const changes: FixedFile['changes'] = [];
  let content = '';
  let end = 0;
  for (const fix of fixes.toSorted((one, other) => one.start - other.start)) {
    if (fix.start < end) continue;
    const line = source.slice(0, fix.start).split('\n').length;
    changes.push({ line, was: source.slice(fix.start, fix.end), is: fix.text });
    content += source.slice(end, fix.start) + fix.text;
    end = fix.end;
  }
  return { content: content + source.slice(end), changes };
}
