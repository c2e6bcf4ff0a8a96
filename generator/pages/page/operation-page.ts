import type { Operation } from '../../model/api-model';
import { plainSummary } from '../markdown/plain-summary';
import type { MdxPage } from '../mdx/mdx';
import { WHOLE_PAGE } from './whole-page';

/** Builds the page of an operation: title, code, fields, errors. */
export function buildOperationPage(operation: Operation, tagSlug: string): MdxPage {
  return {
    frontMatter: {
      title: operation.summary,
      description: plainSummary(operation.description ?? operation.summary),
      slug: `/${tagSlug}/${operation.slug}/`,
      ...WHOLE_PAGE,
    },
    dataFile: `${operation.slug}.json`,
    body: [{ component: 'OperationPage' }],
  };
}
