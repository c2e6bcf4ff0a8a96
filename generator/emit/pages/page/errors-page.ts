import { translate } from '#core/labels/translate';
import { SECTIONS } from '#core/labels/sections';
import type { MdxPage } from '../mdx/mdx';
import type { ErrorsData } from '#core/contracts/page-data';
import { responseHeading } from './response-heading';

/** Builds `/api/errors/`: one section per status. */
export function buildErrorsPage({ errors }: ErrorsData): MdxPage {
  return {
    frontMatter: {
      title: SECTIONS.errors,
      description: translate('Every error status of the API: what causes it, and what its body looks like.'),
      slug: '/errors/',
      section_pairs: true,
    },
    dataFile: 'errors.json',
    body: [
      { component: 'PasteBox' },
      ...errors.flatMap((error) => [
        responseHeading(error, 2),
        { component: 'ErrorCatalogue', attributes: { status: error.status } },
      ]),
    ],
  };
}
