import type { ProseData } from '#core/contracts/page-data';
import type { VersionChange } from '#core/contracts/versions';
import { translate } from '#core/labels/translate';
import { createRenderMarkdown } from '../pages/markdown/render-markdown';
import { formatPageData } from '../pages/format-page-data';
import type { Page } from '../pages/page/page';

/** The remedy of a change that needs none. */
const NO_REMEDY = 'Nothing.';

interface Differences extends Pick<Page, 'docId' | 'mdx' | 'dataJson'> {
  /** The same as Markdown. */
  markdown: string;
}

/** The page with all differences between an earlier version and the current one. */
export function buildDifferences(
  version: string,
  current: string,
  changes: readonly VersionChange[],
): Differences {
  const render = createRenderMarkdown(() => undefined);
  const lines = changes.map(({ isBreaking, summary, remedy }) => {
    const mark = isBreaking ? `**${translate('breaking')}** ` : '';
    const next = remedy === NO_REMEDY ? '' : ` ${remedy}`;
    return `- ${mark}${`${summary}.${next}`.replace(/\s+/g, ' ')}`;
  });
  const html = render(lines.join('\n'), 2);
  const data: ProseData = { ...(html !== undefined && { html }) };
  const title = translate('From {version} to {current}', { version, current });
  return {
    docId: 'differences',
    markdown: `# ${title}\n\n${lines.join('\n')}\n`,
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
