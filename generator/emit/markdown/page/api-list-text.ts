import type { ApiListData } from '#core/contracts/page-data';
import { SECTIONS } from '#core/labels/sections';
import { translate } from '#core/labels/translate';
import { joinBlocks, list } from '../markdown/blocks';
import { escapeText } from '../markdown/escape-text';
import { formatHtml } from '../markdown/format-html';
import { link } from '../markdown/link';
import { formatFact, formatServerFacts } from '../operation/format-security';
import type { TextContext } from '../text-context';
import { formatLinks } from './tag-text';

/** Formats `/api/` of a site with several APIs. */
export function formatApiList({ apis }: ApiListData, context: TextContext): string {
  return joinBlocks([
    `# ${translate('APIs')}`,
    ...apis.flatMap(({ title, href, version, html, servers, credentials, pages, files }) => [
      `## ${link({ label: title, href })}`,
      ...formatHtml(html, context.page),
      list([
        ...(version === '' ? [] : [formatFact(translate('Version'), escapeText(version))]),
        ...formatServerFacts(servers, context),
        ...(credentials.length === 0
          ? []
          : [formatFact(SECTIONS.authentication, escapeText(credentials.join(', ')))]),
      ]),
      formatLinks([...pages, ...files]),
    ]),
  ]);
}
