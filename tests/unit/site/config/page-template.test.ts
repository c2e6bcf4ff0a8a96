import { compileSSGTemplate } from '@docusaurus/core/lib/ssg/ssgTemplate';
import { expect, test } from 'vitest';
import { createPageTemplate } from '../../../../site/config/page-template';

const PAGE = {
  ...{ htmlAttributes: '', bodyAttributes: '', preBodyTags: '', postBodyTags: '', appHtml: '' },
  ...{ baseUrl: '/', version: '3', noIndex: false, scripts: [], stylesheets: [], metaAttributes: [] },
};

test.each([
  {
    title: 'that has pictures',
    headTags: '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    want: 5,
  },
  { title: 'without pictures', headTags: '<meta property="og:site_name" content="Books">', want: 0 },
])(
  'the head of a page of a build $title has $want elements about its picture',
  async ({ headTags, want }) => {
    const render = await compileSSGTemplate(createPageTemplate('https://books.example'));
    expect(render({ ...PAGE, headTags }).match(/og:image/g) ?? []).toHaveLength(want);
  },
);
