import { boundPage } from '../bound-page';
import type { Rule } from '../rule';

/** Reports an element that names something outside the description, as the build does, but without a build. */
export const element: Rule = {
  id: 'element',
  check: (page, { sources }) =>
    boundPage(page, sources).mistakes.map(({ line, column, message }) => {
      const [what = '', ...rest] = message.split(/(?<=[."]) (?=[A-Z])/);
      const offset = offsetOf(page.source, line, column);
      return { offset, message: what, remedy: rest.join(' ') };
    }),
};

function offsetOf(source: string, line: number, column: number): number {
  const before = source.split('\n').slice(0, line - 1);
  return before.reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
}
