import { VFile } from 'vfile';
import { remarkFacts } from '../../remark/facts';
import { parsePage } from '../../remark/parse-page';
import type { Rule } from '../rule';

/** An element that names something that the description does not have: what the build says, without a build. */
export const element: Rule = {
  id: 'element',
  check({ file, source }, { sources }) {
    try {
      remarkFacts(sources)(parsePage(source), new VFile({ path: file }));
      return [];
    } catch (error) {
      return String((error as Error).message)
        .split('\n')
        .map((line) => {
          const [, row = '1', column = '1', message = line] = /:(\d+):(\d+) {2}(.*)$/.exec(line) ?? [];
          const [what = '', ...rest] = message.split(/(?<=[."]) (?=[A-Z])/);
          return {
            offset: offsetOf(source, Number(row), Number(column)),
            message: what,
            remedy: rest.join(' '),
          };
        });
    }
  },
};

function offsetOf(source: string, line: number, column: number): number {
  const before = source.split('\n').slice(0, line - 1);
  return before.reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
}
