import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatProblems, type Format } from '../../../problems/format-problems';
import type { Problem } from '../../../problems/problem';
import { codeFrame } from '../../source/code-frame';

/**
 * Problems of changed files first. As text, each with the lines around it, and those of other files after a line that says so.
 * @param changed paths relative to the working folder, as in the locations of problems.
 */
export function formatChanged(
  problems: readonly Problem[],
  changed: ReadonlySet<string>,
  format: Format,
): string {
  const isOwn = ({ location, others = [] }: Problem): boolean =>
    [location, ...others].some(({ file }) => changed.has(path.normalize(file)));
  const own = problems.filter(isOwn);
  const others = problems.filter((problem) => !isOwn(problem));
  if (format !== 'text') return formatProblems([...own, ...others], format);
  const blocks = own.map((problem) => `${formatProblems([problem], 'text')}${frameOf(problem)}`);
  if (others.length > 0) blocks.push(`In files that did not change:\n\n${formatProblems(others, 'text')}`);
  return blocks.join('\n');
}

function frameOf({ location: { file, line, column } }: Problem): string {
  const frame = codeFrame(readFileSync(file, 'utf8'), { line, column });
  return frame.replaceAll(/^(?=.)/gm, '  ') + '\n';
}
