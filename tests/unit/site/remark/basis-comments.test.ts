import type { Nodes } from 'mdast';
import { expect, test } from 'vitest';
import { removeBasisComments } from '../../../../site/remark/basis-comments';
import { parsePage } from '../../../../site/remark/parse-page';

/** A page's tree without positions, as it is compiled. */
function compiled(source: string): unknown {
  const tree = parsePage(source, 'page.mdx');
  removeBasisComments(tree);
  return JSON.parse(JSON.stringify(tree, (key, value: Nodes) => (key === 'position' ? undefined : value)));
}

test.each([
  {
    title: 'between two sentences',
    given: 'It is final. {/* held by: invoices.final @cc7b */} Send *it*.',
    same: 'It is final. Send *it*.',
  },
  {
    title: 'at the end of a line',
    given: '- It is `void`. {/* held by: credits.void @ea51 */}\n  Send it.',
    same: '- It is `void`.\n  Send it.',
  },
  {
    title: 'after an element',
    given: '| A |\n|---|\n| Send <Status of="410" /> {/* no test: advice @240a */} |',
    same: '| A |\n|---|\n| Send <Status of="410" /> |',
  },
  {
    title: 'twice in a paragraph',
    given: 'One. {/* no test: advice @9db9 */} Two. {/* no test: advice @424f */} Three.',
    same: 'One. Two. Three.',
  },
  {
    title: 'next to another comment',
    given: 'One. {/* allow term: name */} Two. {/* no test: advice @424f */}',
    same: 'One. {/* allow term: name */} Two.',
  },
])('a page compiles as if the comment was not there, $title', ({ given, same }) => {
  expect(compiled(given)).toEqual(compiled(same));
});
