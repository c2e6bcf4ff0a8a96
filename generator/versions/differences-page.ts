import type { ProseData } from '#core/contracts/page-data';
import type { VersionChange } from '#core/contracts/versions';
import { translate } from '#core/labels/translate';
import { createRenderMarkdown } from '../pages/markdown/render-markdown';
import { formatPageData } from '../pages/format-page-data';
import type { Page } from '../pages/page/page';

/** The page with all differences between an earlier version and the current one. */
export function buildDifferences(
  version: string,
  current: string,
  changes: readonly VersionChange[],
): Pick<Page, 'docId' | 'mdx' | 'dataJson'> {
  const render = createRenderMarkdown(() => undefined);
  const lines = changes.map(({ isBreaking, summary, remedy }) => {
    const mark = isBreaking ? `**${translate('breaking')}** ` : '';
    return `- ${mark}${summary}. ${remedy}`;
  });
  const html = render(lines.join('\n'), 2);
  const data: ProseData = { ...(html !== undefined && { html }) };
  const title = translate('From {version} to {current}', { version, current });
  return {
    docId: 'differences',
    dataJson: formatPageData(data),
    mdx: {
      frontMatter: {
        title,
        description: translate(
          'All differences between version {version} and version {current} of the API.',
          { version, current },
        ),
        slug: '/differences/',
      },
      dataFile: 'differences.json',
      body: [{ component: 'Prose' }],
    },
  };
}
