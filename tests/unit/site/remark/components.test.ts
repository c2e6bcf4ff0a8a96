import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COMPONENTS, declaredIn } from '../../../../site/remark/components';
import { elements } from '../../../../site/remark/elements';
import { parsePage } from '../../../../site/remark/parse-page';

/** Elements become these; nobody writes them. */
const MADE = ['CallShowcase', 'SourceNote', 'SourceNumber'];

/** Of the original theme. */
const ORIGINAL = ['Details', 'Head'];

/** Renders what Markdown makes of backticks. */
const MARKDOWN = ['code', 'InlineCode'];

test('authors may write every component of the theme', () => {
  const theme = readFileSync('site/src/theme/MDXComponents.tsx', 'utf8');
  const [, listed = ''] = /\.\.\.MDXComponents,\s*([^}]+)\}/.exec(theme) ?? [];
  expect([...(listed.match(/\w+/g) ?? []), ...ORIGINAL].toSorted()).toEqual(
    [...COMPONENTS, ...MADE, ...MARKDOWN].toSorted(),
  );
});

test('no component has the name of an element that authors write, but for what it becomes', () => {
  expect(COMPONENTS.filter((name) => Object.hasOwn(elements, name))).toEqual([]);
});

test('a page may use what it imports or makes', () => {
  const page = [
    "import Video, { Poster as Still } from '@site/video';",
    'export const Note = () => null, other = 1;',
    'export function Aside() { return null; }',
    "export { Video } from '@site/video';",
  ].join('\n\n');
  expect(declaredIn(parsePage(page, 'page.mdx'))).toEqual(['Video', 'Still', 'Note', 'other', 'Aside']);
});
