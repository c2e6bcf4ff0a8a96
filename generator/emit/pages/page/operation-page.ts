import { sentMethod } from '#core/http/methods';
import { translate } from '#core/labels/translate';
import type { Operation } from '../../../model/api/api-model';
import { plainSummary } from '../markdown/plain-summary';
import type { MdxPage } from '../mdx/mdx';
import { describe } from '../mdx/page-head';
import { WHOLE_PAGE } from './whole-page';

/** Builds the page of an operation: title, code, fields, errors. */
export function buildOperationPage(operation: Operation, tagSlug: string): MdxPage {
  const { summary, description, method, path } = operation;
  const call = `${sentMethod(method)} ${path}`;
  return {
    frontMatter: {
      title: summary,
      meta_title: titleOf(operation, call),
      ...describe(
        plainSummary(description ?? summary),
        translate('{call}: what you send, what you get back, and code for the call.', { call }),
      ),
      slug: `/${tagSlug}/${operation.slug}/`,
      ...WHOLE_PAGE,
    },
    dataFile: `${operation.slug}.json`,
    body: [{ component: 'OperationPage' }],
  };
}

/** The title in search engines and tabs, where no method is next to it. */
function titleOf({ summary, path }: Operation, call: string): string {
  if (summary === path) return call;
  return summary.includes(path) ? summary : `${summary}: ${call}`;
}
