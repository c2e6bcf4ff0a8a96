import { relative } from 'node:path';
import type { StatsCompilation } from 'webpack';
import type { Problem } from '../../generator/problems/problem';
import { home } from '../config/code';
import { problemIn } from './problems-of';

/** Returns the problems that the bundler has found in our code. */
export function readStats({ errors = [] }: StatsCompilation): Problem[] {
  return errors.map(({ message, moduleIdentifier = '', loc = '' }) => {
    const problem = problemIn(message);
    if (problem.location.file !== '') return problem;
    // `loader!loader!/path/of/file.tsx?query`, and `3:1-20`.
    const file = moduleIdentifier
      .split('!')
      .at(-1)
      ?.split(/[?|]/)
      .find((part) => part.startsWith('/'));
    const [, line = '1', column = '1'] = /^(\d+):(\d+)/.exec(loc) ?? [];
    const at = { line: Number(line), column: Number(column), pointer: '' };
    return { ...problem, location: { file: file === undefined ? 'site' : relative(home, file), ...at } };
  });
}
