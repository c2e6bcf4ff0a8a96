import type { PageMistake } from '../../errors/page-error';
import { boundPage } from '../bound-page';
import type { Finding, Rule } from '../rule';

/** Reports an element that names something outside the description, as the build does, but without a build. */
export const element: Rule = {
  id: 'element',
  check: (page, { sources }) =>
    boundPage(page, sources).mistakes.map(({ line, column, message, rename }) => {
      const [what = '', ...rest] = message.split(/(?<=[."]) (?=[A-Z])/);
      const offset = offsetOf(page.source, line, column);
      return { offset, message: what, remedy: rest.join(' '), fix: fixFor(rename, page.source, offset) };
    }),
};

/** The replacement of the first value that is the wrong name. */
function fixFor(rename: PageMistake['rename'], source: string, offset: number): Finding['fix'] {
  if (rename === undefined) return undefined;
  const start = source.indexOf(`"${rename.from}"`, offset) + 1;
  const isThere = start > 0 && !source.slice(offset, start).includes('>');
  return !isThere ? undefined : { start, end: start + rename.from.length, text: rename.to };
}

function offsetOf(source: string, line: number, column: number): number {
  const before = source.split('\n').slice(0, line - 1);
  return before.reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
}
